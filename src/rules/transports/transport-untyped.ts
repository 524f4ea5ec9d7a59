import type { Meaning, Reaction } from '../../clients/index.ts';
import {
  type Field,
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
import { type Context, defineDocs, defineRule } from '../define.ts';
import { adding } from '../shared/fixes.ts';

const messages = {
  untyped: (data: { server: string; has: string; key: string; consequence: string }) =>
    `${data.server} has a ${quote(data.has)} and no ${quote(data.key)}, so ${data.consequence}`,
  older: (data: { server: string; key: string; client: string }) =>
    `${data.server} has a "url" and no ${quote(data.key)}, so ${data.client} speaks the older SSE transport with it`,
  advised: (data: { server: string; key: string; client: string; transport: string }) =>
    `${data.server} has a "url" and no ${quote(data.key)}, so ${data.client} takes it for ${quote(data.transport)}`,
  key: (data: { server: string; key: string; client: string }) =>
    `${data.client} speaks the older SSE transport with the address under ${quote(data.key)} of ${data.server}`,
};

export default defineRule({
  id: 'transport-untyped',
  category: 'correctness',
  severity: 'error',
  inSnippets: 'whole',
  messages,
  on: {
    server: {
      settled: false,
      check(server, context) {
        const { dialect } = server;
        const reaction = untypedReaction(server);
        if (reaction === undefined) return;
        if (dialect.transportKey === null) tellOlderKey(server, context);
        else if (isUntyped(server)) {
          if (reaction.effect !== 'fine') tellUntyped(server, dialect.transportKey, reaction, context);
          else if (wantsKey(server, context)) tellAdvised(server, dialect.transportKey, context);
          else tellOlder(server, dialect.transportKey, reaction, context);
        }
      },
    },
  },
});

type Told = Context<typeof messages>;

function isUntyped(server: Server): boolean {
  if (server.declared !== undefined || !startsSomehow(server) || onlyLocal(server.dialect)) return false;
  return !saysTransport(server);
}

/** By a word that is not read. */
function saysTransport(server: Server): boolean {
  return strangers(server).some((stranger) => stranger.meaning === 'transport');
}

function tellOlderKey(server: Server, { client, report }: Told): void {
  const older = olderByKey(server);
  if (older === undefined) return;
  const { key, newer, place } = older;
  const { dialect } = server;
  report('key', { server: nameOf(server), key, client }, place, {
    server,
    reaction: { effect: 'ignored', by: dialect.fields[key]?.by ?? dialect.by },
    help: `rename it to ${quote(newer)}, unless the address is one for SSE`,
  });
}

/** The client's own documents ask for the key, though it does without. */
function wantsKey(server: Server, { reading }: Told): boolean {
  const { urlWantsKey, url } = server.dialect.inferred;
  if (urlWantsKey === undefined || url === undefined || !reading.owner) return false;
  return presentKey(server, 'url') !== undefined && server.command === undefined;
}

function tellAdvised(server: Server, key: string, { client, report }: Told): void {
  const { dialect, document, route } = server;
  const { urlWantsKey: by, url } = dialect.inferred;
  if (by === undefined || url === undefined) return;
  const word = spellingOf(dialect, url) ?? url;
  report('advised', { server: nameOf(server), key, client, transport: word }, placeOfKey(server, 'url'), {
    server,
    reaction: { effect: 'fine', by },
    help: `add ${assignment(document.language, key, quote(word))}, or the transport that is meant`,
    fix: adding([...route, key], word, 'unsafe'),
  });
}

function tellOlder(server: Server, key: string, { by }: Reaction, { client, report }: Told): void {
  const { dialect, document, route, transport } = server;
  const newer = Object.keys(dialect.spellings).find((spelling) => dialect.spellings[spelling] === 'http');
  if (newer === undefined || transport !== 'sse' || !mayBeNewer(server)) return;
  report('older', { server: nameOf(server), key, client }, placeOfKey(server, 'url'), {
    server,
    reaction: { effect: 'ignored', by },
    help: `add ${assignment(document.language, key, quote(newer))}, or ${quote('sse')} if that is meant`,
    fix: adding([...route, key], newer, 'unsafe'),
  });
}

function tellUntyped(server: Server, key: string, untyped: Reaction, { client, report }: Told): void {
  const { document, route } = server;
  const reaction = masked(server, untyped);
  const words = fittingSpellings(server);
  const [word, ...others] = words;
  // Of an address that says nothing, the newer transport is likely and no more.
  const safety = others.length === 0 ? 'safe' : 'unsafe';
  const local = presentKey(server, 'command', 'commandLine');
  const has = local ?? presentKey(server, 'url') ?? '';
  const place = local === undefined ? placeOfKey(server, 'url') : placeOfKey(server, 'command', 'commandLine');
  const data = { server: nameOf(server), has, key, consequence: consequence(reaction, client) };
  report('untyped', data, place, {
    reaction,
    server,
    help: `add ${assignment(document.language, key, list(words, { conjunction: 'or' }))}`,
    fix: word === undefined || isTorn(server) ? undefined : adding([...route, key], word, safety),
  });
}

/** A key that stands for SSE with an address that looks like the newer transport's, which has a key of its own. */
function olderByKey(
  server: Server,
): { readonly key: string; readonly newer: string; readonly place: Place } | undefined {
  const { dialect, url, transport, fields, document } = server;
  if (transport !== 'sse' || url === undefined || !/\/mcp(?:[/?#]|$)/i.test(url.value)) return undefined;
  if (/\bsse\b/i.test(url.value)) return undefined;
  if (saysTransport(server)) return undefined;
  const newer = Object.keys(dialect.fields).find((key) => dialect.fields[key]?.selects === 'http');
  const field = fields.find(({ fact, value }) => fact?.is === 'url' && value === url.value);
  return newer === undefined || field === undefined
    ? undefined
    : { key: field.key, newer, place: at(document, field.route, 'key') };
}

function presentKey(server: Server, ...meanings: readonly Meaning[]): string | undefined {
  return presentField(server, meanings)?.key;
}

function presentField({ fields }: Server, meanings: readonly Meaning[]): Field | undefined {
  return fields.find(({ fact }) => fact !== undefined && !fact.unread && meanings.includes(fact.is));
}

/** Of what says how the server is reached: beside it the transport is missed. */
function placeOfKey(server: Server, ...meanings: readonly Meaning[]): Place {
  const field = presentField(server, meanings);
  return field === undefined ? placeOfName(server) : at(server.document, field.route, 'key');
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
        '.qwen/settings.json':
          '{ "mcpServers": { "docs": { ⟦"url"⟧: "https://docs.example.com/mcp" }, "wiki": { ⟦"url"⟧: "https://wiki.example.com/mcp/v1" } } }\n',
      },
    },
    {
      title: 'Its own addresses, and the key for the newer one',
      files: {
        '.qwen/settings.json':
          '{ "mcpServers": { "docs": { "url": "https://docs.example.com/mcp/sse" }, "wiki": { "httpUrl": "https://wiki.example.com/mcp" } } }\n',
      },
    },
    {
      title: 'A url without a type in Claude Code',
      files: { '.mcp.json': '{ "mcpServers": { "docs": { ⟦"url"⟧: "https://docs.example.com/mcp" } } }\n' },
    },
    {
      title: 'A url without a type in omp, whose guide asks for one',
      files: {
        '.omp/mcp.json':
          '{ "mcpServers": { "docs": { ⟦"url"⟧: "https://docs.example.com/mcp" }, "wiki": { "command": "wiki-mcp" } } }\n',
      },
    },
    {
      title: 'A command without a type in OpenCode',
      files: { 'opencode.json': '{ "mcp": { "docs": { ⟦"command"⟧: ["docs-mcp"] } } }\n' },
    },
    {
      title: 'The same with a switch: the server vanishes without a word',
      files: { 'opencode.json': '{ "mcp": { "docs": { ⟦"command"⟧: ["docs-mcp"], "enabled": true } } }\n' },
    },
    {
      title: 'Roo Code takes the older transport, and a server that speaks the newer one does not answer',
      files: { '.roo/mcp.json': '{ "mcpServers": { "docs": { ⟦"url"⟧: "https://docs.example.com/mcp" } } }\n' },
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
