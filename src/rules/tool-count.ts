import { nameOf, offeredIn, placeOfName, readerOf } from '../model/index.ts';
import { defineDocs, defineRule } from './define.ts';

export default defineRule({
  id: 'tool-count',
  category: 'compatibility',
  severity: 'info',
  scope: 'workspace',
  onlyWith: ['tools'],
  messages: {
    many: (data: { client: string; fact: string; server: string; count: number }) =>
      `${data.client} ${data.fact}, and with ${data.server} there are ${data.count}`,
  },
  check({ readings, toolLists }, { report }) {
    for (const reading of readings) {
      const { toolCount } = reading.client;
      if (toolCount === undefined) continue;
      for (const servers of offeredIn(reading, toolLists)) {
        let count = 0;
        for (const { server, tools } of servers) {
          const before = count;
          count += tools.length;
          if (before > toolCount.most || count <= toolCount.most) continue;
          const { fact } = toolCount;
          report('many', { client: readerOf(reading), fact, server: nameOf(server), count }, placeOfName(server), {
            reading,
            server,
            help: 'switch off servers or tools that are not needed',
          });
        }
      }
    }
  },
});

const list = (count: number) =>
  `{ "tools": [${Array.from({ length: count }, (_, index) => `{ "name": "tool_${index}", "description": "Works", "inputSchema": { "type": "object" } }`).join(', ')}] }\n`;

export const docs = defineDocs({
  summary: 'More tools than the client takes',
  why: 'A client that sends all tools with every request takes so many of them. Which ones are left out is up to the client.',
  fix: 'Switch off servers, or tools of them, that are not needed.',
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
