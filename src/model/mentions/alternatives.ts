import type { Span } from '../../parse/index.ts';

/** What the names that an alternative of a regular expression matches begin with. */
export interface Alternative extends Span {
  readonly text: string;
  /** More follows, or something else instead of its end. */
  readonly isOpen: boolean;
}

/** Names alone are a list, with bars or commas between them, and no expression. */
const NAMES = /^[\w\s,|-]+$/;

/** `Write|^mcp__db__.*`, up to where each stops being literal. A bar within parentheses begins one that says nothing. */
export function alternativesIn(expression: string): Alternative[] {
  const found: Alternative[] = [];
  for (const { index, 0: part } of expression.matchAll(NAMES.test(expression) ? /[^|,]+/g : /[^|]+/g)) {
    const [, opening = '', literal = '', rest = ''] = /^([\s^(]*)([\w-]*)(.?)/s.exec(part) ?? [];
    // The last character may not be there.
    const text = /[*?{]/.test(rest) ? literal.slice(0, -1) : literal;
    const start = index + opening.length;
    if (text !== '') found.push({ text, start, end: start + text.length, isOpen: /[^\s)$]/.test(rest) });
  }
  return found;
}
