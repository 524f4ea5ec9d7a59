import { isAlike } from '../../model/amended/index.ts';
import { isObject, own, valueAt } from '../../model/values/index.ts';
import type { Plain } from '../../model/verdict/index.ts';
import { type Document, type Language, loadParsers, type Route } from '../../parse/index.ts';
import { makeAll } from '../all-changes.ts';
import { type EntryMap, loadLayout, type Member, type NewEntry } from './layout.ts';

/** Entries for one place of a file. */
export interface Part {
  readonly map: EntryMap;
  readonly entries: readonly NewEntry[];
}

/** The text of a file that holds these alone, below what it says of itself. */
export async function textOfEntries(
  language: Language,
  parts: readonly Part[],
  head: Readonly<Record<string, string>> = {},
): Promise<string> {
  const layout = await loadLayout(language);
  const value = parts.reduce<unknown>((whole, { map, entries }) => expected(whole, map, entries), head);
  const text = layout.text(value as Readonly<Record<string, Plain>>);
  const parse = await loadParsers([language]);
  if (!isAlike(value, parse({ path: '', text, problems: [] }, language).value)) {
    throw new Error(`what is written in ${language} is not what was meant`);
  }
  return text;
}

/**
 * The text of a document with these entries put in, and nothing else changed; one of a name that is there takes the
 * other's place. Nothing where that cannot be done, or would change what else the text says.
 */
export async function withEntries(document: Document, parts: readonly Part[]): Promise<string | undefined> {
  let now = document;
  for (const { map, entries } of parts) {
    const text = await withPart(now, map, entries);
    if (text === undefined) return undefined;
    const parse = await loadParsers([document.language]);
    now = parse({ path: document.path, text, problems: [] }, document.language);
  }
  return now.text;
}

async function withPart(document: Document, map: EntryMap, entries: readonly NewEntry[]): Promise<string | undefined> {
  const layout = await loadLayout(document.language);
  if (document.problems.some(({ fatal, kind }) => fatal && kind !== 'empty')) return undefined;
  const parse = await loadParsers([document.language]);
  const again = (text: string) => parse({ path: document.path, text, problems: [] }, document.language);
  const places = entries.map(({ name }) => placeOf(name, document, map)).filter((place) => place !== undefined);
  const cleared = await makeAll(
    document,
    places.map((at) => ({ do: 'remove' as const, at })),
  );
  if (cleared.refused.size > 0) return undefined;
  const base = places.length === 0 ? document : again(cleared.text);
  if (base.value === undefined) return base.text + layout.text(expected({}, map, entries) as Record<string, Plain>);
  const { into, missing } = deepest(base.value, map.route);
  if (into === undefined) return undefined;
  const members = missing.length === 0 ? membersOf(entries, map) : [memberFor(missing, entries, map)];
  const text = layout.put(base, into, members);
  if (text === undefined) return undefined;
  const after = again(text);
  const isWhole = !after.problems.some(({ fatal }) => fatal);
  return isWhole && isAlike(expected(base.value, map, entries), after.value) ? text : undefined;
}

function placeOf(name: string, { value }: Document, { route, listedBy }: EntryMap): Route | undefined {
  const servers = valueAt(value, route);
  if (listedBy === undefined) return own(servers, name) === undefined ? undefined : [...route, name];
  const index = Array.isArray(servers) ? servers.findIndex((item) => own(item, listedBy) === name) : -1;
  return index === -1 ? undefined : [...route, index];
}

/** The innermost thing that is there, and the keys that are not. */
function deepest(value: unknown, route: Route): { readonly into: Route | undefined; readonly missing: Route } {
  let at = value;
  for (const [index, step] of route.entries()) {
    const next = own(at, String(step));
    if (next === undefined)
      return { into: isObject(at) ? route.slice(0, index) : undefined, missing: route.slice(index) };
    at = next;
  }
  const isFit = at === null || isObject(at) || Array.isArray(at);
  return { into: isFit ? route : undefined, missing: [] };
}

function membersOf(entries: readonly NewEntry[], map: EntryMap): Member[] {
  return entries.map((entry) =>
    map.listedBy === undefined ? { key: entry.name, value: entry.value } : { value: itemOf(entry, map) },
  );
}

function memberFor([first = '', ...rest]: Route, entries: readonly NewEntry[], map: EntryMap): Member {
  const servers: Plain =
    map.listedBy === undefined
      ? Object.fromEntries(entries.map(({ name, value }) => [name, value]))
      : entries.map((entry) => itemOf(entry, map));
  const value = rest.reduceRight<Plain>((inner, step) => Object.fromEntries([[String(step), inner]]), servers);
  return { key: String(first), value };
}

function itemOf({ name, value }: NewEntry, { listedBy = '' }: EntryMap): Plain {
  return Object.fromEntries([[listedBy, name], ...Object.entries(value).filter(([key]) => key !== listedBy)]);
}

/** What the text has to say in the end. */
function expected(value: unknown, map: EntryMap, entries: readonly NewEntry[]): unknown {
  const put = (at: unknown, route: Route): unknown => {
    const [step, ...rest] = route;
    if (step !== undefined) {
      const members = isObject(at) ? Object.entries(at).filter(([key]) => key !== String(step)) : [];
      return Object.fromEntries([...members, [String(step), put(own(at, String(step)), rest)]]);
    }
    if (map.listedBy !== undefined)
      return [...(Array.isArray(at) ? at : []), ...entries.map((each) => itemOf(each, map))];
    return Object.fromEntries([
      ...(isObject(at) ? Object.entries(at) : []),
      ...entries.map((each) => [each.name, each.value] as const),
    ]);
  };
  return put(value, map.route);
}
