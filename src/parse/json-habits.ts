const EVERYTHING = Number.POSITIVE_INFINITY;

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

export interface FoundHabit extends Habit {
  readonly end: number;
  /** The parser takes commas and brackets in it for those of JSON, and loses its way. */
  readonly until: number;
}

/** The one that a text begins with at this place. */
export function findHabit(text: string, offset: number): FoundHabit | undefined {
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
