import { nameOf, ownKey } from '../../model/server/index.ts';
import { at } from '../../model/values/index.ts';
import { list, quote } from '../../wording/index.ts';
import { defineDocs, defineRule } from '../define.ts';
import { bridgedFields } from '../shared/bridged.ts';

export default defineRule({
  id: 'bridge-unread',
  category: 'correctness',
  severity: 'warning',
  strays: true,
  messages: {
    headers: (data: { key: string; server: string; bridge: string }) =>
      `${quote(data.key)} of ${data.server} is sent to nobody: ${data.bridge} sends the headers that its arguments name`,
    address: (data: { key: string; server: string; bridge: string }) =>
      `${quote(data.key)} of ${data.server} does not reach ${data.bridge}, whose arguments name no address, so it ends at once`,
  },
  on: {
    server: {
      word: /mcp-remote|supergateway|mcp-proxy/,
      check(server, { report }) {
        for (const { bridge, field, is } of bridgedFields(server)) {
          const data = { key: field.key, server: nameOf(server), bridge: bridge.name };
          const place = at(server.document, field.route, 'key');
          const args = quote(ownKey(server.dialect, 'args') ?? 'args');
          const [name = ''] = Object.keys(field.value ?? {});
          const help =
            is === 'headers'
              ? `add ${list(bridge.header(name))} to ${args}, and so for each header`
              : `move the address to ${args}`;
          report(is, data, place, { server, ...(server.off && { severity: 'info' }), help });
        }
      },
    },
  },
});

export const docs = defineDocs({
  summary: 'What stands beside a bridge to a remote server and does not reach it',
  why: 'To a client, a bridge such as mcp-remote is a local server: it gets arguments and variables. Headers and an address in fields of their own are meant for it and reach nobody; requests go out without them.',
  fix: 'Write them as arguments, `"--header", "Authorization:${AUTH}"`.',
  mends: 'a value that becomes an argument may have to be written otherwise, and can be seen by others',
  examples: [
    {
      title: 'Headers beside the command, in clients that would send them and in one that never does',
      files: {
        '.mcp.json':
          '{ "mcpServers": { "docs": { "command": "npx", "args": ["-y", "mcp-remote@0.1.30", "https://docs.acme.dev/mcp"], ⟦"headers"⟧: { "X-Team": "docs" } } } }\n',
        'claude_desktop_config.json':
          '{ "mcpServers": { "wiki": { "command": "npx", "args": ["-y", "supergateway@4.0.0", "--streamableHttp", "https://wiki.acme.dev/mcp"], ⟦"headers"⟧: { "X-Team": "wiki" } } } }\n',
        'app/mcp-servers.json':
          '{ "mcpServers": { "web": { "command": "uvx", "args": ["mcp-proxy==0.9.0", "https://web.acme.dev/sse"], ⟦"headers"⟧: { "X-Team": "web" } } } }\n',
      },
    },
    {
      title: 'The address in a field of its own',
      files: {
        '.mcp.json':
          '{ "mcpServers": { "docs": { "command": "npx", "args": ["-y", "mcp-remote@0.1.30"], ⟦"url"⟧: "https://docs.acme.dev/mcp" } } }\n',
      },
    },
    {
      title: 'Both as arguments',
      files: {
        '.mcp.json':
          '{ "mcpServers": { "docs": { "command": "npx", "args": ["-y", "mcp-remote@0.1.30", "https://docs.acme.dev/mcp", "--header", "X-Team:docs"], "headers": {} } } }\n',
      },
    },
    {
      title: 'What npm calls mcp-proxy, which is none to a remote server',
      files: {
        'app/mcp-servers.json':
          '{ "mcpServers": { "web": { "command": "npx", "args": ["-y", "mcp-proxy@5.0.0", "web-mcp"], "headers": { "X-Team": "web" } } } }\n',
      },
    },
  ],
  evidence: [
    {
      claim: 'headers and the address are taken from the arguments alone',
      source: 'mcp-remote 0.15.1 and supergateway 4.0.0, read',
      date: '2026-11-20',
    },
    {
      claim: 'mcp-proxy has "--headers KEY VALUE"',
      source: 'sparfenyuk/mcp-proxy, README',
      date: '2026-11-20',
    },
  ],
});
