import type { Document, Source } from './document.ts';
import { decodeJson } from './escapes.ts';
import { extentOf, mayOpen, scanJson } from './json-scan.ts';
import { ScannedPlaces } from './json-scanned-places.ts';
import { canPlace, sourcePlaces } from './json-source-places.ts';
import { MAX_DEPTH } from './limits.ts';
import { ParsedDocument } from './parsed-document.ts';
import type { Places } from './places.ts';

/** What nearly every file is: JSON without a fault. Undefined for any other text, of which `parseJson` makes the best. */
export function parseStrictJson(source: Source): Document | undefined {
  const found = readStrictJson(source.text);
  return found === undefined ? undefined : new StrictJson(source, found);
}

interface StrictValue {
  readonly value: unknown;
  /** Whether json-source-map can have all places of such a text. */
  readonly placeable: boolean;
}

function readStrictJson(text: string): StrictValue | undefined {
  if (mayOpen(text, MAX_OPEN) && scanJson(text, MAX_DEPTH).depth > MAX_DEPTH) return undefined;
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return undefined;
  }
  const extent = extentOf(value, MAX_DEPTH);
  if (value === undefined || extent === undefined || hasMoreKeys(text, extent.members)) return undefined;
  return { value, placeable: canPlace(text, extent) };
}

/** Levels that JSON.parse takes without much memory and time. */
const MAX_OPEN = 500_000;

/** Whether the text writes more keys than the value has: one stands twice. */
function hasMoreKeys(text: string, members: number): boolean {
  // In most texts the sign after each key stands nowhere else, and to count it takes no walk through the text.
  return countKeys(text) !== members && scanJson(text, MAX_DEPTH).colons !== members;
}

/** What looks like the end of a key; undefined where a blank stands between a quote and a colon. */
function countKeys(text: string): number | undefined {
  let count = 0;
  for (let at = text.indexOf(':'); at !== -1; at = text.indexOf(':', at + 1)) {
    const before = text.charCodeAt(at - 1);
    if (before === 0x22) count += 1;
    else if (before <= 0x20 && isAfterQuote(text, at)) return undefined;
  }
  return count;
}

function isAfterQuote(text: string, colon: number): boolean {
  let at = colon - 1;
  while (text.charCodeAt(at) <= 0x20) at -= 1;
  return text.charCodeAt(at) === 0x22;
}

class StrictJson extends ParsedDocument {
  #value: unknown;

  constructor(source: Source, { value, placeable }: StrictValue) {
    super({
      source,
      language: 'json',
      value: undefined,
      problems: [],
      places: () => (placeable ? placesIn(source) : new ScannedPlaces(source.text)),
      decode: decodeJson,
      comments: () => [],
    });
    this.#value = value;
  }

  override get value(): unknown {
    if (this.#value === undefined) this.#value = readStrictJson(this.text)?.value;
    return this.#value;
  }

  forget(): void {
    this.#value = undefined;
  }
}

function placesIn({ text }: Source): Places | undefined {
  try {
    return sourcePlaces(text);
  } catch {
    // The file is another one since it was read.
    return undefined;
  }
}
