import type { Document, Span } from '../../parse/index.ts';
import { type Hide, Redacted, redact, Spans, tellingIn, withDots } from '../../wording/index.ts';
import { eachHidden, type HiddenText } from './hidden.ts';
import { Known } from './known.ts';
import { readLoosely, withoutEscapes } from './loose.ts';

/** So much beside a part is looked at for what is hidden elsewhere. */
const MARGIN = 500;

/** By a writer of JSON, around a message that quotes, what a file writes. */
const MOST_ESCAPES = 3;

const masks = new WeakMap<Document, Mask>();

/** Around a part of a text other parts are shown: what may be hidden in them is looked for once. */
function looselyIn(whole: object, text: string): ReadLoosely {
  const known = loosely.get(whole);
  if (known !== undefined) return known;
  const texts: HiddenText[] = [];
  eachHidden(readLoosely(text, 'json'), (hidden) => texts.push(hidden));
  const found = { texts, telling: [...tellingIn(text)] };
  loosely.set(whole, found);
  return found;
}

interface ReadLoosely {
  readonly texts: readonly HiddenText[];
  readonly telling: HiddenText['parts'];
}

const loosely = new WeakMap<object, ReadLoosely>();

/** The one mask of a document. Nothing of the document is looked at before something is to be shown. */
export function maskOf(document: Document): Mask {
  const known = masks.get(document);
  if (known !== undefined) return known;
  const mask = new Mask(document);
  masks.set(document, mask);
  return mask;
}

/** Words that speak of documents, with all hidden that is hidden in these and all that looks like a secret. */
export function wordsAbout(words: string, documents: readonly Document[]): string {
  const shown = redact(words);
  const hidden = new Spans();
  for (const document of new Set(documents)) maskOf(document).find(words, hidden.add);
  return hidden.isEmpty ? shown : withDots(shown, 0, shown.length, hidden.within(0, shown.length));
}

/**
 * What is hidden of a document: by what it says, where it could be parsed, and by what it looks like. The text keeps its
 * length and its lines.
 */
class Mask {
  readonly #document: Document;
  #redacted: Redacted | undefined;
  #texts: readonly HiddenText[] | undefined;
  #spans: Spans | undefined;
  #known: Known | undefined;

  constructor(document: Document) {
    this.#document = document;
  }

  /** A part of its text as it may be shown. */
  slice(from: number, to: number): string {
    this.#redacted ??= new Redacted(this.#document.text);
    const shown = this.#redacted.slice(from, to);
    const hidden = new Spans();
    for (const [start, end] of this.#allSpans().within(from, to)) hidden.add(start - from, end - from);
    const start = Math.max(0, from - MARGIN);
    const near = this.#document.text.slice(start, to + MARGIN);
    const hide = (first: number, end: number) => {
      hidden.add(Math.max(0, first + start - from), Math.min(to - from, end + start - from));
    };
    this.find(near, hide);
    return hidden.isEmpty ? shown : withDots(shown, 0, shown.length, hidden.within(0, shown.length));
  }

  /** Where in other words something stands that is hidden here, escaped once or more. */
  find(words: string, tell: Hide): void {
    this.#known ??= this.#allKnown();
    if (this.#known.isEmpty) return;
    let found = tell;
    let rest = words;
    this.#known.find(rest, found);
    for (let times = 0; times < MOST_ESCAPES && rest.includes('\\'); times += 1) {
      const { text, offsets } = withoutEscapes(rest);
      const outer = found;
      const { length } = rest;
      found = (first, end) => outer(offsets[first] ?? 0, offsets[end] ?? length);
      rest = text;
      this.#known.find(rest, found);
    }
  }

  /** What is wrong or stands twice is not in the value, or elsewhere in it. */
  get #isWhole(): boolean {
    const { value, problems, part } = this.#document;
    return (
      part === undefined &&
      value !== undefined &&
      problems.every(({ kind }) => kind !== 'syntax' && kind !== 'duplicate-key')
    );
  }

  #allTexts(): readonly HiddenText[] {
    if (this.#texts !== undefined) return this.#texts;
    const { value, text, language, part } = this.#document;
    const texts: HiddenText[] = [];
    eachHidden(value, (hidden) => texts.push(hidden));
    if (part !== undefined) texts.push(...looselyIn(part.of, text).texts);
    else if (!this.#isWhole) eachHidden(readLoosely(text, language), (hidden) => texts.push(hidden));
    this.#texts = texts;
    return texts;
  }

  #allKnown(): Known {
    const known = new Known();
    const add = (text: string, parts: HiddenText['parts']) => {
      for (const [start, end] of parts) known.add(text.slice(start, end));
    };
    for (const { text, parts } of this.#allTexts()) add(text, parts);
    const { part, text } = this.#document;
    if (part !== undefined) add(text, looselyIn(part.of, text).telling);
    else if (!this.#isWhole) add(text, tellingIn(text));
    return known;
  }

  #allSpans(): Spans {
    if (this.#spans !== undefined) return this.#spans;
    const spans: Span[] = [];
    for (const hidden of this.#allTexts()) for (const span of this.#placesOf(hidden)) spans.push(span);
    spans.sort((a, b) => a.start - b.start);
    this.#spans = new Spans();
    for (const { start, end } of spans) this.#spans.add(start, end);
    return this.#spans;
  }

  *#placesOf({ at, parts, text }: HiddenText): Iterable<Span> {
    if ('start' in at) {
      const inner = insideQuotes(this.#document.text, at);
      const isPlain = this.#document.text.slice(inner.start, inner.end) === text;
      const spans = isPlain
        ? parts.map(([from, to]) => ({ start: inner.start + from, end: inner.start + to }))
        : [inner];
      for (const span of spans) yield* this.#lines(span);
      return;
    }
    const whole = this.#document.locate(at, 'value');
    // Beyond the places that are kept, it is that of what the text stands in.
    if (/[{[]/.test(this.#document.text.charAt(whole.start))) return;
    for (const [start, end] of parts) {
      const span = this.#document.locate(at, 'value', { start, end });
      // A block is not followed through its lines; what of it is hidden looks in the file as it does here.
      const isWhole = start === 0 && end === text.length;
      if (isWhole || span.start !== whole.start || span.end !== whole.end) yield* this.#lines(span);
    }
  }

  /** Line by line, but for the blanks that they begin with. */
  *#lines({ start, end }: Span): Iterable<Span> {
    const text = this.#document.text.slice(start, end);
    if (!/[\n\r]/.test(text)) return yield { start, end };
    for (const { index, 0: line } of text.matchAll(/[^\n\r]+/g)) {
      const isHead = index === 0 && BLOCK_HEAD.test(line);
      const blanks = index === 0 ? 0 : line.length - line.trimStart().length;
      if (!isHead) yield { start: start + index + blanks, end: start + index + line.length };
    }
  }
}

/** Before the lines of a block of YAML. */
const BLOCK_HEAD = /^[|>][-+0-9]{0,3}[ \t]*(?:#.*)?$/;

function insideQuotes(text: string, { start, end }: Span): Span {
  const sign = text.charAt(start);
  if (!/["'`]/.test(sign) || end - start < 2) return { start, end };
  return { start: start + 1, end: text.charAt(end - 1) === sign ? end - 1 : end };
}
