import { hideFlagged } from './flags.ts';
import { hideKeyBlocks } from './key-blocks.ts';
import { namedValues } from './named-values.ts';
import { hideKnownTokens, hideRandomRuns } from './random.ts';
import { hideSchemes, SCHEME_LOOKAHEAD } from './schemes.ts';
import { type Span, Spans } from './spans.ts';
import { stretchRound } from './stretch.ts';
import { hideUrlSecrets, urlSpans } from './urls.ts';

/** Says that this half-open range may be a secret. */
export type Hide = (start: number, end: number) => void;

/**
 * The text with everything that may be a secret masked by as many dots, so that offsets and lines stay what they were.
 * Errs on the side of masking; references such as "${API_KEY}" stay.
 */
export function redact(text: string): string {
  const hidden = new Spans();
  orAll(text.length, hidden.add, () => {
    hideKeyBlocks(text, hidden.add);
    namedValues(text, hidden.add)(text.length);
    hideNear(text, hidden.add);
  });
  return masked(text, 0, text.length, hidden);
}

/**
 * What of a text that stands by itself, such as a value of a document, is to be hidden and can be known again elsewhere.
 * Of the parameters of an address that is what is no plain word.
 */
export function tellingIn(text: string): readonly Span[] {
  const hidden = new Spans();
  orAll(text.length, hidden.add, () => {
    hideKeyBlocks(text, hidden.add);
    namedValues(text, hidden.add)(text.length);
    hideNear(text, hidden.add, (start, end) => {
      if (!PLAIN_WORD.test(text.slice(start, end))) hidden.add(start, end);
    });
  });
  return [...hidden.within(0, text.length)];
}

const PLAIN_WORD = /^[A-Za-z]+(?:[-_.][A-Za-z]+)*\d{0,2}$/;

/** More are not looked at in turn: the line of a finding and those beside it. */
const MOST_KNOWN = 4;

/**
 * A document of which parts are shown, each as it is in the redacted whole. What is hidden for its own looks is looked
 * for near the part only; the key that makes a value secret and the beginning of a PEM block can stand anywhere before.
 */
export class Redacted {
  readonly #text: string;
  /** What is hidden for what stands before it. */
  readonly #far = new Spans();
  readonly #nameUntil: (end: number) => void;
  #known: { readonly start: number; readonly end: number; readonly text: string }[] = [];

  constructor(text: string) {
    this.#text = text;
    orAll(text.length, this.#far.add, () => hideKeyBlocks(text, this.#far.add));
    const nameUntil = namedValues(text, this.#far.add);
    this.#nameUntil = (end) => orAll(end, this.#far.add, () => nameUntil(end));
  }

  slice(from: number, to: number): string {
    const known = this.#known.find(({ start, end }) => start <= from && to <= end) ?? this.#read(from, to);
    return known.text.slice(from - known.start, to - known.start);
  }

  #read(from: number, to: number) {
    const { start, end } = stretchRound(this.#text, from, to);
    this.#nameUntil(end);
    const hidden = new Spans();
    for (const span of this.#far.within(start, end)) hidden.add(...span);
    const near = this.#text.slice(start, end + SCHEME_LOOKAHEAD);
    const hide: Hide = (at, until) => hidden.add(start + at, start + until);
    orAll(near.length, hide, () => hideNear(near, hide));
    const read = { start, end, text: masked(this.#text, start, end, hidden) };
    this.#known = [read, ...this.#known.slice(0, MOST_KNOWN - 1)];
    return read;
  }
}

/**
 * In a process with much compiled code V8 no longer optimises expressions, and one that goes over megabytes in one match
 * runs out of stack. Nobody reads such a text; all of it is hidden then.
 */
function orAll(length: number, hide: Hide, look: () => void): void {
  try {
    look();
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    hide(0, length);
  }
}

/** What is hidden for its own looks, wherever it stands. */
function hideNear(text: string, hide: Hide, hideParameter = hide): void {
  const urls = urlSpans(text);
  hideSchemes(text, hide);
  hideFlagged(text, hide);
  hideUrlSecrets(text, urls, hide, hideParameter);
  hideKnownTokens(text, hide);
  hideRandomRuns(text, urls, hide);
}

function masked(text: string, start: number, end: number, hidden: Spans): string {
  return hidden.isEmpty ? text.slice(start, end) : withDots(text, start, end, hidden.within(start, end));
}

/** A part of a text with as many dots in place of what is hidden; the spans are in order. */
export function withDots(text: string, start: number, end: number, hidden: Iterable<Span>): string {
  const parts: string[] = [];
  let done = start;
  for (const [from, to] of hidden) {
    parts.push(text.slice(done, from), dots(text.slice(from, to)));
    done = to;
  }
  return parts.join('') + text.slice(done, end);
}

/** Line breaks stay; a run of everything else would cost V8 a place on its stack for each character. */
function dots(text: string): string {
  const parts = text.split(/([\n\r\u2028\u2029])/);
  return parts.map((part, index) => (index % 2 === 0 ? '•'.repeat(part.length) : part)).join('');
}
