import { type Mapping, type Pointers, parse } from 'json-source-map';
import type { Route } from './document.ts';
import { MAX_PLACES } from './limits.ts';
import type { Table } from './own.ts';
import type { Found, Places } from './places.ts';

/** json-source-map puts strings together one character at a time, which takes much memory. */
const MAX_TEXT = 1_000_000;

/** Characters of all pointers together: a long key over many items multiplies. */
const MAX_POINTERS = 10_000_000;

const INDEX_LENGTH = 7;

/** A text of this length cannot have more places, or longer pointers, than that. */
const HARMLESS_TEXT = 5000;

/** Whether the places of a text can be had without taking too much memory. */
export function canPlace(text: string, value: unknown): boolean {
  return text.length <= HARMLESS_TEXT || (text.length <= MAX_TEXT && isAffordable(value));
}

/** Places of a text that JSON.parse accepts. Of json-source-map only the offsets are used: its data loses "__proto__". */
export function sourcePlaces(text: string): Places {
  return new SourcePlaces(parse(text).pointers);
}

function isAffordable(root: unknown): boolean {
  let places = MAX_PLACES;
  let characters = MAX_POINTERS;
  const spend = (value: unknown, pointer: number): boolean => {
    places -= 1;
    characters -= pointer;
    if (places < 0 || characters < 0) return false;
    if (typeof value !== 'object' || value === null) return true;
    if (Array.isArray(value)) return value.every((item) => spend(item, pointer + INDEX_LENGTH));
    return Object.keys(value).every((key) => spend((value as Table)[key], pointer + 1 + key.length));
  };
  return spend(root, 0);
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
