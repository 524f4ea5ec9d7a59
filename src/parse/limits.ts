import type { Problem, Span } from './document.ts';

/** Recursive parsers overflow at some thousand levels, and V8 may abort the process when they do. */
export const MAX_DEPTH = 200;

/** Problems of one kind that a single file may list; more say nothing new. */
export const MAX_LISTED = 1000;

export function tooDeep(span: Span, levels?: number): Problem {
  const depth = levels === undefined ? `more than ${MAX_DEPTH}` : String(levels);
  return {
    kind: 'limits',
    message: `the document nests ${depth} levels deep; at most ${MAX_DEPTH} are read`,
    help: 'flatten the document',
    span,
    fatal: true,
  };
}

/** Characters of YAML or TOML; their parsers take up to a kilobyte of memory for each. */
export const MAX_LENGTH = 500_000;

export function tooLong(text: string): Problem {
  return {
    kind: 'limits',
    message: `the text is ${text.length} characters long; at most ${MAX_LENGTH} are read in this language`,
    help: 'shorten the text',
    span: { start: 0, end: Math.min(1, text.length) },
    fatal: true,
  };
}

/** Nodes whose places are kept; those beyond have the place of the node around them. */
export const MAX_PLACES = 250_000;

/** Thrown while a document is being built, to unwind from the depth in one step. */
export class TooDeep extends Error {
  readonly span: Span;

  constructor(span: Span) {
    super('too deep');
    this.span = span;
  }
}
