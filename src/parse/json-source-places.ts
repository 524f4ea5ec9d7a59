import { type Mapping, type Pointers, parse } from 'json-source-map';
import type { Route } from './document.ts';
import type { Extent } from './json-scan.ts';
import { MAX_PLACES } from './limits.ts';
import type { Found, Places } from './places.ts';

/** json-source-map puts strings together one character at a time, which takes much memory. */
const MAX_TEXT = 1_000_000;

/** Characters of all pointers together: a long key over many items multiplies. */
const MAX_POINTERS = 10_000_000;

/** A text of this length cannot have more places, or longer pointers, than that. */
const HARMLESS_TEXT = 5000;

/** Whether the places of a text can be had without taking too much memory. */
export function canPlace(text: string, { places, pointers }: Extent): boolean {
  if (text.length <= HARMLESS_TEXT) return true;
  return text.length <= MAX_TEXT && places <= MAX_PLACES && pointers <= MAX_POINTERS;
}

/** Places of a text that JSON.parse accepts. Of json-source-map only the offsets are used: its data loses "__proto__". */
export function sourcePlaces(text: string): Places {
  return new SourcePlaces(parse(text).pointers);
}

class SourcePlaces implements Places {
  readonly #pointers: Pointers;

  constructor(pointers: Pointers) {
    this.#pointers = pointers;
  }

  find(route: Route): Found {
    const pointers = [''];
    for (const step of route) pointers.push(`${pointers.at(-1)}/${escapeStep(String(step))}`);
    let depth = route.length;
    while (depth > 0 && !Object.hasOwn(this.#pointers, pointers[depth] as string)) depth--;
    const { key, keyEnd, value, valueEnd } = this.#pointers[pointers[depth] as string] as Mapping;
    const span = { start: value.pos, end: valueEnd.pos };
    if (key === undefined || keyEnd === undefined) return { depth, value: span };
    return { depth, key: { start: key.pos, end: keyEnd.pos }, value: span };
  }
}

function escapeStep(step: string): string {
  return step.replaceAll('~', '~0').replaceAll('/', '~1');
}
