import type { Document, Source } from './document.ts';
import { decodeJson } from './escapes.ts';
import { countMembers, scanJson } from './json-scan.ts';
import { canPlace, sourcePlaces } from './json-source-places.ts';
import { MAX_DEPTH } from './limits.ts';
import { ParsedDocument } from './parsed-document.ts';
import type { Places } from './places.ts';

/** What nearly every file is: JSON without a fault. Undefined for any other text, of which `parseJson` makes the best. */
export function parseStrictJson(source: Source): Document | undefined {
  const value = strictValue(source.text);
  return value === undefined ? undefined : new StrictJson(source, value);
}

function strictValue(text: string): unknown {
  if (text.length > smallText && scanJson(text, MAX_DEPTH).depth > MAX_DEPTH) return undefined;
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return undefined;
  }
  const members = countMembers(value, MAX_DEPTH);
  if (members === undefined || hasMoreKeys(text, members) || !canPlace(text, value)) return undefined;
  return value;
}

/** Too short to be nested so deep that parsing it takes much memory. */
const smallText = 100_000;

/** Whether the text writes more keys than the value has: one stands twice. */
function hasMoreKeys(text: string, members: number): boolean {
  // In most texts the sign after each key stands nowhere else, and to count it takes no walk through the text.
  const isCertain = !spacedColon.test(text) && countOf('":', text) === members;
  return !isCertain && scanJson(text, MAX_DEPTH).colons !== members;
}

function countOf(sign: string, text: string): number {
  let count = 0;
  for (let at = text.indexOf(sign); at !== -1; at = text.indexOf(sign, at + sign.length)) count += 1;
  return count;
}

const spacedColon = /"\s+:/;

class StrictJson extends ParsedDocument {
  #value: unknown;

  constructor(source: Source, value: unknown) {
    super({
      source,
      language: 'json',
      value: undefined,
      problems: [],
      places: () => placesIn(source),
      decode: decodeJson,
      comments: () => [],
    });
    this.#value = value;
  }

  override get value(): unknown {
    if (this.#value === undefined) this.#value = strictValue(this.text);
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
