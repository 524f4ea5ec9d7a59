import { transportNamed } from '../model/server/index.ts';
import { startsWith } from '../model/values/index.ts';
import { suggest } from '../wording/index.ts';
import type { Failure } from './failure.ts';

/** So many entries are looked at. */
const MOST = 50;

/** An entry whose transport is not known or not there, and the words that would be. */
interface Entry {
  readonly route: Failure['route'];
  readonly key: string | number;
  readonly words: readonly string[];
  readonly meant: string | undefined;
}

/**
 * What else is wrong with entries of no known transport: a schema that goes by the transport says nothing more of
 * them. Each is judged again with every word that it could have, and what holds for all that fit it has another cause.
 */
export function behindTransport(
  told: readonly Failure[],
  value: unknown,
  root: unknown,
  judge: (value: unknown) => Iterable<Failure>,
): Failure[] {
  const entries = told.flatMap((failure) => entryOf(failure, root)).slice(0, MOST);
  if (entries.length === 0) return [];
  const rounds = Math.max(...entries.map(({ words }) => words.length));
  const judged = Array.from({ length: rounds }, (_, round) => [...judge(withWords(value, entries, round))]);
  return entries.flatMap((entry) => {
    const attempts = entry.words.map((word, round) => ({
      word,
      found: (judged[round] ?? []).filter(({ route }) => startsWith(route, entry.route)),
    }));
    const fitting = attempts.filter(({ found }) => !found.some((each) => isConsequence(each, entry)));
    const meant = fitting.filter(({ word }) => word === entry.meant);
    return shared((meant.length > 0 ? meant : fitting).map(({ found }) => found));
  });
}

function entryOf({ notes, keyword, schema, route, value }: Failure, root: unknown): Entry[] {
  if (notes.rule === 'transport-untyped' && keyword === 'required') {
    const named = transportKey(root);
    return named === undefined ? [] : [{ route, ...named, meant: undefined }];
  }
  const key = route.at(-1);
  if (notes.rule !== 'transport-unknown' || keyword !== 'enum' || typeof value !== 'string' || key === undefined) {
    return [];
  }
  const words = (schema.enum ?? []).filter((word) => typeof word === 'string');
  const named = transportNamed(value);
  const meant = words.find((word) => named !== undefined && transportNamed(word) === named) ?? suggest(value, words);
  return [{ route: route.slice(0, -1), key, words, meant }];
}

/** The key that names the transport in this schema, and the words that it may have. */
function transportKey(schema: unknown): Pick<Entry, 'key' | 'words'> | undefined {
  if (typeof schema !== 'object' || schema === null) return undefined;
  for (const [key, part] of Object.entries(schema)) {
    if (part?.['x-rule'] === 'transport-unknown' && Array.isArray(part.enum)) {
      return { key, words: part.enum.filter((word: unknown) => typeof word === 'string') };
    }
    const found = transportKey(part);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Without what the word would need, or with what contradicts it, it was not the one. */
function isConsequence({ keyword, route, notes }: Failure, entry: Entry): boolean {
  if (notes.rule?.startsWith('transport-')) return true;
  return route.length === entry.route.length && (keyword === 'required' || keyword === 'type');
}

function shared(attempts: readonly (readonly Failure[])[]): readonly Failure[] {
  const [first = [], ...others] = attempts;
  const known = others.map((found) => new Set(found.map(causeOf)));
  return first.filter((failure) => known.every((causes) => causes.has(causeOf(failure))));
}

function causeOf({ keyword, name, route }: Failure): string {
  return JSON.stringify([keyword, name ?? null, route]);
}

/** A copy of what leads to the entries, and the rest as it is. */
function withWords(value: unknown, entries: readonly Entry[], round: number): unknown {
  const copies = new Set<unknown>();
  const top = { value };
  for (const { route, key, words } of entries) {
    let holder: Holder = top;
    for (const step of ['value', ...route]) {
      if (!copies.has(holder[step])) {
        holder[step] = copyOf(holder[step]);
        copies.add(holder[step]);
      }
      holder = holder[step] as Holder;
    }
    holder[key] = words[round] ?? words[0];
  }
  return top.value;
}

type Holder = Record<string | number, unknown>;

/** Spreading keeps a key "__proto__" what it is: one of the object's own. */
function copyOf(value: unknown): unknown {
  return Array.isArray(value) ? [...value] : { ...(value as object) };
}
