import type { AST } from 'toml-eslint-parser';
import type { Route, Span } from './document.ts';
import { MAX_DEPTH, TooDeep } from './limits.ts';
import { setOwn, type Table } from './own.ts';
import { PlaceNode } from './places.ts';
import type { UniqueToml } from './toml-unique.ts';

/** A table or list that is being filled. */
interface Target {
  readonly value: Table | unknown[];
  readonly place: PlaceNode;
  readonly route: Route;
  readonly children: Map<string, Target>;
}

interface Key {
  readonly name: string;
  readonly span: Span;
  /** It was defined before, and what it holds is put aside. */
  readonly isLost: boolean;
}

/** Plain data and places of a TOML document. Throws TooDeep. */
export class TomlTree {
  readonly root: Target;
  /** Definitions of keys that were defined before. */
  readonly lost: { readonly route: Route; readonly span: Span }[] = [];
  /** The table that the last lines belong to, and those around it. */
  last: readonly PlaceNode[];
  readonly #text: string;
  readonly #toml: UniqueToml;

  constructor(toml: UniqueToml, text: string) {
    this.#text = text;
    this.#toml = toml;
    this.root = newTarget({}, new PlaceNode({ start: 0, end: text.length }), []);
    this.last = [this.root.place];
    for (const entry of toml.program.body[0].body) {
      if (entry.type === 'TOMLKeyValue') this.#define(this.root, entry);
      else this.#table(entry);
    }
  }

  #table(table: AST.TOMLTable): void {
    const header = this.#header(table);
    const keys = table.key.keys.map((key) => this.#key(key));
    const name = keys.pop() as Key;
    const chain = [this.root];
    for (const key of keys) chain.push(lastTable(this.#inner(chain.at(-1) as Target, key, header)));
    const parent = chain.at(-1) as Target;
    if (table.kind === 'array') {
      const list = existing(parent, name) ?? this.#enter(parent, name, [], header);
      chain.push(list, this.#append(list, {}, header));
    } else {
      const target = this.#inner(parent, name, header);
      // A table below it may have come first and stood in for it.
      target.place.key = name.span;
      target.place.value = header;
      chain.push(target);
    }
    this.last = chain.map(({ place }) => place);
    const target = chain.at(-1) as Target;
    for (const entry of table.body) this.#define(target, entry);
  }

  #define(table: Target, entry: AST.TOMLKeyValue): void {
    const keys = entry.key.keys.map((key) => this.#key(key));
    const name = keys.pop() as Key;
    let target = table;
    for (const key of keys) {
      target = this.#inner(target, key, { start: key.span.start, end: this.#toml.toSpan(entry.range).end });
    }
    this.#fill(target, name, entry.value);
  }

  #fill(target: Target, key: Key | undefined, node: AST.TOMLContentNode): void {
    const span = this.#toml.toSpan(node.range);
    if (node.type === 'TOMLArray') {
      const list = key === undefined ? this.#append(target, [], span) : this.#enter(target, key, [], span);
      for (const element of node.elements) this.#fill(list, undefined, element);
    } else if (node.type === 'TOMLInlineTable') {
      const table = key === undefined ? this.#append(target, {}, span) : this.#enter(target, key, {}, span);
      for (const entry of node.body) this.#define(table, entry);
    } else if (key === undefined) {
      const items = target.value as unknown[];
      target.place.setChild(items.length, new PlaceNode(span));
      items.push(plainValue(node));
    } else if (key.isLost) {
      this.lost.push({ route: [...target.route, key.name], span: key.span });
    } else {
      target.place.setChild(key.name, new PlaceNode(span, key.span));
      setOwn(target.value as Table, key.name, plainValue(node));
    }
  }

  /** The table under a key, made when it is not there yet. */
  #inner(target: Target, key: Key, span: Span): Target {
    return existing(target, key) ?? this.#enter(target, key, {}, span);
  }

  #enter(target: Target, key: Key, value: Table | unknown[], span: Span): Target {
    if (target.route.length + 1 === MAX_DEPTH) throw new TooDeep(key.span);
    const next = newTarget(value, new PlaceNode(span, key.span), [...target.route, key.name]);
    if (key.isLost) {
      this.lost.push({ route: next.route, span: key.span });
      return next;
    }
    target.children.set(key.name, next);
    target.place.setChild(key.name, next.place);
    setOwn(target.value as Table, key.name, value);
    return next;
  }

  #append(list: Target, value: Table | unknown[], span: Span): Target {
    if (list.route.length + 1 === MAX_DEPTH) throw new TooDeep(span);
    const items = list.value as unknown[];
    const next = newTarget(value, new PlaceNode(span), [...list.route, items.length]);
    list.children.set(String(items.length), next);
    list.place.setChild(items.length, next.place);
    items.push(value);
    return next;
  }

  #key(key: AST.TOMLBare | AST.TOMLQuoted): Key {
    const span = this.#toml.toSpan(key.range);
    const lost = this.#toml.lostAt(span.start);
    return { name: lost?.name ?? (key.type === 'TOMLBare' ? key.name : key.value), span, isLost: lost !== undefined };
  }

  /** The brackets with what is between them. */
  #header(table: AST.TOMLTable): Span {
    const { start } = this.#toml.toSpan(table.range);
    const { end } = this.#toml.toSpan(table.key.range);
    return { start, end: this.#text.indexOf(']', end) + (table.kind === 'array' ? 2 : 1) };
  }
}

function newTarget(value: Table | unknown[], place: PlaceNode, route: Route): Target {
  return { value, place, route, children: new Map() };
}

function existing(target: Target, key: Key): Target | undefined {
  return key.isLost ? undefined : target.children.get(key.name);
}

/** A header below a list of tables means its last table. */
function lastTable(target: Target): Target {
  if (!Array.isArray(target.value)) return target;
  return target.children.get(String(target.value.length - 1)) ?? target;
}

/** Dates stay as they are written; JSON has none. */
function plainValue(node: AST.TOMLValue): unknown {
  if (node.kind === 'integer') return Number(node.bigint);
  return 'datetime' in node ? node.datetime : node.value;
}
