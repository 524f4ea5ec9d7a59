import { areMerged, formFor, nameOf, placeOfName, toolNamesOf } from '../model/index.ts';
import { quote } from '../wording/index.ts';
import { clashes } from './clashes.ts';
import { defineDocs, defineRule } from './define.ts';

export default defineRule({
  id: 'server-name-collision',
  category: 'correctness',
  severity: 'warning',
  scope: 'document',
  onlyWith: ['several'],
  messages: {
    merge: (data: { server: string; other: string; client: string; prefix: string }) =>
      `${data.client} calls the tools of ${data.server} and ${quote(data.other)} alike, ${quote(data.prefix)}; a tool that both have is lost for one`,
  },
  check(reading, { client, report }) {
    const names = toolNamesOf(reading);
    if (names === undefined) return;
    for (const { server, first } of clashes(reading.servers, names.server)) {
      if (!areMerged(names, first.name, server.name)) continue;
      const prefix = formFor(names, server.name);
      report('merge', { server: nameOf(server), other: first.name, client, prefix }, placeOfName(server), {
        server,
        help: 'rename one of them',
        related: [{ place: placeOfName(first), message: 'the other one' }],
      });
    }
  },
});

export const docs = defineDocs({
  summary: 'Two names that become one in the names of their tools',
  why: 'A client replaces the characters that a tool name cannot hold. Two servers whose names become equal share one set of names, and of two tools with the same name one is gone.',
  fix: 'Rename one of the servers so that letters and digits tell them apart.',
  examples: [
    {
      title: 'A dot and an underscore in Claude Code',
      files: {
        '.mcp.json':
          '{ "mcpServers": { "my_server": { "command": "a-mcp" }, ⟦"my.server"⟧: { "command": "b-mcp" } } }\n',
      },
      also: ['server-name-invalid'],
    },
    {
      title: 'A hyphen and a dot in omp',
      files: {
        '.omp/mcp.json':
          '{ "mcpServers": { "my-server": { "command": "a-mcp" }, ⟦"my.server"⟧: { "command": "b-mcp" } } }\n',
      },
    },
    {
      title: 'Claude Code keeps the hyphen',
      files: {
        '.mcp.json': '{ "mcpServers": { "my_server": { "command": "a-mcp" }, "my-server": { "command": "b-mcp" } } }\n',
      },
    },
  ],
  evidence: [
    {
      claim: 'three servers with one tool each give two names, in omp one',
      source: 'Claude Code 2.1.326, OpenCode 1.18.33, omp 18.2.3, run with a stand-in model (t2)',
      date: '2026-11-18',
    },
  ],
});
