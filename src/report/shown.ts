import { printable, redact } from '../wording/index.ts';

/** A sentence as it may leave the program: on one line, and without secrets. */
export function shown(sentence: string): string {
  return printable(redact(sentence));
}
