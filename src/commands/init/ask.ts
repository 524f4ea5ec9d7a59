import { readSync } from 'node:fs';
import { write } from '../../cli/index.ts';

const stdin = 0;
const stdout = 1;

/** Of whoever sits at the terminal; whatever is not a clear yes is a no. */
export function ask(question: string): boolean {
  write(stdout, question);
  const answer = Buffer.alloc(1024);
  try {
    return /^y(?:es)?$/i.test(answer.toString('utf8', 0, readSync(stdin, answer)).trim());
  } catch {
    return false;
  }
}
