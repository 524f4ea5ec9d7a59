import type { Route, Span } from './document.ts';

/** Where a node stands. */
export interface Place {
  /** Absent for the root and for items of lists. */
  readonly key?: Span;
  readonly value: Span;
  /** The text ends, or breaks off, before the node is closed. */
  readonly open?: boolean;
}

/** The place of the deepest node on a route that exists, and how many steps of the route lead to it. */
export interface Found extends Place {
  readonly depth: number;
}

export interface Places {
  find(route: Route): Found;
}

/** A node of a tree of places, filled while a parser runs. */
export class PlaceNode implements Place {
  key?: Span;
  value: Span;
  open = false;
  children: Map<string, PlaceNode> | undefined;

  constructor(value: Span, key?: Span) {
    this.value = value;
    if (key !== undefined) this.key = key;
  }

  child(name: string | number): PlaceNode | undefined {
    return this.children?.get(String(name));
  }

  setChild(name: string | number, child: PlaceNode): void {
    this.children ??= new Map();
    this.children.set(String(name), child);
  }
}

export class PlaceTree implements Places {
  readonly #root: PlaceNode;

  constructor(root: PlaceNode) {
    this.#root = root;
  }

  find(route: Route): Found {
    let node = this.#root;
    let depth = 0;
    for (; depth < route.length; depth++) {
      const next = node.child(route[depth] as string | number);
      if (next === undefined) break;
      node = next;
    }
    const { key, value, open } = node;
    return key === undefined ? { depth, value, open } : { depth, key, value, open };
  }
}

/** From the key to the end of the value. */
export function extent(place: Place): Span {
  if (place.key === undefined) return place.value;
  return { start: Math.min(place.key.start, place.value.start), end: Math.max(place.key.end, place.value.end) };
}

export function touches(a: Span, b: Span): boolean {
  return a.start <= b.end && b.start <= a.end;
}
