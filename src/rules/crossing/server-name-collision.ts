import type { ToolNames } from '../../clients/index.ts';
import { groupsIn, type Item, isIdle, type Member } from '../../model/precedence/index.ts';
import type { Reading } from '../../model/reading/index.ts';
import { isNameless, nameOf, placeOfName, readerOf, type Server } from '../../model/server/index.ts';
import { areMerged, formFor, isComparable, partOf, remedyFor, toolNamesOf } from '../../model/tools/index.ts';
import { consequence } from '../../model/verdict/index.ts';
import { quote } from '../../wording/index.ts';
import { defineDocs, defineRule } from '../define.ts';
import { clashes, elsewhere } from '../shared/clashes.ts';
import { renamedPlainly } from '../shared/new-names.ts';

export default defineRule({
  id: 'server-name-collision',
  category: 'correctness',
  severity: 'warning',
  messages: {
    merge: (data: { server: string; other: string; client: string; prefix: string; outcome: string }) =>
      `${data.client} calls the tools of ${data.server} and ${quote(data.other)} alike, ${quote(data.prefix)}; ${data.outcome}`,
    same: (data: { name: string; client: string; outcome: string }) =>
      `${data.client} calls the tools of both servers ${quote(data.name)} alike; ${data.outcome}`,
    single: (data: { server: string; other: string; client: string; prefix: string; outcome: string }) =>
      `${data.client} calls ${data.server} and ${quote(data.other)} alike, ${quote(data.prefix)}; ${data.outcome}`,
  },
  on: {
    run: {
      with: 'alike-names',
      check(workspace, { report }) {
        const { readings, toolLists } = workspace;
        const tell = (first: Server, server: Server, names: ToolNames, reading: Reading, isNested = false) => {
          if (!areMerged(names, partOf(first, names), partOf(server, names))) return;
          // Where the tools of both are known, tool-name-collision says which are lost.
          const areKnown = [first, server].every(
            ({ name, document }) => toolLists.of(name, document.path) !== undefined,
          );
          if (areKnown && names.alike === undefined) return;
          const client = readerOf(reading);
          const place = placeOfName(server);
          const outcome = outcomeOf(names);
          // In one file both are meant to run.
          const isLost = names.alike !== undefined && first.document === server.document;
          const extra = {
            reading,
            server,
            ...(isLost ? { reaction: names.alike } : {}),
            help: remedyFor(names) + elsewhere(first, server, client, isNested),
            related: [{ place: placeOfName(first), message: 'the other one' }],
          };
          if (first.name === server.name) {
            report('same', { name: server.name, client, outcome }, place, extra);
            return;
          }
          const prefix = formFor(names, partOf(server, names));
          const data = { server: nameOf(server), other: first.name, client, prefix, outcome };
          // Where another key stands for the server, its name is not to blame.
          const fix = names.partKey === undefined ? renamedPlainly(server, reading) : undefined;
          report(names.alike === undefined ? 'merge' : 'single', data, place, { ...extra, fix });
        };
        for (const reading of readings) {
          const names = toolNamesOf(reading);
          if (names === undefined || !haveAlike(reading, names)) continue;
          const running = reading.servers.filter(
            (server) => isComparable(server, names) && !isIdle(server, reading, workspace),
          );
          for (const { server, first } of clashes(running, (_, each) => names.server(partOf(each, names)))) {
            // Of such items one counts, as key-duplicate says; without a name none does.
            if (isNameless(server) || (first.name === server.name && keepsOne(reading))) continue;
            tell(first, server, names, reading);
          }
        }
        for (const group of groupsIn(workspace)) {
          const names = group.client.toolNames;
          if (names === undefined) continue;
          for (const { servers, reading, nested } of group.pairs(namesBy(names))) {
            tell(...servers, names, reading, nested);
          }
        }
      },
    },
  },
});

/** What the names of a file become; of those that become one, which is another question, the first. */
function namesBy({ server }: ToolNames): (member: Member) => ReadonlyMap<string, Item> {
  const known = new WeakMap<Member, ReadonlyMap<string, Item>>();
  return (member) => {
    const found =
      known.get(member) ?? new Map([...member.names].reverse().map((name) => [server(name), { server: name }]));
    known.set(member, found);
    return found;
  };
}

/** Of the two, or of a tool that both have. */
function outcomeOf({ alike, clash }: ToolNames): string {
  if (alike?.effect === 'drops-server') return 'only one of them answers';
  if (alike !== undefined) return consequence(alike, 'it');
  switch (clash?.across) {
    case 'none':
      return 'with a tool that both have it offers none at all';
    case 'sent':
      return 'of a tool that both have the model gets two under one name';
    default:
      return 'a tool that both have is lost for one';
  }
}

function keepsOne({ format }: Reading): boolean {
  return format.servers.some((map) => map.keeps !== undefined);
}

/** Most files have none, and need not be normalised again. */
function haveAlike({ names }: Reading, { server, partKey }: ToolNames): boolean {
  if (partKey !== undefined) return true;
  return new Set(names.map(server)).size < names.length;
}

export const docs = defineDocs({
  summary: 'Two names that become one in the names of their tools',
  why: 'A client replaces the characters that a tool name cannot hold. Two servers whose names become equal share one set of names, and of two tools with the same name one is gone.',
  fix: 'Rename one of the servers so that letters and digits tell them apart.',
  mends: { unsafe: 'gives the second another name, in every file that defines or mentions it' },
  examples: [
    {
      title: 'A dot and an underscore in Claude Code',
      files: {
        '.mcp.json':
          '{ "mcpServers": { "my_server": { "command": "a-mcp" }, ⟦"my.server"⟧: { "command": "b-mcp" } } }\n',
      },
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
      title: 'One prefix for two servers of the Docker MCP Gateway, and servers without one',
      files: {
        '.docker/mcp/catalogs/team.yaml':
          'registry:\n  docs:\n    type: server\n    image: example/docs\n    prefix: team\n  ⟦wiki⟧:\n    type: server\n    image: example/wiki\n    prefix: team\n  files:\n    type: server\n    image: example/files\n  notes:\n    type: server\n    image: example/notes\n',
      },
    },
    {
      title: 'Two files that OpenCode reads together',
      files: {
        'opencode.json': '{ "mcp": { ⟦"my.docs"⟧: { "type": "local", "command": ["a-mcp"] } } }\n',
        '.opencode/opencode.json': '{ "mcp": { "my_docs": { "type": "local", "command": ["b-mcp"] } } }\n',
      },
    },
    {
      title: 'Two files of which another client reads each',
      files: {
        'opencode.json': '{ "mcp": { "my.docs": { "type": "local", "command": ["a-mcp"] } } }\n',
        '.omp/mcp.json': '{ "mcpServers": { "my_docs": { "command": "b-mcp" } } }\n',
      },
    },
    {
      title: 'One name for two servers of a list',
      files: {
        '.vibe/config.toml':
          '[[mcp_servers]]\nname = "docs"\ntransport = "stdio"\ncommand = "a-mcp"\n\n[[mcp_servers]]\nname = ⟦"docs"⟧\ntransport = "stdio"\ncommand = "b-mcp"\n',
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
