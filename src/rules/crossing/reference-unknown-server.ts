import type { Client, Reaction } from '../../clients/index.ts';
import { folderOf, isOfProject, userHome } from '../../model/folders/index.ts';
import { mentionsIn } from '../../model/mentions/index.ts';
import { type Definition, misplacedServers, type Workspace } from '../../model/reading/index.ts';
import { ignoredFile, malformed, referencesIn, type ServerReference } from '../../model/references/index.ts';
import { placeOfName, readerOf } from '../../model/server/index.ts';
import { grouped } from '../../model/values/index.ts';
import type { RelatedPlace } from '../../model/verdict/index.ts';
import { count, list, quote } from '../../wording/index.ts';
import { defineDocs, defineRule, type RunContext } from '../define.ts';
import { suggestions } from '../shared/suggestions.ts';

const messages = {
  nowhere: (data: { server: string; client: string; named: string }) =>
    `no file here defines server ${quote(data.server)} for ${data.client}${data.named}`,
  several: (data: { servers: readonly string[]; client: string }) =>
    `no file here defines ${list(data.servers, { max: 4, conjunction: 'or' })} for ${data.client}`,
  elsewhere: (data: { server: string; client: string; path: string; other: string; named: string }) =>
    `server ${quote(data.server)} is here for ${data.other}, in ${quote(data.path)}, and not for ${data.client}${data.named}`,
  besides: (data: { servers: readonly string[]; client: string; path: string; other: string }) =>
    `servers ${list(data.servers, { max: 4 })} are here for ${data.other}, in ${quote(data.path)}, and not for ${data.client}`,
  aside: (data: { server: string; path: string; named: string }) =>
    `server ${quote(data.server)} is defined in ${quote(data.path)}, which does not count for this list${data.named}`,
  apart: (data: { server: string; path: string; client: string; named: string }) =>
    `server ${quote(data.server)} is defined in ${quote(data.path)}, which ${data.client} does not read here${data.named}`,
  neither: (data: { server: string; client: string; named: string }) =>
    `neither the project nor the user defines server ${quote(data.server)} for ${data.client}${data.named}`,
};

export default defineRule({
  id: 'reference-unknown-server',
  category: 'correctness',
  severity: 'info',
  messages,
  on: {
    run: {
      with: 'mention',
      check(workspace, context) {
        const { references, servers } = referencesIn(workspace);
        const misplaced = misplacedIn(workspace);
        const unknown = references.filter(
          (reference) =>
            mayBeUnknown(reference) && malformed(reference, servers) === undefined && !misplaced(reference),
        );
        const suggest = suggestions();
        const unheard: Unknown[] = [];
        const beside: Beside[] = [];
        for (const [reference, entries] of together(unknown)) {
          const known = servers.names(reference.spell, reference.scopes);
          const near = nearMiss(reference, (word) => suggest(word, known));
          const one = { reference, near, named: entries > 1 ? `; ${count(entries, 'entry')} name it` : '' };
          const other = definedBeside(one, servers);
          if (other !== undefined) beside.push({ ...one, other });
          else if (!tellApart(one, servers, context) && !tellUndefined(one, servers, context)) unheard.push(one);
        }
        // One line for each file, and each that has what is named there.
        for (const each of grouped(beside, placeOfBoth).values()) tellAllBeside(each, context);
        const files = grouped(unheard, ({ reference }) => reference.place.document);
        for (const each of files.values()) tellUnheard(each, context);
      },
    },
  },
});

type Told = RunContext<typeof messages>;
type Servers = ReturnType<typeof referencesIn>['servers'];

/** A server that is mentioned and that the client of the file does not get. */
interface Unknown {
  readonly reference: ServerReference;
  /** What was probably meant. */
  readonly near: NearMiss | undefined;
  /** How often, where it is more than once. */
  readonly named: string;
}

const REMEDY = 'define it, or take it out here';

function dataOf({ reference, named }: Unknown) {
  return { server: reference.meant.server, client: readerOf(reference.reading), named };
}

function unlessIgnored(file: string | undefined): string | undefined {
  return file && `unless ${quote(file)}, which git ignores, has it, define it or take it out here`;
}

function slipIn({ near }: Unknown): string | undefined {
  return near && `did you mean ${quote(near.close)}?`;
}

/** Another client has it, or the same one where it does not count. */
interface Beside extends Unknown {
  readonly other: Definition;
}

function definedBeside({ reference: { meant, spell, folder } }: Unknown, servers: Servers): Definition | undefined {
  return servers.find(spell(meant.server), spell, ['anybody'], folder);
}

/** The same remedy goes for those that one file names and another one has; a slip has its own. */
function placeOfBoth({ reference, other, near }: Beside): string {
  const { place, route, side } = { ...reference.place, place: reference.place.document.path };
  const alone = near === undefined ? [] : [route, side];
  return JSON.stringify([place, other.reading.document.path, ignoredFile(reference), reference.fact.unknown, alone]);
}

function tellApart(one: Unknown, servers: Servers, context: Told): boolean {
  const { meant, spell, scopes, fact } = one.reference;
  const apart = servers.anywhere(spell(meant.server), spell, scopes);
  if (apart === undefined || fact.unknown !== undefined) return false;
  const { place, reading } = one.reference;
  context.report('apart', { ...dataOf(one), path: apart.reading.document.path }, place, {
    help: 'move the entry to that project, or define the server in this one',
    severity: 'info',
    related: definedAt(apart),
    reading,
  });
  return true;
}

function tellAllBeside(all: readonly Beside[], { report }: Told): void {
  const [one, ...more] = all;
  if (one === undefined) return;
  const { other } = one;
  const { place, fact, reading, folder } = one.reference;
  const { path } = other.reading.document;
  const own = ignoredFile(one.reference);
  const file = reading.client.formats[0]?.files[0];
  const help =
    slipIn(one) ?? unlessIgnored(own) ?? (file === undefined ? undefined : `define ${it(all)} in ${quote(file)} too`);
  const others = more.map(({ reference }) => ({
    place: reference.place,
    message: `names ${quote(reference.meant.server)}`,
  }));
  const said = { help, related: [...definedAt(other), ...others], reading };
  if (other.reading.client === reading.client) {
    for (const each of all)
      report('aside', { ...dataOf(each), path }, each.reference.place, { ...said, related: definedAt(each.other) });
    return;
  }
  // What a plugin or a file in another folder defines may be there for something else.
  const isMeant = folderOf(other.reading) === folder && isOfProject(other.reading);
  const weight =
    fact.unknown === undefined && isMeant && own === undefined
      ? { reaction: withoutEffect(fact) }
      : ({ severity: 'info' } as const);
  const data = { ...dataOf(one), path, other: other.reading.client.name };
  if (more.length === 0) report('elsewhere', data, place, { ...said, ...weight });
  else
    report('besides', { ...data, servers: all.map(({ reference }) => reference.meant.server) }, place, {
      ...said,
      ...weight,
    });
}

function it(all: readonly Beside[]): string {
  return all.length === 1 ? 'it' : 'them';
}

/** Whether anything can be said of it alone: rules about tools may be for servers of the user's. */
function tellUndefined(one: Unknown, servers: Servers, { report }: Told): boolean {
  const { near, reference } = one;
  const { place, fact, reading, scopes } = reference;
  const data = dataOf(one);
  const help = slipIn(one);
  if (fact.unknown !== undefined) {
    // Tools come from elsewhere, too: a slip of the pen is known by what it was to be.
    if (near !== undefined)
      report('nowhere', { ...data, server: near.server }, place, { help, severity: 'info', reading });
    return true;
  }
  if (servers.hasUserFiles(scopes)) {
    const own = ignoredFile(reference);
    const weight = own === undefined ? { reaction: withoutEffect(fact) } : ({ severity: 'info' } as const);
    report('neither', data, place, { help: help ?? unlessIgnored(own) ?? REMEDY, ...weight, reading });
    return true;
  }
  if (near === undefined && fact.form !== 'S') return false;
  // A slip in a rule about tools, or in a list that switches servers, leaves out what it was written for.
  const isHeard = fact.form !== 'S' || fact.switches !== undefined;
  const out = keptOut(reference);
  const isMeant = near !== undefined && out.some((name) => reference.spell(name) === near.close);
  const isLoud = (near !== undefined && isHeard) || out.length > 0;
  const weight = isMeant
    ? { reaction: { effect: 'drops-server', by: fact.by } as const }
    : { severity: isLoud ? ('warning' as const) : ('info' as const) };
  const remedy = out.length === 0 ? REMEDY : `define it, or name what the list keeps from running: ${list(out)}`;
  report('nowhere', data, place, { help: help ?? remedy, ...weight, reading });
  return true;
}

/** Of a list of the only servers to run: those of the same file that no list names, one of which may have been meant. */
function keptOut({ fact, spell, reading }: ServerReference): string[] {
  if (fact.switches !== 'only') return [];
  const named = mentionsIn(reading.document, reading.format)
    .filter((mention) => mention.fact.switches !== undefined)
    .flatMap((mention) => mention.named.map(({ server }) => spell(server)));
  return reading.names.filter((name) => !named.includes(spell(name)));
}

/** Those of one file in one finding. */
function tellUnheard([alone, ...more]: readonly Unknown[], { report }: Told): void {
  if (alone === undefined) return;
  const { place, reading } = alone.reference;
  const extra = { severity: 'info', reading } as const;
  if (more.length === 0) {
    report('nowhere', dataOf(alone), place, { ...extra, help: REMEDY });
    return;
  }
  const { server, client } = dataOf(alone);
  const others = more.map(({ reference }) => ({ place: reference.place, server: reference.meant.server }));
  report('several', { servers: [server, ...others.map((each) => each.server)], client }, place, {
    ...extra,
    help: 'define them, or take them out here',
    related: others.map((each) => ({ place: each.place, message: `names ${quote(each.server)}` })),
  });
}

function withoutEffect({ by }: ServerReference['fact']): Reaction {
  return { effect: 'ignored', by };
}

function definedAt({ server }: Definition): RelatedPlace[] {
  return [{ place: placeOfName(server), message: 'defined here' }];
}

interface NearMiss {
  readonly server: string;
  readonly close: string;
}

/** The name of a server that was probably meant, and what was written for it: where both can be read in several ways. */
function nearMiss({ named }: ServerReference, suggest: (word: string) => string | undefined): NearMiss | undefined {
  for (const { server } of named) {
    const close = suggest(server);
    if (close !== undefined) return { server, close };
  }
  return undefined;
}

/** The user's own files speak of every project there is, a pattern of any server. */
function mayBeUnknown({ definition, fact, folder, isBundled, meant }: ServerReference): boolean {
  return (
    definition === undefined &&
    !isBundled &&
    fact.unknown !== 'silent' &&
    folder !== userHome &&
    !/[*?]/.test(meant.server)
  );
}

/** Whether it stands in a file of the client under a wrong key: once that is put right, the mention is right, too. */
function misplacedIn({ readings }: Workspace): (reference: ServerReference) => boolean {
  const known = new Map<Client, readonly string[]>();
  const namesFor = (client: Client) => {
    const names =
      known.get(client) ??
      readings
        .filter((reading) => reading.client === client)
        .flatMap((reading) => misplacedServers(reading).map((route) => String(route.at(-1))));
    known.set(client, names);
    return names;
  };
  return ({ meant, spell, reading }) => namesFor(reading.client).some((name) => spell(name) === spell(meant.server));
}

/** The first mention of each server in each file, with how many there are. */
function together(references: readonly ServerReference[]): (readonly [ServerReference, number])[] {
  const groups = grouped(references, ({ place, meant, spell }) => `${place.document.path}\n${spell(meant.server)}`);
  return [...groups.values()].flatMap(([first, ...more]) => (first === undefined ? [] : [[first, more.length + 1]]));
}

export const docs = defineDocs({
  summary: 'A permission, a list or an agent that names a server nobody defines',
  why: "A rule about a server that does not exist has no effect, and an agent does without the tools it was given. Often the server was renamed or removed, or is defined for another client only. It may also be one of the user's own: with `--user`, or where another client's file has it, this is a warning, unless git ignores a file that may define it.",
  fix: 'Correct the name, define the server, or take the entry out.',
  mends: 'which server is meant is a decision: such lists forbid and allow',
  examples: [
    {
      title: 'A server that was renamed',
      files: {
        '.mcp.json': '{ "mcpServers": { "postgres": { "command": "postgres-mcp" } } }\n',
        '.claude/settings.json':
          '{ "permissions": { "allow": ["mcp__postgres__query", ⟦"mcp__postgresql__query"⟧, "mcp__postgresql__explain"] } }\n',
      },
    },
    {
      title: 'A server of another client',
      files: {
        '.mcp.json': '{ "mcpServers": { "docs": { "command": "docs-mcp" } } }\n',
        '.cursor/mcp.json': '{ "mcpServers": { "db": { "command": "db-mcp" } } }\n',
        '.claude/agents/reader.md':
          '---\nname: reader\ndescription: Reads\ntools: Read, mcp__docs__search, ⟦mcp__db__query⟧\n---\n\nRead.\n',
      },
    },
    {
      title: 'Two servers of another client, in one list',
      files: {
        '.claude/agents/writer.md':
          '---\nname: writer\ndescription: Writes\ntools: Read, ⟦mcp__docs__search⟧, mcp__wiki__*\n---\n',
        '.factory/mcp.json':
          '{ "mcpServers": { "docs": { "type": "stdio", "command": "docs-mcp" }, "wiki": { "type": "stdio", "command": "wiki-mcp" } } }\n',
      },
    },
    {
      title: 'Hooks that wait for tools',
      files: {
        '.mcp.json': '{ "mcpServers": { "db": { "command": "db-mcp" } } }\n',
        '.claude/settings.json':
          '{ "hooks": { "PreToolUse": [{ "matcher": "Write|mcp__db__.*|⟦mcp__wiki__⟧(read|write)|^mcp__.*__drop$", "hooks": [] }, { "matcher": "mcp__d.*", "hooks": [] }] } }\n',
      },
    },
    {
      title: 'Servers and tools in OpenCode, whose plugins bring tools too',
      files: {
        'opencode.json':
          '{ "mcp": { "docs": { "type": "local", "command": ["docs-mcp"] } },\n  "permission": { "docs_*": "ask", ⟦"db_*"⟧: "ask", "wiki_*": "ask" } }\n',
        '.mcp.json': '{ "mcpServers": { "db": { "command": "db-mcp" } } }\n',
      },
    },
    {
      title: 'Servers that may be the user’s own',
      files: {
        '.claude/settings.json':
          '{ "permissions": { "allow": [⟦"mcp__wiki__read"⟧, "mcp__mail__send", "mcp__wiki__write"] } }\n',
      },
    },
    {
      title: 'A slip of the pen among tools of OpenCode',
      files: {
        'opencode.json':
          '{ "mcp": { "docs": { "type": "local", "command": ["docs-mcp"] } },\n  "permission": { ⟦"dcos_*"⟧: "deny", "weather_*": "ask" } }\n',
      },
    },
    {
      title: 'A server of another package',
      files: {
        'packages/app/.claude/settings.json': '{ "permissions": { "allow": [⟦"mcp__db__query"⟧] } }\n',
        'packages/site/.mcp.json': '{ "mcpServers": { "db": { "command": "db-mcp" } } }\n',
      },
    },
    {
      title: 'Lists of Gemini CLI',
      files: {
        '.gemini/settings.json':
          '{ "mcpServers": { "Docs": { "command": "docs-mcp" } }, "mcp": { "allowed": ["docs", ⟦"db"⟧] } }\n',
      },
    },
    {
      title: 'A slip in the list of the only servers, by which Gemini CLI leaves one out',
      files: {
        '.gemini/settings.json':
          '{ "mcpServers": { "docs": { "command": "docs-mcp" }, "wiki": { "command": "wiki-mcp" } }, "mcp": { "allowed": ["wiki", ⟦"dosc"⟧] } }\n',
      },
    },
    {
      title: 'Permissions of the Cursor CLI',
      files: {
        '.cursor/mcp.json': '{ "mcpServers": { "docs": { "command": "docs-mcp" } } }\n',
        '.cursor/cli.json':
          '{ "permissions": { "allow": ["Shell(ls)", "Mcp(docs:*)", "Mcp(*:search)"], "deny": [⟦"Mcp(db:drop)"⟧] } }\n',
      },
    },
    {
      title: 'An agent of Amazon Q CLI',
      files: {
        '.amazonq/cli-agents/dev.json':
          '{ "mcpServers": { "docs": { "command": "docs-mcp" } }, "tools": ["@builtin", "@docs/search", ⟦"@db"⟧, "fs_read"] }\n',
      },
    },
    {
      title: 'VS Code has tools from its extensions, and servers from its gallery',
      files: {
        '.vscode/mcp.json': '{ "servers": { "Docs": { "type": "stdio", "command": "docs-mcp" } } }\n',
        '.github/prompts/read.prompt.md':
          '---\ntools: [docs/search, search/codebase, "db/*", ms-python.python/run]\n---\n\nRead.\n',
        '.github/agents/reader.agent.md': '---\nname: reader\ndescription: Reads\ntools: ["db/*"]\n---\n\nRead.\n',
      },
    },
    {
      title: 'A list that is about one file only',
      files: {
        '.mcp.json': '{ "mcpServers": { "docs": { "command": "docs-mcp" } } }\n',
        'flow/.claude-plugin/plugin.json': '{ "name": "flow", "mcpServers": { "flow": { "command": "flow-mcp" } } }\n',
        '.claude/settings.json': '{ "enabledMcpjsonServers": ["docs", ⟦"flow"⟧] }\n',
      },
    },
    {
      title: 'Names that no file defines: plugins, connectors and the client itself',
      files: {
        '.claude/settings.json':
          '{ "permissions": { "allow": ["mcp__ide__getDiagnostics", "mcp__claude_ai_Linear__get_issue", "mcp__plugin_flow_db__query"] } }\n',
      },
    },
    {
      title: 'Names as tools have them',
      files: {
        '.mcp.json': '{ "mcpServers": { "my__docs": { "command": "docs-mcp" }, "my db": { "command": "db-mcp" } } }\n',
        '.claude/settings.json': '{ "permissions": { "ask": ["mcp__my__docs__search", "mcp__my_db"] } }\n',
      },
      also: ['server-name-invalid'],
    },
  ],
  evidence: [
    {
      claim:
        'of 60 servers that settings and agents of real repositories name, 21 are defined in no file of the repository, 6 more for another client only',
      source: 'settings and sub-agents of 253 public repositories',
      date: '2026-11-17',
    },
    {
      claim:
        'rules name servers as the names of their tools do; names of plugins, connectors and hosts are made by the client',
      source: 'Claude Code 2.1.326, run and read',
      date: '2026-11-16',
    },
  ],
});
