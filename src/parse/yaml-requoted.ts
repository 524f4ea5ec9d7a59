import { Rewriting } from './rewriting.ts';

/** What a value may not hold, or not everywhere, unless it is in quotes. */
const odd = /[[\]{}*&#!|>%@`]|: /;

const BLANK_END = /(?<![ \t\r])[ \t\r]+$/;

/** Values of the outermost keys, each on the line of its key, in quotes; nothing where none has to be quoted. */
export function requoted(text: string): Rewriting | undefined {
  const result = new Rewriting(text);
  let isChanged = false;
  let start = 0;
  for (const line of text.split('\n')) {
    const [, before = '', value = ''] = /^([a-zA-Z_-]+:[ \t]+)(\S.*)$/.exec(line.replace(BLANK_END, '')) ?? [];
    if (value !== '' && odd.test(value) && !isQuoted(value)) {
      const from = start + before.length;
      result.replace(from, from + value.length, `"${value.replace(/["\\]/g, '\\$&')}"`);
      isChanged = true;
    }
    start += line.length + 1;
  }
  return isChanged ? result : undefined;
}

function isQuoted(value: string): boolean {
  return /^(?:".*"|'.*')$/.test(value) && value.length > 1;
}
