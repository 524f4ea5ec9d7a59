import { defineDocs, defineRule } from '../define.ts';

export default defineRule({
  id: 'suppression-unused',
  category: 'clarity',
  severity: 'warning',
  on: {},
  messages: {},
});

export const docs = defineDocs({
  summary: 'A comment, a baseline entry or a pattern that silences nothing',
  why: 'The finding it was written for is gone, or the comment stands on another line. A stale comment hides the next mistake on that line, and a stale entry of the baseline the next one at that place.',
  fix: 'Remove the comment, the entry or the pattern, or correct it.',
  mends: { safe: 'removes the comment, or the id' },
  examples: [
    {
      title: 'A comment that silences nothing',
      files: {
        'opencode.json': '{\n  ⟦// mcp-lint-disable-next-line timeout-unit -- slow host⟧\n  "mcp": {}\n}\n',
      },
    },
    {
      title: 'A comment that does its work',
      files: {
        'opencode.json':
          '{ "mcp": { "db": { "type": "local", "command": ["db-mcp"],\n  // mcp-lint-disable-next-line timeout-unit -- measured\n  "timeout": 30 } } }\n',
      },
    },
  ],
  evidence: [{ claim: 'how comments silence findings', source: 'docs/configuration.md', date: '2026-11-18' }],
});
