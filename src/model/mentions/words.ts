import type { Span } from '../../parse/index.ts';

/** The words of a text, which commas and blanks outside parentheses separate: `Read, Bash(git add:*), mcp__a__b`. */
export function wordsIn(text: string): (Span & { readonly text: string })[] {
  const words: (Span & { text: string })[] = [];
  let start = -1;
  let depth = 0;
  for (let index = 0; index <= text.length; index += 1) {
    const character = text[index];
    if (character === '(') depth += 1;
    else if (character === ')') depth = Math.max(0, depth - 1);
    const isBetween = character === undefined || (depth === 0 && /[\s,]/.test(character));
    if (!isBetween && start < 0) start = index;
    if (isBetween && start >= 0) {
      words.push({ text: text.slice(start, index), start, end: index });
      start = -1;
    }
  }
  return words;
}
