import type { Explanation, Fault, Slot } from './json-fault.ts';

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

interface Habit {
  readonly pattern: RegExp;
  readonly message: string;
  readonly help: string;
  readonly json5?: true;
}

/** What other notations allow, matched at the place where JSON stops making sense. */
const HABITS: readonly Habit[] = [
  {
    pattern: /'(?:[^'\\\r\n]|\\.)*'?/y,
    message: 'single quotes do not delimit strings in JSON',
    help: 'use double quotes',
    json5: true,
  },
  {
    pattern: /[“”„‟‘’‚«»][^“”„‟‘’‚«»"\r\n]*[“”„‟‘’‚«»]?/y,
    message: 'typographic quotes do not delimit strings in JSON',
    help: 'use straight double quotes',
  },
  { pattern: /`[^`]*`?/y, message: 'back-ticks do not delimit strings in JSON', help: 'use double quotes' },
  { pattern: /#.*/y, message: '"#" does not start a comment in JSON', help: 'remove the comment' },
  {
    pattern: /\.\.\.|…/y,
    message: 'dots stand where an entry belongs',
    help: 'replace them with what was left out, or remove them',
  },
  {
    pattern: /\([^)\r\n]*\)?|\)/y,
    message: 'a parenthesis stands outside of strings',
    help: 'write a list in "[" and "]", an object in "{" and "}"',
  },
  { pattern: /;/y, message: 'there is a semicolon outside of strings', help: 'use a comma, or remove it' },
];

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

interface FoundHabit extends Habit {
  readonly end: number;
  /** The parser takes commas and brackets in it for those of JSON, and loses its way. */
  readonly until: number;
}

function findHabit(text: string, offset: number): FoundHabit | undefined {
  for (const habit of HABITS) {
    habit.pattern.lastIndex = offset;
    const found = habit.pattern.exec(text)?.[0];
    if (found === undefined) continue;
    const end = offset + found.length;
    return { ...habit, end, until: /[,:{}[\]"]/.test(found) ? EVERYTHING : end };
  }
  return undefined;
}

/** How far text in the notation of another language misleads the parser; zero when it is not known. */
export function strayUntil(text: string, offset: number): number {
  return findHabit(text, offset)?.until ?? 0;
}

/** Without a key that it understands, the parser takes the end of a list or object behind it for the end of this one. */
function behindKey(text: string, end: number, { expects }: Slot): number {
  const value = expects === 'key' ? /\s*:\s*[{[]/y : /\s*[{[]/y;
  value.lastIndex = end;
  return (expects === 'key' || expects === 'colon') && value.test(text) ? EVERYTHING : 0;
}

/** Text outside of strings that is no part of JSON. */
export function explainStray({ text, span, slot }: Fault): Explanation {
  if (slot.expects === 'item' && isTableHeader(text, slot.bracket)) {
    return {
      message: 'this is not JSON: it starts with a table header of TOML',
      help: 'a JSON configuration starts with "{"',
      span,
      until: EVERYTHING,
      foreign: true,
    };
  }
  const habit = findHabit(text, span.start);
  if (habit !== undefined) {
    const { message, help, end, json5 } = habit;
    const until = Math.max(habit.until, behindKey(text, end, slot));
    return { message, help, span: { start: span.start, end }, until, habit: true, ...(json5 && { json5 }) };
  }
  const word = text.slice(span.start, span.end);
  const character = text.codePointAt(span.start) ?? 0;
  if (!/[!-~\p{L}\p{N}]/u.test(String.fromCodePoint(character))) {
    return {
      message: `there is ${firstCharacter(text, span.start)} outside of strings`,
      help: 'remove it',
      span: { start: span.start, end: span.start + 1 },
    };
  }
  if (slot.expects === 'end') {
    return {
      message: 'the text goes on after the end of the document',
      help: 'remove the rest, or put everything into one pair of braces',
      span,
      until: EVERYTHING,
    };
  }
  if (slot.expects === 'key' && text.charAt(span.end) === '"') {
    return {
      message: 'the key has no quote before it',
      help: 'put a double quote before the key',
      span,
      // All quotes behind it are taken for their opposites.
      until: EVERYTHING,
    };
  }
  if (slot.expects === 'key') {
    return {
      message: 'the key is not in double quotes',
      help: 'put double quotes around the key',
      span,
      until: behindKey(text, span.end, slot),
      habit: true,
      ...(/^[\p{L}$_][\p{L}\p{N}$_]*$/u.test(word) && { json5: true }),
    };
  }
  if (slot.expects === 'colon') {
    return {
      message: 'something other than a colon stands after the key',
      help: 'put a colon there',
      span,
      until: behindKey(text, span.end, slot),
    };
  }
  if (Object.hasOwn(WORDS, word)) {
    const json5 = (word === 'NaN' || word === 'Infinity') && ({ json5: true } as const);
    return { message: `JSON does not know the word "${word}"`, help: WORDS[word] as string, span, ...json5 };
  }
  if (isNumberLike(text, word, span.start)) {
    const json5 = /^(?:[+-]?(?:0x[\da-f]+|\.\d+|Infinity|NaN)|\+\d[\d.]*)$/i.test(word) && ({ json5: true } as const);
    const message = 'JSON does not write numbers this way';
    return { message, help: 'use plain digits, or double quotes', span, ...json5 };
  }
  if (slot.expects === 'comma' && text.charAt(span.start - 1) === '"') {
    const rest = /.*/y;
    rest.lastIndex = span.end;
    const line = rest.exec(text)?.[0] ?? '';
    return {
      message: 'text follows directly after the closing quote of a string',
      help: 'write \\" for a quote inside the string',
      span,
      until: /[{}[\]]/.test(line) ? EVERYTHING : span.end + line.length,
    };
  }
  if (slot.expects === 'comma') {
    return { message: 'there is stray text after the value', help: 'remove it, or put a comma before it', span };
  }
  return { message: 'the value is not in double quotes', help: 'put double quotes around the text', span };
}

function isNumberLike(text: string, word: string, offset: number): boolean {
  return /^[+-]?(?:\.?\d|Infinity|$)/.test(word) || (/\d/.test(text.charAt(offset - 1)) && /^[\w.]+$/.test(word));
}

function isTableHeader(text: string, bracket: number | undefined): boolean {
  if (bracket === undefined || text.slice(0, bracket).trim() !== '') return false;
  const header = /\[{1,2}[\w."'@/-]+\]{1,2}[ \t]*(?:#.*)?\s+(?:[\w."'@/-]+[ \t]*=|\[)/y;
  header.lastIndex = bracket;
  return header.test(text);
}
