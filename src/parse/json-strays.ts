import type { Explanation, Fault, Slot } from './json-fault.ts';
import { findHabit } from './json-habits.ts';

const EVERYTHING = Number.POSITIVE_INFINITY;

/** A character in words; letters and digits are not repeated. */
export function firstCharacter(text: string, offset: number): string {
  const code = text.codePointAt(offset) ?? 0;
  const character = String.fromCodePoint(code);
  if (character === '`') return 'a back-tick';
  if (/\p{L}/u.test(character)) return 'a letter';
  if (/\p{N}/u.test(character)) return 'a digit';
  if (/[!-~]/.test(character)) return `"${character}"`;
  return `the character U+${code.toString(16).toUpperCase().padStart(4, '0')}`;
}

/** Words of JavaScript and Python. */
const WORDS: Readonly<Record<string, string>> = {
  True: 'write true',
  TRUE: 'write true',
  False: 'write false',
  FALSE: 'write false',
  None: 'write null',
  Null: 'write null',
  NULL: 'write null',
  nil: 'write null',
  undefined: 'write null, or remove the entry',
  NaN: 'write null, or remove the entry',
  Infinity: 'write a number, or remove the entry',
  yes: 'write true',
  no: 'write false',
};

/** Without a key that it understands, the parser takes the end of a list or object behind it for the end of this one. */
function behindKey(text: string, end: number, { expects }: Slot): number {
  const value = expects === 'key' ? /\s*:\s*[{[]/y : /\s*[{[]/y;
  value.lastIndex = end;
  return (expects === 'key' || expects === 'colon') && value.test(text) ? EVERYTHING : 0;
}

interface Found extends Fault {
  /** What the span covers. */
  readonly word: string;
}

/** One way in which text outside of strings is no part of JSON. */
interface Stray {
  readonly fits: (found: Found) => boolean;
  readonly message: string | ((found: Found) => string);
  readonly help: string | ((found: Found) => string);
  /** That of the fault when absent. */
  readonly span?: (found: Found) => Explanation['span'];
  readonly until?: (found: Found) => number;
  readonly json5?: (found: Found) => boolean;
  readonly marks?: Pick<Explanation, 'foreign' | 'habit'>;
}

const toTheEnd = () => EVERYTHING;

/** Looked for before the habits of other notations. */
const TABLE_HEADER: Stray = {
  fits: ({ text, slot }) => slot.expects === 'item' && isTableHeader(text, slot.bracket),
  message: 'this is not JSON: it starts with a table header of TOML',
  help: 'a JSON configuration starts with "{"',
  until: toTheEnd,
  marks: { foreign: true },
};

/** Behind them; the first that fits counts. */
const STRAYS: readonly Stray[] = [
  {
    fits: ({ text, span }) => !/[!-~\p{L}\p{N}]/u.test(String.fromCodePoint(text.codePointAt(span.start) ?? 0)),
    message: ({ text, span }) => `there is ${firstCharacter(text, span.start)} outside of strings`,
    help: 'remove it',
    span: ({ span: { start } }) => ({ start, end: start + 1 }),
  },
  {
    fits: ({ slot }) => slot.expects === 'end',
    message: 'the text goes on after the end of the document',
    help: 'remove the rest, or put everything into one pair of braces',
    until: toTheEnd,
  },
  {
    fits: ({ slot, text, span }) => slot.expects === 'key' && text.charAt(span.end) === '"',
    message: 'the key has no quote before it',
    help: 'put a double quote before the key',
    // All quotes behind it are taken for their opposites.
    until: toTheEnd,
  },
  {
    fits: ({ slot }) => slot.expects === 'key',
    message: 'the key is not in double quotes',
    help: 'put double quotes around the key',
    until: ({ text, span, slot }) => behindKey(text, span.end, slot),
    json5: ({ word }) => /^[\p{L}$_][\p{L}\p{N}$_]*$/u.test(word),
    marks: { habit: true },
  },
  {
    fits: ({ slot }) => slot.expects === 'colon',
    message: 'something other than a colon stands after the key',
    help: 'put a colon there',
    until: ({ text, span, slot }) => behindKey(text, span.end, slot),
  },
  {
    fits: ({ word }) => Object.hasOwn(WORDS, word),
    message: ({ word }) => `JSON does not know the word "${word}"`,
    help: ({ word }) => WORDS[word] ?? '',
    json5: ({ word }) => word === 'NaN' || word === 'Infinity',
  },
  {
    fits: ({ text, word, span }) => isNumberLike(text, word, span.start),
    message: 'JSON does not write numbers this way',
    help: 'use plain digits, or double quotes',
    json5: ({ word }) => /^(?:[+-]?(?:0x[\da-f]+|\.\d+|Infinity|NaN)|\+\d[\d.]*)$/i.test(word),
  },
  {
    fits: ({ slot, text, span }) => slot.expects === 'comma' && text.charAt(span.start - 1) === '"',
    message: 'text follows directly after the closing quote of a string',
    help: 'write \\" for a quote inside the string',
    until: behindQuote,
  },
  {
    fits: ({ slot }) => slot.expects === 'comma',
    message: 'there is stray text after the value',
    help: 'remove it, or put a comma before it',
  },
];

const BARE_TEXT: Stray = {
  fits: () => true,
  message: 'the value is not in double quotes',
  help: 'put double quotes around the text',
};

/** Text outside of strings that is no part of JSON. */
export function explainStray(fault: Fault): Explanation {
  const found = { ...fault, word: fault.text.slice(fault.span.start, fault.span.end) };
  if (TABLE_HEADER.fits(found)) return told(TABLE_HEADER, found);
  return explainHabit(fault) ?? told(STRAYS.find(({ fits }) => fits(found)) ?? BARE_TEXT, found);
}

function told({ message, help, span, until, json5, marks }: Stray, found: Found): Explanation {
  return {
    message: typeof message === 'string' ? message : message(found),
    help: typeof help === 'string' ? help : help(found),
    span: span?.(found) ?? found.span,
    ...(until && { until: until(found) }),
    ...(json5?.(found) && { json5: true }),
    ...marks,
  };
}

function explainHabit({ text, span, slot }: Fault): Explanation | undefined {
  const found = findHabit(text, span.start);
  if (found === undefined) return undefined;
  const { message, help, end, json5 } = found;
  const until = Math.max(found.until, behindKey(text, end, slot));
  return { message, help, span: { start: span.start, end }, until, habit: true, ...(json5 && { json5 }) };
}

/** The rest of the line; everything where a bracket in it leads astray. */
function behindQuote({ text, span }: Found): number {
  const rest = /.*/y;
  rest.lastIndex = span.end;
  const line = rest.exec(text)?.[0] ?? '';
  return /[{}[\]]/.test(line) ? EVERYTHING : span.end + line.length;
}

function isNumberLike(text: string, word: string, offset: number): boolean {
  return /^[+-]?(?:\.?\d|Infinity|$)/.test(word) || (/\d/.test(text.charAt(offset - 1)) && /^[\w.]+$/.test(word));
}

function isTableHeader(text: string, bracket: number | undefined): boolean {
  if (bracket === undefined || text.slice(0, bracket).trim() !== '') return false;
  const header = /\[{1,2}[\w."'@/-]+\]{1,2}(?:[ \t]*#.*$)?\s+(?:[\w."'@/-]+[ \t]*=|\[)/my;
  header.lastIndex = bracket;
  return header.test(text);
}
