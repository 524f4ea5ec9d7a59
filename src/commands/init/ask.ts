import { readSync } from 'node:fs';
import { write } from '../../cli/index.ts';

const stdin = 0;
const stdout = 1;

/** Of whoever sits at the terminal; whatever is not a clear yes is a no. */
export function ask(question: string): boolean {
  return /^y(?:es)?$/i.test(askFor(question));
}

/** What is answered; nothing, where nobody can. */
export function askFor(question: string): string {
  write(stdout, question);
  const answer = Buffer.alloc(1024);
  try {
    return answer.toString('utf8', 0, readSync(stdin, answer)).trim();
  } catch {
    return '';
  }
}
