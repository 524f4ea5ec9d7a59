import type { Format, Meaning, Reaction, Transport } from '../../clients/index.ts';
import { uncallableAddress, weighed } from '../../model/launch/index.ts';
import { maskOf } from '../../model/masking/index.ts';
import type { Reading } from '../../model/reading/index.ts';
import {
  type Field,
  fieldMeaning,
  isOfPart,
  nameOf,
  onlyLocal,
  ownKey,
  readerOf,
  type Server,
  type Stranger,
  sharersOf,
  strangers,
  transportNamed,
} from '../../model/server/index.ts';
import { areTexts, at, isObject, type Place } from '../../model/values/index.ts';
import { variableIn } from '../../model/variables/index.ts';
import { type Change, consequence, type Fix, type Plain } from '../../model/verdict/index.ts';
import type { Route } from '../../parse/index.ts';
import { list, quote } from '../../wording/index.ts';
import { type Context, defineDocs, defineRule } from '../define.ts';
import { isBridged } from '../shared/bridged.ts';
import { fix, removing, renaming } from '../shared/fixes.ts';
import { ownNameFor, transportWord, underOwnName } from '../shared/own-field.ts';

const messages = {
  renamed: (data: { client: string; key: string; own: string; server: string }) =>
    `${data.client} does not read ${quote(data.key)} of ${data.server}; its own name for it is ${quote(data.own)}`,
  costly: (data: { client: string; key: string; own: string; server: string; consequence: string }) =>
    `${data.client} does not read ${quote(data.key)} of ${data.server}, only ${data.own}, so ${data.consequence}`,
  unread: (data: { client: string; key: string; server: string }) =>
    `${data.client} does not read ${quote(data.key)} of ${data.server}`,
};

export default defineRule({
  id: 'field-other-client',
  category: 'correctness',
  severity: 'warning',
  messages,
  on: {
    server: {
      strangers: true,
      check(server, context) {
        for (const each of strangers(server)) {
          const stranger = weighed(server, each);
          if (isQuestionOfOthers(stranger, server)) continue;
          const { field, own, cost } = stranger;
          const fellow = fellowReading(field, context.reading);
          // Each has its own, and reads no other.
          if (fellow !== undefined && server.fields.some(({ key }) => key === own)) continue;
          if (own === undefined) tellUnread(server, stranger, fellow, context);
          else if (cost !== undefined) tellCostly(server, stranger, { own, cost }, context);
          else tellRenamed(server, stranger, { own, fellow }, context);
        }
      },
    },
  },
});

type Told = Context<typeof messages>;

function isQuestionOfOthers(stranger: Stranger, server: Server): boolean {
  const { kind, meaning, cost, field } = stranger;
  // Whether a server is on or off is a question of its own.
  if (kind !== 'foreign' || meaning === 'enabled' || meaning === 'disabled') return true;
  // No key would make this client connect to an address.
  if (meaning === 'transport' && server.transport !== 'stdio' && onlyLocal(server.dialect)) return true;
  if (isBridged(server, field.key)) return true;
  return isSaidOfAddress(stranger, server) || (cost === undefined && saysNothing(field.value));
}

function dataOf(server: Server, { field }: Stranger, { client }: Told) {
  return { client, key: field.key, server: nameOf(server) };
}

function placeOf({ document }: Server, { field }: Stranger): Place {
  return at(document, field.route, 'key');
}

function tellUnread(server: Server, stranger: Stranger, fellow: string | undefined, context: Told): void {
  const { field, meaning, readBy } = stranger;
  const elsewhere = intoBlock(stranger) ?? asVariables(server, stranger);
  const costsNothing: Reaction = { effect: 'fine', by: server.dialect.by };
  const data = dataOf(server, stranger, context);
  if (fellow !== undefined) {
    context.report('unread', data, placeOf(server, stranger), {
      server,
      reaction: costsNothing,
      help: `leave it to ${fellow}, which reads this file and the field`,
    });
    return;
  }
  context.report('unread', data, placeOf(server, stranger), {
    server,
    reaction: meaning === 'retries' || isForSharers(server, stranger) ? costsNothing : harmless(server, stranger),
    help: elsewhere ?? selecting(stranger, server) ?? inside(stranger, server) ?? removal(server, field.key, readBy),
    fix:
      elsewhere === undefined
        ? (selection(stranger, server) ?? insertion(stranger, server) ?? removing(field.route))
        : undefined,
  });
}

function tellCostly(
  server: Server,
  stranger: Stranger,
  { own, cost }: { readonly own: string; readonly cost: Reaction },
  context: Told,
): void {
  const data = {
    ...dataOf(server, stranger, context),
    own: list(keysLike(server, own), { conjunction: 'or' }),
    consequence: consequence(cost, 'it', 'the server'),
  };
  context.report('costly', data, placeOf(server, stranger), {
    server,
    reaction: cost,
    help: remedy(server, stranger, own),
    fix: fixFor(server, stranger, own),
    meant: meantBy(server, stranger, own),
  });
}

function tellRenamed(
  server: Server,
  stranger: Stranger,
  { own, fellow }: { readonly own: string; readonly fellow: string | undefined },
  context: Told,
): void {
  const asWell = `write it as ${quote(own)} as well, which leaves ${quote(stranger.field.key)} to ${fellow}`;
  context.report('renamed', { ...dataOf(server, stranger, context), own }, placeOf(server, stranger), {
    server,
    reaction: harmless(server, stranger),
    help: fellow === undefined ? remedy(server, stranger, own) : asWell,
    fix: fellow === undefined ? fixFor(server, stranger, own) : copied(server, stranger, own),
    meant: meantBy(server, stranger, own),
  });
}

/** A transport that the client lacks, which the address asks for, too: under its own key it would be refused. */
function isSaidOfAddress({ meaning, field }: Stranger, server: Server): boolean {
  if (meaning !== 'transport' || typeof field.value !== 'string') return false;
  const named = transportNamed(field.value);
  const lacks = named !== undefined && !Object.values(server.dialect.spellings).includes(named);
  return lacks && uncallableAddress(server)?.why === 'scheme';
}

/** Another client that reads this file, and the field as it is called. */
function fellowReading({ key }: Field, { others }: Reading): string | undefined {
  const fellow = others.find(({ format: { dialect } }) => {
    const fact = dialect && Object.hasOwn(dialect.fields, key) ? dialect.fields[key] : undefined;
    return fact !== undefined && !fact.unread;
  });
  return fellow && readerOf(fellow);
}

/** Under both names, where the value is one for both. */
function copied(server: Server, { meaning, field }: Stranger, own: string): Fix | undefined {
  const { key, value, route } = field;
  const isAlike = ownNameFor(server, field, own, meaning)?.changes.length === 1;
  const { start, end } = server.document.locate(route, 'value');
  // A variable may be one for one of them alone, and a secret is not written twice.
  const isForBoth = !server.document.text.slice(start, end).includes('$') && !holdsSecret(server, route);
  return isAlike && isForBoth && isPlain(value)
    ? fix('safe', `add ${quote(own)}`, { do: 'add', at: [...route.slice(0, -1), own], value, after: key })
    : undefined;
}

function holdsSecret({ document }: Server, route: Route): boolean {
  const { start, end } = document.locate(route, 'value');
  return maskOf(document).slice(start, end) !== document.text.slice(start, end);
}

function isPlain(value: unknown): value is Plain {
  if (Array.isArray(value)) return value.every(isPlain);
  if (isObject(value)) return Object.values(value).every(isPlain);
  return value === null || ['string', 'number', 'boolean'].includes(typeof value);
}

/** Some clients read an address under several keys. */
function keysLike({ dialect }: Server, own: string): readonly string[] {
  const fact = dialect.fields[own];
  const others = Object.entries(dialect.fields).filter(
    ([key, { is, part, unread, deprecated }]) =>
      key !== own && is === fact?.is && part === fact?.part && !unread && deprecated === undefined,
  );
  return [own, ...others.map(([key]) => key)];
}

const spoken: Readonly<Partial<Record<Transport, string>>> = { http: 'Streamable HTTP', sse: 'SSE' };

/** Where each key of an address stands for a transport of its own, only the user knows which one is meant. */
function choiceOf(server: Server, own: string): string | undefined {
  const keys = keysLike(server, own).map((key) => {
    const [transport, ...more] = server.dialect.fields[key]?.for ?? [];
    const name = transport === undefined || more.length > 0 ? undefined : spoken[transport];
    return name === undefined ? undefined : `${quote(key)} for ${name}`;
  });
  return keys.length < 2 || keys.includes(undefined) ? undefined : keys.join(', or to ');
}

/** An empty list, object or text: nothing gets lost with it. */
function saysNothing(value: unknown): boolean {
  return value === '' || (typeof value === 'object' && (value === null || Object.keys(value).length === 0));
}

/** As many as one reads without skipping. */
const NAMED = 4;

/** The file may be there for others, and the key for them. */
function removal({ format }: Server, key: string, readBy: readonly string[]): string {
  const sharers = sharersOf(format, key);
  if (sharers.length > 0)
    return `remove it, unless it is there for ${list(sharers, { bare: true, conjunction: 'or' })}`;
  if (readBy.length === 0) return 'remove it';
  const readers = readBy.length > NAMED ? `${readBy.length} other clients` : list(readBy, { bare: true });
  return `remove it here; ${readers} ${readBy.length === 1 ? 'reads' : 'read'} it`;
}

/** Some read headers as a part of another field. */
function inside({ meaning }: Pick<Stranger, 'meaning'>, { dialect, transport }: Server): string | undefined {
  if (meaning !== 'headers' || transport === 'stdio') return undefined;
  const key = Object.keys(dialect.fields).find((name) => dialect.fields[name]?.form === 'headers-inside');
  return key === undefined ? undefined : `put it into ${quote(key)}`;
}

/** What signs in stands in the entry at some clients, and in a block of it at others. */
function intoBlock({ place, field: { value } }: Stranger): string | undefined {
  if (place === undefined) return undefined;
  const [key, inner] = place.route;
  const kind = place.as === 'scope' ? ', as one text' : place.as === 'scopes' ? ', as a list' : '';
  return `write it in ${quote(key)}${inner === undefined ? '' : ` as ${quote(inner)}`}${isOfPart(place, value) ? '' : kind}`;
}

/** Names of variables, in a client that takes the variables themselves. */
function asVariables(server: Server, { variables = [], field: { route } }: Stranger): string | undefined {
  const { dialect, transport, fields } = server;
  const key = ownKey(dialect, 'env');
  if (key === undefined || transport !== 'stdio' || holdsSecret(server, route)) return undefined;
  const written = variables.slice(0, NAMED).flatMap((name) => {
    const variable = variableIn(dialect, 'env', name, 'of the environment');
    return variable === undefined ? [] : [`${quote(name)}: ${quote(variable)}`];
  });
  if (written.length === 0) return undefined;
  const all = [...written, ...(variables.length > NAMED ? ['…'] : [])].join(', ');
  return fields.some((field) => field.key === key) ? `write ${all} in ${quote(key)}` : `write ${quote(key)}: {${all}}`;
}

function remedy(server: Server, { meaning, field }: Stranger, own: string): string {
  if (meaning === 'transport' && typeof field.value === 'object')
    return 'write its parts as fields of the server itself';
  if (meaning === 'args' && own === 'command') return 'put the arguments into the list "command", after the program';
  if (server.fields.some(({ key }) => key === own)) return `remove it: ${quote(own)} is there`;
  const choice = choiceOf(server, own);
  if (choice !== undefined) return `rename it to ${choice}`;
  const word = meaning === 'transport' && typeof field.value === 'string' ? wordFor(server, field.value) : undefined;
  return `rename it to ${quote(own)}${word === undefined ? '' : `, and write ${quote(word)}`}`;
}

/** What the value has to become under the client's own key, or nothing when it is right. */
function wordFor(server: Server, value: string): string | undefined {
  const word = transportWord(server, value);
  return word === value ? undefined : word;
}

function fixFor(server: Server, { meaning, field }: Stranger, own: string): Fix | undefined {
  const { key, value, route } = field;
  if (meaning === 'args' && own === 'command') return asCommandLine(server, field);
  if (server.fields.some((each) => each.key === own)) return removing(route);
  if (choiceOf(server, own) !== undefined || own === key || meaning === 'other') return undefined;
  if (meaning === 'transport' && typeof value === 'object') return undefined;
  return ownNameFor(server, field, own, meaning);
}

/** What would stand there under the client's own name; where that name is taken, or means more than one thing, nothing would. */
function meantBy(server: Server, { meaning, field }: Stranger, own: string): readonly Change[] | undefined {
  if (choiceOf(server, own) !== undefined || own === field.key || meaning === 'other') return undefined;
  if (meaning === 'transport' && typeof field.value === 'object') return undefined;
  return ownNameFor(server, field, own, meaning)?.changes ?? underOwnName(server, field, own, meaning);
}

/** Arguments go where the program stands already. */
function asCommandLine(server: Server, { key, value, route }: Field): Fix | undefined {
  const line = fieldMeaning(server, 'commandLine');
  if (line === undefined || !areTexts(value) || !areTexts(line.value) || line.value.length !== 1) return undefined;
  const title = `put ${quote(key)} into ${quote(line.key)}`;
  return fix(
    'safe',
    title,
    { do: 'insert', into: line.route, position: 1, values: value },
    { do: 'remove', at: route },
  );
}

/** Where no key names the transport, the key of the address may: the one that stands for what was named. */
function selecting({ meaning, field }: Stranger, { dialect, transport }: Server): string | undefined {
  const said = meaning === 'transport' && typeof field.value === 'string' ? transportNamed(field.value) : undefined;
  if (said === undefined || said === transport) return undefined;
  const key = Object.keys(dialect.fields).find((name) => dialect.fields[name]?.selects === said);
  return key === undefined ? undefined : `write the address under ${quote(key)}`;
}

/** The same as an edit: the key of the address, and the word for the transport that nobody reads. */
function selection(stranger: Stranger, server: Server): Fix | undefined {
  if (selecting(stranger, server) === undefined) return undefined;
  const { dialect, url } = server;
  const said = transportNamed(String(stranger.field.value));
  const key = Object.keys(dialect.fields).find((name) => said !== undefined && dialect.fields[name]?.selects === said);
  if (key === undefined || url === undefined || server.fields.some((each) => each.key === key)) return undefined;
  const { changes } = renaming(url.route, key);
  return fix('safe', `write the address under ${quote(key)}`, ...changes, { do: 'remove', at: stranger.field.route });
}

function insertion({ meaning, field }: Stranger, server: Server): Fix | undefined {
  if (inside({ meaning }, server) === undefined || !isObject(field.value)) return undefined;
  const { dialect, fields, route } = server;
  const key = Object.keys(dialect.fields).find((name) => dialect.fields[name]?.form === 'headers-inside');
  if (key === undefined || fields.some((each) => each.key === key)) return undefined;
  return fix('safe', `put it into ${quote(key)}`, { do: 'move', at: field.route, to: [...route, key, 'headers'] });
}

/** Nobody knows the key but clients that read this very file: it is there for them. */
function isForSharers({ format }: Server, { field, readBy }: Stranger): boolean {
  const sharers = sharersOf(format, field.key);
  return readBy.length > 0 && readBy.every((name) => sharers.includes(name));
}

/** A transport that says what would be inferred anyway changes nothing. */
function harmless(server: Server, { meaning, field }: Stranger): Reaction {
  const said = typeof field.value === 'string' ? transportNamed(field.value) : undefined;
  const redundant =
    meaning === 'transport' && (server.declared !== undefined || (said !== undefined && said === server.transport));
  const isLost = !redundant && !saysWhatIsSo(meaning, field.value, server.format);
  return { effect: isLost ? 'ignored' : 'fine', by: field.fact?.by ?? server.dialect.by };
}

/** All tools are offered, and a server starts in the folder of the project, where nothing says otherwise. */
function saysWhatIsSo(meaning: Meaning | undefined, value: unknown, { belongsTo }: Format): boolean {
  if (meaning === 'toolsAllowed' || meaning === 'toolPolicy')
    return value === '*' || (Array.isArray(value) && value.length === 1 && value[0] === '*');
  if (belongsTo === 'plugin') return false;
  return meaning === 'cwd' && typeof value === 'string' && /^(?:\.\/?|\$\{workspaceFolder\})$/.test(value);
}

export const docs = defineDocs({
  summary: "A field that only other clients read, with this client's own name for it",
  why: 'Unknown keys are ignored without a word: the environment, the address or the limit never arrives. What each key means is taken from the tables of all clients.',
  fix: "Use this client's key, or remove the field where the client has nothing like it.",
  mends: {
    safe: "renames the key to the client's own, with the client's word for a transport; adds the type where that is missing too; writes the field under both names where another client reads the file as well",
    unsafe: 'removes a field that the client does not read; renames what decides on running unasked',
  },
  examples: [
    {
      title: 'What is so without the field, too',
      files: {
        '.mcp.json': '{ "mcpServers": { "docs": { "command": "docs-mcp", ⟦"cwd"⟧: "." } } }\n',
        '.cursor/mcp.json': '{ "mcpServers": { "docs": { "command": "docs-mcp", ⟦"tools"⟧: ["*"] } } }\n',
      },
    },
    {
      title: 'Two keys for addresses, each for another transport',
      files: {
        '.qwen/settings.json': '{ "mcpServers": { "docs": { ⟦"serverUrl"⟧: "https://docs.example.com/mcp" } } }\n',
      },
    },
    {
      title: 'env in OpenCode',
      files: {
        'opencode.json':
          '{ "mcp": { "db": { "type": "local", "command": ["db-mcp"], ⟦"env"⟧: { "PORT": "5432" } } } }\n',
      },
    },
    {
      title: 'A type under another key: the server is lost',
      files: {
        '.mcp.json': '{ "mcpServers": { "docs": { ⟦"transport"⟧: "sse", "url": "https://docs.example.com/mcp" } } }\n',
      },
    },
    {
      title: 'A field that Claude Code has not',
      files: { '.mcp.json': '{ "mcpServers": { "db": { "command": "db-mcp", ⟦"cwd"⟧: "tools" } } }\n' },
    },
    {
      title: 'An empty field has nothing to lose',
      files: {
        '.mcp.json': '{ "mcpServers": { "db": { "command": "db-mcp", "autoApprove": [], "disabledTools": [] } } }\n',
      },
    },
    {
      title: 'A client that starts only local servers: no other key would help',
      files: {
        'claude_desktop_config.json':
          '{ "mcpServers": { "docs": { "url": "https://docs.example.com/mcp", "transport": "http" } } }\n',
      },
      also: ['transport-unsupported'],
    },
    {
      title: 'Keys that nobody is expected to read',
      files: {
        '.mcp.json':
          '{ "mcpServers": { "db": { "command": "db-mcp", "description": "the database", "_note": "read-only", "x-team": 3 } } }\n',
      },
    },
  ],
  evidence: [
    {
      claim: 'cwd, envFile, disabled, autoApprove, transport and unknown keys are ignored',
      source: 'Claude Code 2.1.326, run (cases 09c, 15, 32e, 32l)',
      date: '2026-11-18',
    },
    { claim: 'env is dropped; environment is read', source: 'OpenCode 1.18.33, run (case 24b)', date: '2026-11-18' },
  ],
});
