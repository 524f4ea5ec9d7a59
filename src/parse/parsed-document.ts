import type { Comment, Document, Language, Position, Problem, Route, Side, Source, Span } from './document.ts';
import type { Decode, Decoded } from './escapes.ts';
import { LineIndex } from './lines.ts';
import { valueAt } from './own.ts';
import { extent, type Places, touches } from './places.ts';

/** What a parser makes of a text; positions and comments are worked out when somebody asks. */
export interface Parsed {
  readonly value: unknown;
  /** Of the text; those of the source are put before them. */
  readonly problems: readonly Problem[];
  /** Absent when nothing could be read. */
  places?(): Places | undefined;
  /** Absent where comments are no part of the syntax. */
  comments?(): readonly Comment[];
  /** Where the text is not what was meant; the fatal syntax problems when absent. */
  readonly breaks?: readonly Span[];
}

export interface Syntax {
  readonly language: Language;
  readonly decode: Decode;
  /** Never throws: what is wrong with the text is told as problems. */
  readonly read: (text: string) => Parsed;
}

const START: Span = { start: 0, end: 0 };

/** What was made of the text can be forgotten, and is made once more when somebody asks again. */
export class ParsedDocument implements Document {
  readonly path: string;
  readonly problems: readonly Problem[];
  readonly #source: Source;
  readonly #syntax: Syntax;
  /** Whether nothing in the text is broken. */
  readonly #isSound: boolean;
  #parsed: Parsed | undefined;
  #places: Places | undefined;
  #comments: readonly Comment[] | undefined;
  #lines: LineIndex | undefined;
  #lastDecoded: { readonly start: number; readonly decoded: Decoded | undefined } | undefined;

  constructor(source: Source, syntax: Syntax, parsed = syntax.read(source.text)) {
    this.path = source.path;
    this.problems = source.problems.length === 0 ? parsed.problems : [...source.problems, ...parsed.problems];
    this.#source = source;
    this.#syntax = syntax;
    this.#isSound = parsed.places !== undefined && parsed.problems.length === 0;
    this.#parsed = parsed;
  }

  get language(): Language {
    return this.#syntax.language;
  }

  get text(): string {
    return this.#source.text;
  }

  get value(): unknown {
    return this.#now().value;
  }

  forget(): void {
    this.#parsed = undefined;
    this.#places = undefined;
    this.#comments = undefined;
    this.#lines = undefined;
    this.#lastDecoded = undefined;
  }

  #now(): Parsed {
    this.#parsed ??= this.#syntax.read(this.text);
    return this.#parsed;
  }

  locate(route: Route, side: Side, within?: Span): Span {
    const places = this.#allPlaces();
    if (places === undefined) return START;
    const { key, value, depth } = places.find(route);
    const span = side === 'key' ? (key ?? value) : value;
    if (within === undefined || depth !== route.length) return span;
    const string = span === key ? String(route.at(-1)) : valueAt(this.value, route);
    return typeof string === 'string' ? this.#narrow(span, string, within) : span;
  }

  isBroken(route: Route): boolean {
    if (this.#isSound) return false;
    const place = this.#allPlaces()?.find(route);
    if (place === undefined) return this.problems.some((problem) => problem.fatal);
    const whole = extent(place);
    return place.open === true || this.#breaks().some((span) => touches(span, whole));
  }

  comments(): readonly Comment[] {
    this.#comments ??= this.#now().comments?.() ?? [];
    return this.#comments;
  }

  position(offset: number): Position {
    this.#lines ??= new LineIndex(this.text);
    return this.#lines.position(offset);
  }

  #allPlaces(): Places | undefined {
    this.#places ??= this.#now().places?.();
    return this.#places;
  }

  #breaks(): readonly Span[] {
    const { breaks, problems } = this.#now();
    return breaks ?? problems.filter(({ kind, fatal }) => kind === 'syntax' && fatal).map(({ span }) => span);
  }

  /** Many parts of one long string are located one after the other. */
  #decoded(start: number, source: string): Decoded | undefined {
    if (this.#lastDecoded?.start !== start) this.#lastDecoded = { start, decoded: this.#syntax.decode(source) };
    return this.#lastDecoded.decoded;
  }

  /** The whole token when the string cannot be followed through its escapes. */
  #narrow(token: Span, string: string, within: Span): Span {
    const source = this.text.slice(token.start, token.end);
    const from = Math.max(0, Math.min(within.start, string.length));
    const to = Math.max(from, Math.min(within.end, string.length));
    if (source === string) return { start: token.start + from, end: token.start + to };
    const decoded = this.#decoded(token.start, source);
    if (decoded === undefined || decoded.text !== string) return token;
    const offset = (unit: number) => token.start + (decoded.offsets[unit] as number);
    return { start: offset(from), end: offset(to) };
  }
}

export const nothing: Parsed = { value: undefined, problems: [] };

/** For a source that could not be read at all. */
export function unparsed(source: Source, language: Language): Document {
  return new ParsedDocument(source, { language, decode: () => undefined, read: () => nothing });
}
