import { type JSONVisitor, visit } from 'jsonc-parser';
import type { Route, Span } from './document.ts';
import type { Slot } from './json-fault.ts';
import { JsonFaults } from './json-faults.ts';
import { MAX_DEPTH, MAX_LISTED, MAX_PLACES, TooDeep } from './limits.ts';
import { getOwn, setOwn, type Table } from './own.ts';
import { PlaceNode } from './places.ts';

/** A definition that a later one of the same key replaces. */
export interface LostMember {
  readonly route: Route;
  readonly key: Span;
  readonly parent: PlaceNode;
  readonly value: unknown;
  /** The object, in which the later definition stands in the end. */
  readonly holder: unknown;
}

/** Everything a tolerant reading of a JSON text yields. */
export interface JsonTree {
  readonly value: unknown;
  readonly root: PlaceNode | undefined;
  readonly lost: readonly LostMember[];
  readonly comments: readonly Span[];
  readonly trailingCommas: readonly Span[];
  readonly faults: JsonFaults;
}

/** A list or object that is being read. */
interface Level {
  readonly container: Table | unknown[];
  readonly node: PlaceNode;
  readonly name: string | number | undefined;
  key: { readonly name: string; readonly span: Span; colon: boolean } | undefined;
  /** A value has been read since the last comma. */
  filled: boolean;
}

/** Reads JSON with comments and trailing commas, and whatever is left of a broken text. Throws TooDeep. */
export function readJsonTree(text: string): JsonTree {
  const reader = new TreeReader(text);
  visit(text, reader.visitor(), { allowTrailingComma: true });
  return reader;
}

class TreeReader implements JsonTree {
  value: unknown;
  root: PlaceNode | undefined;
  readonly lost: LostMember[] = [];
  readonly comments: Span[] = [];
  readonly trailingCommas: Span[] = [];
  readonly faults: JsonFaults;
  readonly #text: string;
  readonly #levels: Level[] = [];
  #comma: Span | undefined;
  #places = 0;

  constructor(text: string) {
    this.#text = text;
    this.faults = new JsonFaults(text);
  }

  visitor(): JSONVisitor {
    return {
      onObjectBegin: (offset, length) => this.#open({}, this.#span(offset, length)),
      onArrayBegin: (offset, length) => this.#open([], this.#span(offset, length)),
      onObjectProperty: (name, offset, length) => this.#key(name, this.#span(offset, length)),
      onLiteralValue: (value, offset, length) => {
        this.#accept();
        this.#place(value, new PlaceNode(this.#span(offset, length)));
      },
      onSeparator: (character, offset, length) => this.#separator(character, this.#span(offset, length)),
      onObjectEnd: (offset, length) => this.#close(offset, length),
      onArrayEnd: (offset, length) => this.#close(offset, length),
      onComment: (offset, length) => {
        if (this.comments.length < MAX_LISTED) this.comments.push(this.#span(offset, length));
      },
      onError: (code, offset, length) => {
        this.#comma = undefined;
        this.faults.report(code, this.#span(offset, length), this.#slot());
      },
    };
  }

  /** An unclosed comment at the end reaches beyond the text in jsonc-parser. */
  #span(offset: number, length: number): Span {
    return { start: offset, end: Math.min(offset + length, this.#text.length) };
  }

  #accept(): void {
    this.#comma = undefined;
    this.faults.accepted();
  }

  #open(container: Table | unknown[], bracket: Span): void {
    this.#accept();
    if (this.#levels.length === MAX_DEPTH) throw new TooDeep(bracket);
    const node = new PlaceNode(bracket);
    const name = this.#place(container, node);
    this.#levels.push({ container, node, name, key: undefined, filled: false });
  }

  #close(offset: number, length: number): void {
    const level = this.#levels.pop();
    if (level === undefined) return;
    level.node.value = { start: level.node.value.start, end: this.#span(offset, length).end };
    if (offset === this.#text.length) {
      level.node.open = true;
      return;
    }
    if (this.#comma !== undefined && this.trailingCommas.length < MAX_LISTED) this.trailingCommas.push(this.#comma);
    this.#accept();
  }

  #key(name: string, span: Span): void {
    this.#accept();
    const level = this.#levels.at(-1);
    if (level === undefined) return;
    level.key = { name, span, colon: false };
    level.filled = false;
  }

  #separator(character: string, span: Span): void {
    this.#accept();
    const level = this.#levels.at(-1);
    if (character === ',') {
      this.#comma = span;
      if (level === undefined) return;
      level.key = undefined;
      level.filled = false;
    } else if (level?.key !== undefined) {
      level.key.colon = true;
    }
  }

  /** Puts a value where it belongs and returns the step that leads there. */
  #place(value: unknown, node: PlaceNode): string | number | undefined {
    const level = this.#levels.at(-1);
    if (level === undefined) {
      if (this.root === undefined) {
        this.root = node;
        this.value = value;
      }
      return undefined;
    }
    level.filled = true;
    const hasPlace = this.#places++ < MAX_PLACES;
    if (Array.isArray(level.container)) {
      if (hasPlace) level.node.setChild(level.container.length, node);
      return level.container.push(value) - 1;
    }
    if (level.key === undefined) return undefined;
    const { name, span } = level.key;
    level.key = undefined;
    const earlier = level.node.child(name)?.key;
    if (earlier !== undefined && this.lost.length < MAX_LISTED) {
      const { container: holder, node: parent } = level;
      this.lost.push({ route: this.#route(name), key: earlier, parent, value: getOwn(holder, name), holder });
    }
    node.key = span;
    if (hasPlace) level.node.setChild(name, node);
    setOwn(level.container, name, value);
    return name;
  }

  #route(name: string): Route {
    const steps = this.#levels.map((level) => level.name).filter((step) => step !== undefined);
    return [...steps, name];
  }

  #slot(): Slot {
    const level = this.#levels.at(-1);
    if (level === undefined) return { expects: this.root === undefined ? 'document' : 'end' };
    const bracket = level.node.value.start;
    if (level.filled) return { expects: 'comma', bracket };
    if (Array.isArray(level.container)) return { expects: 'item', bracket };
    if (level.key === undefined) return { expects: 'key', bracket };
    return { expects: level.key.colon ? 'value' : 'colon', bracket, key: level.key.span };
  }
}
