import type { Place } from '../values/index.ts';
import type { Change } from '../verdict/index.ts';

/** A change, and what it is about. */
export interface PlacedChange {
  readonly place: Place;
  readonly change: Change;
}

/** Something that nobody but a person should change. */
export interface LeftPlace {
  readonly place: Place;
  /** A clause: "the file's own name is the server's". */
  readonly why: string;
  readonly is: LeftKind;
  /** Keys of the servers that it means besides. */
  readonly others?: readonly string[];
}

export type LeftKind =
  | 'text' // words for a model, which nobody reads as names
  | 'doubtful' // it may speak of the server and may not
  | 'bound'; // it speaks of it, and what is written there cannot follow

/** What it takes to call a server otherwise everywhere, or to take it out. */
export interface Rework {
  /** In the order in which one document's changes are made together: outer ones and those that stand first before others. */
  readonly changes: readonly PlacedChange[];
  readonly left: readonly LeftPlace[];
}

/** Outer ones first, then as they stand: from the last to the first, no change moves what an earlier one is about. */
export function inOrder(changes: readonly PlacedChange[]): PlacedChange[] {
  return [...changes].sort((a, b) => compare(a.place, b.place));
}

function compare(a: Place, b: Place): number {
  if (a.document !== b.document) return a.document.path < b.document.path ? -1 : 1;
  for (const [index, step] of a.route.entries()) {
    const other = b.route[index];
    if (other === undefined) return 1;
    if (step === other) continue;
    return typeof step === 'number' && typeof other === 'number' ? step - other : String(step) < String(other) ? -1 : 1;
  }
  if (a.route.length < b.route.length) return -1;
  return (a.within?.start ?? 0) - (b.within?.start ?? 0);
}
