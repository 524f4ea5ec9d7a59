import { isObject, type Reading, type Server, serverMaps, untypedReaction, valueAt } from '../model/index.ts';
import type { Violation } from '../schema/index.ts';

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
  | 'reference' // a text that may refer to a variable
  | 'unsettled' // an entry whose transport does not follow from one command or one address
  | 'server-files' // a place where a path may lead to more servers
  | 'registry' // a description of a server for a registry
  | 'bundle' // the manifest of a bundle
  | 'former' // a file that once had other keys
  // Of the whole run:
  | 'several-files'; // or one file that several clients are asked about

/** Of many files in which nothing is wrong. Rules that need others alone are loaded when a file has one. */
export const commonTraits: ReadonlySet<Trait> = new Set<Trait>(['several', 'time', 'reference']);

/** Of files that no client starts anything from; rules that need nothing else are loaded with the first of them. */
export const manifestTraits: ReadonlySet<Trait> = new Set<Trait>(['registry', 'bundle', 'former']);

export function traitsOf(reading: Reading, violations: readonly Violation[]): ReadonlySet<Trait> {
  const found = new Set<Trait>();
  addOfFile(found, reading);
  if (violations.length > 0) found.add('violation');
  if (reading.servers.length > 1) found.add('several');
  for (const server of reading.servers) addOfServer(found, server);
  return found;
}

function addOfFile(found: Set<Trait>, { document, format }: Reading): void {
  const { value, text, problems } = document;
  const { syntax, unread, otherVersion, inputs, rootFields, serverFiles, registry, bundle, former } = format;
  if (problems.length > 0) found.add('problem');
  // A UTF-16 unit takes at most three bytes: most files are seen to be small without counting.
  if (syntax.maxBytes !== undefined && text.length * 3 > syntax.maxBytes.value) found.add('large');
  if (unread !== undefined) found.add('unread-place');
  if (otherVersion !== undefined) found.add('other-version');
  if (inputs !== undefined) found.add('inputs');
  if (serverFiles !== undefined && holdsText(valueAt(value, serverFiles.at))) found.add('server-files');
  if (registry !== undefined) found.add('registry');
  if (bundle !== undefined) found.add('bundle');
  if (former !== undefined) found.add('former');
  if (mayRefer(text)) found.add('reference');
  const maps = serverMaps(document, format);
  if (
    (maps.length === 0 && format.servers.length > 0) ||
    maps.some((map) => !isObject(map.value) || map.list === 'only')
  )
    found.add('odd-root');
  if (!isObject(value)) return;
  for (const key of Object.keys(value)) {
    if (isObject(value[key]) && !format.servers.some(({ at }) => at.length === 1 && at[0] === key)) {
      found.add('other-root-key');
    }
    if (rootFields !== undefined && Object.hasOwn(rootFields, key) && rootFields[key]?.deprecated) {
      found.add('deprecated');
    }
  }
}

/** With an escape, the text does not show what stands in the strings. */
function mayRefer(text: string): boolean {
  return (
    text.includes('$') || text.includes('{env:') || text.includes('\\') || text.includes('%') || text.includes('{file:')
  );
}

function holdsText(value: unknown): boolean {
  return typeof value === 'string' || (Array.isArray(value) && value.some((item) => typeof item === 'string'));
}

function addOfServer(found: Set<Trait>, server: Server): void {
  const { name, entry, route, fields, dialect, transport } = server;
  if (!isObject(entry)) found.add('odd-entry');
  if (name === route.at(-2)) found.add('odd-root');
  if (/[^\x21-\x7e]/.test(name)) found.add('unusual-name');
  let switches = 0;
  for (const field of fields) {
    const { fact, value } = field;
    if (fact === undefined || fact.unread === true) {
      found.add('stranger');
      continue;
    }
    if (fact.is === 'url' && dialect.urls !== undefined && !isUrl(value)) found.add('odd-url');
    if (fact.deprecated !== undefined) found.add('deprecated');
    if (fact.is === 'enabled' || fact.is === 'disabled') switches += 1;
    if (fact.for !== undefined && transport !== undefined && !fact.for.includes(transport))
      found.add('other-transport');
    if (fact.unit !== undefined && typeof value === 'number') found.add('time');
    if (fact.repeatsName && value !== name) found.add('renamed');
  }
  if (switches > 1) found.add('switches');
  if (!isSettled(server)) found.add('unsettled');
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
