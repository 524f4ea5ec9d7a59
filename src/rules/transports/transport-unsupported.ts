import type { Dialect, Transport } from '../../clients/index.ts';
import {
  fittingTransport,
  hasMeaning,
  masked,
  nameOf,
  needsNoWord,
  onlyLocal,
  type Server,
  spellingOf,
  transportNamed,
} from '../../model/server/index.ts';
import { at, own } from '../../model/values/index.ts';
import { consequence, type Fix } from '../../model/verdict/index.ts';
import type { Route } from '../../parse/index.ts';
import { list, quote } from '../../wording/index.ts';
import { defineDocs, defineRule } from '../define.ts';
import { removing, writing } from '../shared/fixes.ts';

const BRIDGE = 'start a local bridge to it, such as mcp-remote, or leave it out of this file';

export default defineRule({
  id: 'transport-unsupported',
  category: 'compatibility',
  severity: 'error',
  messages: {
    unsupported: (data: { server: string; value: string; client: string; consequence: string }) =>
      `${data.client} has no transport ${quote(data.value)} as ${data.server} asks for, so ${data.consequence}`,
    local: (data: { server: string; has: string; client: string; consequence: string }) =>
      `${data.client} starts only local servers, and ${data.server} has only a ${quote(data.has)}, so ${data.consequence}`,
  },
  on: {
    server: {
      settled: false,
      check(server, { client, report }) {
        const { declared, dialect } = server;
        const url = onlyLocal(dialect) ? addressOf(server) : undefined;
        if (declared === undefined && url !== undefined) {
          if (hasMeaning(server, 'command', 'commandLine')) return;
          const reaction = masked(server, dialect.inferred.urlReaction);
          const has = String(url.at(-1));
          const data = { server: nameOf(server), has, client, consequence: consequence(reaction, 'it') };
          report('local', data, at(server.document, url, 'key'), {
            reaction,
            server,
            help: BRIDGE,
          });
          return;
        }
        if (typeof declared?.value !== 'string' || server.transport !== undefined || dialect.transportKey === null)
          return;
        const named = transportNamed(declared.value);
        if (named === undefined || Object.values(dialect.spellings).includes(named) || dialect.alsoSpeaks?.[named])
          return;
        const { withCommand, withUrl } = dialect.unknownTransport;
        const reaction = masked(server, hasMeaning(server, 'command', 'commandLine') ? withCommand : withUrl);
        // What runs all the same is a word too many, not a transport that is missing.
        if (reaction.effect === 'fine') return;
        report(
          'unsupported',
          { server: nameOf(server), value: declared.value, client, consequence: consequence(reaction, 'it') },
          at(server.document, declared.route),
          { reaction, server, help: remedy(server, named), fix: fixFor(server, named, declared.route) },
        );
      },
    },
  },
});

/** Where its address stands; some write it into an object, `transport: {type, url}`. */
function addressOf(server: Server): Route | undefined {
  const url = server.fields.find((field) => field.fact?.is === 'url' && !field.fact.unread);
  if (url !== undefined) return url.route;
  const { transport } = Object.fromEntries(server.fields.map((field) => [field.key, field]));
  return transport !== undefined && typeof own(transport.value, 'url') === 'string'
    ? [...transport.route, 'url']
    : undefined;
}

function remedy(server: Server, named: Transport): string {
  const { dialect } = server;
  if (needsNoWord(server)) return 'remove it';
  const spelling = fittingWord(server, named);
  if (spelling !== undefined) return `write ${quote(spelling)}`;
  return onlyLocal(dialect) && named !== 'stdio' ? BRIDGE : replacement(dialect, named);
}

/** Of the transport that the fields are for, where that is another one. */
function fittingWord(server: Server, named: Transport): string | undefined {
  const fitting = fittingTransport(server, named);
  return fitting === undefined || fitting === named ? undefined : spellingOf(server.dialect, fitting);
}

function fixFor(server: Server, named: Transport, route: Route): Fix | undefined {
  if (needsNoWord(server)) return removing(route, 'safe');
  const word = fittingWord(server, named);
  return word === undefined ? undefined : writing(route, word);
}

/** A server that speaks the older transport often speaks the newer one, too. */
function replacement({ spellings }: Dialect, named: Transport): string {
  const words = Object.keys(spellings).filter((word) => word !== '');
  const newer = named === 'sse' ? words.find((word) => spellings[word] === 'http') : undefined;
  return newer === undefined
    ? `it knows ${list(words.sort(), { conjunction: 'and' })}`
    : `if the server speaks Streamable HTTP, write ${quote(newer)} and its address for it`;
}

export const docs = defineDocs({
  summary: 'A transport that this client cannot speak',
  why: 'The word is a transport of other clients; this one has nothing of the kind, and the server does not exist for it.',
  fix: 'Use a transport that the client has, or leave the server out of this file.',
  mends: { safe: 'writes the local transport for a server with a command, or removes the word where it needs none' },
  examples: [
    {
      title: 'WebSocket in omp',
      files: { '.omp/mcp.json': '{ "mcpServers": { "live": { "type": ⟦"ws"⟧, "url": "wss://live.example.com" } } }\n' },
    },
    {
      title: "Streamable HTTP in aix's canonical form, which only has SSE",
      files: {
        '.aix/servers.json':
          '{ "servers": { "docs": { "name": "docs", "transport": ⟦"http"⟧, "url": "https://docs.example.com/mcp" } } }\n',
      },
      as: 'aix',
    },
    {
      title: 'A remote server in a file for local ones',
      files: {
        'claude_desktop_config.json': '{ "mcpServers": { "docs": { ⟦"url"⟧: "https://docs.example.com/mcp" } } }\n',
      },
    },
    {
      title: 'WebSocket in Claude Code',
      files: { '.mcp.json': '{ "mcpServers": { "live": { "type": "ws", "url": "wss://live.example.com" } } }\n' },
    },
  ],
  evidence: [
    { claim: 'type ws with a url fails', source: 'omp 18.2.3, run (case 10b)', date: '2026-11-18' },
    {
      claim: "transport must be 'stdio', 'sse', or empty",
      source: 'thoreinstein/aix 070fd29, read',
      date: '2026-04-27',
    },
    {
      claim: 'an entry with only a url is refused, in older versions with the whole file',
      source: 'issues about Claude Desktop (tbxark/mcp-proxy#27, tadata-org/fastapi_mcp#6)',
      date: '2026-11-18',
    },
    { claim: 'type ws works', source: 'Claude Code 2.1.326, run (case 10b)', date: '2026-11-18' },
  ],
});
