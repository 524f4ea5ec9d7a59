import { nameOf } from '../../model/server/index.ts';
import { at } from '../../model/values/index.ts';
import { quote } from '../../wording/index.ts';
import { defineDocs, defineRule } from '../define.ts';
import { writing } from '../shared/fixes.ts';

const path = /\/sse(?=\/?(?:[?#]|\s*$))/i;

export default defineRule({
  id: 'url-legacy-path',
  category: 'compatibility',
  severity: 'info',
  messages: {
    path: (data: { server: string; key: string; spelling: string }) =>
      `the address of ${data.server} ends in "/sse", where servers speak SSE, and ${quote(data.key)} says ${quote(data.spelling)}`,
  },
  on: {
    server: {
      address: /\/sse\b/i,
      check(server, { report }) {
        const { declared, dialect, transport, url } = server;
        if (transport !== 'http' || typeof declared?.value !== 'string' || url === undefined) return;
        // "remote" leaves it open, and some clients try SSE by themselves.
        if (!/http/i.test(declared.value) || dialect.alsoSpeaks?.sse !== undefined) return;
        const index = url.value.search(path);
        if (index === -1) return;
        const sse = Object.keys(dialect.spellings).find((spelling) => dialect.spellings[spelling] === 'sse');
        const other = 'use its Streamable HTTP address, often "/mcp"';
        report(
          'path',
          { server: nameOf(server), key: declared.key, spelling: declared.value },
          at(server.document, url.route, 'value', { start: index, end: index + '/sse'.length }),
          {
            server,
            help: sse === undefined ? other : `${other}, or write ${quote(sse)}`,
            fix: sse === undefined ? undefined : writing(declared.route, sse, 'unsafe'),
          },
        );
      },
    },
  },
});

export const docs = defineDocs({
  summary: 'Streamable HTTP with the address of an SSE server',
  why: 'Two transports, two addresses: a server that still has both answers SSE at `/sse` and Streamable HTTP at `/mcp` or `/`. With the one for the other, connecting fails. Nothing is said where the client then tries SSE by itself.',
  fix: 'Ask for the Streamable HTTP address, or declare SSE.',
  mends: { unsafe: 'declares SSE' },
  examples: [
    {
      title: 'http and /sse',
      files: {
        '.mcp.json': '{ "mcpServers": { "live": { "type": "http", "url": "https://live.example.com⟦/sse⟧" } } }\n',
      },
    },
    {
      title: 'VS Code tries both',
      files: {
        '.vscode/mcp.json': '{ "servers": { "live": { "type": "http", "url": "https://live.example.com/sse" } } }\n',
      },
    },
    {
      title: 'Another path',
      files: {
        '.mcp.json': '{ "mcpServers": { "live": { "type": "http", "url": "https://live.example.com/sse/mcp" } } }\n',
      },
    },
  ],
  evidence: [
    {
      claim: 'SSE has an address of its own for the stream; Streamable HTTP has one for everything',
      source: 'Model Context Protocol, revisions 2024-11-05 and 2025-03-26, transports',
      date: '2026-11-18',
    },
    {
      claim: 'Streamable HTTP first, then SSE, whatever the type',
      source: 'VS Code workbench 1.139.1, read',
      date: '2026-11-18',
    },
  ],
});
