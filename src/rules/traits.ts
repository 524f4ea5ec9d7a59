import type { Meaning } from '../clients/index.ts';
import {
  isObject,
  mayHoldSecret,
  mentionsIn,
  type Reading,
  type Server,
  serverMaps,
  untypedReaction,
} from '../model/index.ts';
import type { Violation } from '../schema/index.ts';
import { isPlainMap } from './plain.ts';

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
  | 'server' // that is not plain
  | 'several' // servers, of which one is not plain
  | 'long-name' // which leaves little room in the names of tools
  | 'unusual-name' // more than printable ASCII without blanks
  | 'odd-entry' // not an object
  | 'stranger' // a key that the client does not read
  | 'switches' // more than one key that turns a server on or off
  | 'other-transport' // a field that is read with another transport only
  | 'time' // a number with a unit
  | 'renamed' // a field that repeats the name and does not
  | 'odd-url' // an address that has to parse and does not
  | 'maybe-secret' // a text in which one could stand
  | 'reference' // a text that may refer to a variable
  | 'unsettled' // an entry whose transport does not follow from one command or one address
  | 'mention' // of a server or a tool by its name
  | 'tools' // what a server answered, and no configuration
  | 'hideable' // the client may read another file in place of this one
  | 'alike' // two servers with one command line or one address
  // Of the whole run:
  | 'several-files' // or one file that several clients are asked about
  | 'same-name'; // of servers in two maps

/** What a file is about decides which rules are loaded for it. */
export type Group = 'configuration' | 'answers';

export const groups: readonly Group[] = ['configuration', 'answers'];

const groupOf: Partial<Record<Trait, Group>> = { tools: 'answers' };

export function groupsOf(traits: Iterable<Trait>): readonly Group[] {
  const found = new Set<Group>();
  for (const trait of traits) found.add(groupOf[trait] ?? 'configuration');
  return [...found];
}

/** The strictest client takes sixty characters for the names of a server and a tool. */
const LONG_NAME = 40;

export function traitsOf(reading: Reading, violations: readonly Violation[]): ReadonlySet<Trait> {
  const found = new Set<Trait>();
  if (reading.format.answer !== undefined) return answerTraitsOf(reading);
  addOfFile(found, reading);
  if (violations.length > 0) found.add('violation');
  if (!serverMaps(reading.document, reading.format).every((map) => isPlainMap(map, reading)))
    addOfServers(found, reading);
  return found;
}

/** By what is compared quickly: the address, or the command with its arguments. */
function hasTwins(servers: readonly Server[]): boolean {
  const seen = new Set<string>();
  for (const { fields } of servers) {
    let line = '';
    for (const { fact, value } of fields) {
      if (fact === undefined || !saysWhatRuns.has(fact.is)) continue;
      if (typeof value === 'string') line += `${value}\0`;
      else if (Array.isArray(value)) for (const item of value) if (typeof item === 'string') line += `${item}\0`;
    }
    if (line !== '' && seen.has(line)) return true;
    seen.add(line);
  }
  return false;
}

const saysWhatRuns: ReadonlySet<Meaning> = new Set<Meaning>(['url', 'command', 'args', 'commandLine']);

function answerTraitsOf({ document }: Reading): ReadonlySet<Trait> {
  return new Set<Trait>(document.problems.length > 0 ? ['tools', 'problem'] : ['tools']);
}

function addOfFile(found: Set<Trait>, { document, format }: Reading): void {
  const { value, text, problems } = document;
  const { syntax, unread, otherVersion, inputs, rootFields, hiddenBy } = format;
  if (problems.length > 0) found.add('problem');
  // A UTF-16 unit takes at most three bytes: most files are seen to be small without counting.
  if (syntax.maxBytes !== undefined && text.length * 3 > syntax.maxBytes.value) found.add('large');
  if (unread !== undefined) found.add('unread-place');
  if (otherVersion !== undefined) found.add('other-version');
  if (hiddenBy !== undefined) found.add('hideable');
  if (inputs !== undefined) found.add('inputs');
  if (mayHoldSecret(text)) found.add('maybe-secret');
  if (format.references !== undefined && mentionsIn(document, format).length > 0) found.add('mention');
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

function addOfServers(found: Set<Trait>, { document, servers }: Reading): void {
  found.add('server');
  if (servers.length > 1) {
    found.add('several');
    if (hasTwins(servers)) found.add('alike');
  }
  if (mayRefer(document.text)) found.add('reference');
  for (const server of servers) addOfServer(found, server);
}

function addOfServer(found: Set<Trait>, server: Server): void {
  const { name, entry, route, fields, dialect, transport } = server;
  if (!isObject(entry)) found.add('odd-entry');
  if (name === route.at(-2)) found.add('odd-root');
  if (name.length > LONG_NAME) found.add('long-name');
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
