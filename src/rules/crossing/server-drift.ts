import { type Comparison, compared, type Departure, expectedOf, portionOf } from '../../model/copies/index.ts';
import { isOfUser } from '../../model/folders/index.ts';
import { contestsIn } from '../../model/precedence/index.ts';
import {
  agreementOf,
  type Disagreement,
  definitionsIn,
  lostIn,
  type Project,
  sharedProjectsIn,
} from '../../model/projects/index.ts';
import type { Definition, Reading } from '../../model/reading/index.ts';
import { keyOf, nameOf, placeOfName, type Server } from '../../model/server/index.ts';
import { at, grouped, lettersOf, type Place, textAt } from '../../model/values/index.ts';
import { quote } from '../../wording/index.ts';
import { defineDocs, defineRule, type RunContext } from '../define.ts';
import { fieldsOf } from '../shared/differing.ts';

interface Pair {
  readonly server: string;
  readonly other: string;
}

const messages = {
  version: ({ server, other, mine, theirs }: Pair & { mine: string; theirs: string }) =>
    `${server} runs ${mine} here and ${theirs} in ${other}`,
  remote: ({ server, other, isRemote }: Pair & { isRemote: boolean }) =>
    isRemote
      ? `${server} is remote here and started locally in ${other}`
      : `${server} is started locally here and remote in ${other}`,
  fields: ({ server, other, fields }: Pair & { fields: string }) =>
    `${server} is not the same as in ${other}: they differ in ${fields}`,
  name: ({ server, other, name }: Pair & { name: string }) => `${server} is called ${quote(name)} in ${other}`,
  lacks: ({ server, other, fields }: Pair & { fields: string }) => `${server} lacks what ${other} says: ${fields}`,
  added: ({ server, other, fields }: Pair & { fields: string }) => `${server} says what ${other} does not: ${fields}`,
  edited: ({ server, other, fields }: Pair & { fields: string }) =>
    `${server} was edited by hand: ${other} has no way to say ${fields}`,
  missing: ({ server, other }: Pair) => `${server} of ${other} is missing here`,
  extra: ({ server, other }: Pair) => `${server} is not in ${other}, from which this file is written`,
};

export default defineRule({
  id: 'server-drift',
  category: 'compatibility',
  severity: 'info',
  messages,
  on: {
    run: {
      with: 'same-name',
      check(workspace, context) {
        const projects = sharedProjectsIn(workspace);
        if (projects.length === 0) return;
        const lost = lostIn(workspace);
        const winners: Winners = new Map(
          contestsIn(workspace).map(({ loser, winner }) => [keyOf(loser.server), winner.server]),
        );
        for (const project of projects) {
          const byName = definitionsIn(project, lost);
          const copies = new Set(sourcesIn(project).flatMap((source) => compareCopies(source, byName, context)));
          for (const definitions of byName.values()) {
            const own = definitions.filter((each) => takesPart(each) && !copies.has(each));
            compareAlike(own, winners, context);
          }
          for (const [first, second] of calledOtherwise(byName)) tellOfName(first, second, context);
        }
      },
    },
  },
});

type Told = RunContext<typeof messages>;
type Definitions = ReadonlyMap<string, readonly Definition[]>;

/** By the key of a server that a client passes over, the one that it prefers. */
type Winners = ReadonlyMap<string, Server>;

/** Files from which others are written; from what is the user's, files of projects are, and none of the user's. */
function sourcesIn(project: Project): Reading[] {
  return project.readings.filter(
    (source) => source.format.writes !== undefined && !isPassedOver(source, project) && !isOfUser(source.document.path),
  );
}

/** Servers of one name. */
function compareAlike(definitions: readonly Definition[], winners: Winners, context: Told): void {
  const agreement = definitions.length > 1 ? agreementOf(definitions) : undefined;
  const [first, ...others] = agreement?.disagreeing ?? [];
  if (agreement === undefined || first === undefined) return;
  // That a target takes the other one says so already.
  const winner = winners.get(keyOf(first.definition.server));
  const isCompared = [first, ...others].some(({ definition }) => winner && keyOf(definition.server) === keyOf(winner));
  if (winner === undefined || isCompared) tell(agreement.reference, [first, ...others], 'others', context);
}

function tellOfName(first: Definition, { reading, server }: Definition, { report }: Told): void {
  const other = quote(first.reading.document.path);
  report('name', { server: nameOf(server), other, name: first.server.name }, placeOfName(server), {
    reading,
    server,
    help: 'call it alike in both: prompts, agents and permissions mean servers by their names',
    related: [{ place: placeOfName(first.server), message: 'compared with this one' }],
  });
}

/** A file from which others are written knows better; gives back what was held against it. */
function compareCopies(source: Reading, byName: Definitions, context: Told): readonly Definition[] {
  const held: Definition[] = [];
  for (const writing of source.format.writes ?? []) {
    const copies = [...byName.values()].flatMap((definitions) =>
      definitions.filter(({ reading }) => reading.client.id === writing.client),
    );
    const [first] = copies.filter(({ server }) => source.names.includes(server.name));
    const portion = first && portionOf(source, writing);
    if (first === undefined || portion === undefined) continue;
    const expected = expectedOf(source, portion, writing, first.reading);
    const names = new Set(expected.map(({ name }) => name));
    held.push(...copies.filter(({ server }) => names.has(server.name)));
    const found = compared(
      expected.filter((each) => each.source?.off !== true),
      copies.map(({ server }) => server).filter(({ off }) => !off),
    );
    tellOfCopies(source, first.reading, found, { copies, replaces: portion.replaces }, context);
  }
  return held;
}

function tellOfCopies(
  source: Reading,
  holder: Reading,
  { departures, same, missing, extra }: Comparison,
  { copies, replaces }: { readonly copies: readonly Definition[]; readonly replaces: boolean },
  context: Told,
): void {
  const { report } = context;
  const other = quote(source.document.path);
  const definitionOf = (server: Server) => copies.find((copy) => copy.server === server);
  for (const departure of departures) {
    const copy = definitionOf(departure.copy);
    if (copy !== undefined)
      tellOfDeparture(departure, copy, { server: departure.expected.source, reading: source }, context);
  }
  // A file that shares nothing but a name may be somebody's own.
  if (same.length === 0) return;
  const isOne = copies.every(({ reading }) => reading === holder);
  for (const { source: server } of missing) {
    if (copies.some((copy) => copy.server.name === server.name)) continue;
    report('missing', { server: nameOf(server), other }, placeOfMap(holder, same), {
      reading: holder,
      server,
      related: [{ place: placeOfName(server), message: 'it stands here' }],
      help: `write this file from ${other} again`,
    });
  }
  for (const server of replaces && isOne ? extra : []) {
    report('extra', { server: nameOf(server), other }, placeOfName(server), {
      reading: holder,
      server,
      help: `put it into ${other}, or it is gone when this file is written again`,
    });
  }
}

function tellOfDeparture(
  { differences, byHand }: Departure,
  copy: Definition,
  source: Definition,
  context: Told,
): void {
  if (differences.length > 0) tell(source, [{ definition: copy, differences }], 'source', context);
  const [first, ...more] = byHand;
  if (first === undefined) return;
  const pair = { server: nameOf(copy.server), other: quote(source.reading.document.path) };
  const isOne = more.length === 0 && first.b !== undefined;
  const place = isOne ? at(copy.server.document, first.b) : placeOfName(copy.server);
  context.report('edited', { ...pair, fields: fieldsOf(byHand) }, place, {
    ...copy,
    related: [{ place: placeOfName(source.server), message: 'written from this one' }],
    help: 'it is gone when this file is written again',
  });
}

/** At the first that drifted; `source`: the file is written from what it is compared with. */
function tell(
  reference: Definition,
  [drifted, ...others]: readonly [Disagreement, ...Disagreement[]],
  by: 'source' | 'others',
  { report }: Told,
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
    by === 'others'
      ? 'make them alike, or leave them if the difference is meant'
      : `change ${pair.other}, and write this file from it again`;
  const extra = { reading, server, related, help };
  const versions = versionsOf(reference, drifted);
  const isRemote = server.url !== undefined && server.command === undefined;
  if (versions !== undefined) {
    const one = by === 'others' ? 'use one version' : help;
    report('version', { ...pair, ...versions }, here, { ...extra, help: one });
  } else if (isRemote !== (reference.server.command === undefined)) {
    report('remote', { ...pair, isRemote }, here, extra);
  } else {
    const fields = fieldsOf(drifted.differences);
    const side = by === 'others' ? 'fields' : sideOf(drifted);
    report(side, { ...pair, fields }, here, extra);
  }
}

/** What is started or called alike, under names that differ in signs and capitals alone, by clients of which none has both. */
function* calledOtherwise(byName: Definitions): Iterable<readonly [first: Definition, second: Definition]> {
  const alike = grouped([...byName.keys()], lettersOf);
  for (const [letters, names] of alike) {
    if (letters === '' || names.length < 2) continue;
    const [first, ...others] = names.flatMap((name) => (byName.get(name) ?? []).filter(takesPart));
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

/** Of several files of which a program reads one, the first counts. */
function isPassedOver(source: Reading, { readings }: Project): boolean {
  const { files } = source.format;
  if (files.some((file) => file.includes('*'))) return false;
  const rank = ({ document }: Reading) => files.findIndex((file) => document.path.endsWith(file));
  return readings.some((other) => other.format === source.format && rank(other) < rank(source));
}

function placeOfMap({ document, maps }: Reading, [first]: readonly Server[]): Place {
  const route = maps.find((map) => map.route.length > 0)?.route;
  return route === undefined && first !== undefined ? placeOfName(first) : at(document, route ?? [], 'key');
}

function sideOf({ differences }: Disagreement): 'lacks' | 'added' | 'fields' {
  if (differences.every(({ b }) => b === undefined)) return 'lacks';
  return differences.every(({ a }) => a === undefined) ? 'added' : 'fields';
}

function takesPart({ server }: Definition): boolean {
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
  why: 'A server that several clients use stands in several files, and changes reach some of them. Definitions are compared after their dialects are taken away: the spelling of variables, units of time, `cmd /c`, commands in one list or in two fields, and values that one file leaves to a variable make no difference. Where a file is the one from which others are written (aix, rulesync, ruler), each copy is held against what is written from it, word by word: what is stale, what is missing, what was added by hand, and what else stands there and goes when it is written again. Copies for which the source or its settings write nothing are left alone.',
  fix: 'Bring the definitions together. A difference that is meant, such as a flag that tells the server who calls, can stay: the rule is an `info`, and speaks once for each server.',
  mends: 'which of two definitions is right is a decision',
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
          '{ "servers": { "db": { "name": "db", "transport": "stdio", "command": "db-mcp", "args": ["--all"] }, "wiki": { "name": "wiki", "command": "wiki-mcp" }, "docs": { "transport": "sse", "url": "https://docs.example.com/sse" } } }\n',
        '.mcp.json':
          '{ ⟦"mcpServers"⟧: { "db": { "type": "stdio", "command": "db-mcp", "args": ["--all"], "timeout": ⟦9000⟧ }, "docs": { "type": "http", "url": "https://docs.example.com/sse" } } }\n',
        'opencode.json':
          '{ "mcp": { "db": { "type": "local", "command": ["db-mcp", ⟦"--some"⟧] }, "wiki": { "type": "local", "command": ["wiki-mcp"] }, "docs": { "type": "remote", "url": "https://docs.example.com/sse" } } }\n',
      },
      also: ['lossy-field'],
    },
    {
      title: 'rulesync puts its servers in the place of all that stand in the file',
      files: {
        '.rulesync/mcp.jsonc':
          '{ "mcpServers": { "db": { "command": "db-mcp", "env": { "DB_URL": "${DB_URL}" } }, "docs": { "type": "http", "url": "https://docs.example.com/mcp" } } }\n',
        '.cursor/mcp.json':
          '{ "mcpServers": { ⟦"db"⟧: { "command": "db-mcp" }, "docs": { "type": "http", "url": "https://docs.example.com/mcp" }, ⟦"notes"⟧: { "command": "notes-mcp" } } }\n',
        'rulesync.jsonc': '{ "targets": ["cursor"], "features": ["mcp"] }\n',
      },
    },
    {
      title: 'ruler leaves other servers where they are',
      files: {
        '.ruler/ruler.toml':
          'default_agents = ["codex"]\n\n[mcp_servers.docs]\nurl = "https://docs.example.com/mcp"\n\n[mcp_servers.db]\ncommand = "db-mcp"\n',
        '.codex/config.toml':
          '[mcp_servers.docs]\nurl = "https://docs.example.com/mcp"\n\n[mcp_servers.db]\ncommand = "db-mcp"\nargs = ⟦["--all"]⟧\n\n[mcp_servers.notes]\ncommand = "notes-mcp"\n',
      },
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
