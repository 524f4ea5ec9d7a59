import fs from 'node:fs';
import type { Problem, ProblemKind, Source } from '../parse/index.ts';
import { causeOf, isMissing, kindOf, nounOf } from './kind.ts';
import { decode } from './text.ts';

export const MAX_BYTES = 32 * 1024 * 1024;
const SMALL = 64 * 1024;
// Opening a named pipe that took the place of a file must not wait for a writer; Windows has neither.
const READ_ONLY = fs.constants.O_RDONLY | (fs.constants.O_NONBLOCK ?? 0);

export interface ReadSource {
  readonly source: Source;
  readonly bytes: number;
}

/** Reads what lies there. Whatever prevents that becomes a fatal problem of the source. */
export function readSource(absolute: string, path: string, isRegular = false): ReadSource {
  try {
    const obstacle = isRegular ? undefined : obstacleAt(absolute);
    return obstacle === undefined ? readRegular(absolute, path) : unread(path, 'unreadable', obstacle);
  } catch (error) {
    return unread(path, 'unreadable', `the file cannot be read: ${causeOf(error)}`);
  }
}

export function sourceOf(path: string, bytes: Buffer): ReadSource {
  if (bytes.length > MAX_BYTES) return tooLarge(path, bytes.length);
  return { source: { path, ...decode(bytes) }, bytes: bytes.length };
}

/** Asked before opening, which alone can hang or have an effect on pipes and devices. */
function obstacleAt(absolute: string): string | undefined {
  let kind = kindOf(fs.lstatSync(absolute));
  if (kind === 'link') {
    try {
      kind = kindOf(fs.statSync(absolute));
    } catch (error) {
      if (isMissing(error)) return 'this link points to nothing';
      throw error;
    }
  }
  return kind === 'file' ? undefined : `this is ${nounOf(kind)}, not a file`;
}

function readRegular(absolute: string, path: string): ReadSource {
  const file = fs.openSync(absolute, READ_ONLY);
  try {
    const stats = fs.fstatSync(file);
    if (!stats.isFile()) return unread(path, 'unreadable', `this is ${nounOf(kindOf(stats))}, not a file`);
    if (stats.size > MAX_BYTES) return tooLarge(path, stats.size);
    return sourceOf(path, readWhole(file, stats.size));
  } finally {
    fs.closeSync(file);
  }
}

let shared: Buffer | undefined;

/** The result lives only until the next call: small files share one buffer. */
function readWhole(file: number, size: number): Buffer {
  let buffer = size < SMALL ? sharedBuffer() : Buffer.allocUnsafe(size + 1);
  let length = 0;
  for (;;) {
    const read = fs.readSync(file, buffer, length, buffer.length - length, null);
    length += read;
    // Files of the kernel say that they are empty, so a size of 0 proves nothing.
    const complete = read === 0 || (length === size && size > 0);
    if (complete || length > MAX_BYTES) return buffer.subarray(0, length);
    if (length === buffer.length) buffer = Buffer.concat([buffer], buffer.length * 2);
  }
}

function sharedBuffer(): Buffer {
  shared ??= Buffer.allocUnsafeSlow(SMALL);
  return shared;
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
