import { profilesOf } from '../../model/answers/index.ts';
import { type Group, groupsIn, isIdle } from '../../model/precedence/index.ts';
import type { Reading, Workspace } from '../../model/reading/index.ts';
import { nameOf, placeOfName, readerOf, type Server } from '../../model/server/index.ts';
import { offeredIn, offeredOf, type ServerTools } from '../../model/tools/index.ts';
import { defineDocs, defineRule } from '../define.ts';

export default defineRule({
  id: 'tool-count',
  category: 'compatibility',
  severity: 'info',
  messages: {
    many: (data: { client: string; fact: string; server: string; count: number }) =>
      `${data.client} ${data.fact}, and with ${data.server} there are ${data.count}`,
  },
  on: {
    run: {
      with: 'tools',
      check(workspace, { report }) {
        const { readings, toolLists } = workspace;
        const tell = (tools: number, servers: readonly ServerTools[], reading: Reading) => {
          const { toolCount } = reading.client;
          if (toolCount === undefined) return;
          const { fact, most } = toolCount;
          let count = tools;
          for (const { server, tools } of servers) {
            const before = count;
            count += tools.length;
            if (before > most || count <= most || isSaidOfList(tools.length, reading)) continue;
            report('many', { client: readerOf(reading), fact, server: nameOf(server), count }, placeOfName(server), {
              reading,
              server,
              help: 'switch off servers or tools that are not needed',
            });
          }
        };
        for (const reading of readings) {
          // What is known of the client need not be true of another program that reads the file.
          if (reading.client.toolCount === undefined || reading.format.reader !== undefined) continue;
          for (const servers of offeredIn(reading, toolLists)) {
            const running = servers.filter(({ server }) => !isIdle(server, reading, workspace));
            tell(0, running, reading);
          }
        }
        if (toolLists.isEmpty) return;
        for (const group of groupsIn(workspace)) {
          const most = group.client.toolCount?.most;
          if (most === undefined || group.reading.format.reader !== undefined) continue;
          const together = new Together(group, toolLists);
          // Of a file that has too many by itself all is said.
          if (together.most > most) continue;
          const [first] = together.own;
          if (first !== undefined) tell(together.others, together.own, group.readingFor(first.server));
        }
      },
    },
  },
});

/** A server that is too large by itself is told where its list is: `list-too-many-tools`. */
function isSaidOfList(count: number, reading: Reading): boolean {
  return profilesOf(reading).some(({ tools: limit }) => limit !== undefined && count > limit.max);
}

/** The tools of several files that the client reads together. */
class Together {
  readonly own: readonly ServerTools[];
  /** How many come from elsewhere. */
  readonly others: number;
  /** In one file. */
  readonly most: number;

  constructor(group: Group, lists: Workspace['toolLists']) {
    const own: ServerTools[] = [];
    const counts = new Map<Server['document'], number>();
    let others = 0;
    for (const { server, isOwn } of group.running()) {
      const offered = offeredOf(server, lists);
      if (offered === undefined) continue;
      const { document } = server;
      counts.set(document, (counts.get(document) ?? 0) + offered.tools.length);
      if (isOwn) own.push(offered);
      else others += offered.tools.length;
    }
    this.own = own;
    this.others = others;
    this.most = Math.max(0, ...counts.values());
  }
}

const list = (count: number) =>
  `{ "tools": [${Array.from({ length: count }, (_, index) => `{ "name": "tool_${index}", "description": "Works", "inputSchema": { "type": "object" } }`).join(', ')}] }\n`;

export const docs = defineDocs({
  summary: 'More tools than the client takes',
  why: 'A client that sends all tools with every request takes so many of them. Which ones are left out is up to the client.',
  fix: 'Switch off servers, or tools of them, that are not needed.',
  mends: 'which tools can be done without is a decision',
  examples: [
    {
      title: 'A hundred and twenty tools in Windsurf',
      files: {
        '.codeium/windsurf/mcp_config.json':
          '{ "mcpServers": { "docs": { "command": "docs-mcp" }, ⟦"wiki"⟧: { "command": "wiki-mcp" } } }\n',
        '.codeium/windsurf/docs.tools.json': list(60),
        '.codeium/windsurf/wiki.tools.json': list(60),
      },
    },
    {
      title: 'A hundred and thirty of one server in VS Code, which is said of their list',
      files: {
        '.vscode/mcp.json': '{ "servers": { "docs": { "command": "docs-mcp" } } }\n',
        '.vscode/docs.tools.json': list(130),
      },
      also: ['list-too-many-tools'],
    },
    {
      title: 'A hundred and thirty of two servers in VS Code',
      files: {
        '.vscode/mcp.json':
          '{ "servers": { "docs": { "command": "docs-mcp" }, ⟦"wiki"⟧: { "command": "wiki-mcp" } } }\n',
        '.vscode/docs.tools.json': list(60),
        '.vscode/wiki.tools.json': list(70),
      },
    },
    {
      title: 'Claude Code looks tools up when there are many',
      files: {
        '.mcp.json': '{ "mcpServers": { "docs": { "command": "docs-mcp" } } }\n',
        'docs.tools.json': list(130),
      },
      also: ['list-too-many-tools'],
    },
  ],
  evidence: [
    {
      claim: 'at most 100 tools at any time',
      source: 'Windsurf documentation, MCP of the Cascade agent',
      date: '2026-11-18',
    },
    { claim: 'at most 128 tools with a request', source: 'VS Code 1.139.1, read', date: '2026-11-18' },
  ],
});
