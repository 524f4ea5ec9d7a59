import type { NameLimit, Overlong } from '../../clients/index.ts';
import type { ListedTool } from '../../model/answers/index.ts';
import { isIdle } from '../../model/precedence/index.ts';
import type { Reading, Workspace } from '../../model/reading/index.ts';
import { nameOf, placeOfName, readerOf, type Server } from '../../model/server/index.ts';
import { nameLimitOf, offeredIn, type ServerTools } from '../../model/tools/index.ts';
import { at } from '../../model/values/index.ts';
import { quote } from '../../wording/index.ts';
import { defineDocs, defineRule } from '../define.ts';

/** Hardly any tool has a shorter name. */
const SCARCE = 8;
const MOST_RELATED = 3;

export default defineRule({
  id: 'tool-name-length',
  category: 'compatibility',
  severity: 'warning',
  messages: {
    cut: (data: Long) => `${data.client} cuts the name of ${data.tools} to ${data.most} characters`,
    hashed: (data: Long) => `${data.client} cuts the name of ${data.tools} to ${data.most} characters and a hash`,
    'left-out': (data: Long) => `${data.client} takes names of ${data.most} characters, and leaves out ${data.tools}`,
    refused: (data: Long) =>
      `${data.client} sends a name of ${data.length} characters where ${data.whose} takes ${data.most}, for ${data.tools}`,
    sent: (data: Long) =>
      `${data.client} sends a name of ${data.length} characters where ${data.whose} take ${data.most}, for ${data.tools}`,
    none: (data: Long) =>
      `${data.client} takes names of ${data.most} characters, and with ${data.tools} offers no tool at all`,
    room: (data: { client: string; server: string; room: number; most: number; outcome: string }) =>
      `${data.client} has ${data.room} of ${data.most} characters left for a tool of ${data.server}; ${data.outcome}`,
  },
  on: {
    run: {
      with: ['tools', 'long-name'],
      check(workspace, { report }) {
        const { readings, toolLists } = workspace;
        for (const reading of readings) {
          const limit = nameLimitOf(reading);
          if (limit === undefined) continue;
          const client = readerOf(reading);
          const severity = limit.over === 'sent' ? { severity: 'info' as const } : {};
          const reaction = { effect: 'ignored', by: limit.by } as const;
          for (const each of offeredIn(reading, toolLists).flat()) {
            const { server } = each;
            const long = longIn(each, limit);
            const [first] = long;
            if (first === undefined || isIdle(server, reading, workspace)) continue;
            report(
              limit.over,
              {
                client,
                tools: toolsOf(server, first, long.length),
                length: limit.length(server.name, first.name),
                most: limit.most,
                whose: limit.whose ?? '',
              },
              placeOfName(server),
              {
                reading,
                server,
                reaction,
                ...severity,
                help: helpFor(server, long, limit),
                related: long.slice(0, MOST_RELATED).map((tool) => ({
                  place: at(tool.document, [...tool.route, 'name']),
                  message: 'the tool',
                })),
              },
            );
          }
          for (const server of crowded(reading, limit, toolLists)) {
            if (isIdle(server, reading, workspace)) continue;
            const room = Math.max(0, roomFor(server.name, limit));
            const data = { client, server: nameOf(server), room, most: limit.most, outcome: outcomes[limit.over] };
            const extra = { reading, server, reaction, ...severity, help: 'choose a shorter name for the server' };
            report('room', data, placeOfName(server), extra);
          }
        }
      },
    },
  },
});

interface Long {
  readonly client: string;
  readonly tools: string;
  readonly length: number;
  readonly most: number;
  readonly whose: string;
}

const outcomes: Readonly<Record<Overlong, string>> = {
  cut: 'the rest is cut off',
  hashed: 'the rest becomes a hash',
  'left-out': 'others are left out',
  refused: 'a request with more fails',
  sent: 'models that take no more refuse it',
  none: 'with more, no tool is offered',
};

function longIn({ server, tools }: ServerTools, { length, most }: NameLimit): ListedTool[] {
  return tools.filter(({ name }) => length(server.name, name) > most);
}

function toolsOf(server: Server, first: ListedTool, count: number): string {
  const others = count === 1 ? '' : ` and ${count - 1} more`;
  return `tool ${quote(first.name)}${others} of ${nameOf(server)}`;
}

/** How much shorter the server's name would have to be, where that is all it takes. */
function helpFor(server: Server, long: readonly ListedTool[], { length, most }: NameLimit): string {
  const room = Math.min(...long.slice(0, 1000).map(({ name }) => most - length('x', name) + 1));
  return room >= 1 && room < server.name.length
    ? `use a name of at most ${room} ${room === 1 ? 'character' : 'characters'} for the server, or shorter names of tools`
    : 'no name of the server is short enough: the tools need shorter ones';
}

/** Servers whose names leave hardly anything to tools that are not known. */
function crowded(reading: Reading, limit: NameLimit, lists: Workspace['toolLists']): Server[] {
  const { path } = reading.document;
  const isCrowded = (name: string) =>
    roomFor(name, limit) <= SCARCE && lists.of(name, path) === undefined && !isTooLongAnyway(reading, name);
  if (!reading.names.some(isCrowded)) return [];
  return reading.servers.filter((server) => !server.broken && !server.off && isCrowded(server.name));
}

function roomFor(server: string, { length, most }: NameLimit): number {
  return most - length(server, 'x') + 1;
}

/** Of a name that the client does not take at all, server-name-invalid speaks. */
function isTooLongAnyway({ format }: Reading, name: string): boolean {
  return (format.dialect?.names ?? []).some(({ maxLength }) => maxLength !== undefined && name.length > maxLength);
}

const entry = '{ "command": "docs-mcp" }';
const tools = (...names: string[]) =>
  `{ "tools": [${names.map((name) => `{ "name": "${name}", "description": "Works", "inputSchema": { "type": "object" } }`).join(', ')}] }\n`;

export const docs = defineDocs({
  summary: 'A tool whose name is too long with the name of its server',
  why: 'Clients put the name of the server before that of the tool, and clients and models take so many characters. What is longer is cut, ends in a hash, is left out, or makes every request fail. Without a saved answer to `tools/list` this is said only of a server whose name leaves hardly any room.',
  fix: 'Give the server a shorter name in the configuration.',
  mends: 'how a name is shortened is a decision',
  examples: [
    {
      title: 'Cursor leaves the tool out',
      files: {
        '.cursor/mcp.json': `{ "mcpServers": { ⟦"enterprise-documentation"⟧: ${entry} } }\n`,
        '.cursor/enterprise-documentation.tools.json': tools('retrieve_all_documents_matching_query', 'find'),
      },
    },
    {
      title: 'A name that leaves no room',
      files: {
        '.gemini/settings.json': `{ "mcpServers": { ⟦"io-github-example-very-long-enterprise-documentation-search"⟧: ${entry} } }\n`,
      },
    },
    {
      title: 'OpenCode sends the name as it is',
      files: {
        'opencode.json':
          '{ "mcp": { ⟦"enterprise-documentation-search"⟧: { "type": "local", "command": ["docs-mcp"] } } }\n',
        'enterprise-documentation-search.tools.json': tools('retrieve_all_documents_matching_query'),
      },
    },
    {
      title: 'A tool that the entry keeps from the model',
      files: {
        '.codex/config.toml': '[mcp_servers.docs]\ncommand = "docs-mcp"\nenabled_tools = ["find"]\n',
        '.codex/docs.tools.json': tools('x'.repeat(120), 'find'),
      },
      also: ['tool-name-portable'],
    },
    {
      title: 'A long name that leaves room enough',
      files: {
        '.cursor/mcp.json': `{ "mcpServers": { "enterprise-documentation-of-everything-1": ${entry} } }\n`,
      },
    },
  ],
  evidence: [
    {
      claim:
        'the rest of a name is cut in VS Code, a hash ends it in Qwen Code and Kimi Code, its middle goes in Gemini CLI',
      source: 'VS Code 1.139.1, Qwen Code, Kimi Code 2.1.0, Gemini CLI 0.61.0, run with a stand-in model (t7)',
      date: '2026-11-18',
    },
    {
      claim: 'tools are left out where the names of server and tool are longer than 60 characters together',
      source: 'Cursor: ZaUtre/sfcc-mcp-server#4, ComposioHQ/composio#2788, sparfenyuk/mcp-proxy#45',
      date: '2026-11-18',
    },
    {
      claim: 'names of tools match ^[a-zA-Z0-9_-]{1,128}$, or the request is refused',
      source: 'Anthropic API: anthropics/claude-code#96152; OpenAI takes 64: openai 6.49.0, types',
      date: '2026-11-18',
    },
  ],
});
