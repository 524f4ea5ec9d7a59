import { CST, Lexer } from 'yaml';
import type { Comment, Span } from './document.ts';

interface Token {
  readonly type: string;
  readonly start: number;
  readonly source: string;
}

/** Tokens of the text with their offsets; the lexer marks scalars and ends with characters that are not in the text. */
function* tokens(text: string): Iterable<Token> {
  let start = 0;
  let isScalar = false;
  for (const source of new Lexer().lex(text)) {
    if (isScalar) {
      yield { type: 'scalar', start, source };
      start += source.length;
      isScalar = false;
    } else if (source === CST.SCALAR) {
      isScalar = true;
    } else if (source !== CST.DOCUMENT && source !== CST.FLOW_END) {
      yield { type: CST.tokenType(source) ?? 'unknown', start, source };
      start += source.length;
    }
  }
}

export function readYamlComments(text: string): Comment[] {
  const comments: Comment[] = [];
  for (const { type, start, source } of tokens(text)) {
    if (type !== 'comment') continue;
    comments.push({ span: { start, end: start + source.length }, text: source.slice(1) });
  }
  return comments;
}

const INDICATORS = new Set(['seq-item-ind', 'explicit-key-ind', 'map-value-ind']);
const FLOW_STARTS = new Set(['flow-map-start', 'flow-seq-start']);
const FLOW_ENDS = new Set(['flow-map-end', 'flow-seq-end']);
const BLANKS = new Set(['space', 'comment']);

/** What opens a level, and maybe more than that: a line, a bracket or an indicator. */
const OPENERS = /[\n:[{]|[-?](?=[\s,[\]{}]|$)/g;
const SHORT = 10_000;

/** Most texts have fewer of these than a limit allows levels, which is seen without the lexer. */
function mayExceed(text: string, limit: number): boolean {
  return text.length > SHORT || (text.match(OPENERS)?.length ?? 0) >= limit;
}

/**
 * The token with which the parser would go deeper than a limit. An upper bound of the depth, never below it by more
 * than half: collections open with a bracket, with a first token on a line further right than the one before, or with
 * an indicator.
 */
export function findDepth(text: string, limit: number): Span | undefined {
  if (!mayExceed(text, limit)) return undefined;
  const levels = new Levels();
  let lineStart = 0;
  let startsLine = true;
  for (const { type, start, source } of tokens(text)) {
    if (type === 'newline') {
      lineStart = start + source.length;
      startsLine = true;
    } else if (!BLANKS.has(type)) {
      levels.take(type, start - lineStart, startsLine);
      startsLine = false;
      if (levels.depth > limit) return { start, end: start + source.length };
    }
  }
  return undefined;
}

/** The collections that are open. */
class Levels {
  /** Where those outside of brackets begin. */
  readonly #columns: number[] = [];
  /** For each bracket, the pairs that were open before it. */
  readonly #brackets: number[] = [];
  #pairs = 0;

  get depth(): number {
    return this.#columns.length + this.#brackets.length + this.#pairs;
  }

  take(type: string, column: number, startsLine: boolean): void {
    if (FLOW_STARTS.has(type)) this.#brackets.push(this.#pairs);
    else if (FLOW_ENDS.has(type)) this.#pairs = this.#brackets.pop() ?? 0;
    else if (this.#brackets.length > 0) this.#inBrackets(type);
    else if (startsLine || INDICATORS.has(type)) this.#at(column, startsLine);
  }

  #inBrackets(type: string): void {
    if (INDICATORS.has(type)) this.#pairs++;
    if (type === 'comma') this.#pairs = this.#brackets.at(-1) ?? 0;
  }

  #at(column: number, startsLine: boolean): void {
    if (startsLine) while ((this.#columns.at(-1) ?? -1) > column) this.#columns.pop();
    if ((this.#columns.at(-1) ?? -1) < column) this.#columns.push(column);
  }
}
