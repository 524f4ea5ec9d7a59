import { isStamped, itemsAt, type ManifestItem, packagesOf } from '../../model/manifests/index.ts';
import { at, isObject, own, type Place } from '../../model/values/index.ts';
import { quote } from '../../wording/index.ts';
import { defineDocs, defineRule } from '../define.ts';
import { npmPackage, serverJson } from '../shared/samples.ts';

export default defineRule({
  id: 'server-json-transport',
  category: 'correctness',
  severity: 'error',
  messages: {
    needless: (data: { client: string }) =>
      `a transport of the type "stdio" has no "url", so ${data.client} refuses the file`,
    address: (data: { client: string }) =>
      `this is not an address with http or https, so ${data.client} refuses the file`,
    insecure: (data: { client: string }) =>
      `the remote server has no address with https, so ${data.client} refuses the file`,
    local: (data: { host: string; client: string }) =>
      `nobody else reaches ${quote(data.host)}, so ${data.client} refuses it as a remote server`,
    legacy: () => 'the transport "sse" was replaced with Streamable HTTP; newer clients need not speak it',
  },
  on: {
    registry(reading, { client, report }) {
      const { document, format } = reading;
      const { registry } = format;
      const { refuses: reaction } = registry;
      for (const { route, url, type } of transportsOf(packagesOf(reading))) {
        const place = at(document, [...route, 'url']);
        if (type === 'stdio')
          report('needless', { client }, place, { reaction, help: 'remove "url", or say "streamable-http"' });
        else if (!hasScheme(url))
          report('address', { client }, place, {
            reaction,
            help: 'write the whole address: "http://localhost:{port}/mcp"',
          });
      }
      const remotes = itemsAt(document, ['remotes']);
      const isOffered = remotes.some(({ value }) => own(value, 'type') === 'streamable-http');
      for (const { route, value } of remotes) {
        const url = addressOf(value);
        if (own(value, 'type') === 'sse' && !isOffered) {
          report('legacy', undefined, at(document, [...route, 'type']), {
            severity: 'info',
            help: 'offer "streamable-http" as well',
          });
        }
        if (url === undefined) continue;
        const place: Place = at(document, [...route, 'url']);
        const host = hostOf(url);
        if (host !== undefined && isLocal(host))
          report('local', { host, client }, place, {
            reaction,
            help: 'remove it from "remotes": what runs on the own machine is a package',
          });
        else if (!/^https:\/\/[^\s/]/i.test(url)) {
          // The revision to come lets an address begin with a variable.
          if (!url.startsWith('{'))
            report('insecure', { client }, place, { reaction, help: 'write an address that begins with "https://"' });
        }
      }
    },
  },
});

function transportsOf(packages: readonly ManifestItem[]) {
  return packages.flatMap(({ route, value }) => {
    const transport = own(value, 'transport');
    const url = isObject(transport) ? addressOf(transport) : undefined;
    return url === undefined ? [] : [{ route: [...route, 'transport'], url, type: own(transport, 'type') }];
  });
}

function addressOf(transport: unknown): string | undefined {
  const url = own(transport, 'url');
  return typeof url === 'string' && url !== '' && !isStamped(url) ? url : undefined;
}

/** A variable may stand for any part. */
function hasScheme(url: string): boolean {
  return /^(?:https?|\{[^{}]{1,200}\}):\/\/\S/i.test(url) || url.startsWith('{');
}

function hostOf(url: string): string | undefined {
  return /^https?:\/\/(\[[0-9a-f:.]{1,60}\]|[^\s/:?#]{1,253})/i.exec(url)?.[1]?.toLowerCase();
}

function isLocal(host: string): boolean {
  return host === 'localhost' || host === '127.0.0.1' || host.endsWith('.localhost');
}

export const docs = defineDocs({
  summary: 'An address in server.json that the registry does not take',
  why: 'A package that speaks over standard input has no address; one that speaks HTTP has one on the machine of the user; a remote server has an address with https that everybody can reach.',
  fix: 'Write the address, or put the server where it belongs: into `packages` or into `remotes`.',
  mends: 'where the server can be reached cannot be told',
  examples: [
    {
      title: 'Standard input with an address',
      files: {
        'server.json': serverJson(
          `"packages": [{ ${npmPackage}, "transport": { "type": "stdio", "url": ⟦"http://localhost:3000/mcp"⟧ } }]`,
        ),
      },
    },
    {
      title: 'An address without its beginning',
      files: {
        'server.json': serverJson(
          `"packages": [{ ${npmPackage}, "transport": { "type": "streamable-http", "url": ⟦"localhost:3000/mcp"⟧ } }]`,
        ),
      },
    },
    {
      title: 'A remote server on the own machine',
      files: {
        'server.json': serverJson('"remotes": [{ "type": "streamable-http", "url": ⟦"http://127.0.0.1:8765/mcp"⟧ }]'),
      },
    },
    {
      title: 'A remote server without encryption',
      files: {
        'server.json': serverJson(
          '"remotes": [{ "type": "streamable-http", "url": ⟦"http://weather.example.com/mcp"⟧ }]',
        ),
      },
    },
    {
      title: 'The transport of before',
      files: {
        'server.json': serverJson('"remotes": [{ "type": ⟦"sse"⟧, "url": "https://weather.example.com/sse" }]'),
      },
    },
    {
      title: 'A port to choose, and a server for everybody',
      files: {
        'server.json': serverJson(
          `"packages": [{ ${npmPackage}, "transport": { "type": "streamable-http", "url": "http://localhost:{PORT}/mcp" }, "environmentVariables": [{ "name": "PORT", "default": "3000" }] }],\n  "remotes": [{ "type": "streamable-http", "url": "https://{tenant}.weather.example.com/mcp", "variables": { "tenant": { "description": "Your account" } } }]`,
        ),
      },
    },
  ],
  evidence: [
    {
      claim: 'what an address may be in packages and in remotes',
      source: 'modelcontextprotocol/registry internal/validators, read',
      date: '2026-11-18',
    },
    { claim: 'HTTP with SSE is deprecated', source: 'Model Context Protocol, revision 2025-03-26', date: '2026-08-22' },
  ],
});
