import { defineDocs, defineRule } from '../define.ts';

/** Found where the blocks of a page are read together. */
export default defineRule({
  id: 'snippet-manifest',
  category: 'clarity',
  severity: 'info',
  on: {},
  messages: {},
});

export const docs = defineDocs({
  summary: 'A block of a page and package.json, pyproject.toml or server.json beside it disagree',
  why: 'A package under nearly the name that the repository publishes is somebody else’s, or nobody’s. A variable that server.json does not know is one that clients which install from the registry never ask for; one that it requires and the page does not name is missing for everybody else.',
  fix: 'Correct the block, or the manifest.',
  mends: 'the page may be right, and the manifest forgotten',
  examples: [
    {
      title: 'The package without its scope',
      files: {
        'package.json': '{ "name": "@acme/docs-mcp" }\n',
        'README.md':
          '## Cursor\n\n```json\n{ "mcpServers": { "docs": { "command": "npx", "args": ["⟦docs-mcp⟧"] } } }\n```\n',
      },
    },
    {
      title: 'The package of the repository',
      files: {
        'package.json': '{ "name": "@acme/docs-mcp" }\n',
        'README.md':
          '## Cursor\n\n```json\n{ "mcpServers": { "docs": { "command": "npx", "args": ["@acme/docs-mcp"] } } }\n```\n',
      },
    },
  ],
  evidence: [{ claim: 'what is compared', source: 'docs/pages.md', date: '2026-11-19' }],
});
