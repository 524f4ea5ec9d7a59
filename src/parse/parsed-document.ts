import type { Comment, Document, Language, Position, Problem, Route, Side, Source, Span } from './document.ts';
import type { Decode, Decoded } from './escapes.ts';
import { LineIndex } from './lines.ts';
import { valueAt } from './own.ts';
import { extent, type Places, touches } from './places.ts';

/** What a parser hands over; positions and comments are worked out when somebody asks. */
export interface Parts {
  readonly source: Source;
  readonly language: Language;
  readonly value: unknown;
  /** Of the text; those of the source are put before them. */
  readonly problems: readonly Problem[];
  /** Absent when nothing could be read. */
  readonly places?: () => Places | undefined;
  readonly comments: () => readonly Comment[];
  readonly decode: Decode;
  /** Where the text is not what was meant; the fatal syntax problems when absent. */
  readonly breaks?: readonly Span[];
}

const START: Span = { start: 0, end: 0 };

export class ParsedDocument implements Document {
  readonly path: string;
  readonly language: Language;
  readonly problems: readonly Problem[];
  readonly #parts: Parts;
  #places: Places | undefined;
  #comments: readonly Comment[] | undefined;
  #lines: LineIndex | undefined;
  #lastDecoded: { readonly start: number; readonly decoded: Decoded | undefined } | undefined;

  constructor(parts: Parts) {
    this.path = parts.source.path;
    this.language = parts.language;
    this.problems = parts.source.problems.length === 0 ? parts.problems : [...parts.source.problems, ...parts.problems];
    this.#parts = parts;
  }

  get text(): string {
    return this.#parts.source.text;
  }

  get value(): unknown {
    return this.#parts.value;
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
    if (this.#parts.places !== undefined && this.#parts.problems.length === 0) return false;
    const place = this.#allPlaces()?.find(route);
    if (place === undefined) return this.problems.some((problem) => problem.fatal);
    const whole = extent(place);
    return place.open === true || this.#breaks().some((span) => touches(span, whole));
  }

  comments(): readonly Comment[] {
    this.#comments ??= this.#parts.comments();
    return this.#comments;
  }

  position(offset: number): Position {
    this.#lines ??= new LineIndex(this.text);
    return this.#lines.position(offset);
  }

  #allPlaces(): Places | undefined {
    this.#places ??= this.#parts.places?.();
    return this.#places;
  }

  #breaks(): readonly Span[] {
    const { breaks, problems } = this.#parts;
    return breaks ?? problems.filter(({ kind, fatal }) => kind === 'syntax' && fatal).map(({ span }) => span);
  }

  /** Many parts of one long string are located one after the other. */
  #decoded(start: number, source: string): Decoded | undefined {
    if (this.#lastDecoded?.start !== start) this.#lastDecoded = { start, decoded: this.#parts.decode(source) };
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

/** For a source that could not be read at all. */
export function unparsed(source: Source, language: Language): Document {
  return new ParsedDocument({
    source,
    language,
    value: undefined,
    problems: [],
    comments: () => [],
    decode: () => undefined,
  });
}
