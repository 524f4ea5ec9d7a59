import fs from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import type { Ignore } from 'ignore';
import { compilePatterns, literalPattern } from './patterns.ts';
import { readSource } from './read.ts';
import { slashes } from './slashes.ts';
import { isInIndex } from './tracked.ts';

/** The patterns that count in a folder, the nearest first. All paths here are absolute. */
export interface IgnoreChain {
  readonly patterns: Ignore;
  /** The length of what stands before a path relative to the folder of the patterns. */
  readonly cut: number;
  readonly outer: IgnoreChain | undefined;
}

const IGNORES_CASE = process.platform === 'win32' || process.platform === 'darwin';
const MAX_BYTES = 1024 * 1024;

export function withGitignore(outer: IgnoreChain | undefined, folder: string): IgnoreChain | undefined {
  return withFile(outer, folder, join(folder, '.gitignore'));
}

/** What counts at the top of a repository whatever lies above it. */
export function repositoryChain(top: string): IgnoreChain | undefined {
  return withFile(undefined, top, join(top, '.git', 'info', 'exclude'));
}

/**
 * What the folders above give, up to the top of the git repository: nothing if they ignore the folder itself, which
 * somebody asked for all the same.
 */
export function chainAbove(folder: string): IgnoreChain | undefined {
  const top = repositoryOf(folder);
  if (top === undefined) return undefined;
  let chain = repositoryChain(top);
  for (let at = top; at !== folder; ) {
    chain = withGitignore(chain, at);
    const end = folder.indexOf(sep, cutOf(at));
    at = end < 0 ? folder : folder.slice(0, end);
    if (isIgnored(chain, `${at}/`)) return undefined;
    chain = chainInside(chain, at);
  }
  return chain;
}

/**
 * Whether git would publish the file: it lists it, or the patterns let it through. Outside of a repository anything may
 * still be published, except what lies in the user's own folders.
 */
export function isPublishable(file: string, ofUser: boolean): boolean {
  const top = repositoryOf(dirname(file));
  if (top === undefined) return !ofUser;
  return isInIndex(top, slashes(relative(top, file))) || !isIgnoredBelow(top, file);
}

function isIgnoredBelow(top: string, file: string): boolean {
  let chain = repositoryChain(top);
  for (let at = top; ; ) {
    chain = withGitignore(chain, at);
    const end = file.indexOf(sep, cutOf(at));
    if (end < 0) return isIgnored(chain, file);
    at = file.slice(0, end);
    if (isIgnored(chain, `${at}/`)) return true;
    chain = chainInside(chain, at);
  }
}

/** Folders are asked for with a slash at the end, and only after those they lie in were found not to be ignored. */
export function isIgnored(chain: IgnoreChain | undefined, path: string): boolean {
  for (let link = chain; link !== undefined; link = link.outer) {
    const { ignored, unignored } = ask(link, path);
    if (ignored || unignored) return ignored;
  }
  return false;
}

/**
 * The chain for what lies in a folder that is not ignored. Where an inner file took back what an outer one ignores,
 * the outer one must not find everything in the folder ignored because of the folder.
 */
export function chainInside(chain: IgnoreChain | undefined, folder: string): IgnoreChain | undefined {
  if (chain === undefined) return undefined;
  const outer = chainInside(chain.outer, folder);
  if (ask(chain, `${folder}/`).ignored) {
    const takenBack = `!${literalPattern(slashes(folder.slice(chain.cut)))}`;
    return { ...chain, patterns: compilePatterns([], IGNORES_CASE).add(chain.patterns).add([takenBack]), outer };
  }
  return outer === chain.outer ? chain : { ...chain, outer };
}

function ask(link: IgnoreChain, path: string): { ignored: boolean; unignored: boolean } {
  return link.patterns.test(slashes(path.slice(link.cut)));
}

function repositoryOf(folder: string): string | undefined {
  for (let at = folder; ; at = dirname(at)) {
    if (fs.existsSync(join(at, '.git'))) return at;
    if (dirname(at) === at) return undefined;
  }
}

function withFile(outer: IgnoreChain | undefined, folder: string, file: string): IgnoreChain | undefined {
  const { source, bytes } = readSource(file, file);
  if (source.text === '' || bytes > MAX_BYTES) return outer;
  return { patterns: compilePatterns(source.text.split(/\r?\n/), IGNORES_CASE), cut: cutOf(folder), outer };
}

function cutOf(folder: string): number {
  return folder.endsWith(sep) ? folder.length : folder.length + 1;
}
