import { defineDocs, defineRule } from '../define.ts';

/** Found where the blocks of a page are read together. */
export default defineRule({
  id: 'snippet-drift',
  category: 'clarity',
  severity: 'info',
  on: {},
  messages: {},
});

export const docs = defineDocs({
  summary: 'Two blocks of one page disagree on the version, a variable or the address of a server',
  why: 'Who follows one block gets another program than who follows the other. Mostly one of them was forgotten when the other was changed.',
  fix: 'Write the same in both; name one version, or none.',
  mends: 'only its author knows which version is meant',
  examples: [
    {
      title: 'The second block was forgotten',
      files: {
        'README.md':
          '## Cursor\n\n```json\n{ "mcpServers": { "docs": { "command": "npx", "args": ["docs-mcp@1.3.0"] } } }\n```\n\n## Claude Code\n\n```json\n{ "mcpServers": { "docs": { "command": "npx", "args": ["⟦docs-mcp@1.2.0⟧"] } } }\n```\n',
      },
    },
    {
      title: 'One version',
      files: {
        'README.md':
          '## Cursor\n\n```json\n{ "mcpServers": { "docs": { "command": "npx", "args": ["docs-mcp@1.3.0"] } } }\n```\n',
      },
    },
  ],
  evidence: [{ claim: 'which blocks are compared', source: 'docs/pages.md', date: '2026-11-19' }],
});
