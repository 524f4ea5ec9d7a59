import { type Mapping, type Pointers, parse } from 'json-source-map';
import type { Route } from './document.ts';
import type { Found, Places } from './places.ts';

/** Characters of pointers that are worth building, per character of text. */
const POINTER_RATIO = 64;

/**
 * Places of a text that JSON.parse accepts. Of json-source-map only the offsets are used: its data loses "__proto__".
 * Undefined when it fails, or when long keys over many items would make its pointers outgrow the text.
 */
export function sourcePlaces(text: string, value: unknown): Places | undefined {
  if (pointerLengths(value, 0, text.length * POINTER_RATIO) < 0) return undefined;
  try {
    return new SourcePlaces(parse(text).pointers);
  } catch {
    return undefined;
  }
}

/** What remains of the budget; negative when it does not suffice. */
function pointerLengths(value: unknown, prefix: number, budget: number): number {
  let left = budget - prefix;
  if (typeof value !== 'object' || value === null) return left;
  const isList = Array.isArray(value);
  for (const [key, item] of Object.entries(value)) {
    if (left < 0) break;
    left = pointerLengths(item, prefix + 1 + (isList ? 8 : 2 * key.length), left);
  }
  return left;
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
