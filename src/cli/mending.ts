import fs from 'node:fs';
import { disk } from '../files/disk.ts';
import { causeOf, join, leadsOut, relative } from '../files/index.ts';
import type { MendedFile } from '../fixing/index.ts';
import { list, quote, UsageError } from '../wording/index.ts';
import { replaceFile } from './replace-file.ts';

/** Whether a file may be changed: none of the user's own, and none that a link leads to. */
export function isOpenFor(cwd: string): (path: string, at: string) => boolean {
  return (path, at) => !path.startsWith('~/') && isPlainFile(at, cwd);
}

function isPlainFile(at: string, cwd: string): boolean {
  try {
    if (disk.kind(at) !== 'file') return false;
    const way = relative(cwd, at);
    // Whoever names a file elsewhere means it, whatever folders lead there.
    return leadsOut(way) || disk.real(at) === join(disk.real(cwd), way);
  } catch {
    return false;
  }
}

/** Each in one step. What was changed since it was read is left as it is, and named in the end. */
export function writeMended(files: readonly MendedFile[], cwd: string): void {
  const faults: string[] = [];
  for (const { at, before, after } of files) {
    const mark = before.problems.some(({ kind }) => kind === 'bom') ? '\ufeff' : '';
    try {
      if (!isPlainFile(at, cwd) || textAt(at) !== mark + before.text) {
        faults.push(`${quote(before.path)} was changed meanwhile`);
      } else replaceFile(at, mark + after.text, cwd);
    } catch (error) {
      faults.push(
        `${quote(before.path)} cannot be written: ${error instanceof UsageError ? error.message : causeOf(error)}`,
      );
    }
  }
  if (faults.length > 0) throw new UsageError(`not mended: ${list(faults, { bare: true })}`);
}

/** Nothing where it is not UTF-8. */
function textAt(path: string): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(fs.readFileSync(path));
  } catch {
    return undefined;
  }
}
