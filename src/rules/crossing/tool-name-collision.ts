import type { Clash, ToolNames } from '../../clients/index.ts';
import type { ListedTool } from '../../model/answers/index.ts';
import { groupsIn } from '../../model/precedence/index.ts';
import type { Reading } from '../../model/reading/index.ts';
import { nameOf, placeOfName, readerOf } from '../../model/server/index.ts';
import { type CalledTool, remedyFor, toolNamesOf } from '../../model/tools/index.ts';
import { at } from '../../model/values/index.ts';
import type { RelatedPlace } from '../../model/verdict/index.ts';
import { quote } from '../../wording/index.ts';
import { defineDocs, defineRule, type RunContext } from '../define.ts';
import { elsewhere } from '../shared/clashes.ts';
import { keptIn, type Meeting, MeetingsAcross, meetingsIn } from '../shared/meetings.ts';

const messages = {
  one: (data: { client: string; tools: string; name: string; outcome: string }) =>
    `${data.client} calls ${data.tools} alike, ${quote(data.name)}; ${data.outcome}`,
  several: (data: { client: string; server: string; other: string; count: number; name: string; outcome: string }) =>
    `${data.client} calls ${data.count} tools of ${data.server} like tools of ${quote(data.other)}, such as ${quote(data.name)}; ${data.outcome}`,
  renamed: (data: { client: string; tools: string; by: string; more: number }) =>
    `${data.client} would call ${data.tools} alike${data.more === 0 ? '' : `, ${data.more} more as well`}, and tells them apart by ${data.by}`,
  kept: (data: { client: string; tool: string; server: string }) =>
    `${data.client} keeps the name ${quote(data.tool)} for itself; with this tool of ${data.server} it offers no tool of any server`,
};

export default defineRule({
  id: 'tool-name-collision',
  category: 'correctness',
  severity: 'warning',
  messages,
  on: {
    run: {
      with: 'tools',
      check(workspace, context) {
        const { readings, toolLists } = workspace;
        const told = new Told();
        for (const reading of readings) {
          const names = toolNamesOf(reading);
          if (names?.clash === undefined) continue;
          for (const kept of keptIn(reading, names, workspace)) tellKept(kept, names, reading, told, context);
          for (const meeting of meetingsIn(reading, names, workspace)) tell(meeting, names, reading, told, context);
        }
        if (toolLists.isEmpty) return;
        const across = new MeetingsAcross(toolLists);
        for (const group of groupsIn(workspace)) {
          const names = group.client.toolNames;
          if (names?.clash === undefined) continue;
          for (const { meeting, reading } of across.in(group, names)) tell(meeting, names, reading, told, context);
        }
      },
    },
  },
});

type Teller = RunContext<typeof messages>;

/** Many files may have a server of one list; what is wrong within the list is said once for each client. */
class Told {
  readonly #tools = new Map<string, Set<ListedTool>>();

  isNew(client: string, tool: ListedTool): boolean {
    const tools = this.#tools.get(client) ?? new Set<ListedTool>();
    this.#tools.set(client, tools);
    if (tools.has(tool)) return false;
    tools.add(tool);
    return true;
  }
}

function tellKept(
  { server, listed, name }: CalledTool,
  names: ToolNames,
  reading: Reading,
  told: Told,
  { report }: Teller,
): void {
  const client = readerOf(reading);
  if (!told.isNew(client, listed)) return;
  const place = at(listed.document, [...listed.route, 'name']);
  report('kept', { client, tool: name, server: nameOf(server) }, place, {
    reading,
    server,
    reaction: { effect: 'ignored', by: names.by },
    help: names.partKey === undefined ? 'rename the tool' : `give the server a ${quote(names.partKey)}`,
    related: [{ place: placeOfName(server), message: 'the server' }],
  });
}

function tell(meeting: Meeting, names: ToolNames, reading: Reading, told: Told, { report }: Teller): void {
  const { first, second, count, winner, isRenamed } = meeting;
  const { server, name } = second;
  const isWithin = first.server === server;
  // Of servers that cannot be called alike, server-name-collision speaks.
  if (!isWithin && names.alike !== undefined && names.server(first.server.name) === names.server(server.name)) return;
  const client = readerOf(reading);
  if (isWithin && !told.isNew(client, second.listed)) return;
  const place = isWithin ? placeOfTool(second) : placeOfName(server);
  const tools = toolsOf(first, second);
  const help = helpFor(meeting, names, client);
  const extra = { reading, server, help, related: relatedOf(first, second, isWithin) };
  if (isRenamed) {
    const data = { client, tools, by: names.apartBy ?? '', more: count - 1 };
    report('renamed', data, place, { ...extra, severity: 'info' });
    return;
  }
  const clash = names.clash?.[isWithin ? 'within' : 'across'];
  if (clash === undefined) return;
  const outcome = outcomeOf(clash, winner, meeting);
  const lost = { ...extra, reaction: { effect: 'ignored', by: names.by } } as const;
  if (count === 1) report('one', { client, tools, name, outcome }, place, lost);
  else {
    const data = { client, server: nameOf(server), other: first.server.name, count, name, outcome };
    report('several', data, place, lost);
  }
}

function toolsOf(first: CalledTool, { server, listed }: CalledTool): string {
  return first.server === server
    ? `tools ${quote(first.listed.name)} and ${quote(listed.name)} of ${nameOf(server)}`
    : `tool ${quote(listed.name)} of ${nameOf(server)} and ${quote(first.listed.name)} of ${quote(first.server.name)}`;
}

function outcomeOf(clash: Clash, winner: CalledTool, { first, second, count }: Meeting): string {
  switch (clash) {
    case 'first':
      return onlyThat(first, second);
    case 'last':
      return onlyThat(second, first);
    case 'least':
      return onlyThat(winner, winner === first ? second : first);
    case 'one':
      return count > 1 ? 'one of each two is lost' : 'one of them is lost';
    case 'sent':
      return 'the model gets both under one name';
    case 'none':
      return 'it then offers no tool of any server';
  }
}

function onlyThat(offered: CalledTool, lost: CalledTool): string {
  const name = offered.server === lost.server ? offered.listed.name : offered.server.name;
  return offered.server === lost.server ? `only ${quote(name)} is offered` : `only that of ${quote(name)} is offered`;
}

function helpFor({ first, second, isRenamed, isNested }: Meeting, names: ToolNames, client: string): string {
  const where = elsewhere(first.server, second.server, client, isNested);
  if (isRenamed) return `give them names of their own, so that permissions can name them${where}`;
  if (first.server === second.server) return 'rename one of the tools, or leave it out';
  return remedyFor(names) + where;
}

function relatedOf(first: CalledTool, second: CalledTool, isWithin: boolean): RelatedPlace[] {
  if (isWithin) {
    return [
      { place: placeOfTool(first), message: 'the other tool' },
      { place: placeOfName(second.server), message: 'the server' },
    ];
  }
  return [
    { place: placeOfName(first.server), message: 'the other server' },
    { place: placeOfTool(second), message: 'the tool of this one' },
    { place: placeOfTool(first), message: 'the tool of the other one' },
  ];
}

function placeOfTool({ listed }: CalledTool) {
  return at(listed.document, [...listed.route, 'name']);
}

const server = (name: string) => `"${name}": { "command": "${name}-mcp" }`;
const tools = (...names: string[]) =>
  `{ "tools": [${names.map((name) => `{ "name": ${name}, "description": "Works", "inputSchema": { "type": "object" } }`).join(', ')}] }\n`;

export const docs = defineDocs({
  summary: "Two tools that get one name under the client's rules",
  why: 'A client joins the names of the server and of the tool and replaces what the model does not take. Two tools whose names become equal by that are one tool to the model: of most clients one is gone without a word. The names of tools come from saved answers to `tools/list`: `<server>.tools.json` beside the configuration, or the files under `tools` in mcp-lint.json.',
  fix: 'Rename one of the servers, or keep one of the tools from the model. Where a client tells the two apart by itself, permissions have to spell the names that it gives them.',
  mends: 'which of the tools is called otherwise, and where, is a decision',
  examples: [
    {
      title: 'A hyphen and a dot in tools of one server',
      files: {
        '.mcp.json': `{ "mcpServers": { ${server('docs')} } }\n`,
        'docs.tools.json': tools('"get_data"', '⟦"get.data"⟧', '"find"'),
      },
      also: ['tool-name-portable'],
    },
    {
      title: 'The border between server and tool moves in OpenCode',
      files: {
        'opencode.json':
          '{ "mcp": { "my": { "type": "local", "command": ["a-mcp"] }, ⟦"my_server"⟧: { "type": "local", "command": ["b-mcp"] } } }\n',
        'my.tools.json': tools('"server_get"'),
        'my_server.tools.json': tools('"get"'),
      },
    },
    {
      title: 'Continue leaves the server out of the name',
      files: {
        '.continue/config.yaml':
          'name: work\nversion: 0.0.1\nschema: v1\nmcpServers:\n  - name: docs\n    command: docs-mcp\n  - name: ⟦wiki⟧\n    command: wiki-mcp\n',
        '.continue/docs.tools.json': tools('"search"', '"read"'),
        '.continue/wiki.tools.json': tools('"search"', '"read"', '"write"'),
      },
    },
    {
      title: 'Codex tells them apart by a hash',
      files: {
        '.codex/config.toml': '[mcp_servers.docs]\ncommand = "docs-mcp"\n',
        '.codex/docs.tools.json': tools('"get-data"', '⟦"get_data"⟧'),
      },
    },
    {
      title: 'Two files that OpenCode reads together',
      files: {
        'opencode.json': '{ "mcp": { ⟦"my"⟧: { "type": "local", "command": ["a-mcp"] } } }\n',
        '.opencode/opencode.json': '{ "mcp": { "my_server": { "type": "local", "command": ["b-mcp"] } } }\n',
        'my.tools.json': tools('"server_get"'),
        '.opencode/my_server.tools.json': tools('"get"'),
      },
    },
    {
      title: 'A name that the Docker MCP Gateway has given to a tool of its own, and one with a prefix',
      files: {
        '.docker/mcp/catalogs/team.yaml':
          'registry:\n  docs:\n    type: server\n    image: example/docs\n  wiki:\n    type: server\n    image: example/wiki\n    prefix: wiki\n',
        '.docker/mcp/catalogs/docs.tools.json': tools('⟦"mcp-find"⟧', '"search"'),
        '.docker/mcp/catalogs/wiki.tools.json': tools('"mcp-find"', '"search"'),
      },
    },
    {
      title: 'A server that a stronger file replaces has no tools',
      files: {
        'opencode.json':
          '{ "mcp": { "my": { "type": "local", "command": ["a-mcp"] }, "my_server": { "type": "local", "command": ["b-mcp"] } } }\n',
        '.opencode/opencode.json': '{ "mcp": { "my_server": { "enabled": false } } }\n',
        'my.tools.json': tools('"server_get"'),
        '.opencode/my_server.tools.json': tools('"get"'),
      },
    },
    {
      title: 'The same tool in two servers of Claude Code, whose names begin with that of the server',
      files: {
        '.mcp.json': `{ "mcpServers": { ${server('docs')}, ${server('wiki')} } }\n`,
        'docs.tools.json': tools('"search"'),
        'wiki.tools.json': tools('"search"'),
      },
    },
    {
      title: 'A server that is off has no tools',
      files: {
        'opencode.json':
          '{ "mcp": { "my": { "type": "local", "command": ["a-mcp"], "enabled": false }, "my_server": { "type": "local", "command": ["b-mcp"] } } }\n',
        'my.tools.json': tools('"server_get"'),
        'my_server.tools.json': tools('"get"'),
      },
    },
  ],
  evidence: [
    {
      claim:
        'of get-data, get.data and get_data in one server two names are left in Claude Code, in omp one, in Codex three',
      source: 'Claude Code 2.1.326, omp 18.2.3, Codex 0.169.0, run with a stand-in model (t1)',
      date: '2026-11-18',
    },
    {
      claim:
        'of four tools of my, my-server and my_server three are left in OpenCode, Gemini CLI, Copilot CLI and VS Code',
      source: 'OpenCode 1.18.33, Gemini CLI 0.61.0, Copilot CLI 1.0.102, VS Code 1.139.1, run (t5)',
      date: '2026-11-18',
    },
    {
      claim: 'a server with two tools that differ in punctuation loses one of them',
      source: 'google-gemini/gemini-cli#28970; BerriAI/litellm#26788',
      date: '2026-11-18',
    },
  ],
});
