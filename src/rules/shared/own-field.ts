import type { Meaning } from '../../clients/index.ts';
import {
  type Field,
  fittingTransport,
  ownKey,
  type Server,
  spellingOf,
  spellingsAt,
  startsSomehow,
  strangers,
  transportNamed,
} from '../../model/server/index.ts';
import { areTexts, isObject } from '../../model/values/index.ts';
import type { Change, Fix, Plain, Safety } from '../../model/verdict/index.ts';
import { quote } from '../../wording/index.ts';
import { fix } from './fixes.ts';

/** What runs unasked, or whether something runs at all: that is nothing to turn on in passing. */
export const delicate: ReadonlySet<Meaning> = new Set<Meaning>([
  'autoApprove',
  'trust',
  'alwaysLoad',
  'toolPolicy',
  'enabled',
  'disabled',
]);

/** A field gets the client's own name for it, where its value then is what the client takes there. */
export function ownNameFor(server: Server, field: Field, own: string, meaning: Meaning): Fix | undefined {
  if (server.fields.some(({ key }) => key === own)) return undefined;
  const changes = changesFor(server, field, own, meaning);
  if (changes === undefined || !isOfTransport(server, own)) return undefined;
  const typed = own === ownKey(server.dialect, 'url') ? typeFor(server, field) : undefined;
  const safety: Safety = delicate.has(meaning) || typed?.isGuess ? 'unsafe' : 'safe';
  const rename: Change = { do: 'rename', at: field.route, to: own };
  const title = `rename ${quote(field.key)} to ${quote(own)}${typed === undefined ? '' : ` and add ${quote(typed.key)}`}`;
  const type: Change[] =
    typed === undefined ? [] : [{ do: 'add', at: [...field.route.slice(0, -1), typed.key], value: typed.word }];
  return fix(safety, title, ...type, rename, ...changes);
}

/** The same where the value is not what the client takes there, as far as a key is all that is wrong. */
export function underOwnName(server: Server, field: Field, own: string, meaning: Meaning): Change[] | undefined {
  const fact = server.dialect.fields[own];
  if (fact === undefined || fact.is !== meaning || fact.form !== undefined || !isOfTransport(server, own))
    return undefined;
  return server.fields.some(({ key }) => key === own) ? undefined : [{ do: 'rename', at: field.route, to: own }];
}

/** Elsewhere the client does not read it, or refuses it. */
function isOfTransport({ dialect, transport }: Server, own: string): boolean {
  const transports = dialect.fields[own]?.for;
  return transports === undefined || transport === undefined || transports.includes(transport);
}

/** The transport that the client asks for beside an address, or takes for the older one. */
function typeFor(server: Server, { value }: Field): { key: string; word: string; isGuess: boolean } | undefined {
  const { dialect, declared } = server;
  const key = dialect.transportKey;
  if (key === null || declared !== undefined || typeof value !== 'string' || startsSomehow(server)) return undefined;
  const { urlReaction, url } = dialect.inferred;
  if (urlReaction.effect === 'fine' && url !== 'sse') return undefined;
  if (strangers(server).some(({ meaning }) => meaning === 'transport')) return undefined;
  const [word, ...others] = spellingsAt(dialect, value);
  return word === undefined ? undefined : { key, word, isGuess: others.length > 0 };
}

/** What all clients take for a field: nothing where each has a shape or a unit of its own for it. */
const taken: Readonly<Partial<Record<Meaning, (value: unknown) => boolean>>> = {
  command: isText,
  args: areTexts,
  env: holdsTexts,
  headers: holdsTexts,
  url: isText,
  cwd: isText,
  envFile: isText,
  toolsAllowed: areTexts,
  toolsDenied: areTexts,
  enabled: isSwitch,
  disabled: isSwitch,
  name: isText,
  description: isText,
  timeout: nothing,
  startupTimeout: nothing,
  retries: nothing,
  auth: nothing,
  oauth: nothing,
  headersHelper: nothing,
  toolPolicy: nothing,
};

/** What else has to change; nothing where it is not known. */
function changesFor(server: Server, field: Field, own: string, meaning: Meaning): readonly Change[] | undefined {
  const { value, route } = field;
  const fact = server.dialect.fields[own];
  if (fact === undefined || fact.form !== undefined) return undefined;
  const set = (next: Plain): Change[] => (next === value ? [] : [{ do: 'set', at: route, value: next }]);
  if (fact.is === 'commandLine') {
    if (areTexts(value)) return value.length > 0 ? [] : undefined;
    const isProgram = isText(value) && !/\s/.test(value) && meaning !== 'args' && !hasArguments(server);
    return isProgram ? set([value]) : undefined;
  }
  if (fact.is === 'transport') {
    const word = isText(value) ? transportWord(server, value) : undefined;
    return word === undefined ? undefined : set(word);
  }
  return (taken[fact.is]?.(value) ?? true) ? [] : undefined;
}

/** The client's word for the transport that another word names; nothing where it has none. */
export function transportWord(server: Server, value: string): string | undefined {
  const { spellings } = server.dialect;
  const fitting = fittingTransport(server, transportNamed(value));
  if (fitting === undefined) return undefined;
  if (Object.hasOwn(spellings, value) && spellings[value] === fitting) return value;
  return spellingOf(server.dialect, fitting);
}

function hasArguments(server: Server): boolean {
  const own = ownKey(server.dialect, 'args');
  return server.fields.some(({ key, fact }) => key === own || key === 'args' || fact?.is === 'args');
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

function isSwitch(value: unknown): boolean {
  return typeof value === 'boolean';
}

function nothing(): boolean {
  return false;
}

function holdsTexts(value: unknown): boolean {
  return isObject(value) && Object.values(value).every(isText);
}
