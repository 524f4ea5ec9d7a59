import { type Dialect, type Format, type Reaction, rootKeys, type ServerMap } from '../../clients/index.ts';
import type { Route } from '../../parse/index.ts';
import { suggest } from '../../wording/index.ts';
import { ownKey, type Server, transportNamed } from '../server/index.ts';
import { isObject, own, startsWith, valueAt } from '../values/index.ts';
import { isKeySlip } from './key-slip.ts';
import type { Reading } from './reading.ts';

/** A map of servers under a key that the client of the file does not read. */
export interface ForeignMap {
  readonly at: Route;
  readonly servers: number;
  /** Only these members are servers: what stands beside them is for who reads this key. */
  readonly only?: readonly string[];
  /** Whose key it is; empty for another spelling of the right one. */
  readonly clients: readonly string[];
}

/** Without those that another one of the file replaces. */
export function mapsRead({ document, format }: Pick<Reading, 'document' | 'format'>): readonly ServerMap[] {
  if (format.servers.every(({ unless }) => unless === undefined)) return format.servers;
  return format.servers.filter(({ unless }) => unless === undefined || own(document.value, unless) === undefined);
}

export function foreignMap(reading: Pick<Reading, 'document' | 'format'>): ForeignMap | undefined {
  return foreignMaps(reading)[0];
}

export function foreignMaps({ document, format }: Pick<Reading, 'document' | 'format'>): ForeignMap[] {
  const { value } = document;
  const read = mapsRead({ document, format });
  const right = read[0]?.at;
  if (right === undefined || !isObject(value)) return [];
  const taken = read.map((map) => map.at);
  const isListed = format.servers.some(({ list }) => list !== undefined);
  const found: ForeignMap[] = [];
  for (const known of rootKeys()) {
    if (!Object.hasOwn(value, String(known.at[0]))) continue;
    if (taken.some((at) => startsWith(at, known.at) || startsWith(known.at, at))) continue;
    const map = valueAt(value, known.at);
    if (serversUnder(map, isListed, format) === 0 && !holdsSlip(map) && !isSurelyOfServers(known.at, map)) continue;
    found.push(foreign(known.at, map, format, known.clients));
    taken.push(known.at);
  }
  const outside = besideMap(value, right, format);
  if (outside !== undefined) found.push(outside);
  if (found.length > 0) return found;
  if (right.length > 1) {
    const outer = tooHigh(value, right);
    return outer === undefined ? [] : [outer];
  }
  const keysRead = new Set(taken.map(([key]) => String(key)));
  const key = String(right[0]);
  const other =
    otherSpelling(value, key, keysRead, isListed, format) ??
    wrapped(value, key, keysRead, format) ??
    onlyMap(value, keysRead, { document, format }) ??
    buried(value, key, keysRead, format);
  return other === undefined ? [] : [other];
}

/** "mcp.servers": whatever its entries hold, no other setting is called so. */
function isSurelyOfServers(at: Route, map: unknown): boolean {
  return /mcp.*servers$/i.test(at.join('.')) && holdsObjects(map);
}

/** Where each server stands that the client does not see, since their key is not one that it reads. */
export function misplacedServers(reading: Pick<Reading, 'document' | 'format'>): Route[] {
  return foreignMaps(reading).flatMap(({ at, only }) => {
    const map = valueAt(reading.document.value, at);
    return (only ?? (isObject(map) ? Object.keys(map) : [])).map((name) => [...at, name]);
  });
}

function otherSpelling(
  root: Record<string, unknown>,
  right: string,
  read: ReadonlySet<string>,
  isListed: boolean,
  format: Format,
): ForeignMap | undefined {
  const under = (name: string) => serversUnder(own(root, name), isListed, format);
  const names = Object.keys(root).filter((name) => !read.has(name) && (isObject(own(root, name)) || under(name) > 0));
  const holding = names.filter((name) => under(name) > 0);
  const key =
    names.find((name) => fold(name) === fold(right) || (isOneTooFew(name, right) && holdsObjects(own(root, name)))) ??
    holding.find((name) => isKeySlip(name, right)) ??
    holding.find((name) => keysOfClients().some((known) => isKeySlip(name, known))) ??
    holding.find(endsWithKey);
  return key === undefined ? undefined : foreign([key], own(root, key), format);
}

/** "context_server": whatever its entries hold, no other setting is called so. */
function isOneTooFew(name: string, right: string): boolean {
  return `${fold(name)}s` === fold(right) && /mcp|context/i.test(right);
}

function holdsObjects(value: unknown): boolean {
  const entries = isObject(value) || Array.isArray(value) ? Object.values(value) : [];
  return entries.length > 0 && entries.every(isObject);
}

/** Beside the last key of several, and not under it. */
function tooHigh(root: Record<string, unknown>, right: Route): ForeignMap | undefined {
  const at = right.slice(0, -1);
  const outer = valueAt(root, at);
  if (right.includes('*') || !isObject(outer)) return undefined;
  const isServer = (name: string) => isStartable(outer[name]) || typeof own(outer[name], 'url') === 'string';
  const only = Object.keys(outer).filter((name) => name !== right.at(-1) && isServer(name));
  return only.length === 0 ? undefined : { at, servers: only.length, only, clients: [] };
}

/** In a file that has the map, what a bracket closed too early left outside of it. */
function besideMap(root: Record<string, unknown>, right: Route, { dialect, servers }: Format): ForeignMap | undefined {
  if (right.length > 1 || !isObject(root[String(right[0])])) return undefined;
  const read = new Set(servers.map(({ at: [key] }) => key));
  const only = Object.keys(root).filter((name) => {
    const entry = root[name];
    return (
      !read.has(name) &&
      !PARKED.test(name) &&
      (isWholeServer(entry, dialect) || (isStartable(entry) && hasNothingElse(entry, dialect)))
    );
  });
  return only.length === 0 ? undefined : { at: [], servers: only.length, only, clients: [] };
}

/** Put aside on purpose. */
const PARKED = /^(?:[^\p{L}\d]|x-)|disabled|example|template|backup/iu;

function hasNothingElse(entry: unknown, dialect: Dialect | undefined): boolean {
  if (!isObject(entry)) return false;
  return Object.keys(entry).every((key) => marks.includes(key) || Object.hasOwn(dialect?.fields ?? {}, key));
}

/** Other settings have commands, too: it hands the program arguments or variables, or says how it is spoken to. */
export function isWholeServer(entry: unknown, dialect: Dialect | undefined): boolean {
  if (!isObject(entry) || !(isStartable(entry) || hasOwnMark(entry, dialect))) return false;
  return ['args', 'env'].some((key) => Object.hasOwn(entry, key)) || saysTransport(entry);
}

function hasOwnMark(entry: Record<string, unknown>, dialect: Dialect | undefined): boolean {
  return dialect !== undefined && ownMarks(dialect).some((key) => typeof entry[key] === 'string');
}

/** With a word that some client has for it. */
export function saysTransport(entry: unknown): boolean {
  const type = own(entry, 'type') ?? own(entry, 'transport');
  return typeof type === 'string' && transportNamed(type) !== undefined;
}

/** As people remember the keys of other clients. */
function keysOfClients(): string[] {
  return rootKeys().flatMap(({ at: [key] }) => (typeof key === 'string' && key.includes('mcp') ? [key] : []));
}

/** "amp.amp.mcpServers", "claude.mcpServers": what stands before the last dot was made up. */
function endsWithKey(name: string): boolean {
  const last = name.slice(name.lastIndexOf('.') + 1);
  return last !== name && keysOfClients().some((known) => known.slice(known.lastIndexOf('.') + 1) === last);
}

/** The right key, one level too deep. */
function wrapped(
  root: Record<string, unknown>,
  right: string,
  read: ReadonlySet<string>,
  format: Format,
): ForeignMap | undefined {
  for (const name of Object.keys(root)) {
    if (read.has(name) || !wrapper.test(name)) continue;
    const map = own(own(root, name), right);
    if (serversIn(map, format) > 0) return foreign([name, right], map, format);
  }
  return undefined;
}

/** In a file that is called after its servers, whatever holds some was meant for them. */
function onlyMap(
  root: Record<string, unknown>,
  read: ReadonlySet<string>,
  { document, format }: Pick<Reading, 'document' | 'format'>,
): ForeignMap | undefined {
  if (format.bareMap !== undefined || format.noMap.effect !== 'fine') return undefined;
  if (Object.keys(root).some((name) => read.has(name)) || !/mcp[^/]*$/i.test(document.path)) return undefined;
  const holding = Object.keys(root).filter((name) => {
    const map = root[name];
    return isObject(map) && startableIn(map) > 0;
  });
  const [key] = holding;
  return key === undefined || holding.length > 1 ? undefined : foreign([key], root[key], format);
}

/** As deep as settings are nested by hand: `security.auth.mcpServers`. */
const DEEPEST = 3;

/** The right key inside another setting, where a bracket was closed too late. */
function buried(
  root: Record<string, unknown>,
  right: string,
  read: ReadonlySet<string>,
  format: Format,
): ForeignMap | undefined {
  if (!/mcp|context_servers/i.test(right)) return undefined;
  const within = (value: Record<string, unknown>, route: Route): ForeignMap | undefined => {
    const map = own(value, right);
    if (route.length > 0 && isObject(map) && startableIn(map) > 0) {
      return foreign([...route, right], map, format);
    }
    if (route.length === DEEPEST) return undefined;
    for (const name of Object.keys(value)) {
      const inner = value[name];
      if (!isObject(inner) || (route.length === 0 && read.has(name))) continue;
      const found = within(inner, [...route, name]);
      if (found !== undefined) return found;
    }
    return undefined;
  };
  return within(root, []);
}

const wrapper = /mcp|^(?:config|settings)$/i;

const marks = ['command', 'url', 'serverUrl', 'httpUrl', 'type', 'transport', 'args'];

/** How many entries look like servers, to anybody or to the client of a format. */
export function serversIn(value: unknown, format?: Format): number {
  if (!isObject(value)) return 0;
  const keys = format?.dialect === undefined ? marks : [...marks, ...ownMarks(format.dialect)];
  return Object.keys(value).filter((name) => {
    const entry = value[name];
    return isObject(entry) && keys.some((key) => Object.hasOwn(entry, key));
  }).length;
}

/** What this client calls a command and an address. */
function ownMarks(dialect: Dialect): string[] {
  const keys = (['command', 'url'] as const).map((meaning) => ownKey(dialect, meaning));
  return keys.filter((key) => key !== undefined);
}

/** Nothing but objects, of which one has a key that is nearly one of a server. */
function holdsSlip(map: unknown): boolean {
  if (!isObject(map)) return false;
  const entries = Object.values(map);
  return entries.every(isObject) && entries.some((entry) => Object.keys(entry).some((key) => isSlip(key, entry[key])));
}

function isSlip(key: string, value: unknown): boolean {
  return (typeof value === 'string' || Array.isArray(value)) && suggest(key, marks) !== undefined;
}

function foreign(at: Route, map: unknown, format: Format, clients: readonly string[] = []): ForeignMap {
  if (!isObject(map)) return { at, servers: Array.isArray(map) ? map.filter(isObject).length : 0, clients };
  const holdsSettings = format.references?.some((place) => startsWith(place.at, at)) ?? false;
  const names = Object.keys(map);
  const only = names.filter((name) => isMeantAsServer(map[name], holdsSettings, format));
  return { at, servers: only.length, clients, ...(only.length < names.length && { only }) };
}

/** In a map that holds a server, what looks like none may be one with a slip in it; a list or a number never is. */
function isMeantAsServer(entry: unknown, holdsSettings: boolean, format: Format): boolean {
  if (!holdsSettings) return isObject(entry) || typeof entry === 'string';
  return serversIn({ entry }, format) > 0 || holdsSlip({ entry });
}

/** For a client that keeps its servers in a list, one under another key counts as well. */
function serversUnder(value: unknown, isListed: boolean, format: Format): number {
  return serversIn(isListed && Array.isArray(value) ? { ...value } : value, format);
}

function fold(key: string): string {
  return key.toLowerCase().replace(/[-_ .]/g, '');
}

/** How many servers a map holds that holds nothing else: an object among them that is none makes it another thing. */
export function startableIn(value: Record<string, unknown>): number {
  const entries = Object.keys(value).map((name) => value[name]);
  const objects = entries.filter((entry) => typeof entry === 'object' && entry !== null);
  return objects.every(isStartable) ? objects.length : 0;
}

/** Whether it says as a server does what to start or to call. */
export function isStartable(entry: unknown): boolean {
  const [command, type] = [own(entry, 'command'), own(entry, 'type') ?? own(entry, 'transport')];
  if (typeof type === 'string' && !saysTransport(entry)) return false;
  if (typeof command === 'string' || (Array.isArray(command) && command.length > 0)) return true;
  // Authors and repositories have addresses, too.
  return typeof own(entry, 'url') === 'string' && typeof type === 'string';
}

/** A whole snippet that was pasted as one server: the root key in it, with the servers that it brought along. */
export function wrappedIn({ entry }: Server): string | undefined {
  if (!isObject(entry)) return undefined;
  // Hardly any entry holds servers: the keys of all clients are asked for those alone.
  return Object.keys(entry).find((key) => serversIn(own(entry, key)) > 0 && isRootKey(key));
}

function isRootKey(key: string): boolean {
  return rootKeys().some(({ at }) => at.join('.') === key);
}

/** The root key of another client among the names of servers, with what it holds there. */
export function isPastedKey(server: Server): boolean {
  return isWrapper(server) && server.name !== server.route.at(-2) && isRootKey(server.name);
}

/**
 * Where a file without the key is fine, servers that stand elsewhere in it are lost without a word; where the file may be
 * one server itself, they make it a bad one.
 */
export function withoutMap({ noMap, mayBeServer, dialect }: Format): Reaction {
  if (mayBeServer && dialect !== undefined) return dialect.neither;
  return noMap.effect === 'fine' ? { ...noMap, effect: 'drops-file' } : noMap;
}

/** Not a server but a map of servers, such as a pasted snippet that brought its root key along. */
export function isWrapper({ entry }: Server): boolean {
  return serversIn(entry) > 0;
}
