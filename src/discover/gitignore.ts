import { dirname, type Files, join, startOf } from '../files/index.ts';
import { type Answer, compilePatterns, literalPattern, type Patterns } from './patterns.ts';
import { readSource } from './read.ts';

/** The patterns that count in a folder, the nearest first. All paths here are absolute. */
export interface IgnoreChain {
  readonly patterns: Patterns;
  /** The length of what stands before a path relative to the folder of the patterns. */
  readonly cut: number;
  readonly outer: IgnoreChain | undefined;
}

const MAX_BYTES = 1024 * 1024;

export function withGitignore(outer: IgnoreChain | undefined, folder: string, files: Files): IgnoreChain | undefined {
  return withFile(outer, folder, `${startOf(folder)}.gitignore`, files);
}

/** What counts at the top of a repository whatever lies above it. */
export function repositoryChain(top: string, files: Files): IgnoreChain | undefined {
  return withFile(undefined, top, join(top, '.git/info/exclude'), files);
}

/**
 * What the folders above give, up to the top of the git repository: nothing if they ignore the folder itself, which
 * somebody asked for all the same.
 */
export function chainAbove(folder: string, files: Files): IgnoreChain | undefined {
  const top = repositoryOf(folder, files);
  if (top === undefined) return undefined;
  let chain = repositoryChain(top, files);
  for (let at = top; at !== folder; ) {
    chain = withGitignore(chain, at, files);
    const end = folder.indexOf('/', startOf(at).length);
    at = end < 0 ? folder : folder.slice(0, end);
    if (isIgnored(chain, `${at}/`)) return undefined;
    chain = chainInside(chain, at);
  }
  return chain;
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

/** The top of the repository that a folder lies in. */
function repositoryOf(folder: string, files: Files): string | undefined {
  for (let at = folder; ; at = dirname(at)) {
    if (isTop(at, files)) return at;
    if (dirname(at) === at) return undefined;
  }
}

/** A file of that name is one, too: it says where the repository is. */
export function isTop(folder: string, files: Files): boolean {
  return files.exists(`${startOf(folder)}.git`);
}

function withFile(outer: IgnoreChain | undefined, folder: string, file: string, files: Files): IgnoreChain | undefined {
  const { source, bytes } = readSource(files, file, file);
  if (source.text === '' || bytes > MAX_BYTES) return outer;
  const patterns = compilePatterns(source.text.split(/\r?\n/), files.ignoresCase);
  return { patterns, cut: startOf(folder).length, outer };
}
