import type { Format, ServerMap } from '../../clients/index.ts';
import type { Document, Route } from '../../parse/index.ts';
import type { Entry } from '../server/index.ts';
import { below, isObject, own, routesAt, valueAt } from '../values/index.ts';
import { losesServer } from '../verdict/index.ts';
import type { FoundMap } from './found-map.ts';
import { foreignMap, mapsRead, serversIn, startableIn } from './root-key.ts';

/** The names of the servers alone, in the order of `readServers`. */
export function serverNames(maps: readonly FoundMap[], format: Format): string[] {
  if (format.dialect === undefined) return [];
  return maps.flatMap((map) =>
    hasKeysForNames(map) ? Object.keys(map.value) : entriesOf(map).map(({ name }) => name),
  );
}

function hasKeysForNames(map: FoundMap): map is FoundMap & { readonly value: Record<string, unknown> } {
  const { list, named, nullRemoves, only } = map;
  return [list, named, nullRemoves, only].every((special) => special === undefined) && isObject(map.value);
}

/** Every place of the document at which the format keeps servers, `*` resolved. */
export function serverMaps(document: Document, format: Format): FoundMap[] {
  if (document.value === undefined) return [];
  const found: FoundMap[] = [];
  for (const map of mapsRead({ document, format })) {
    for (const route of routesAt(document.value, map.at))
      found.push(numbered(foundAt(document.value, route, map), format));
  }
  // Servers under another key are no bare map: that key is the fault.
  if (found.length > 0 || foreignMap({ document, format })) return found;
  if (isBare(format, document.value)) return [{ route: [], value: document.value }];
  return isServer(format, document.value) ? [{ route: [], value: document.value, only: fileName(document.path) }] : [];
}

function numbered(map: FoundMap, { arrayMap }: Format): FoundMap {
  if (map.list !== undefined || arrayMap === undefined || !Array.isArray(map.value)) return map;
  return losesServer(arrayMap.effect) ? map : { ...map, numbered: true };
}

function isServer({ mayBeServer, servers }: Format, value: unknown): boolean {
  if (mayBeServer === undefined || !isObject(value) || startableIn(value) > 0) return false;
  return !servers.some(({ at: [key] }) => Object.hasOwn(value, String(key)));
}

/** Without what comes before it and its ending. */
function fileName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1).replace(/\.[^.]+$/, '');
}

function isBare({ bareMap }: Format, value: unknown): boolean {
  if (bareMap === undefined || !isObject(value)) return false;
  if (bareMap === 'some') return Object.values(value).some((entry) => hasLine(entry));
  return bareMap === true || (Object.values(value).every(isObject) && serversIn(value) > 0);
}

function hasLine(entry: unknown): boolean {
  return own(entry, 'command') !== undefined || own(entry, 'url') !== undefined;
}

function foundAt(value: unknown, route: Route, { list, named, nullRemoves }: ServerMap): FoundMap {
  return {
    route,
    value: valueAt(value, route),
    ...(list && { list }),
    ...(named && { named }),
    ...(nullRemoves && { nullRemoves }),
  };
}

export function entriesOf({ route, value, list, named, nullRemoves, numbered, only }: FoundMap): Entry[] {
  if (only !== undefined) return [{ name: only, route, entry: value, nameAt: { route, side: 'value' } }];
  if (list && Array.isArray(value)) {
    return value.flatMap((item, index) =>
      named === undefined
        ? entriesOf({ route: [...route, index], value: item })
        : [namedEntry([...route, index], item, named)],
    );
  }
  if (numbered && Array.isArray(value)) {
    return value.map((entry, index) => {
      const inside = [...route, index];
      return { name: String(index), route: inside, entry, nameAt: { route: inside, side: 'value' } };
    });
  }
  if (!isObject(value)) return [];
  const entries: Entry[] = [];
  for (const key of Object.keys(value)) {
    const entry = value[key];
    if (nullRemoves !== undefined && entry === null) continue;
    const inside = below(route, key);
    const name = named === undefined ? undefined : own(entry, named);
    entries.push(
      typeof name === 'string' && named !== undefined && name !== key
        ? { name, route: inside, entry, nameAt: { route: [...inside, named], side: 'value' } }
        : { name: key, route: inside, entry, nameAt: { route: inside, side: 'key' } },
    );
  }
  return entries;
}

function namedEntry(route: Route, entry: unknown, key: string): Entry {
  const name = own(entry, key);
  if (typeof name !== 'string') return { name: '', route, entry, nameAt: { route, side: 'value' } };
  return { name, route, entry, nameAt: { route: [...route, key], side: 'value' } };
}
