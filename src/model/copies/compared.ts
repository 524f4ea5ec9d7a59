import { canonical, type Difference, differences } from '../canonical/index.ts';
import type { Server } from '../server/index.ts';
import type { Expected } from './expected.ts';

/** A copy of a server that is not what its source says. */
export interface Departure {
  readonly expected: Expected & { readonly source: Server };
  readonly copy: Server;
  /** From the source to the copy: it is stale, or was edited by hand. */
  readonly differences: readonly Difference[];
  /** What the source has no way to say, so nobody can have written it from there. */
  readonly byHand: readonly Difference[];
}

/** What the servers of a client's file are, held against those that it should have. */
export interface Comparison {
  readonly missing: readonly (Expected & { readonly source: Server })[];
  readonly departures: readonly Departure[];
  /** As they should be. */
  readonly same: readonly Server[];
  readonly extra: readonly Server[];
}

export function compared(expected: readonly Expected[], there: readonly Server[]): Comparison {
  const copies = new Map(there.map((server) => [server.name, server]));
  const found = { missing: [] as Comparison['missing'][number][], departures: [] as Departure[], same: [] as Server[] };
  for (const each of expected) {
    const copy = copies.get(each.name);
    if (each.said === undefined || !hasSource(each)) continue;
    if (copy === undefined) {
      found.missing.push(each);
      continue;
    }
    if (copy.broken) continue;
    const all = differences(each.said, canonical(copy));
    const isByHand = ({ a, meaning }: Difference) => a === undefined && each.canSay?.(meaning) === false;
    const byHand = all.filter(isByHand);
    const told = all.filter((difference) => !isByHand(difference) && (each.compares?.(difference.meaning) ?? true));
    if (told.length + byHand.length === 0) found.same.push(copy);
    else found.departures.push({ expected: each, copy, differences: told, byHand });
  }
  const known = new Set(expected.map(({ name }) => name));
  return { ...found, extra: there.filter(({ name }) => !known.has(name)) };
}

function hasSource(expected: Expected): expected is Expected & { readonly source: Server } {
  return expected.source !== undefined;
}
