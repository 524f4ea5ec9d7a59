import type { ListedTool } from '../../model/answers/index.ts';
import type { Reading, Workspace } from '../../model/reading/index.ts';
import { malformed, referencesIn, unknownTool } from '../../model/references/index.ts';
import { nameOf, readerOf } from '../../model/server/index.ts';
import { knownTools, toolFilters, toolNamesOf } from '../../model/tools/index.ts';
import { at } from '../../model/values/index.ts';
import type { RelatedPlace } from '../../model/verdict/index.ts';
import { list as inWords, quote } from '../../wording/index.ts';
import { defineDocs, defineRule, type RunContext } from '../define.ts';
import { suggestions } from '../shared/suggestions.ts';

const messages = {
  mention: (data: { server: string; text: string; client: string }) =>
    `${data.server} has no tool that ${quote(data.text)} matches in ${data.client}`,
  field: (data: { server: string; tool: string; key: string; client: string }) =>
    `${data.server} has no tool ${quote(data.tool)}, so this entry of ${quote(data.key)} has no effect in ${data.client}`,
};

export default defineRule({
  id: 'reference-unknown-tool',
  category: 'correctness',
  severity: 'warning',
  messages,
  on: {
    run: {
      with: 'tools',
      check(workspace, context) {
        if (workspace.toolLists.isEmpty) return;
        const helpFor = helper();
        checkMentions(workspace, context, helpFor);
        for (const reading of workspace.readings) checkFilters(reading, workspace, context, helpFor);
      },
    },
  },
});

type HelpFor = (tool: string, list: readonly ListedTool[]) => string;

function checkMentions(workspace: Workspace, { report }: RunContext<typeof messages>, helpFor: HelpFor): void {
  const { references, servers } = referencesIn(workspace);
  for (const reference of references) {
    const { text, place, reading, meant, fact } = reference;
    if (malformed(reference, servers) !== undefined) continue;
    const found = unknownTool(reference, servers, workspace);
    if (found === undefined) continue;
    const { definition, list } = found;
    report('mention', { server: nameOf(definition.server), text, client: readerOf(reading) }, place, {
      help: helpFor(meant.tool ?? '', list),
      related: relatedOf(list),
      reaction: { effect: 'ignored', by: fact.by },
      reading,
    });
  }
}

/** What the entries of servers themselves let through, keep away or approve. */
function checkFilters(
  reading: Reading,
  { toolLists }: Workspace,
  { report }: RunContext<typeof messages>,
  helpFor: HelpFor,
): void {
  const { document, names: servers } = reading;
  if (!servers.some((name) => knownTools(toolLists, name, document.path))) return;
  for (const server of reading.servers) {
    const list = knownTools(toolLists, server.name, document.path);
    if (list === undefined || server.broken) continue;
    // Some write here what the client calls the tool.
    const called = toolNamesOf(reading)?.name;
    const names = new Set(list.flatMap(({ name }) => (called ? [name, called(server.name, name)] : [name])));
    for (const { name, field, route, side } of toolFilters(server)) {
      if (names.has(name)) continue;
      const data = { server: nameOf(server), tool: name, key: field.key, client: readerOf(reading) };
      report('field', data, at(document, route, side), {
        server,
        help: helpFor(name, list),
        related: relatedOf(list),
        reaction: { effect: 'ignored', by: field.fact?.by ?? server.dialect.by },
        reading,
      });
    }
  }
}

function helper(): HelpFor {
  const suggest = suggestions();
  const namesOf = new Map<readonly ListedTool[], readonly string[]>();
  return (tool, list) => {
    const names = namesOf.get(list) ?? list.map(({ name }) => name).filter((name) => name !== '');
    namesOf.set(list, names);
    const close = suggest(tool, names);
    if (close !== undefined) return `did you mean ${quote(close)}?`;
    return `its saved list has ${inWords(names, { max: 5 })}`;
  };
}

function relatedOf([first]: readonly ListedTool[]): RelatedPlace[] {
  return first === undefined ? [] : [{ place: at(first.document, first.list), message: 'the saved list' }];
}

export const docs = defineDocs({
  summary: 'A permission, an agent or a filter that names a tool its server does not have',
  why: 'A tool that was renamed keeps its old name in permissions, agents and filters. What was allowed is asked for again, what was forbidden is allowed, and an agent does without it. It is seen where the answer of the server to `tools/list` is saved.',
  fix: 'Write the name as the server has it; save its list anew where that is out of date.',
  mends: 'which tool is meant is a decision: such lists forbid and allow',
  examples: [
    {
      title: 'Permissions of Claude Code and a list that is saved beside the servers',
      files: {
        '.mcp.json': '{ "mcpServers": { "my db": { "command": "db-mcp" }, "wiki": { "command": "wiki-mcp" } } }\n',
        'my db.tools.json':
          '{ "tools": [{ "name": "query.all", "description": "Queries", "inputSchema": { "type": "object" } }] }\n',
        '.claude/settings.json':
          '{ "permissions": { "allow": ["mcp__my_db__query_all", "mcp__my_db__q*", "mcp__my_db", "mcp__wiki__read"], "deny": [⟦"mcp__my_db__queryall"⟧, ⟦"mcp__my_db__drop*"⟧] } }\n',
      },
      also: ['tool-name-portable'],
    },
    {
      title: 'Hooks of Claude Code, whose matchers are expressions',
      files: {
        '.mcp.json': '{ "mcpServers": { "db": { "command": "db-mcp" } } }\n',
        'db.tools.json':
          '{ "tools": [{ "name": "query", "description": "Queries", "inputSchema": { "type": "object" } }] }\n',
        '.claude/settings.json':
          '{ "hooks": { "PreToolUse": [{ "matcher": "Write|mcp__db__que.*|⟦mcp__db__drop⟧.*", "hooks": [] }, { "matcher": "mcp__db__query|⟦mcp__db__exec⟧", "hooks": [] }, { "matcher": "mcp__db__.*|mcp__db__(query|drop)|mcp__db__queryx?", "hooks": [] }] } }\n',
      },
    },
    {
      title: 'Filters in the entry',
      files: {
        '.gemini/settings.json':
          '{ "mcpServers": { "db": { "command": "db-mcp", "includeTools": ["query", ⟦"explain"⟧, "drop*", "mcp_db_query"] } } }\n',
        '.gemini/db.tools.json':
          '{ "tools": [{ "name": "query", "description": "Queries", "inputSchema": { "type": "object" } }] }\n',
      },
    },
    {
      title: 'The first page of a list, and one that is empty',
      files: {
        '.mcp.json': '{ "mcpServers": { "db": { "command": "db-mcp" }, "wiki": { "command": "wiki-mcp" } } }\n',
        'db.tools.json':
          '{ "tools": [{ "name": "query", "description": "Queries", "inputSchema": { "type": "object" } }], "nextCursor": "2" }\n',
        'wiki.tools.json': '{ "tools": [] }\n',
        '.claude/settings.json': '{ "permissions": { "allow": ["mcp__db__explain", "mcp__wiki__read"] } }\n',
      },
    },
    {
      title: 'Nothing is known of the tools',
      files: {
        '.mcp.json': '{ "mcpServers": { "db": { "command": "db-mcp" } } }\n',
        '.claude/settings.json': '{ "permissions": { "allow": ["mcp__db__query"] } }\n',
      },
    },
  ],
  evidence: [
    {
      claim: 'permissions are compared with the names that the tools have for the model',
      source: 'Claude Code 2.1.326, run and read',
      date: '2026-11-16',
    },
    {
      claim: 'includeTools and excludeTools are compared with the names of the server',
      source: 'google-gemini/gemini-cli 5411f11, read',
      date: '2026-08-21',
    },
  ],
});
