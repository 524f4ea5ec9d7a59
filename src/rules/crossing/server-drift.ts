import { contestsIn } from '../../model/precedence/index.ts';
import {
  agreementOf,
  type Disagreement,
  definitionsIn,
  departureFrom,
  lostIn,
  sharedProjectsIn,
} from '../../model/projects/index.ts';
import type { Definition, Reading } from '../../model/reading/index.ts';
import { keyOf, nameOf, placeOfName } from '../../model/server/index.ts';
import { at, grouped, type Place, textAt } from '../../model/values/index.ts';
import type { Document } from '../../parse/index.ts';
import { quote } from '../../wording/index.ts';
import { defineDocs, defineRule } from '../define.ts';
import { fieldsOf } from '../shared/differing.ts';

interface Pair {
  readonly server: string;
  readonly other: string;
}

export default defineRule({
  id: 'server-drift',
  category: 'compatibility',
  severity: 'info',
  messages: {
    version: ({ server, other, mine, theirs }: Pair & { mine: string; theirs: string }) =>
      `${server} runs ${mine} here and ${theirs} in ${other}`,
    remote: ({ server, other, isRemote }: Pair & { isRemote: boolean }) =>
      isRemote
        ? `${server} is remote here and started locally in ${other}`
        : `${server} is started locally here and remote in ${other}`,
    fields: ({ server, other, fields }: Pair & { fields: string }) =>
      `${server} is not the same as in ${other}: they differ in ${fields}`,
    name: ({ server, other, name }: Pair & { name: string }) => `${server} is called ${quote(name)} in ${other}`,
    unwritten: ({ server, other }: Pair) => `${server} is not in ${other}, which has other servers of this file`,
  },
  on: {
    run: {
      with: 'same-name',
      check(workspace, { report }) {
        const projects = sharedProjectsIn(workspace);
        if (projects.length === 0) return;
        const lost = lostIn(workspace);
        const shadowed = new Map(
          contestsIn(workspace).map(({ loser, winner }) => [keyOf(loser.server), winner.server]),
        );
        for (const project of projects) {
          const byName = definitionsIn(project, lost);
          const copies = new Set<Definition>();
          for (const source of project.readings) for (const copy of compareCopies(source, byName)) copies.add(copy);
          for (const definitions of byName.values()) {
            const startable = definitions.filter((each) => isStartable(each) && !copies.has(each));
            const agreement = startable.length > 1 ? agreementOf(startable) : undefined;
            const [first, ...others] = agreement?.disagreeing ?? [];
            if (agreement === undefined || first === undefined) continue;
            // That a target takes the other one says so already.
            const winner = shadowed.get(keyOf(first.definition.server));
            const isTold =
              winner !== undefined &&
              [first, ...others].every(({ definition }) => keyOf(definition.server) !== keyOf(winner));
            if (!isTold) tell(agreement.reference, first, others);
          }
          for (const [first, second] of calledOtherwise(byName)) {
            const { reading, server } = second;
            const other = quote(first.reading.document.path);
            report('name', { server: nameOf(server), other, name: first.server.name }, placeOfName(server), {
              reading,
              server,
              help: 'call it alike in both: prompts, agents and permissions mean servers by their names',
              related: [{ place: placeOfName(first.server), message: 'compared with this one' }],
            });
          }
        }

        /** A file from which others are written knows better; gives back what was held against it. */
        function compareCopies(
          { format: { writes = [] }, document, client }: Reading,
          byName: ReadonlyMap<string, readonly Definition[]>,
        ): readonly Definition[] {
          if (writes.length === 0) return [];
          const held: Definition[] = [];
          const holders = new Map<Document, Definition>();
          const originals: Definition[] = [];
          for (const definitions of byName.values()) {
            const source = definitions.find(
              ({ reading }) => reading.document === document && reading.client === client,
            );
            if (source === undefined) continue;
            originals.push(source);
            for (const copy of definitions) {
              const writing = writes.find((each) => each.client === copy.reading.client.id);
              if (writing === undefined) continue;
              held.push(copy);
              holders.set(copy.reading.document, copy);
              if (!isStartable(source) || !isStartable(copy)) continue;
              const departure = departureFrom(source, copy, writing);
              if (departure.differences.length > 0) tell(source, departure, [], 'source');
            }
          }
          for (const { reading } of holders.values()) {
            for (const source of originals) {
              if (!isStartable(source) || reading.names.includes(source.server.name)) continue;
              const other = quote(reading.document.path);
              report('unwritten', { server: nameOf(source.server), other }, placeOfName(source.server), {
                reading: source.reading,
                server: source.server,
                help: `write ${other} from this file again`,
              });
            }
          }
          return held;
        }

        function tell(
          reference: Definition,
          drifted: Disagreement,
          others: readonly Disagreement[],
          known?: 'source',
        ): void {
          const { reading, server } = drifted.definition;
          const pair = { server: nameOf(server), other: quote(reference.reading.document.path) };
          const { here, there } = placesOf(reference, drifted);
          const related = [
            { place: there, message: 'compared with this one' },
            ...others.map(({ definition, differences }) => ({
              place: placeOfName(definition.server),
              message: `differs in ${fieldsOf(differences)}`,
            })),
          ];
          const help =
            known === undefined
              ? 'make them alike, or leave them if the difference is meant'
              : `change ${pair.other}, and write this file from it again`;
          const extra = { reading, server, related, help };
          const versions = versionsOf(reference, drifted);
          const isRemote = server.url !== undefined && server.command === undefined;
          if (versions !== undefined) {
            const one = known === undefined ? 'use one version' : help;
            report('version', { ...pair, ...versions }, here, { ...extra, help: one });
          } else if (isRemote !== (reference.server.command === undefined)) {
            report('remote', { ...pair, isRemote }, here, extra);
          } else report('fields', { ...pair, fields: fieldsOf(drifted.differences) }, here, extra);
        }
      },
    },
  },
});

/** What is started or called alike, under names that differ in signs and capitals alone, by clients of which none has both. */
function* calledOtherwise(
  byName: ReadonlyMap<string, readonly Definition[]>,
): Iterable<readonly [first: Definition, second: Definition]> {
  const alike = grouped([...byName.keys()], (name) => name.replace(/[^\p{L}\p{N}]/gu, '').toLowerCase());
  for (const [letters, names] of alike) {
    if (letters === '' || names.length < 2) continue;
    const [first, ...others] = names.flatMap((name) => (byName.get(name) ?? []).filter(isStartable));
    if (first === undefined) continue;
    for (const second of others) {
      const having = (name: string) => byName.get(name)?.map(({ reading }) => reading.client) ?? [];
      const isApart = having(first.server.name).every((client) => !having(second.server.name).includes(client));
      if (second.server.name === first.server.name || !isApart) continue;
      if (agreementOf([first, second])?.disagreeing.length === 0) yield [first, second];
      break;
    }
  }
}

function isStartable({ server }: Definition): boolean {
  return !server.off && (server.command ?? server.url) !== undefined;
}

/** The values where there is one difference; the names where it takes more to see it. */
function placesOf(
  { server: theirs }: Definition,
  { definition: { server }, differences }: Disagreement,
): Record<'here' | 'there', Place> {
  const only = differences.length === 1 ? differences[0] : undefined;
  return {
    here: only?.b === undefined ? placeOfName(server) : at(server.document, only.b),
    there: only?.a === undefined ? placeOfName(theirs) : at(theirs.document, only.a),
  };
}

/** Where nothing but the version of a package or of an image differs. */
function versionsOf({ server: theirs }: Definition, { definition: { server }, differences }: Disagreement) {
  const [only, ...more] = differences;
  if (only?.a === undefined || only.b === undefined || more.length > 0) return undefined;
  const mine = splitVersion(textAt(server, only.b));
  const other = splitVersion(textAt(theirs, only.a));
  if (mine === undefined || mine.name !== other?.name) return undefined;
  return { mine: mine.version, theirs: other.version };
}

function splitVersion(text: string | undefined): { name: string; version: string } | undefined {
  const found = text === undefined ? null : /^([@\w./-]+?)(?:[@:]([\w.+-]{1,40}))?$/.exec(text);
  if (found === null || found[1] === undefined) return undefined;
  return { name: found[1], version: found[2] === undefined ? 'the newest version' : `version ${found[2]}` };
}

export const docs = defineDocs({
  summary: 'One server, configured differently for two clients',
  why: 'A server that several clients use stands in several files, and changes reach some of them. Definitions are compared after their dialects are taken away: the spelling of variables, units of time, `cmd /c`, commands in one list or in two fields, and values that one file leaves to a variable make no difference.',
  fix: 'Bring the definitions together. A difference that is meant, such as a flag that tells the server who calls, can stay: the rule is an `info`, and speaks once for each server.',
  examples: [
    {
      title: 'Two versions',
      files: {
        '.mcp.json': '{ "mcpServers": { "db": { "command": "npx", "args": ["-y", "db-mcp@1.4.0"] } } }\n',
        '.vscode/mcp.json': '{ "servers": { "db": { "command": "npx", "args": ["-y", ⟦"db-mcp@1.2.0"⟧] } } }\n',
      },
    },
    {
      title: 'Files that aix writes are held against its own',
      files: {
        'aix.json':
          '{ "servers": { "db": { "name": "db", "transport": "stdio", "command": "db-mcp", "args": ["--all"] }, ⟦"wiki"⟧: { "name": "wiki", "command": "wiki-mcp" }, "docs": { "transport": "sse", "url": "https://docs.example.com/sse" } } }\n',
        '.mcp.json':
          '{ "mcpServers": { "db": { "type": "stdio", "command": "db-mcp", "args": ["--all"] }, "docs": { "type": "http", "url": "https://docs.example.com/sse" } } }\n',
        'opencode.json':
          '{ "mcp": { "db": { "type": "local", "command": ["db-mcp", ⟦"--some"⟧] }, "wiki": { "type": "local", "command": ["wiki-mcp"] }, "docs": { "type": "remote", "url": "https://docs.example.com/sse" } } }\n',
      },
      also: ['lossy-field'],
    },
    {
      title: 'Other arguments and one more variable in OpenCode',
      files: {
        '.mcp.json': '{ "mcpServers": { "db": { "command": "db-mcp", "args": ["--read-only"] } } }\n',
        'opencode.json':
          '{ "mcp": { ⟦"db"⟧: { "type": "local", "command": ["db-mcp"], "environment": { "LOG_LEVEL": "debug" } } } }\n',
      },
    },
    {
      title: 'Remote for one client, local for the other',
      files: {
        '.cursor/mcp.json': '{ "mcpServers": { "docs": { "url": "https://docs.example.com/mcp" } } }\n',
        '.mcp.json': '{ "mcpServers": { ⟦"docs"⟧: { "command": "docs-mcp" } } }\n',
      },
    },
    {
      title: 'Two spellings of one name',
      files: {
        '.cursor/mcp.json': '{ "mcpServers": { "docs-wiki": { "url": "https://docs.example.com/mcp" } } }\n',
        '.mcp.json': '{ "mcpServers": { ⟦"DocsWiki"⟧: { "type": "http", "url": "https://docs.example.com/mcp" } } }\n',
      },
      also: ['server-name-invalid'],
    },
    {
      title: 'Two variables for one value',
      files: {
        '.cursor/mcp.json':
          '{ "mcpServers": { "db": { "command": "db-mcp", "env": { "DB_URL": "${env:DATABASE}" } } } }\n',
        '.mcp.json': '{ "mcpServers": { "db": { "command": "db-mcp", "env": { "DB_URL": ⟦"${DB_URL}"⟧ } } } }\n',
      },
    },
    {
      title: 'The same server in four dialects',
      files: {
        '.codex/config.toml': '[mcp_servers.db]\ncommand = "npx"\nargs = ["-y", "db-mcp"]\nenv_vars = ["DB_URL"]\n',
        '.mcp.json':
          '{ "mcpServers": { "db": { "command": "npx", "args": ["-y", "db-mcp"], "env": { "DB_URL": "${DB_URL}" } } } }\n',
        '.vscode/mcp.json':
          '{ "servers": { "db": { "command": "cmd", "args": ["/c", "npx", "-y", "db-mcp@latest"], "env": { "DB_URL": "${env:DB_URL}" } } } }\n',
        'opencode.json':
          '{ "mcp": { "db": { "type": "local", "command": ["npx", "-y", "db-mcp"], "environment": { "DB_URL": "{env:DB_URL}" } } } }\n',
      },
    },
    {
      title: 'Two packages of one repository',
      files: {
        'app/.mcp.json': '{ "mcpServers": { "db": { "command": "db-mcp" } } }\n',
        'site/.cursor/mcp.json': '{ "mcpServers": { "db": { "command": "db-mcp", "args": ["--site"] } } }\n',
      },
    },
    {
      title: 'Switched off for one of them',
      files: {
        '.mcp.json': '{ "mcpServers": { "db": { "command": "db-mcp" } } }\n',
        'opencode.json': '{ "mcp": { "db": { "type": "local", "command": ["old-db-mcp"], "enabled": false } } }\n',
      },
    },
  ],
  evidence: [
    {
      claim: 'it speaks of 23 servers in 11 of 40 repositories; each differs in what is started or called',
      source: 'mcp-lint on the configuration files of 40 public repositories',
      date: '2026-11-18',
    },
    {
      claim:
        'of 157 names that stand in two files of one folder, 51 differ once dialects are folded; most differences are meant',
      source: 'configuration files of 87 public repositories',
      date: '2026-11-18',
    },
  ],
});
