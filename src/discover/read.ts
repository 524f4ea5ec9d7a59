import {
  type Content,
  causeOf,
  type Files,
  isMissing,
  LeadsOut,
  MAX_BYTES,
  NotAFile,
  TooLarge,
} from '../files/index.ts';
import type { Problem, ProblemKind, Source } from '../parse/index.ts';
import { decode } from './text.ts';

export interface ReadSource {
  readonly source: Source;
  readonly bytes: number;
}

/** Reads what lies there. Whatever prevents that becomes a fatal problem of the source. */
export function readSource(files: Files, absolute: string, path: string, isRegular = false): ReadSource {
  let content: Content;
  try {
    content = files.read(absolute, isRegular);
  } catch (error) {
    if (error instanceof TooLarge) return tooLarge(path, error.bytes);
    if (error instanceof LeadsOut) return unread(path, 'unreadable', error.fact);
    if (isRegular && isMissing(error)) return unread(path, 'gone', 'the file was there when it was looked for');
    const fact = error instanceof NotAFile ? error.fact : `the file cannot be read: ${causeOf(error)}`;
    return unread(path, 'unreadable', fact);
  }
  return { source: { path, ...decode(content) }, bytes: content.length };
}

function tooLarge(path: string, bytes: number): ReadSource {
  return unread(path, 'limits', `the file has ${grouped(bytes)} bytes; at most ${grouped(MAX_BYTES)} are read`, bytes);
}

function unread(path: string, kind: ProblemKind, message: string, bytes = 0): ReadSource {
  const problem: Problem = { kind, message, span: { start: 0, end: 0 }, fatal: true };
  return { source: { path, text: '', problems: [problem] }, bytes };
}

function grouped(count: number): string {
  return String(count).replace(/\B(?=(?:\d{3})+$)/g, ',');
}
