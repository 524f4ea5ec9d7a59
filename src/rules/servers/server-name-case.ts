import type { ToolNames } from '../../clients/index.ts';
import { nameOf, placeOfName } from '../../model/server/index.ts';
import { areMerged, toolNamesOf } from '../../model/tools/index.ts';
import { quote } from '../../wording/index.ts';
import { defineDocs, defineRule } from '../define.ts';
import { clashes } from '../shared/clashes.ts';
import { renamedPlainly } from '../shared/new-names.ts';

export default defineRule({
  id: 'server-name-case',
  category: 'clarity',
  severity: 'warning',
  inSnippets: 'never',
  messages: {
    same: (data: { server: string; other: string }) =>
      `the names of ${data.server} and ${quote(data.other)} differ only in capitals`,
  },
  on: {
    file: {
      alikeNames: true,
      check(reading, { report }) {
        const names = toolNamesOf(reading);
        for (const { server, first } of clashes(reading.servers, (name) => name.toLowerCase())) {
          if (first.name === server.name) continue;
          // Where the client's own names of tools fold the case and tell nothing apart, more is lost than clarity.
          if (names !== undefined && areOne(names, first.name, server.name)) continue;
          report('same', { server: nameOf(server), other: first.name }, placeOfName(server), {
            server,
            ...(!isOneName(names, first.name, server.name) && { severity: 'info' }),
            help: 'rename one of them',
            fix: renamedPlainly(server, reading),
            related: [{ place: placeOfName(first), message: 'the other one' }],
          });
        }
      },
    },
  },
});

function areOne(names: ToolNames, one: string, other: string): boolean {
  return isOneName(names, one, other) && areMerged(names, one, other);
}

/** Where the client writes both alike, people and settings do mix them up. */
function isOneName(names: ToolNames | undefined, one: string, other: string): boolean {
  return names !== undefined && names.server(one) === names.server(other);
}

export const docs = defineDocs({
  summary: 'Two server names that differ only in capitals',
  why: 'Both are loaded. People take one for the other, and some clients fold the case in the names of tools. Where the client writes both alike it is a warning, elsewhere advice.',
  fix: 'Rename one of them.',
  mends: { unsafe: 'gives the second another name, in every file that defines or mentions it' },
  examples: [
    {
      title: 'Two names that look alike',
      files: {
        '.mcp.json': '{ "mcpServers": { "github": { "command": "a-mcp" }, ⟦"GitHub"⟧: { "command": "b-mcp" } } }\n',
      },
      also: ['server-name-invalid'],
    },
    {
      title: 'VS Code numbers the second, and nothing but the order in the file says which of the two that is',
      files: {
        '.vscode/mcp.json': '{ "servers": { "github": { "command": "a-mcp" }, ⟦"Github"⟧: { "command": "b-mcp" } } }\n',
      },
    },
    {
      title: 'Two names',
      files: {
        '.mcp.json': '{ "mcpServers": { "github": { "command": "a-mcp" }, "gitlab": { "command": "b-mcp" } } }\n',
      },
    },
  ],
  evidence: [
    {
      claim: 'both are loaded',
      source: 'Claude Code 2.1.326, OpenCode 1.18.33, omp 18.2.3, run (case 11d)',
      date: '2026-11-18',
    },
  ],
});
