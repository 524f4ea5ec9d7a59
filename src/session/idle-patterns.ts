import { globs, type Matcher, type WrittenPattern } from '../config/index.ts';
import { type Files, join } from '../files/index.ts';
import { at } from '../model/values/index.ts';
import type { Finding } from '../model/verdict/index.ts';
import type { Document } from '../parse/index.ts';
import { isMarkdown } from '../plan/index.ts';
import { idlePattern } from '../suppress/index.ts';

export interface Searched {
  readonly patterns: readonly WrittenPattern[];
  readonly document: () => Document;
  /** Paths of the files that were looked at. */
  readonly looked: readonly string[];
  /** Paths that the configuration leaves out, folders with a slash at the end. */
  readonly ignored: Iterable<string>;
  readonly root: string;
  readonly files: Files;
}

/** Larger trees are not gone through for the sake of a pattern. */
const MOST_ENTRIES = 20_000;
/** Nobody looks into these, and leaving them out is no mistake. */
const NEVER_LOOKED_INTO = /(?:^|\/)(?:\.git|node_modules)(?:\/|$)/;

/** What is said of patterns that fit nothing. */
export function idlePatterns(searched: Searched): Finding[] {
  const { patterns, looked, ignored } = searched;
  const left = [...ignored];
  const idle = patterns.filter(({ of, pattern }) => {
    const fits = globs([pattern]);
    if (of === 'ignore') return !left.some(fits) && !fitsAnything(pattern, fits, searched);
    // Of the pages only those were looked at that have a word of MCP in them.
    const fitsPage = (path: string) => isMarkdown(path) && fits(path);
    if (of === 'documents') return !left.some(fits) && !fitsAnything(pattern, fitsPage, searched);
    return !(looked.some(fits) || left.some(fits));
  });
  if (idle.length === 0) return [];
  const document = searched.document();
  return idle.map(({ of, route }) => idlePattern(at(document, route, of === 'files' ? 'key' : 'value'), of));
}

/** Whether any file or folder has such a path, be it one of a client or not. */
function fitsAnything(pattern: string, fits: Matcher, { root, files }: Searched): boolean {
  if (NEVER_LOOKED_INTO.test(pattern)) return true;
  const folders = [folderOf(pattern)];
  let seen = 0;
  for (let folder = folders.pop(); folder !== undefined; folder = folders.pop()) {
    for (const entry of entriesOf(join(root, folder), files)) {
      seen += 1;
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
      const isFolder = entry.isDirectory();
      if (seen > MOST_ENTRIES || fits(path) || (isFolder && fits(`${path}/`))) return true;
      if (isFolder && !NEVER_LOOKED_INTO.test(path)) folders.push(path);
    }
  }
  return false;
}

/** The folder that all lies in that a pattern may fit; one without a slash before its end fits in any. */
function folderOf(pattern: string): string {
  const parts = pattern.replace(/^\.?\//, '').split('/');
  const isAnywhere = !/\/(?!$)/.test(pattern);
  const wild = parts.findIndex((part) => /[*?[\]{}\\]/.test(part));
  return isAnywhere ? '' : parts.slice(0, wild === -1 ? -1 : wild).join('/');
}

function entriesOf(folder: string, files: Files) {
  try {
    return files.list(folder);
  } catch {
    return [];
  }
}
