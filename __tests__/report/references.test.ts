import { expect, test } from '@jest/globals';
import { type RenderOptions, renderReferences } from '../../src/report/index.ts';
import { workspaceOf } from '../model/workspace.ts';

const workspace = await workspaceOf({
  '.mcp.json': '{ "mcpServers": { "db": { "command": "db-mcp" } } }',
  '.claude/settings.json': '{ "permissions": { "allow": ["mcp__db__query"] },\n  "enabledMcpjsonServers": ["db"] }',
});
const options: RenderOptions = {
  color: false,
  quiet: false,
  infos: true,
  cwdPrefix: 'app/',
  repositoryPath: (path) => path,
  version: '1.0.0',
  docsUrl: () => undefined,
};

test('as text', async () => {
  expect(await renderReferences('text', 'db', workspace, options)).toBe(
    `app/.claude/settings.json:1:30  Claude Code  "mcp__db__query"
app/.claude/settings.json:2:29  Claude Code  "db"

2 entries in 1 file mention server "db"
`,
  );
});

test('as JSON', async () => {
  expect(JSON.parse(await renderReferences('json', 'db', workspace, options))).toEqual({
    version: 1,
    tool: { name: 'mcp-lint', version: '1.0.0' },
    server: 'db',
    references: [
      {
        path: '.claude/settings.json',
        line: 1,
        column: 30,
        endLine: 1,
        endColumn: 46,
        client: 'Claude Code',
        text: 'mcp__db__query',
        tool: 'query',
      },
      {
        path: '.claude/settings.json',
        line: 2,
        column: 29,
        endLine: 2,
        endColumn: 33,
        client: 'Claude Code',
        text: 'db',
      },
    ],
  });
});

test('as Markdown', async () => {
  expect(await renderReferences('markdown', 'db', workspace, options)).toBe(
    `| place | client | mention |
| --- | --- | --- |
| app/.claude/settings.json:<!-- -->1:<!-- -->30 | Claude Code | "mcp\\_\\_db\\_\\_query" |
| app/.claude/settings.json:<!-- -->2:<!-- -->29 | Claude Code | "db" |

2 entries in 1 file mention server "db"
`,
  );
});

test('where nothing does', async () => {
  expect(await renderReferences('text', 'wiki', workspace, options)).toBe('nothing mentions server "wiki"\n');
  expect(await renderReferences('markdown', 'wiki', workspace, options)).toBe('nothing mentions server "wiki"\n');
});
