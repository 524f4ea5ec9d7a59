import { type AST, parseTOML } from 'toml-eslint-parser';
import type { Span } from './document.ts';
import { decodeToml } from './escapes.ts';
import { isDuplicate } from './toml-sentences.ts';

/** Each costs another run of the parser, which stops at the first. */
const MAX_RENAMED = 10;

/** Characters that are worth parsing again. */
const MAX_REPEATED = 1_000_000;

const KEY = /"(?:[^"\\\r\n]|\\.)*"|'[^'\r\n]*'|[\w-]+/y;

/** A key that was defined before, as it stands in the text. */
export interface LostKey {
  readonly name: string;
  readonly span: Span;
}

/** A parsed text; its offsets are to be translated, for keys defined twice were renamed to let the parser go on. */
export interface UniqueToml {
  readonly program: AST.TOMLProgram;
  toSpan(range: readonly [number, number]): Span;
  /** The renamed key that begins at an offset of the text. */
  lostAt(start: number): LostKey | undefined;
}

interface Renamed extends LostKey {
  readonly alias: string;
}

/** Throws the parser's error when it is not about a key, or when there are too many of those. */
export function parseUniqueToml(text: string): UniqueToml {
  const renamed: Renamed[] = [];
  for (;;) {
    try {
      const program = parseTOML(rename(text, renamed), { tomlVersion: '1.1' });
      const lost = new Map(renamed.map((key) => [key.span.start, key]));
      return {
        program,
        toSpan: ([start, end]) => ({ start: original(start, renamed), end: original(end, renamed) }),
        lostAt: (start) => lost.get(start),
      };
    } catch (error) {
      const mayGoOn = renamed.length < Math.min(MAX_RENAMED, MAX_REPEATED / text.length);
      const key = mayGoOn ? duplicateKey(error, text, renamed) : undefined;
      if (key === undefined) throw atOriginal(error, renamed);
      renamed.push(key);
      renamed.sort((a, b) => a.span.start - b.span.start);
    }
  }
}

/** The error of the parser, which is a SyntaxError with an offset. */
export interface TomlError extends SyntaxError {
  index: number;
}

export function isTomlError(error: unknown): error is TomlError {
  return error instanceof SyntaxError && 'index' in error && typeof error.index === 'number';
}

function duplicateKey(error: unknown, text: string, renamed: readonly Renamed[]): Renamed | undefined {
  if (!isTomlError(error) || !isDuplicate(error.message)) return undefined;
  const start = original(error.index, renamed);
  KEY.lastIndex = start;
  const token = KEY.exec(text)?.[0];
  if (token === undefined) return undefined;
  const name = decodeToml(token)?.text ?? token;
  return { name, span: { start, end: start + token.length }, alias: `defined-again-${start}` };
}

function atOriginal(error: unknown, renamed: readonly Renamed[]): unknown {
  if (isTomlError(error)) error.index = original(error.index, renamed);
  return error;
}

function rename(text: string, renamed: readonly Renamed[]): string {
  let result = '';
  let copied = 0;
  for (const { span, alias } of renamed) {
    result += text.slice(copied, span.start) + alias;
    copied = span.end;
  }
  return result + text.slice(copied);
}

/** The offset in the text for one in the text with renamed keys. */
function original(offset: number, renamed: readonly Renamed[]): number {
  let shift = 0;
  for (const { span, alias } of renamed) {
    const start = span.start + shift;
    if (offset <= start) break;
    if (offset < start + alias.length) return Math.min(span.start + offset - start, span.end);
    shift += alias.length - (span.end - span.start);
  }
  return offset - shift;
}
