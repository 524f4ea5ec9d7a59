import { contradictsItsFields, nameOf } from '../../model/server/index.ts';
import { at } from '../../model/values/index.ts';
import { quote } from '../../wording/index.ts';
import { defineDocs, defineRule } from '../define.ts';

export default defineRule({
  id: 'transport-legacy',
  category: 'compatibility',
  severity: 'info',
  messages: {
    legacy: (data: { server: string; client: string }) =>
      `${data.server} uses the SSE transport, which the protocol replaced with Streamable HTTP in 2025-03-26`,
  },
  on: {
    server: {
      settled: false,
      check(server, { client, report }) {
        const { declared, dialect, transport } = server;
        // With a command and no address it is not what was meant.
        if (transport !== 'sse' || declared === undefined || contradictsItsFields(server)) return;
        const newer = Object.keys(dialect.spellings).find((spelling) => dialect.spellings[spelling] === 'http');
        if (newer === undefined) return;
        report('legacy', { server: nameOf(server), client }, at(server.document, declared.route), {
          server,
          help: `if the server speaks Streamable HTTP, write ${quote(newer)} and its address for it`,
        });
      },
    },
  },
});

export const docs = defineDocs({
  summary: 'The older SSE transport, where the client also has Streamable HTTP',
  why: 'It still works. New servers leave it out, and hosted ones are switching it off.',
  fix: 'Ask whether the server has a Streamable HTTP address, often `/mcp` in place of `/sse`.',
  mends: 'whether the server speaks the newer transport cannot be told, and at which address',
  examples: [
    {
      title: 'SSE in Claude Code',
      files: {
        '.mcp.json': '{ "mcpServers": { "live": { "type": ⟦"sse"⟧, "url": "https://live.example.com/sse" } } }\n',
      },
    },
    {
      title: "aix's canonical form has nothing newer",
      files: {
        '.aix/servers.json':
          '{ "servers": { "live": { "name": "live", "transport": "sse", "url": "https://live.example.com/sse" } } }\n',
      },
      as: 'aix',
    },
  ],
  evidence: [
    {
      claim: 'HTTP with SSE is replaced by Streamable HTTP',
      source: 'Model Context Protocol, revision 2025-03-26, changelog',
      date: '2025-03-26',
    },
  ],
});
