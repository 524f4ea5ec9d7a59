import type { ToolNames } from '../clients/index.ts';
import {
  areMerged,
  formFor,
  nameOf,
  placeOfName,
  type Reading,
  readerOf,
  serverNames,
  toolNamesOf,
} from '../model/index.ts';
import { quote } from '../wording/index.ts';
import { clashes } from './clashes.ts';
import { defineDocs, defineRule } from './define.ts';

export default defineRule({
  id: 'server-name-collision',
  category: 'correctness',
  severity: 'warning',
  scope: 'workspace',
  onlyWith: ['alike-names'],
  messages: {
    merge: (data: { server: string; other: string; client: string; prefix: string }) =>
      `${data.client} calls the tools of ${data.server} and ${quote(data.other)} alike, ${quote(data.prefix)}; a tool that both have is lost for one`,
    twice: (data: { server: string; client: string }) =>
      `${data.server} stands twice in this list, and ${data.client} does not keep the two apart`,
    single: (data: { server: string; other: string; client: string; prefix: string }) =>
      `${data.client} calls ${data.server} and ${quote(data.other)} alike, ${quote(data.prefix)}; only one of them answers`,
  },
  check({ readings, toolLists }, { report }) {
    for (const reading of readings) {
      const names = toolNamesOf(reading);
      if (names === undefined || !haveAlike(reading, names)) continue;
      const client = readerOf(reading);
      const { path } = reading.document;
      for (const { server, first } of clashes(reading.servers, names.server)) {
        if (server.off || first.off || !areMerged(names, first.name, server.name)) continue;
        // Where the tools of both are known, tool-name-collision says which are lost.
        const areKnown = [first, server].every(({ name }) => toolLists.of(name, path) !== undefined);
        if (areKnown && !names.oneAnswers) continue;
        const prefix = formFor(names, server.name);
        const extra = {
          reading,
          server,
          help: 'rename one of them',
          related: [{ place: placeOfName(first), message: 'the other one' }],
        };
        if (server.name === first.name) {
          report('twice', { server: nameOf(server), client }, placeOfName(server), extra);
          continue;
        }
        report(
          names.oneAnswers ? 'single' : 'merge',
          { server: nameOf(server), other: first.name, client, prefix },
          placeOfName(server),
          extra,
        );
      }
    }
  },
});

/** Most files have none, and need not be normalised again. */
function haveAlike({ document, format }: Reading, { server }: ToolNames): boolean {
  const names = serverNames(document, format);
  return new Set(names.map(server)).size < names.length;
}

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
      title: 'A blank and a hyphen in Factory Droid, which keeps one of the two',
      files: {
        '.factory/mcp.json':
          '{ "mcpServers": { "my docs": { "command": "a-mcp" }, ⟦"my-docs"⟧: { "command": "b-mcp" } } }\n',
      },
    },
    {
      title: 'One name twice in a list',
      files: {
        '.continue/mcpServers/servers.yaml':
          'name: servers\nversion: 1.0.0\nschema: v1\nmcpServers:\n  - name: docs\n    command: a-mcp\n  - name: ⟦docs⟧\n    command: b-mcp\n',
      },
    },
    {
      title: 'Of two servers one is off',
      files: {
        'opencode.json':
          '{ "mcp": { "a_b": { "type": "local", "command": ["a-mcp"], "enabled": false }, "a.b": { "type": "local", "command": ["b-mcp"] } } }\n',
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
