import { type Format, type Reaction, rootKeys } from '../clients/index.ts';
import type { Route } from '../parse/index.ts';
import type { Server } from './server.ts';
import { transportNamed } from './transports.ts';
import { isObject, own, valueAt } from './values.ts';
import type { Reading } from './workspace.ts';

/** A map of servers under a key that the client of the file does not read. */
export interface ForeignMap {
  readonly at: Route;
  readonly servers: number;
  /** Whose key it is; empty for another spelling of the right one. */
  readonly clients: readonly string[];
}

export function foreignMap({ document, format }: Pick<Reading, 'document' | 'format'>): ForeignMap | undefined {
  const right = format.servers[0]?.at;
  if (right === undefined || !isObject(document.value)) return undefined;
  for (const known of rootKeys()) {
    if (!Object.hasOwn(document.value, String(known.at[0]))) continue;
    const read = format.servers.some((map) => startsWith(map.at, known.at) || startsWith(known.at, map.at));
    if (read) continue;
    const servers = serversIn(valueAt(document.value, known.at));
    if (servers > 0) return { at: known.at, servers, clients: known.clients };
  }
  const keys = new Set(format.servers.map((map) => String(map.at[0])));
  return right.length === 1 ? otherSpelling(document.value, String(right[0]), keys) : undefined;
}

function otherSpelling(
  root: Record<string, unknown>,
  right: string,
  read: ReadonlySet<string>,
): ForeignMap | undefined {
  const key = Object.keys(root).find(
    (name) => !read.has(name) && fold(name) === fold(right) && isObject(own(root, name)),
  );
  return key === undefined ? undefined : { at: [key], servers: serversIn(own(root, key)), clients: [] };
}

function startsWith(route: Route, start: Route): boolean {
  return start.every((step, index) => step === route[index]);
}

const marks = ['command', 'url', 'serverUrl', 'httpUrl', 'type', 'transport', 'args'];

/** How many entries look like servers. */
export function serversIn(value: unknown): number {
  if (!isObject(value)) return 0;
  return Object.keys(value).filter((name) => {
    const entry = value[name];
    return isObject(entry) && marks.some((key) => Object.hasOwn(entry, key));
  }).length;
}

function fold(key: string): string {
  return key.toLowerCase().replace(/[-_ ]/g, '');
}

/** How many servers a map holds that holds nothing else: an object among them that is none makes it another thing. */
export function startableIn(value: Record<string, unknown>): number {
  const entries = Object.keys(value).map((name) => value[name]);
  const objects = entries.filter((entry) => typeof entry === 'object' && entry !== null);
  return objects.every(isStartable) ? objects.length : 0;
}

function isStartable(entry: unknown): boolean {
  const [command, type] = [own(entry, 'command'), own(entry, 'type') ?? own(entry, 'transport')];
  if (typeof type === 'string' && transportNamed(type) === undefined) return false;
  if (typeof command === 'string' || (Array.isArray(command) && command.length > 0)) return true;
  // Authors and repositories have addresses, too.
  return typeof own(entry, 'url') === 'string' && typeof type === 'string';
}

/** Where a file without the key is fine, servers that stand elsewhere in it are lost without a word. */
export function withoutMap({ noMap }: Format): Reaction {
  return noMap.effect === 'fine' ? { ...noMap, effect: 'drops-file' } : noMap;
}

/** Not a server but a map of servers, such as a pasted snippet that brought its root key along. */
export function isWrapper({ entry }: Server): boolean {
  return serversIn(entry) > 0;
}
