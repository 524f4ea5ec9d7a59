import type { Language, Span } from '../../parse/index.ts';

/** A text of a document that was not understood as a whole, and where it stands. */
export class LooseText {
  readonly text: string;
  readonly span: Span;

  constructor(text: string, span: Span) {
    this.text = text;
    this.span = span;
  }
}

/** A list or a table, or what is left of one: anything may stand in it with a key or without. */
export class LooseGroup {
  readonly entries: { readonly key?: string; readonly value: LooseText | LooseGroup }[] = [];
}

interface Level {
  readonly group: LooseGroup;
  /** Of the next value, once a colon or an equals sign has been met. */
  key: LooseText | undefined;
  isAssigned: boolean;
}

/** Deeper ones count as part of those around them. */
const MOST_LEVELS = 200;

const HEADER = /\[{1,2}([^[\]\n\r]*)\]{1,2}(?=[ \t]*(?:[#\n\r]|$))/y;
const HEADER_PART = /"[^"]*"|'[^']*'|[^.\s"']+/g;
const BLOCK_HEAD = /[|>][-+0-9]{0,3}[ \t]*(?:#.*)?(?:\r\n?|\n)/y;
const LINE = /[^\n\r]*(?:\r\n?|\n)|[^\n\r]+$/y;
/** What ends a word, and what a value without quotes ends with. */
const WORD_END = new Set(' \t\n\r\v\f\u00a0\ufeff{}[],:="\'`');
const VALUE_END = new Set('\n\r,{}[]"\'`');
const QUOTES = new Set('"\'`');

/**
 * Reads brackets, strings, words, colons and equals signs, whatever else is wrong with a text: JSON, JSON5, TOML, the
 * brackets and lines of YAML, and what was meant to be one of these. It serves to see what stands under which name, and says nothing about the rest.
 */
export function readLoosely(text: string, language: Language): LooseGroup {
  return new Loose(text, language).read();
}

class Loose {
  readonly #text: string;
  readonly #isJson: boolean;
  readonly #isToml: boolean;
  readonly #isYaml: boolean;
  readonly #root = new LooseGroup();
  #levels: Level[] = [level(this.#root)];
  #at = 0;

  constructor(text: string, language: Language) {
    this.#text = text;
    this.#isJson = language === 'json';
    this.#isToml = language === 'toml';
    this.#isYaml = !this.#isJson && !this.#isToml;
  }

  read(): LooseGroup {
    while (this.#at < this.#text.length) {
      if (this.#gap()) continue;
      if (this.#isToml && this.#levels.length === 1 && this.#header()) continue;
      this.#token();
    }
    this.#settle(this.#top);
    return this.#root;
  }

  get #top(): Level {
    return this.#levels.at(-1) as Level;
  }

  #token(): void {
    const start = this.#at;
    const sign = this.#text[start];
    const top = this.#top;
    if (top.isAssigned && this.#isYaml && this.#block(top)) return;
    if (sign === '{' || sign === '[') this.#open();
    else if (sign === '}' || sign === ']') this.#close();
    else if (sign === ',') this.#pass(() => this.#settle(top));
    else if (sign === ':' || sign === '=')
      this.#pass(() => {
        top.isAssigned = top.key !== undefined;
      });
    else {
      const end = this.#wordEnd(top.isAssigned);
      const words = this.#text.slice(start, end).trimEnd();
      this.#at = end;
      const text = this.#isLiteral(sign) ? literal(words) : decoded(words);
      this.#put(new LooseText(text, { start, end: start + words.length }));
    }
  }

  /** Past blanks, comments and the dashes before items. */
  #gap(): boolean {
    const text = this.#text;
    const start = this.#at;
    const two = text.slice(start, start + 2);
    if (/^\s/.test(two) || two.startsWith('\ufeff')) this.#at += 1;
    else if (this.#isYaml && /^-\s/.test(two)) this.#at += 1;
    else if (this.#isJson ? two === '//' : two.startsWith('#')) this.#at = endOf(text, start, LINE_END);
    else if (two === '/*' && this.#isJson) {
      const end = text.indexOf('*/', start + 2);
      this.#at = end === -1 ? text.length : end + 2;
    }
    return this.#at > start;
  }

  /** Lines of YAML that are further in than their key. */
  #block({ key }: Level): boolean {
    const start = this.#at;
    if (this.#take(BLOCK_HEAD) === undefined) return false;
    const outer = indentBefore(this.#text, key?.span.start ?? start);
    const lines: string[] = [];
    for (let line = this.#take(LINE); line !== undefined; line = this.#take(LINE)) {
      const words = line.trim();
      if (words !== '' && line.search(/\S/) <= outer) {
        this.#at -= line.length;
        break;
      }
      lines.push(words);
    }
    this.#put(new LooseText(lines.join('\n').trimEnd(), { start, end: this.#at }));
    return true;
  }

  #wordEnd(isValue: boolean): number {
    const text = this.#text;
    const start = this.#at;
    const sign = text.charAt(start);
    if (QUOTES.has(sign)) {
      const triple = sign.repeat(3);
      if (this.#isToml && text.startsWith(triple, start)) {
        const end = text.indexOf(triple, start + 3);
        return end === -1 ? text.length : end + 3;
      }
      return stringEnd(text, start, this.#isLiteral(sign));
    }
    return Math.max(start + 1, endOf(text, start, isValue ? VALUE_END : WORD_END));
  }

  /** In TOML and YAML a backslash in single quotes is one. */
  #isLiteral(sign: string | undefined): boolean {
    return sign === "'" && !this.#isJson;
  }

  #pass(then: () => void): void {
    this.#at += 1;
    then();
  }

  #open(): void {
    this.#at += 1;
    if (this.#levels.length > MOST_LEVELS) return;
    const group = new LooseGroup();
    const { key, isAssigned } = this.#top;
    if (!isAssigned) this.#settle(this.#top);
    this.#add(group, isAssigned ? key : undefined);
    this.#levels.push(level(group));
  }

  #close(): void {
    this.#at += 1;
    this.#settle(this.#top);
    if (this.#levels.length > 1) this.#levels.pop();
  }

  /** A table's: what follows belongs below all parts of its name. */
  #header(): boolean {
    const before = this.#text.slice(Math.max(0, this.#at - 100), this.#at);
    if (!/(?:^|[\n\r])[ \t]*$/.test(before)) return false;
    const header = this.#take(HEADER);
    if (header === undefined) return false;
    this.#settle(this.#top);
    let group = this.#root;
    for (const [part] of header.matchAll(HEADER_PART)) {
      if (/^[[\]]+$/.test(part)) continue;
      const inner = new LooseGroup();
      group.entries.push({ key: decoded(part.replace(/^\[+|(?<!\])\]+$/g, '')), value: inner });
      group = inner;
    }
    this.#levels = [level(group)];
    return true;
  }

  #put(word: LooseText): void {
    const top = this.#top;
    if (top.isAssigned) this.#add(word, top.key);
    else {
      this.#settle(top);
      top.key = word;
    }
  }

  #add(value: LooseText | LooseGroup, key: LooseText | undefined): void {
    const top = this.#top;
    top.group.entries.push(key === undefined ? { value } : { key: key.text, value });
    top.key = undefined;
    top.isAssigned = false;
  }

  /** A word that was no key. */
  #settle(top: Level): void {
    if (top.key !== undefined) top.group.entries.push({ value: top.key });
    top.key = undefined;
    top.isAssigned = false;
  }

  #take(sticky: RegExp): string | undefined {
    sticky.lastIndex = this.#at;
    const found = sticky.exec(this.#text)?.[0];
    if (found !== undefined) this.#at += found.length;
    return found;
  }
}

const NAMED = new Map([
  ['n', '\n'],
  ['r', '\r'],
  ['t', '\t'],
  ['b', '\b'],
  ['f', '\f'],
]);

const LINE_END = new Set('\n\r');

function endOf(text: string, from: number, ends: ReadonlySet<string>): number {
  let at = from;
  while (at < text.length && !ends.has(text.charAt(at))) at += 1;
  return at;
}

/** Behind the closing quote; a string that is not closed ends with its line. */
function stringEnd(text: string, start: number, isLiteral: boolean): number {
  const quote = text.charAt(start);
  for (let at = start + 1; at < text.length; at += 1) {
    const sign = text.charAt(at);
    if (isLiteral && text.startsWith("''", at)) at += 1;
    else if (sign === quote) return at + 1;
    else if (sign === '\\' && !isLiteral) at += 1;
    else if (LINE_END.has(sign) && quote !== '`') return at;
  }
  return text.length;
}

/** How far in a line begins, with the dashes before its first word. */
function indentBefore(text: string, at: number): number {
  const lineStart = Math.max(text.lastIndexOf('\n', at - 1), text.lastIndexOf('\r', at - 1)) + 1;
  return /^(?:[ \t]|-[ \t])*/.exec(text.slice(lineStart, at))?.[0].length ?? 0;
}

function level(group: LooseGroup): Level {
  return { group, key: undefined, isAssigned: false };
}

/** What names and flags are, without quotes and escapes; where a string ends matters more than what it says. */
function decoded(token: string): string {
  return withoutEscapes(unquoted(token)).text;
}

function literal(token: string): string {
  return unquoted(token).replaceAll("''", "'");
}

function unquoted(token: string): string {
  return token
    .trim()
    .replace(/^(?:(?:"""|''')(?:\r?\n)?|["'`])/, '')
    .replace(/(?:"""|'''|["'`])$/, '');
}

const ESCAPE = /\\(?:u([0-9a-f]{4})|u\{([0-9a-f]{1,6})\}|x([0-9a-f]{2})|U([0-9a-f]{8})|(.))/gi;

/** As the program that reads the text sees it, in any of the languages; and where each unit begins that is left. */
export function withoutEscapes(written: string): { readonly text: string; readonly offsets: readonly number[] } {
  const offsets: number[] = [];
  let text = '';
  const add = (part: string, offset: (unit: number) => number) => {
    for (let unit = 0; unit < part.length; unit += 1) offsets.push(offset(unit));
    text += part;
  };
  let done = 0;
  for (const match of written.matchAll(ESCAPE)) {
    const { index, 0: whole, 5: sign } = match;
    const from = done;
    add(written.slice(from, index), (unit) => from + unit);
    const digits = match[1] ?? match[2] ?? match[3] ?? match[4];
    const code = Number.parseInt(digits ?? '', 16);
    const meant = sign === undefined ? (code <= 0x10ffff ? String.fromCodePoint(code) : '') : (NAMED.get(sign) ?? sign);
    add(meant, () => index);
    done = index + whole.length;
  }
  const rest = done;
  add(written.slice(rest), (unit) => rest + unit);
  return { text, offsets };
}
