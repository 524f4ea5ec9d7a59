import { uncallableAddress } from '../../model/launch/index.ts';
import { isSecretName } from '../../model/secrets/index.ts';
import { isNearby, type NamedPart, nameOf, type Server } from '../../model/server/index.ts';
import { at } from '../../model/values/index.ts';
import { standInsIn } from '../../model/variables/index.ts';
import { quote } from '../../wording/index.ts';
import { defineDocs, defineRule } from '../define.ts';

/** With the host, or with what stands where it belongs. */
const plain = /^(\s*)(http|ws):\/\/(?:[^/?#]*@)?(\[[^\]]*\]|[^/:?#]+)/i;

export default defineRule({
  id: 'url-plain-http',
  category: 'security',
  severity: 'warning',
  strays: true,
  messages: {
    secret: (data: { header: string; server: string }) =>
      `${quote(data.header)} of ${data.server} crosses the network in the clear, since its address is not https`,
    open: (data: { server: string }) =>
      `whatever ${data.server} is asked and answers crosses the network in the clear, since its address is not https`,
  },
  on: {
    field: {
      is: ['url'],
      like: /^\s*(?:http|ws):\/\/(?!(?:localhost|127\.0\.0\.1)[:/])/i,
      check({ fact, value, route, server }, { report }) {
        if (server.transport === 'stdio' || fact?.is !== 'url' || fact.unread || typeof value !== 'string') return;
        const [, blanks = '', scheme = '', host = ''] = plain.exec(value) ?? [];
        if (
          host === '' ||
          isNearby(host) ||
          /[${}<>%[\]]/.test(host.replace(/^\[.*\]$/, '')) ||
          standInsIn(host).length > 0
        )
          return;
        // Nothing is sent to an address that cannot be called.
        if (uncallableAddress(server) !== undefined) return;
        const within = { start: blanks.length, end: blanks.length + scheme.length };
        const place = at(server.document, route, 'value', within);
        const extra = {
          server,
          // What is switched off sends nothing.
          ...(server.off && { severity: 'info' as const }),
          help: `write ${quote(scheme.toLowerCase() === 'ws' ? 'wss' : 'https')} if the host speaks it`,
        };
        const header = secretHeader(server);
        if (header === undefined) report('open', { server: nameOf(server) }, place, extra);
        else report('secret', { header: header.name, server: nameOf(server) }, place, extra);
      },
    },
  },
});

function secretHeader({ headers }: Server): NamedPart | undefined {
  return headers.find(({ name, value }) => value !== '' && isSecretName(name));
}

export const docs = defineDocs({
  cwe: [319],
  summary: 'A remote server that is spoken to without encryption',
  why: 'Everybody on the way can read what is sent, tokens in headers included, and can change what comes back: the descriptions of tools and their results are instructions to a model. Loopback, private networks, names without a dot (containers, hosts of the own network) and reserved names are left alone.',
  fix: 'Write https.',
  mends: 'whether the server answers with TLS cannot be told',
  examples: [
    {
      title: 'A token in the clear',
      files: {
        '.mcp.json':
          '{ "mcpServers": { "docs": { "type": "http", "url": "⟦http⟧://docs.acme.io/mcp", "headers": { "Authorization": "Bearer ${DOCS_TOKEN}" } } } }\n',
      },
    },
    {
      title: 'No header, but tools that anybody can change',
      files: { '.cursor/mcp.json': '{ "mcpServers": { "docs": { "url": "⟦http⟧://docs.acme.io:8080/mcp" } } }\n' },
    },
    {
      title: 'This machine, a container, the own network, and a host to be filled in',
      files: {
        '.cursor/mcp.json':
          '{ "mcpServers": { "a": { "url": "http://localhost:3000/mcp" }, "b": { "url": "http://docs-mcp:8000/mcp" }, "c": { "url": "http://192.168.1.4/mcp" }, "d": { "url": "http://[::1]:3000/mcp" }, "e": { "url": "http://${env:DOCS_HOST}/mcp" } } }\n',
      },
    },
  ],
  evidence: [
    {
      claim:
        'authorization servers and redirect addresses have to be https or localhost; tokens have to be kept from others',
      source: 'Model Context Protocol, revision 2025-11-25, authorization, security considerations',
      date: '2026-11-18',
    },
  ],
});
