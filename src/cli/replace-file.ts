import fs from 'node:fs';
import { dirname, isAbsolute, join, relative } from 'node:path';
import { codeOf } from '../files/index.ts';
import { quote, UsageError } from '../wording/index.ts';

/** What lies there is no file that anybody keeps. */
const SYSTEM = /^\/(?:dev|proc)\//;
/** A file may be given alone, in a folder where nothing can be put beside it. */
const IN_PLACE: ReadonlySet<string> = new Set(['EACCES', 'EPERM', 'EROFS', 'EBUSY']);

/**
 * In one step, and never through a link: one that lies at the path is replaced, and below `top`, whose files may be
 * anybody's, none may lead to its folder.
 */
export function replaceFile(path: string, text: string, top: string): void {
  refuseLinks(dirname(path), top);
  const stats = fs.lstatSync(path, { throwIfNoEntry: false });
  const isOther = stats !== undefined && !stats.isFile() && !stats.isSymbolicLink();
  if (isOther || SYSTEM.test(path)) {
    fs.writeFileSync(path, text);
    return;
  }
  try {
    rename(path, text, stats?.isFile() ? stats.mode : undefined);
  } catch (error) {
    if (!stats?.isFile() || !IN_PLACE.has(codeOf(error))) throw error;
    overwrite(path, text);
  }
}

/** A new file with its folders, where nothing lies yet, and none of the folders is a link. */
export function makeFile(path: string, text: string, top: string): void {
  refuseLinks(dirname(path), top);
  fs.mkdirSync(dirname(path), { recursive: true });
  fs.writeFileSync(path, text, { flag: 'wx' });
}

function overwrite(path: string, text: string): void {
  const file = fs.openSync(path, fs.constants.O_WRONLY | fs.constants.O_TRUNC | (fs.constants.O_NOFOLLOW ?? 0));
  try {
    fs.writeFileSync(file, text);
  } finally {
    fs.closeSync(file);
  }
}

function rename(path: string, text: string, mode: number | undefined): void {
  const unfinished = `${path}.${process.pid}.tmp`;
  fs.writeFileSync(unfinished, text, { flag: 'wx', ...(mode === undefined ? {} : { mode }) });
  try {
    // The mask of the process may have taken from it.
    if (mode !== undefined) fs.chmodSync(unfinished, mode);
    fs.renameSync(unfinished, path);
  } catch (error) {
    fs.rmSync(unfinished);
    throw error;
  }
}

function refuseLinks(folder: string, top: string): void {
  const way = relative(top, folder);
  if (way === '' || way.startsWith('..') || isAbsolute(way)) return;
  let at = top;
  for (const name of way.split(/[\\/]/)) {
    at = join(at, name);
    if (!fs.lstatSync(at, { throwIfNoEntry: false })?.isSymbolicLink()) continue;
    throw new UsageError(`${quote(relative(top, at))} is a link, and nothing is written through one`);
  }
}
