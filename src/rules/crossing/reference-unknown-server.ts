import { folderOf, isOfProject, userHome } from '../../model/folders/index.ts';
import { malformed, referencesIn, type ServerReference } from '../../model/references/index.ts';
import { placeOfName, readerOf } from '../../model/server/index.ts';
import type { RelatedPlace } from '../../model/verdict/index.ts';
import type { Document } from '../../parse/index.ts';
import { count, list, quote } from '../../wording/index.ts';
import { defineDocs, defineRule } from '../define.ts';
import { suggestions } from '../shared/suggestions.ts';

export default defineRule({
  id: 'reference-unknown-server',
  category: 'correctness',
  severity: 'info',
  messages: {
    nowhere: (data: { server: string; client: string; named: string }) =>
      `no file here defines server ${quote(data.server)} for ${data.client}${data.named}`,
    several: (data: { servers: readonly string[]; client: string }) =>
      `no file here defines ${list(data.servers, { max: 4, conjunction: 'or' })} for ${data.client}`,
    elsewhere: (data: { server: string; client: string; path: string; other: string; named: string }) =>
      `server ${quote(data.server)} is here for ${data.other}, in ${quote(data.path)}, and not for ${data.client}${data.named}`,
    aside: (data: { server: string; path: string; named: string }) =>
      `server ${quote(data.server)} is defined in ${quote(data.path)}, which does not count for this list${data.named}`,
    apart: (data: { server: string; path: string; client: string; named: string }) =>
      `server ${quote(data.server)} is defined in ${quote(data.path)}, which ${data.client} does not read here${data.named}`,
    neither: (data: { server: string; client: string; named: string }) =>
      `neither the project nor the user defines server ${quote(data.server)} for ${data.client}${data.named}`,
  },
  on: {
    run: {
      with: 'mention',
      check(workspace, { report }) {
        const { references, servers } = referencesIn(workspace);
        const unknown = references.filter(
          (reference) => mayBeUnknown(reference) && malformed(reference, servers) === undefined,
        );
        const suggest = suggestions();
        /** Rules about tools that may be for servers of the user's: by file, for one line each. */
        const unheard = new Map<Document, { first: ServerReference; named: string }[]>();
        for (const [first, entries] of together(unknown)) {
          const { place, fact, reading, meant, spell, scopes, folder } = first;
          const client = readerOf(reading);
          const named = entries > 1 ? `; ${count(entries, 'entry')} name it` : '';
          const data = { server: meant.server, client, named };
          const other = servers.find(spell(meant.server), spell, ['anybody'], folder);
          const known = servers.names(spell, scopes);
          const near = nearMiss(first, (word) => suggest(word, known));
          const help = near === undefined ? undefined : `did you mean ${quote(near.close)}?`;
          const reaction = { effect: 'ignored', by: fact.by } as const;
          if (other !== undefined) {
            const path = other.reading.document.path;
            const related: RelatedPlace[] = [{ place: placeOfName(other.server), message: 'defined here' }];
            const file = reading.client.formats[0]?.files[0];
            const remedy = help ?? (file === undefined ? undefined : `define it in ${quote(file)} too`);
            if (other.reading.client === reading.client) {
              report('aside', { ...data, path }, place, { help: remedy, related, reading });
            } else {
              // What a plugin or a file in another folder defines may be there for something else.
              const isMeant = folderOf(other.reading) === folder && isOfProject(other.reading);
              const weight = fact.unknown === undefined && isMeant ? { reaction } : ({ severity: 'info' } as const);
              const found = { ...data, path, other: other.reading.client.name };
              report('elsewhere', found, place, { help: remedy, related, reading, ...weight });
            }
            continue;
          }
          const apart = servers.anywhere(spell(meant.server), spell, scopes);
          if (apart !== undefined && fact.unknown === undefined) {
            const path = apart.reading.document.path;
            const related: RelatedPlace[] = [{ place: placeOfName(apart.server), message: 'defined here' }];
            report('apart', { ...data, path }, place, {
              help: 'move the entry to that project, or define the server in this one',
              severity: 'info',
              related,
              reading,
            });
          } else if (fact.unknown !== undefined) {
            // Tools come from elsewhere, too: a slip of the pen is known by what it was to be.
            if (near === undefined) continue;
            report('nowhere', { ...data, server: near.server }, place, { help, severity: 'info', reading });
          } else if (servers.hasUserFiles(scopes)) {
            report('neither', data, place, { help: help ?? 'define it, or take it out here', reaction, reading });
          } else if (near !== undefined || fact.form === 'S') {
            const remedy = help ?? 'define it, or take it out here';
            // A slip in a rule about tools, or in a list that switches servers, leaves out what it was written for.
            const isHeard = fact.form !== 'S' || fact.switches !== undefined;
            const severity = near !== undefined && isHeard ? 'warning' : 'info';
            report('nowhere', data, place, { help: remedy, severity, reading });
          } else {
            const before = unheard.get(place.document);
            if (before === undefined) unheard.set(place.document, [{ first, named }]);
            else before.push({ first, named });
          }
        }
        for (const [alone, ...more] of unheard.values()) {
          if (alone === undefined) continue;
          const { first, named } = alone;
          const { place, reading, meant } = first;
          const client = readerOf(reading);
          const extra = { severity: 'info', reading } as const;
          if (more.length === 0) {
            const help = 'define it, or take it out here';
            report('nowhere', { server: meant.server, client, named }, place, { ...extra, help });
            continue;
          }
          const others = more.map((each) => each.first);
          report('several', { servers: [first, ...others].map((each) => each.meant.server), client }, place, {
            ...extra,
            help: 'define them, or take them out here',
            related: others.map((each) => ({ place: each.place, message: `names ${quote(each.meant.server)}` })),
          });
        }
      },
    },
  },
});

/** The name of a server that was probably meant, and what was written for it: where both can be read in several ways. */
function nearMiss(
  { named }: ServerReference,
  suggest: (word: string) => string | undefined,
): { readonly server: string; readonly close: string } | undefined {
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

/** The first mention of each server in each file, with how many there are. */
function together(references: readonly ServerReference[]): (readonly [ServerReference, number])[] {
  const groups = new Map<string, [ServerReference, number]>();
  for (const reference of references) {
    const { place, meant, spell } = reference;
    const key = `${place.document.path}\n${spell(meant.server)}`;
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [reference, 1]);
    else group[1] += 1;
  }
  return [...groups.values()];
}

export const docs = defineDocs({
  summary: 'A permission, a list or an agent that names a server nobody defines',
  why: "A rule about a server that does not exist has no effect, and an agent does without the tools it was given. Often the server was renamed or removed, or is defined for another client only. It may also be one of the user's own: with `--user`, or where another client's file has it, this is a warning.",
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
      title: 'Hooks that wait for tools',
      files: {
        '.mcp.json': '{ "mcpServers": { "db": { "command": "db-mcp" } } }\n',
        '.claude/settings.json':
          '{ "hooks": { "PreToolUse": [{ "matcher": "Write|mcp__db__.*|⟦mcp__wiki__⟧(read|write)|^mcp__.*__drop$", "hooks": [] }, { "matcher": "mcp__d.*" }] } }\n',
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
