import type { Document, Problem, Source } from './document.ts';
import { decodeJson } from './escapes.ts';
import { countMembers, mayOpen, scanJson } from './json-scan.ts';
import { ScannedPlaces } from './json-scanned-places.ts';
import { MAX_DEPTH } from './limits.ts';
import { type Parsed, ParsedDocument, type Syntax } from './parsed-document.ts';
import type { Places } from './places.ts';

/** What nearly every file is: JSON without a fault. Undefined for any other text, of which `parseJson` makes the best. */
export function parseStrictJson(source: Source): Document | undefined {
  const parsed = new StrictJson(source.text);
  return parsed.value === undefined ? undefined : new ParsedDocument(source, strictJson, parsed);
}

function strictValue(text: string): unknown {
  if (mayOpen(text, MAX_OPEN) && scanJson(text, MAX_DEPTH).depth > MAX_DEPTH) return undefined;
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return undefined;
  }
  const members = countMembers(value, MAX_DEPTH);
  return members === undefined || hasMoreKeys(text, members) ? undefined : value;
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

const none: readonly Problem[] = [];

class StrictJson implements Parsed {
  readonly value: unknown;
  readonly problems = none;
  readonly #text: string;

  constructor(text: string) {
    this.value = strictValue(text);
    this.#text = text;
  }

  places(): Places | undefined {
    // Of a file that is no JSON any more since it was read there is no value.
    return this.value === undefined ? undefined : new ScannedPlaces(this.#text);
  }
}

const strictJson: Syntax = { language: 'json', decode: decodeJson, read: (text) => new StrictJson(text) };
