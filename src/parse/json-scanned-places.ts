import { isBlank } from './blank.ts';
import type { Route, Span } from './document.ts';
import { decodeJson } from './escapes.ts';
import { stringEnd } from './json-scan.ts';
import { MAX_PLACES } from './limits.ts';
import type { Found, Places } from './places.ts';

/**
 * Places in a text that JSON.parse accepts. Of each list and each object on the way to what is asked for, the parts are
 * looked up one after the other, as far as it takes, and kept.
 */
export class ScannedPlaces implements Places {
  readonly #root: Part;

  constructor(text: string) {
    this.#root = partAt(new Scan(text), 0, undefined, 0);
  }

  find(route: Route): Found {
    let part = this.#root;
    let depth = 0;
    for (; depth < route.length; depth += 1) {
      const next = part.child(String(route[depth]));
      if (next === undefined) break;
      part = next;
    }
    const { key, value } = part;
    return key === undefined ? { depth, value } : { depth, key, value };
  }
}

/** A list or an object; anything else has no parts. */
class Part {
  readonly key: Span | undefined;
  readonly value: Span;
  /** Values that begin in the text up to its end. */
  readonly countAfter: number;
  readonly #scan: Scan;
  readonly #children = new Map<string, Part>();
  #count: number;
  #next: number;
  #size = 0;

  constructor(scan: Scan, key: Span | undefined, start: number, count: number) {
    this.key = key;
    this.#scan = scan;
    this.#count = count + 1;
    const { end, values } = scan.past(start);
    this.value = { start, end };
    this.countAfter = count + values;
    this.#next = scan.isContainer(start) ? start + 1 : end;
  }

  child(name: string): Part | undefined {
    let found = this.#children.get(name);
    while (found === undefined) {
      const next = this.#read();
      if (next === undefined) return undefined;
      if (next === name) found = this.#children.get(name);
    }
    return found;
  }

  /** The name of the next part, or nothing when all have been read that have a place of their own: the root is not counted. */
  #read(): string | undefined {
    const scan = this.#scan;
    let at = scan.afterBlanks(this.#next);
    if (at >= this.value.end - 1 || this.#count > MAX_PLACES) return undefined;
    let key: Span | undefined;
    let name = String(this.#size);
    if (scan.isObject(this.value.start)) {
      key = { start: at, end: scan.past(at).end };
      name = scan.string(key);
      at = scan.afterBlanks(scan.afterBlanks(key.end) + 1);
    }
    const part = partAt(scan, at, key, this.#count);
    // The file is another one since it was read.
    if (part.value.end <= part.value.start) return undefined;
    this.#children.set(name, part);
    this.#size += 1;
    this.#count = part.countAfter;
    // Behind the comma, or at the bracket that closes.
    this.#next = scan.afterComma(part.value.end);
    return name;
  }
}

function partAt(scan: Scan, from: number, key: Span | undefined, count: number): Part {
  return new Part(scan, key, scan.afterBlanks(from), count);
}

/**
 * What a value is passed over by. V8 compiles a loop over each unit of a text for good after some thousand of them, which
 * takes longer than to pass over all that most files hold.
 */
const SIGN = /["[\]{},]/g;
const NO_BLANK = /[^\0- ]/g;

/** The little of JSON's grammar that it takes to pass over a value. */
class Scan {
  readonly #text: string;

  constructor(text: string) {
    this.#text = text;
  }

  isObject(at: number): boolean {
    return this.#text.charCodeAt(at) === 0x7b;
  }

  isContainer(at: number): boolean {
    return this.isObject(at) || this.#text.charCodeAt(at) === 0x5b;
  }

  afterBlanks(from: number): number {
    NO_BLANK.lastIndex = from;
    return NO_BLANK.test(this.#text) ? NO_BLANK.lastIndex - 1 : this.#text.length;
  }

  afterComma(from: number): number {
    const at = this.afterBlanks(from);
    return this.#text.charCodeAt(at) === 0x2c ? at + 1 : at;
  }

  string({ start, end }: Span): string {
    const written = this.#text.slice(start + 1, end - 1);
    return written.includes('\\') ? (decodeJson(`"${written}"`)?.text ?? written) : written;
  }

  /** Where a value ends, and how many begin in it. */
  past(start: number): { end: number; values: number } {
    const text = this.#text;
    const first = text.charCodeAt(start);
    if (first === 0x22) return { end: stringEnd(text, start) + 1, values: 1 };
    if (first !== 0x5b && first !== 0x7b) return { end: this.#pastWord(start), values: 1 };
    let depth = 0;
    // Each value inside follows an opening bracket, unless that one is empty, or a comma.
    let values = 1;
    let opening = -1;
    SIGN.lastIndex = start;
    while (SIGN.test(text)) {
      const at = SIGN.lastIndex - 1;
      const code = text.charCodeAt(at);
      if (code === 0x22) SIGN.lastIndex = stringEnd(text, at) + 1;
      else if (code === 0x2c) values += 1;
      else if (code === 0x5b || code === 0x7b) {
        depth += 1;
        values += 1;
        opening = at;
        continue;
      } else {
        if (opening !== -1 && isBlank(text.slice(opening + 1, at))) values -= 1;
        depth -= 1;
        if (depth === 0) return { end: at + 1, values };
      }
      opening = -1;
    }
    return { end: text.length, values };
  }

  #pastWord(start: number): number {
    const end = /[\s,\]}]/g;
    end.lastIndex = start;
    return end.exec(this.#text)?.index ?? this.#text.length;
  }
}
