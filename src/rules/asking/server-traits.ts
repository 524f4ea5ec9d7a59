import type { Dialect, Meaning } from '../../clients/index.ts';
import type { Reading } from '../../model/reading/index.ts';
import { approvedAll, type Server, untypedReaction } from '../../model/server/index.ts';
import { isComparable, partOf, toolNamesOf } from '../../model/tools/index.ts';
import { isObject } from '../../model/values/index.ts';
import { hasOddHeader, hasOddName, leadsNowhere, mayBeLookedUp, mayHoldNamedSecret, mayOpenMuch } from './signs.ts';
import type { Trait } from './traits.ts';
import { addOfWords } from './word-traits.ts';

/** With an escape, the text does not show what stands in the strings. */
function mayRefer(text: string): boolean {
  return (
    text.includes('$') || text.includes('{env:') || text.includes('\\') || text.includes('%') || text.includes('{file:')
  );
}

/** The strictest client takes sixty characters for the names of a server and a tool. */
const longName = 40;

/** What rules may ask of servers that are not plain. */
export function addOfServers(found: Set<Trait>, reading: Reading): void {
  const { document, servers } = reading;
  if (servers.length > 1) {
    found.add('several');
    if (hasTwins(servers)) found.add('alike');
    if (haveAlikeNames(reading)) found.add('alike-names');
  }
  const { text } = document;
  if (mayRefer(text)) found.add('reference');
  for (const server of servers) addOfServer(found, server);
  if ((text.includes('filesystem') || text.includes('\\')) && servers.some(mayOpenMuch)) found.add('file-server');
}

function addOfServer(found: Set<Trait>, server: Server): void {
  const { name, entry, route, fields, dialect, transport } = server;
  if (!isObject(entry)) found.add('odd-entry');
  if (name === route.at(-2)) found.add('odd-root');
  if (name.length > longName) found.add('long-name');
  if (/[^\x21-\x7e]/.test(name)) found.add('unusual-name');
  let switches = 0;
  for (const field of fields) {
    const { key, fact, value } = field;
    if (!found.has('secret-name') && mayHoldNamedSecret(value, key)) found.add('secret-name');
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
  addOfWords(found, server);
  if (switches > 1) found.add('switches');
  if (!isSettled(server)) found.add('unsettled');
}

function addOfUrl(found: Set<Trait>, value: unknown, { urls }: Dialect): void {
  if (urls !== undefined && !isUrl(value)) found.add('odd-url');
  if (typeof value !== 'string') return;
  if (urls === undefined && leadsNowhere(value)) found.add('odd-url');
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

function haveAlikeNames(reading: Reading): boolean {
  const names = toolNamesOf(reading);
  if (names === undefined) return false;
  const parts = reading.servers
    .filter((server) => isComparable(server, names))
    .map((server) => names.server(partOf(server, names)));
  return new Set(parts).size < parts.length;
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
