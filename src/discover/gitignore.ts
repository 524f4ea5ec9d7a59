import { type Files, gitFolders, join, startOf } from '../files/index.ts';
import type { Problem } from '../parse/index.ts';
import { type Answer, compilePatterns, isPattern, literalPattern, type Patterns } from './patterns.ts';
import { readSource } from './read.ts';
import type { Remarks } from './remarks.ts';

/** The patterns that count in a folder, the nearest first. All paths here are absolute. */
export interface IgnoreChain {
  readonly patterns: Patterns;
  /** The length of what stands before a path relative to the folder of the patterns. */
  readonly cut: number;
  readonly outer: IgnoreChain | undefined;
}

const MAX_BYTES = 1024 * 1024;

export function withGitignore(
  outer: IgnoreChain | undefined,
  folder: string,
  files: Files,
  remarks: Remarks,
): IgnoreChain | undefined {
  return withFile(outer, folder, `${startOf(folder)}.gitignore`, files, remarks);
}

/** What counts at the top of a repository whatever lies above it. */
export function repositoryChain(top: string, files: Files, remarks: Remarks): IgnoreChain | undefined {
  const exclude = join(gitFolders(top, files)?.common ?? join(top, '.git'), 'info/exclude');
  return files.exists(exclude) ? withFile(undefined, top, exclude, files, remarks) : undefined;
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
    const takenBack = `!${literalPattern(folder.slice(chain.cut))}`;
    return { ...chain, patterns: chain.patterns.with(takenBack), outer };
  }
  return outer === chain.outer ? chain : { ...chain, outer };
}

function ask(link: IgnoreChain, path: string): Answer {
  return link.patterns.test(path.slice(link.cut));
}

function withFile(
  outer: IgnoreChain | undefined,
  folder: string,
  file: string,
  files: Files,
  remarks: Remarks,
): IgnoreChain | undefined {
  const { source, bytes } = readSource(files, file, file);
  // Of a line with a NUL byte in it git takes what stands before it, and all of the other lines.
  const fault = source.text === '' ? source.problems.find(isFatal) : undefined;
  const obstacle = bytes > MAX_BYTES ? `it has more than ${MAX_BYTES} bytes` : fault?.message;
  const isForeign = fault?.kind === 'encoding' && obstacle === fault.message;
  if (obstacle !== undefined) remarks.tell(isForeign ? 'encoding' : 'patterns', file, obstacle);
  const lines = bytes > MAX_BYTES ? [] : source.text.split(/\r?\n/).filter(isPattern);
  // Git writes an "exclude" of nothing but comments for each repository: no path has to be held against that.
  if (lines.length === 0) return outer;
  const patterns = compilePatterns(lines, files.ignoresCase);
  if (patterns.dropped > 0) remarks.tell('patterns', file, 'too many of its lines may match any path');
  return { patterns, cut: startOf(folder).length, outer };
}

function isFatal({ fatal }: Problem): boolean {
  return fatal;
}
