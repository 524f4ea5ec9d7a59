import { defineDocs, defineRule } from '../define.ts';

export default defineRule({
  id: 'suppression-unknown',
  category: 'clarity',
  severity: 'warning',
  on: {},
  messages: {},
});

export const docs = defineDocs({
  summary: 'A comment that names a rule which does not exist',
  why: 'The comment silences nothing under that name.',
  fix: 'Correct the id.',
  mends: { unsafe: 'writes the rule that is near' },
  examples: [
    {
      title: 'A comment that names a rule which does not exist',
      files: {
        'opencode.json': '{\n  // mcp-lint-disable-next-line ⟦timeout-units⟧\n  "mcp": {}\n}\n',
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
