import type { Dialect } from '../clients/index.ts';
import {
  approvedAll,
  isObject,
  mayStandIn,
  type Reading,
  type Server,
  serverMaps,
  untypedReaction,
} from '../model/index.ts';
import type { Violation } from '../schema/index.ts';
import { hasOddHeader, hasOddName, mayBeLookedUp, mayBeOddReference, mayNameSecret, mayOpenMuch } from './signs.ts';

/**
 * What gives a rule something to speak of. Most readings have few of these, and rules that need another one are not
 * asked. A trait may be there for nothing; one that is missing silences the rule.
 */
export type Trait =
  | 'problem' // noticed while reading or parsing
  | 'violation' // the schema objects
  | 'large' // for a client that limits the size
  | 'unread-place' // the client does not look for servers here, or not under every key
  | 'other-version' // the layout is one of another version
  | 'inputs' // the format can define questions
  | 'other-root-key' // with an object, beside those under which the servers stand
  | 'odd-root' // no map of servers, one that is none, or one inside another
  | 'deprecated' // a field that has been replaced
  | 'several' // servers
  | 'unusual-name' // more than printable ASCII without blanks
  | 'odd-entry' // not an object
  | 'stranger' // a key that the client does not read
  | 'switches' // more than one key that turns a server on or off
  | 'other-transport' // a field that is read with another transport only
  | 'time' // a number with a unit
  | 'renamed' // a field that repeats the name and does not
  | 'odd-url' // an address that has to parse and does not
  | 'url-with-more' // than scheme, host and path: a user, parameters
  | 'approval' // a field that can let everything run
  | 'looked-up' // values that the client may take for more than text
  | 'sign-in' // a field about it, of a client that skips some
  | 'file-server' // with a folder that may be a wide one
  | 'odd-env' // a name with more than capitals, digits and "_", or one name twice but for capitals
  | 'plain-http' // to a host beyond this machine
  | 'sse-path' // at the end of an address
  | 'odd-header' // a name or value with more than the usual signs, or one name twice
  | 'secret-name' // with a literal value
  | 'stand-in' // a text that may wait to be filled in
  | 'odd-reference' // a brace of a variable that may not be closed as it should
  | 'reference' // a text that may refer to a variable
  | 'unsettled'; // an entry whose transport does not follow from one command or one address

/** Of many files in which nothing is wrong. Rules that need others alone are loaded when a file has one. */
export const commonTraits: ReadonlySet<Trait> = new Set<Trait>(['several', 'time', 'reference']);

export function traitsOf(reading: Reading, violations: readonly Violation[]): ReadonlySet<Trait> {
  const found = new Set<Trait>();
  addOfFile(found, reading);
  if (violations.length > 0) found.add('violation');
  if (reading.servers.length > 1) found.add('several');
  for (const server of reading.servers) addOfServer(found, server);
  const { text } = reading.document;
  if ((text.includes('filesystem') || text.includes('\\')) && reading.servers.some(mayOpenMuch))
    found.add('file-server');
  return found;
}

function addOfFile(found: Set<Trait>, { document, format }: Reading): void {
  const { value, text, problems } = document;
  const { syntax, unread, otherVersion, inputs, rootFields } = format;
  if (problems.length > 0) found.add('problem');
  // A UTF-16 unit takes at most three bytes: most files are seen to be small without counting.
  if (syntax.maxBytes !== undefined && text.length * 3 > syntax.maxBytes.value) found.add('large');
  if (unread !== undefined) found.add('unread-place');
  if (otherVersion !== undefined) found.add('other-version');
  if (inputs !== undefined) found.add('inputs');
  if (mayRefer(text)) found.add('reference');
  if (mayBeOddReference(text)) found.add('odd-reference');
  if (mayStandIn(text) || text.includes('\\')) found.add('stand-in');
  const maps = serverMaps(document, format);
  if (maps.length === 0 || maps.some((map) => !isObject(map.value) || map.list === 'only')) found.add('odd-root');
  if (!isObject(value)) return;
  for (const key of Object.keys(value)) {
    if (isObject(value[key]) && !format.servers.some(({ at }) => at.length === 1 && at[0] === key)) {
      found.add('other-root-key');
    }
    const fact = rootFields !== undefined && Object.hasOwn(rootFields, key) ? rootFields[key] : undefined;
    if (fact?.deprecated !== undefined) found.add('deprecated');
    if (fact !== undefined && approvedAll(fact, value[key]) !== undefined) found.add('approval');
  }
}

/** With an escape, the text does not show what stands in the strings. */
function mayRefer(text: string): boolean {
  return (
    text.includes('$') || text.includes('{env:') || text.includes('\\') || text.includes('%') || text.includes('{file:')
  );
}

function addOfServer(found: Set<Trait>, server: Server): void {
  const { name, entry, route, fields, dialect, transport } = server;
  if (!isObject(entry)) found.add('odd-entry');
  if (name === route.at(-2)) found.add('odd-root');
  if (/[^\x21-\x7e]/.test(name)) found.add('unusual-name');
  let switches = 0;
  for (const field of fields) {
    const { key, fact, value } = field;
    if (!found.has('secret-name') && mayNameSecret(value, key)) found.add('secret-name');
    if (fact === undefined || fact.unread === true) {
      found.add('stranger');
      continue;
    }
    if (fact.is === 'url') addOfUrl(found, value, dialect);
    if (fact.is === 'env' && hasOddName(value)) found.add('odd-env');
    if (fact.is === 'headers' && hasOddHeader(value)) found.add('odd-header');
    if (fact.deprecated !== undefined) found.add('deprecated');
    if (approvedAll(fact, value) !== undefined) found.add('approval');
    if (fact.is === 'auth' && dialect.signIn !== undefined) found.add('sign-in');
    if (mayBeLookedUp(field, dialect)) found.add('looked-up');
    if (fact.is === 'enabled' || fact.is === 'disabled') switches += 1;
    if (fact.for !== undefined && transport !== undefined && !fact.for.includes(transport))
      found.add('other-transport');
    if (fact.unit !== undefined && typeof value === 'number') found.add('time');
    if (fact.repeatsName && value !== name) found.add('renamed');
  }
  if (switches > 1) found.add('switches');
  if (!isSettled(server)) found.add('unsettled');
}

function addOfUrl(found: Set<Trait>, value: unknown, { urls }: Dialect): void {
  if (urls !== undefined && !isUrl(value)) found.add('odd-url');
  if (typeof value !== 'string') return;
  if (/[?@]/.test(value)) found.add('url-with-more');
  if (/^\s*(?:http|ws):\/\/(?!(?:localhost|127\.0\.0\.1)[:/])/i.test(value)) found.add('plain-http');
  if (/\/sse\b/i.test(value)) found.add('sse-path');
}

function isUrl(value: unknown): boolean {
  return typeof value === 'string' && URL.canParse(value.trim());
}

/** Exactly one command or address, and a transport that is declared to fit it or may be left out. */
function isSettled(server: Server): boolean {
  const { declared, transport, dialect } = server;
  let commands = 0;
  let addresses = 0;
  for (const { fact, value } of server.fields) {
    if (fact === undefined || fact.unread === true || (dialect.emptyMeansAbsent && value === '')) continue;
    if (fact.is === 'command' || fact.is === 'commandLine') commands += 1;
    else if (fact.is === 'url') addresses += 1;
  }
  if (commands + addresses !== 1) return false;
  if (commands === 1 ? transport !== 'stdio' : transport !== 'http' && transport !== 'ws') return false;
  if (declared !== undefined) return true;
  if (commands === 0 && dialect.inferred.url === undefined) return false;
  return (untypedReaction(server)?.effect ?? 'fine') === 'fine';
}
