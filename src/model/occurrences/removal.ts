import type { ServerReference } from '../references/index.ts';
import { grouped, type Place, valueAt } from '../values/index.ts';
import type { Change } from '../verdict/index.ts';
import type { Occurrence, Occurrences } from './occurrences.ts';
import { inOrder, type LeftPlace, type PlacedChange, type Rework } from './rework.ts';

/** What it takes to take the servers out, with all that speaks of them. */
export function removal({ definitions, references, doubtful, list }: Occurrences): Rework {
  const changes: PlacedChange[] = [];
  const left: LeftPlace[] = [...doubtful];
  for (const definition of definitions) {
    const { place } = definition;
    const change = without(definition);
    if (change === undefined) left.push({ place, why: 'the whole file is the server', is: 'bound' });
    else changes.push({ place, change });
  }
  for (const together of byList(references)) {
    for (const reference of together) {
      const { place } = reference;
      const change = withoutMention(reference, together);
      if (typeof change === 'string') left.push({ place, why: change, is: 'bound' });
      else changes.push({ place, change });
    }
  }
  if (list !== undefined) changes.push({ place: list, change: { do: 'remove', at: list.route } });
  return { changes: inOrder(changes), left };
}

function without({ server, place: { route } }: Occurrence): Change | undefined {
  const whole = server?.route ?? route;
  return whole.length === 0 ? undefined : { do: 'remove', at: whole };
}

/** Those of one list, of one text, or of the keys of one map. */
function byList(references: readonly ServerReference[]): Iterable<readonly ServerReference[]> {
  return grouped(references, ({ place }) => JSON.stringify([place.document.path, listOf(place)])).values();
}

function listOf({ route, within }: Place): Place['route'] {
  return within === undefined ? route.slice(0, -1) : route;
}

/** The change, or why there is none: a clause. */
function withoutMention({ fact, place }: ServerReference, together: readonly ServerReference[]): Change | string {
  const { document, route, side, within } = place;
  if (fact.as === 'expression') return 'it is a regular expression';
  const whole = valueAt(document.value, listOf(place));
  if (side === 'key') return { do: 'remove', at: route };
  if (within === undefined && !Array.isArray(whole)) return 'one name has to stand there';
  const isEmptied = Array.isArray(whole) ? whole.length === together.length : isNothingElse(String(whole), together);
  if (isEmptied && fact.switches !== 'off') return 'without it nothing would be left there, which may mean everything';
  return within === undefined
    ? { do: 'remove', at: route }
    : { do: 'rewrite', at: route, within: withSeparator(String(whole), within), text: '' };
}

function isNothingElse(words: string, together: readonly ServerReference[]): boolean {
  let rest = words;
  for (const { place } of together.toReversed()) {
    const { start, end } = place.within ?? { start: 0, end: 0 };
    rest = rest.slice(0, start) + rest.slice(end);
  }
  return !/[^\s,]/.test(rest);
}

/** With what separates it from the next word, or from the one before the last. */
function withSeparator(words: string, { start, end }: { readonly start: number; readonly end: number }) {
  const after = /^\s*(?:,\s*)?/.exec(words.slice(end))?.[0] ?? '';
  if (end + after.length < words.length) return { start, end: end + after.length };
  const before = words.slice(0, start).trimEnd();
  const kept = before.endsWith(',') ? before.slice(0, -1).trimEnd() : before;
  return { start: kept.length, end };
}
