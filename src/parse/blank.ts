import type { Problem } from './document.ts';

export function isBlank(text: string): boolean {
  return text.trim() === '';
}

export function emptyProblem(text: string, fatal: boolean): Problem {
  return { kind: 'empty', message: 'the file is empty', span: { start: 0, end: text.length }, fatal };
}
