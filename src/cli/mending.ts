import fs from 'node:fs';
import { disk } from '../files/disk.ts';
import { causeOf, join, leadsOut, relative } from '../files/index.ts';
import type { MendedFile, NotMade } from '../fixing/index.ts';
import { isOfUser } from '../model/folders/index.ts';
import { grouped } from '../model/values/index.ts';
import type { Document } from '../parse/index.ts';
import { pathFromHere, type RenderOptions } from '../report/index.ts';
import { count, list, printable, quote, UsageError } from '../wording/index.ts';
import { type Replacement, replaceFile, replacementFor } from './replace-file.ts';
import { say } from './terminal.ts';

/** Why a file may not be changed: it is one of the user's own, a link leads to it, or it says so itself. */
export function whyShutIn(cwd: string): (path: string, at: string) => string | undefined {
  return (path, at) => {
    if (isOfUser(path)) return "it is one of the user's own files";
    if (!isPlainFile(at, cwd)) return 'it lies outside, or behind a link';
    return isReadOnly(at) ? 'it is read-only' : undefined;
  };
}

/** To take its place would be possible all the same. */
function isReadOnly(at: string): boolean {
  return (fs.statSync(at).mode & 0o222) === 0;
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

/** Which files are left, though a fix would change them. */
export function sayNotMade(notMade: readonly NotMade[], rendering: Pick<RenderOptions, 'cwdPrefix'>): void {
  for (const [path, fixes] of grouped(notMade, (each) => each.path)) {
    const [{ why } = { why: '' }] = fixes;
    const told = printable(pathFromHere(path, rendering));
    say(
      `${told} is left as it is: ${why}; ${count(fixes.length, 'fix')} ${fixes.length === 1 ? 'is' : 'are'} not made`,
    );
  }
}

/**
 * Each file in one step, and those that belong together all or none. What was changed since it was read is left as it is,
 * and named in the end.
 */
export function writeMended(groups: readonly (readonly MendedFile[])[], cwd: string): void {
  const faults = groups.flatMap((files) => writeTogether(files, cwd) ?? []);
  if (faults.length > 0) throw new UsageError(`not mended: ${list(faults, { bare: true })}`);
}

/** What is in the way, if something is: a clause. */
function writeTogether(files: readonly MendedFile[], cwd: string): string | undefined {
  const prepared: (readonly [MendedFile, Replacement])[] = [];
  let current: MendedFile | undefined;
  const written: MendedFile[] = [];
  try {
    for (const file of files) {
      current = file;
      if (!isPlainFile(file.at, cwd) || textAt(file.at) !== textOf(file.before)) throw new UsageError(MEANWHILE);
      if (isReadOnly(file.at)) throw new UsageError(READ_ONLY);
      prepared.push([file, replacementFor(file.at, textOf(file.after), cwd)]);
    }
    for (const [file, { put }] of prepared) {
      current = file;
      put();
      written.push(file);
    }
    return undefined;
  } catch (error) {
    for (const [, { drop }] of prepared) drop();
    for (const { at, before } of written) replaceFile(at, textOf(before), cwd);
    const why = error instanceof UsageError ? error.message : causeOf(error);
    const fault = why === MEANWHILE || why === READ_ONLY ? why : `cannot be written: ${why}`;
    const others = files.filter((file) => file !== current).map(({ before }) => quote(before.path));
    const along = others.length === 0 ? '' : ` (and ${list(others, { bare: true, max: 3 })} belongs to it)`;
    return `${quote(current?.before.path ?? '')} ${fault}${along}`;
  }
}

const MEANWHILE = 'was changed meanwhile';
const READ_ONLY = 'is read-only';

function textOf({ text, problems }: Document): string {
  return (problems.some(({ kind }) => kind === 'bom') ? '\ufeff' : '') + text;
}

/** Nothing where it is not UTF-8. */
function textAt(path: string): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(fs.readFileSync(path));
  } catch {
    return undefined;
  }
}
