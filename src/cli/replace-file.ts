import fs from 'node:fs';
import { dirname, isAbsolute, join, relative } from 'node:path';
import { codeOf } from '../files/index.ts';
import { quote, UsageError } from '../wording/index.ts';

/** What lies there is no file that anybody keeps. */
const SYSTEM = /^\/(?:dev|proc)\//;
/** A file may be given alone, in a folder where nothing can be put beside it. */
const IN_PLACE: ReadonlySet<string> = new Set(['EACCES', 'EPERM', 'EROFS', 'EBUSY']);

/** What is to be in a file, and is not yet. */
export interface Replacement {
  readonly put: () => void;
  /** Instead. */
  readonly drop: () => void;
}

/**
 * In one step, and never through a link: one that lies at the path is replaced, and below `top`, whose files may be
 * anybody's, none may lead to its folder.
 */
export function replaceFile(path: string, text: string, top: string): void {
  replacementFor(path, text, top).put();
}

/** All that can fail has been done, as far as possible, before it is put there. */
export function replacementFor(path: string, text: string, top: string): Replacement {
  refuseLinks(dirname(path), top);
  const stats = fs.lstatSync(path, { throwIfNoEntry: false });
  const isOther = stats !== undefined && !stats.isFile() && !stats.isSymbolicLink();
  if (isOther || SYSTEM.test(path)) return { put: () => fs.writeFileSync(path, text), drop: () => undefined };
  try {
    return beside(path, text, stats?.isFile() ? stats.mode : undefined);
  } catch (error) {
    if (!stats?.isFile() || !IN_PLACE.has(codeOf(error))) throw error;
    fs.accessSync(path, fs.constants.W_OK);
    return { put: () => overwrite(path, text), drop: () => undefined };
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

function beside(path: string, text: string, mode: number | undefined): Replacement {
  const unfinished = `${path}.${process.pid}.tmp`;
  const drop = () => fs.rmSync(unfinished, { force: true });
  fs.writeFileSync(unfinished, text, { flag: 'wx', ...(mode === undefined ? {} : { mode }) });
  try {
    // The mask of the process may have taken from it.
    if (mode !== undefined) fs.chmodSync(unfinished, mode);
  } catch (error) {
    drop();
    throw error;
  }
  const put = () => {
    try {
      fs.renameSync(unfinished, path);
    } catch (error) {
      drop();
      if (mode === undefined || !IN_PLACE.has(codeOf(error))) throw error;
      overwrite(path, text);
    }
  };
  return { put, drop };
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
