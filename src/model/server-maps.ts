import type { Format, ServerMap } from '../clients/index.ts';
import type { Document, Route } from '../parse/index.ts';
import type { Entry } from './entry.ts';
import { foreignMap, serversIn } from './root-key.ts';
import { below } from './routes.ts';
import { isObject, own } from './values.ts';

/** The names of the servers of a document alone, in the order of `readServers`. */
export function serverNames(document: Document, format: Format): string[] {
  if (format.dialect === undefined || document.value === undefined) return [];
  return serverMaps(document, format).flatMap((map) =>
    map.list === undefined && map.named === undefined && isObject(map.value)
      ? Object.keys(map.value)
      : entriesOf(map).map(({ name }) => name),
  );
}

export interface FoundMap {
  readonly route: Route;
  readonly value: unknown;
  readonly list?: ServerMap['list'];
  readonly named?: ServerMap['named'];
}

/** Every place of the document at which the format keeps servers, `*` resolved. */
export function serverMaps(document: Document, format: Format): FoundMap[] {
  const found = format.servers.flatMap((map) => resolve(document.value, map, [], 0));
  // Servers under another key are no bare map: that key is the fault.
  if (found.length === 0 && isBare(format, document.value) && !foreignMap({ document, format })) {
    return [{ route: [], value: document.value }];
  }
  return found;
}

function isBare({ bareMap }: Format, value: unknown): boolean {
  if (bareMap === undefined || !isObject(value)) return false;
  return bareMap === true || (Object.values(value).every(isObject) && serversIn(value) > 0);
}

function resolve(value: unknown, map: ServerMap, route: Route, depth: number): FoundMap[] {
  const step = map.at[depth];
  if (step === undefined) {
    const { list, named } = map;
    return value === undefined ? [] : [{ route, value, ...(list && { list }), ...(named && { named }) }];
  }
  if (step !== '*') return resolve(own(value, String(step)), map, [...route, step], depth + 1);
  return isObject(value)
    ? Object.keys(value).flatMap((key) => resolve(value[key], map, [...route, key], depth + 1))
    : [];
}

export function entriesOf({ route, value, list, named }: FoundMap): Entry[] {
  if (list && Array.isArray(value)) {
    return value.flatMap((item, index) =>
      named === undefined
        ? entriesOf({ route: [...route, index], value: item })
        : [namedEntry([...route, index], item, named)],
    );
  }
  if (!isObject(value)) return [];
  return Object.keys(value).map((key) => {
    const inside = below(route, key);
    const name = named === undefined ? undefined : own(value[key], named);
    return typeof name === 'string' && named !== undefined && name !== key
      ? { name, route: inside, entry: value[key], nameAt: { route: [...inside, named], side: 'value' } }
      : { name: key, route: inside, entry: value[key], nameAt: { route: inside, side: 'key' } };
  });
}

function namedEntry(route: Route, entry: unknown, key: string): Entry {
  const name = own(entry, key);
  if (typeof name !== 'string') return { name: '', route, entry, nameAt: { route, side: 'value' } };
  return { name, route, entry, nameAt: { route: [...route, key], side: 'value' } };
}
