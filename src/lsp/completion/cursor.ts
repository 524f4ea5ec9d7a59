import type { Language, Route, Span } from '../../parse/index.ts';
import { jsonCursor } from './json-cursor.ts';
import { tomlCursor } from './toml-cursor.ts';
import { yamlCursor } from './yaml-cursor.ts';

/** Where somebody types in a text that need not be whole. */
export interface Cursor {
  /** Of the object that gets a key, or of the value. */
  readonly route: Route;
  readonly at: 'key' | 'value';
  /** What is there already, quotes and all; it is replaced. */
  readonly span: Span;
  /** What of it stands before the cursor, without quotes. */
  readonly typed: string;
  /** Whether it is a string that has been begun. */
  readonly isQuoted: boolean;
  /** Whether what ends a key follows it. */
  readonly isFollowed: boolean;
}

export function cursorAt(text: string, language: Language, offset: number): Cursor | undefined {
  if (language === 'json') return jsonCursor(text, offset);
  if (language === 'toml') return tomlCursor(text, offset);
  const start = language === 'markdown' ? frontMatter(text, offset) : 0;
  return start === undefined ? undefined : yamlCursor(text, offset, start);
}

/** Where the front matter begins that an offset lies in. */
function frontMatter(text: string, offset: number): number | undefined {
  const opening = /^---[ \t]*\r?\n/.exec(text)?.[0].length;
  if (opening === undefined || offset < opening) return undefined;
  const end = text.slice(opening).search(/^---[ \t]*$/m);
  return end !== -1 && offset > opening + end ? undefined : opening;
}
