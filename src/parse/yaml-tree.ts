import { isAlias, isCollection, isMap, isPair, isScalar, type Node, type Range, type Scalar } from 'yaml';
import type { PlainWords, Problem, Route, Span } from './document.ts';
import { MAX_DEPTH, MAX_LISTED, TooDeep } from './limits.ts';
import { keyInWords } from './names.ts';
import { setOwn, type Table } from './own.ts';
import { PlaceNode } from './places.ts';
import { plainValue } from './yaml-plain.ts';

/** Nodes that aliases may stand for in one document; a few lines of aliases to aliases multiply to billions. */
const MAX_ALIASED = 10_000;

interface Built {
  readonly value: unknown;
  readonly place: PlaceNode;
  /** Nodes it consists of, with those that its aliases stand for, and levels. */
  readonly size: number;
  readonly depth: number;
}

interface Anchored {
  readonly built: Built | undefined;
}

/** Plain data and places of a YAML document. Throws TooDeep. */
export class YamlTree {
  readonly problems: Problem[] = [];
  readonly root: Built;
  readonly #text: string;
  readonly #anchors = new Map<string, Anchored>();
  readonly #merges: boolean;
  readonly #plains: PlainWords | undefined;
  #aliased = 0;

  constructor(contents: Node | null, text: string, merges = false, plains?: PlainWords) {
    this.#text = text;
    this.#merges = merges;
    this.#plains = plains;
    this.root = this.#build(contents, [], { start: 0, end: 0 });
  }

  /** `empty` is where a value stands that is not written. */
  #build(node: unknown, route: Route, empty: Span): Built {
    const span = isNode(node) ? this.#span(node.range) : empty;
    if (isAlias(node)) return this.#alias(node.source, span, route.length);
    const anchor = isNode(node) ? node.anchor : undefined;
    // While it is being built, an anchor cannot be referred to.
    if (anchor !== undefined) this.#anchors.set(anchor, { built: undefined });
    const built = this.#plain(node, route, span);
    if (anchor !== undefined) this.#anchors.set(anchor, { built });
    return built;
  }

  #plain(node: unknown, route: Route, span: Span): Built {
    if (isCollection(node)) {
      if (route.length >= MAX_DEPTH) throw new TooDeep({ start: span.start, end: Math.min(span.start + 1, span.end) });
      return isMap(node) ? this.#map(node.items, route, span) : this.#list(node.items, route, span);
    }
    return { value: isScalar(node) ? this.#scalar(node) : null, place: new PlaceNode(span), size: 1, depth: 0 };
  }

  #scalar({ value, source, tag, type }: Scalar): unknown {
    const isPlain = this.#plains !== undefined && type === 'PLAIN' && tag === undefined && source !== undefined;
    return (isPlain ? plainValue(source, value, this.#plains) : value) ?? null;
  }

  #list(items: readonly unknown[], route: Route, span: Span): Built {
    const place = new PlaceNode(span);
    const value: unknown[] = [];
    let [size, depth] = [1, 0];
    for (const item of items) {
      // A pair in brackets, [a: b], is a map of one entry.
      const isEntry = isPair(item);
      const step = [...route, value.length];
      const built = isEntry
        ? this.#map([item], step, span)
        : this.#build(item, step, { start: span.end, end: span.end });
      place.setChild(value.length, built.place);
      value.push(built.value);
      size += built.size;
      depth = Math.max(depth, built.depth);
    }
    return { value, place, size, depth: depth + 1 };
  }

  #map(pairs: readonly { readonly key: unknown; readonly value?: unknown }[], route: Route, span: Span): Built {
    const place = new PlaceNode(span);
    const value: Table = {};
    const lost: { readonly name: string; readonly key: Span }[] = [];
    const merged: Built[] = [];
    let [size, depth] = [1, 0];
    for (const pair of pairs) {
      const key = isNode(pair.key) ? this.#span(pair.key.range) : { start: span.start, end: span.start };
      const name = this.#name(pair.key, key);
      const built = this.#build(pair.value, [...route, name], { start: key.end, end: key.end });
      if (this.#merges && isMergeKey(pair.key)) {
        built.place.key = key;
        merged.push(built);
        continue;
      }
      const earlier = place.child(name)?.key;
      if (earlier !== undefined) lost.push({ name, key: earlier });
      // An alias shares its value, never its place.
      built.place.key = key;
      place.setChild(name, built.place);
      setOwn(value, name, built.value);
      size += built.size;
      depth = Math.max(depth, built.depth);
    }
    for (const built of merged) {
      mergeInto(value, place, built);
      size += built.size;
      depth = Math.max(depth, built.depth);
    }
    for (const { name, key } of lost) this.#reportLost([...route, name], key, place.child(name)?.key as Span);
    return { value, place, size, depth: depth + 1 };
  }

  #name(key: unknown, span: Span): string {
    if (isScalar(key)) {
      if (key.anchor !== undefined) {
        this.#anchors.set(key.anchor, { built: { value: key.value, place: new PlaceNode(span), size: 1, depth: 0 } });
      }
      return typeof key.value === 'string' ? key.value : (key.source ?? String(key.value ?? ''));
    }
    return this.#text.slice(span.start, span.end);
  }

  #alias(name: string, span: Span, depth: number): Built {
    const target = this.#anchors.get(name)?.built;
    const place = new PlaceNode(span);
    if (target === undefined) {
      this.#report({
        kind: 'syntax',
        message: 'the alias refers to no anchor before it',
        help: 'define the anchor first, or put the value in quotes',
        span,
        fatal: true,
      });
      return { value: null, place, size: 1, depth: 0 };
    }
    if (depth + target.depth > MAX_DEPTH) throw new TooDeep(span);
    const wasWithin = this.#aliased <= MAX_ALIASED;
    this.#aliased += target.size;
    if (this.#aliased <= MAX_ALIASED) return { ...target, place };
    if (wasWithin) {
      this.#report({
        kind: 'limits',
        message: 'the aliases stand for more values than are read',
        help: 'write the values out, or use fewer aliases',
        span,
        fatal: true,
      });
    }
    return { value: null, place, size: 1, depth: 0 };
  }

  #reportLost(route: Route, span: Span, winner: Span): void {
    this.#report({
      kind: 'duplicate-key',
      message: `${keyInWords(String(route.at(-1)))} is defined more than once`,
      help: 'rename or remove one of them',
      span,
      route,
      related: { span: winner, message: 'defined again here' },
      fatal: true,
    });
  }

  #report(problem: Problem): void {
    if (this.problems.length < MAX_LISTED) this.problems.push(problem);
  }

  /** Without the line breaks and blanks that the library counts to blocks. */
  #span(range: Range | null | undefined): Span {
    const [start, end] = range ?? [0, 0];
    let last = Math.min(end, this.#text.length);
    while (last > start && /\s/.test(this.#text.charAt(last - 1))) last--;
    return { start: Math.min(start, last), end: last };
  }
}

/** In quotes it is a key like others. */
function isMergeKey(key: unknown): boolean {
  return isScalar(key) && key.value === '<<' && key.type === 'PLAIN';
}

/** What stands there itself counts before what is merged, and of several maps the first. Places are where it is asked for. */
function mergeInto(value: Table, place: PlaceNode, { value: merged, place: { key, value: span } }: Built): void {
  for (const map of [merged].flat()) {
    if (typeof map !== 'object' || map === null) continue;
    for (const [name, each] of Object.entries(map)) {
      if (Object.hasOwn(value, name)) continue;
      const here = new PlaceNode(span);
      if (key !== undefined) here.key = key;
      place.setChild(name, here);
      setOwn(value, name, each);
    }
  }
}

function isNode(value: unknown): value is Node {
  return isScalar(value) || isCollection(value) || isAlias(value);
}
