import type { Document, Source } from './document.ts';
import { decodeJson } from './escapes.ts';
import { countMembers, scanJson } from './json-scan.ts';
import { canPlace, sourcePlaces } from './json-source-places.ts';
import { MAX_DEPTH } from './limits.ts';
import { ParsedDocument } from './parsed-document.ts';

/** What nearly every file is: JSON without a fault. Undefined for any other text, of which `parseJson` makes the best. */
export function parseStrictJson(source: Source): Document | undefined {
  const { text } = source;
  const { depth, colons } = scanJson(text, MAX_DEPTH);
  if (depth > MAX_DEPTH) return undefined;
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return undefined;
  }
  // Fewer members than colons: a key stands twice.
  if (colons !== countMembers(value) || !canPlace(text, value)) return undefined;
  return new StrictJson(source, value);
}

class StrictJson extends ParsedDocument {
  #value: unknown;

  constructor(source: Source, value: unknown) {
    const { text } = source;
    super({
      source,
      language: 'json',
      value: undefined,
      problems: [],
      places: () => sourcePlaces(text),
      decode: decodeJson,
      comments: () => [],
    });
    this.#value = value;
  }

  override get value(): unknown {
    this.#value ??= JSON.parse(this.text);
    return this.#value;
  }

  forget(): void {
    this.#value = undefined;
  }
}
