import type { Meaning } from '../../clients/index.ts';
import {
  fittingSpellings,
  hasMeaning,
  masked,
  nameOf,
  onlyLocal,
  placeOfName,
  type Server,
  spellingOf,
  startsSomehow,
  strangers,
  untypedReaction,
} from '../../model/server/index.ts';
import { at, type Place } from '../../model/values/index.ts';
import { consequence } from '../../model/verdict/index.ts';
import { assignment, list, quote } from '../../wording/index.ts';
import { defineDocs, defineRule } from '../define.ts';
import { adding } from '../shared/fixes.ts';

export default defineRule({
  id: 'transport-untyped',
  category: 'correctness',
  severity: 'error',
  inSnippets: 'whole',
  messages: {
    untyped: (data: { server: string; has: string; key: string; consequence: string }) =>
      `${data.server} has a ${quote(data.has)} and no ${quote(data.key)}, so ${data.consequence}`,
    older: (data: { server: string; key: string; client: string }) =>
      `${data.server} has a "url" and no ${quote(data.key)}, so ${data.client} speaks the older SSE transport with it`,
    advised: (data: { server: string; key: string; client: string; transport: string }) =>
      `${data.server} has a "url" and no ${quote(data.key)}, so ${data.client} takes it for ${quote(data.transport)}`,
    key: (data: { server: string; key: string; client: string }) =>
      `${data.client} speaks the older SSE transport with the address under ${quote(data.key)} of ${data.server}`,
  },
  on: {
    server: {
      settled: false,
      check(server, { client, reading, report }) {
        const { dialect } = server;
        const reaction = untypedReaction(server);
        if (reaction === undefined) return;
        if (dialect.transportKey === null) {
          const older = olderByKey(server);
          if (older === undefined) return;
          const { key, newer, place } = older;
          report('key', { server: nameOf(server), key, client }, place, {
            server,
            // The server may be one for SSE whatever its address looks like.
            reaction: { effect: 'fine', by: dialect.fields[key]?.by ?? dialect.by },
            help: `rename it to ${quote(newer)}, unless the address is one for SSE`,
          });
          return;
        }
        if (server.declared !== undefined || !startsSomehow(server) || onlyLocal(dialect)) return;
        if (strangers(server).some((stranger) => stranger.meaning === 'transport')) return;
        if (reaction.effect === 'fine') {
          const { urlWantsKey: wanted, url: transport } = dialect.inferred;
          if (
            wanted !== undefined &&
            transport !== undefined &&
            reading.owner &&
            presentKey(server, 'url') !== undefined &&
            server.command === undefined
          ) {
            const word = spellingOf(dialect, transport) ?? transport;
            report(
              'advised',
              { server: nameOf(server), key: dialect.transportKey, client, transport: word },
              placeOfName(server),
              {
                server,
                reaction: { effect: 'fine', by: wanted },
                help: `add ${assignment(server.document.language, dialect.transportKey, quote(word))}, or the transport that is meant`,
                fix: adding([...server.route, dialect.transportKey], word, 'unsafe'),
              },
            );
            return;
          }
          const newer = Object.keys(dialect.spellings).find((spelling) => dialect.spellings[spelling] === 'http');
          if (newer === undefined || server.transport !== 'sse' || !mayBeNewer(server)) return;
          report('older', { server: nameOf(server), key: dialect.transportKey, client }, placeOfName(server), {
            server,
            reaction: { effect: 'ignored', by: reaction.by },
            help: `add ${assignment(server.document.language, dialect.transportKey, quote(newer))}, or ${quote('sse')} if that is meant`,
            fix: adding([...server.route, dialect.transportKey], newer, 'unsafe'),
          });
          return;
        }
        const outcome = masked(server, reaction);
        const [word, ...others] = fittingSpellings(server);
        // Of an address that says nothing, the newer transport is likely and no more.
        const safety = others.length === 0 ? 'safe' : 'unsafe';
        report(
          'untyped',
          {
            server: nameOf(server),
            has: presentKey(server, 'command', 'commandLine') ?? presentKey(server, 'url') ?? '',
            key: dialect.transportKey,
            consequence: consequence(outcome, client),
          },
          placeOfName(server),
          {
            reaction: outcome,
            server,
            help: `add ${assignment(server.document.language, dialect.transportKey, list(fittingSpellings(server), { conjunction: 'or' }))}`,
            fix:
              word === undefined || isTorn(server)
                ? undefined
                : adding([...server.route, dialect.transportKey], word, safety),
          },
        );
      },
    },
  },
});

/** A key that stands for SSE with an address that looks like the newer transport's, which has a key of its own. */
function olderByKey(
  server: Server,
): { readonly key: string; readonly newer: string; readonly place: Place } | undefined {
  const { dialect, url, transport, fields, document } = server;
  if (transport !== 'sse' || url === undefined || !/\/mcp\/?(?:[?#]|$)/i.test(url.value)) return undefined;
  // A word for the transport that is not read says it already.
  if (strangers(server).some((stranger) => stranger.meaning === 'transport')) return undefined;
  const newer = Object.keys(dialect.fields).find((key) => dialect.fields[key]?.selects === 'http');
  const field = fields.find(({ fact, value }) => fact?.is === 'url' && value === url.value);
  return newer === undefined || field === undefined
    ? undefined
    : { key: field.key, newer, place: at(document, field.route, 'key') };
}

function presentKey(server: Server, ...meanings: readonly Meaning[]): string | undefined {
  return server.fields.find(({ fact }) => fact !== undefined && !fact.unread && meanings.includes(fact.is))?.key;
}

/** Which of the two is meant, only the user knows. */
function isTorn(server: Server): boolean {
  return hasMeaning(server, 'command', 'commandLine') && hasMeaning(server, 'url');
}

/** An address that says "sse" or "ws" is meant as one; where another key stands for the newer transport, so is every `url`. */
function mayBeNewer({ url, dialect }: Server): boolean {
  if (url === undefined || /\bsse\b|^wss?:/i.test(url.value)) return false;
  return Object.values(dialect.fields).every(({ selects }) => selects !== 'http');
}

export const docs = defineDocs({
  summary: 'A server without a type, where the client takes it for something else or refuses it',
  why: 'Many clients work out the transport from the fields; some do not. Claude Code takes an entry without a type for a local server and skips it when it only has a `url`; OpenCode needs the type in every entry and refuses the whole file.',
  fix: 'Add the type in the spelling of this client.',
  mends: {
    safe: 'adds the transport, where the fields or the address tell which',
    unsafe: 'adds the newer transport, where the address does not tell',
  },
  examples: [
    {
      title: 'A key that stands for the older transport',
      files: {
        '.qwen/settings.json': '{ "mcpServers": { "docs": { ⟦"url"⟧: "https://docs.example.com/mcp" } } }\n',
      },
    },
    {
      title: 'Its own addresses, and the key for the newer one',
      files: {
        '.qwen/settings.json':
          '{ "mcpServers": { "docs": { "url": "https://docs.example.com/sse" }, "wiki": { "httpUrl": "https://wiki.example.com/mcp" } } }\n',
      },
    },
    {
      title: 'A url without a type in Claude Code',
      files: { '.mcp.json': '{ "mcpServers": { ⟦"docs"⟧: { "url": "https://docs.example.com/mcp" } } }\n' },
    },
    {
      title: 'A url without a type in omp, whose guide asks for one',
      files: {
        '.omp/mcp.json':
          '{ "mcpServers": { ⟦"docs"⟧: { "url": "https://docs.example.com/mcp" }, "wiki": { "command": "wiki-mcp" } } }\n',
      },
    },
    {
      title: 'A command without a type in OpenCode',
      files: { 'opencode.json': '{ "mcp": { ⟦"docs"⟧: { "command": ["docs-mcp"] } } }\n' },
    },
    {
      title: 'The same with a switch: the server vanishes without a word',
      files: { 'opencode.json': '{ "mcp": { ⟦"docs"⟧: { "command": ["docs-mcp"], "enabled": true } } }\n' },
    },
    {
      title: 'Roo Code takes the older transport, and a server that speaks the newer one does not answer',
      files: { '.roo/mcp.json': '{ "mcpServers": { ⟦"docs"⟧: { "url": "https://docs.example.com/mcp" } } }\n' },
    },
    {
      title: 'It is given',
      files: {
        '.omp/mcp.json': '{ "mcpServers": { "docs": { "type": "http", "url": "https://docs.example.com/mcp" } } }\n',
      },
    },
  ],
  evidence: [
    { claim: 'a url without a type is skipped', source: 'Claude Code 2.1.326, run (case 08)', date: '2026-11-18' },
    {
      claim: 'an entry without a type refuses the file; with a boolean "enabled" it shrinks to that',
      source: 'OpenCode 1.18.33, run (cases 08, 24c)',
      date: '2026-11-18',
    },
    {
      claim: 'a url without a type is sse',
      source: 'RooCodeInc/Roo-Code cb836567, read; Cline 3.0.65, run',
      date: '2026-11-18',
    },
    { claim: 'a url without a type is http', source: 'omp 18.2.3, run (case 08)', date: '2026-11-18' },
  ],
});
