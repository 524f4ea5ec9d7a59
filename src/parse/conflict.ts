import type { Problem, Span } from './document.ts';

const START = /^<{7,}(?=[ \t].*$|$)/m;
const END = /^>{7,}(?:[ \t].*)?$/gm;

/** From the first conflict marker of git to the last. */
export function findConflict(text: string): { readonly marker: Span; readonly whole: Span } | undefined {
  const first = START.exec(text);
  if (first === null) return undefined;
  const start = first.index;
  let end = text.length;
  for (const last of text.matchAll(END)) end = last.index + last[0].length;
  const marker = { start, end: start + first[0].length };
  return { marker, whole: { start, end: Math.max(end, marker.end) } };
}

export function conflictProblem(span: Span): Problem {
  return {
    kind: 'syntax',
    message: 'the file holds an unresolved merge conflict',
    help: 'keep one side and remove the conflict markers',
    span,
    fatal: true,
  };
}
