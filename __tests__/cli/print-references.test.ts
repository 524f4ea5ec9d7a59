import { expect, test } from '@jest/globals';
import { printReferences } from '../../src/cli/print-references.ts';
import { referencesTo } from '../../src/model/index.ts';
import { workspaceOf } from '../model/workspace.ts';

const workspace = await workspaceOf({
  '.mcp.json': '{ "mcpServers": { "db": { "command": "db-mcp" } } }',
  '.claude/settings.json': '{ "permissions": { "allow": ["mcp__db__query"] },\n  "enabledMcpjsonServers": ["db"] }',
});
const found = referencesTo(workspace, 'db');

test('as text', () => {
  expect(printReferences('db', found, 'text')).toBe(
    `.claude/settings.json:1:30  Claude Code  "mcp__db__query"
.claude/settings.json:2:29  Claude Code  "db"

2 entries in 1 file mention server "db"
`,
  );
});

test('as JSON', () => {
  expect(JSON.parse(printReferences('db', found, 'json'))).toEqual({
    version: 1,
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

test('as Markdown', () => {
  expect(printReferences('db', found.slice(0, 1), 'markdown')).toBe(
    `| place | client | mention |
| --- | --- | --- |
| .claude/settings.json:1:30 | Claude Code | "mcp\\_\\_db\\_\\_query" |

1 entry in 1 file mentions server "db"
`,
  );
});

test('where nothing does', () => {
  expect(printReferences('wiki', [], 'text')).toBe('nothing mentions server "wiki"\n');
  expect(printReferences('wiki', [], 'markdown')).toBe('nothing mentions server "wiki"\n');
});
