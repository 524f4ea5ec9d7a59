import type { OddValues } from './document.ts';
import { Rewriting } from './rewriting.ts';

/** What a value may not hold, or not everywhere, unless it is in quotes. */
const odd = /[[\]{}*&#!|>%@`]|: /;

const BLANK_END = /(?<![ \t\r])[ \t\r]+$/;

/** Values of the outermost keys, each on the line of its key, in quotes; nothing where none has to be quoted. */
export function requoted(text: string, values: OddValues): Rewriting | undefined {
  const { line: ofKey, isOdd } = habits[values];
  const result = new Rewriting(text);
  let isChanged = false;
  let start = 0;
  for (const line of text.split('\n')) {
    const [, before = '', value = ''] = ofKey.exec(line.replace(BLANK_END, '')) ?? [];
    if (value !== '' && isOdd(value)) {
      const from = start + before.length;
      result.replace(from, from + value.length, `"${value.replace(/["\\]/g, '\\$&')}"`);
      isChanged = true;
    }
    start += line.length + 1;
  }
  return isChanged ? result : undefined;
}

interface Habit {
  readonly line: RegExp;
  readonly isOdd: (value: string) => boolean;
}

const habits: Readonly<Record<OddValues, Habit>> = {
  odd: { line: /^([a-zA-Z_-]+:[ \t]+)(\S.*)$/, isOdd: (value) => odd.test(value) && !isQuoted(value) },
  colons: {
    line: /^([a-zA-Z_]\w*[ \t]*:[ \t]+)(\S.*)$/,
    isOdd: (value) => value.includes(':') && !/^["']/.test(value),
  },
};

function isQuoted(value: string): boolean {
  return /^(?:".*"|'.*')$/.test(value) && value.length > 1;
}
