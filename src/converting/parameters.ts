import { isSecretName } from '../model/secrets/index.ts';
import type { Span } from '../parse/index.ts';

const plain = /^(?:[A-Za-z]+(?:[-_.,][A-Za-z]+)*\d{0,2}|\d{1,6})$/;
const before = /[?&]([^?&=#\s]*)=$/;

/** The value of a parameter of an address that is hidden wherever it is shown, and says nothing: a word, a small number. */
export function isPlainParameter(text: string, { start, end }: Span): boolean {
  const name = parameterAt(text, start);
  return name !== undefined && !isSecretName(name) && plain.test(text.slice(start, end));
}

/** The name of the parameter whose value stands there. */
export function parameterAt(text: string, start: number): string | undefined {
  return before.exec(text.slice(Math.max(0, start - 80), start))?.[1];
}

/** A text with dots in it, and such values as they are. */
export function withPlainParameters(text: string, shown: string): string {
  if (text.length !== shown.length) return shown;
  let out = shown;
  for (const { 0: whole, 1: head = '', index } of text.matchAll(/([?&][^?&=#\s"']*=)[^&#\s"']*/g)) {
    const span = { start: index + head.length, end: index + whole.length };
    if (isPlainParameter(text, span)) out = out.slice(0, span.start) + whole.slice(head.length) + out.slice(span.end);
  }
  return out;
}
