import { type Files, join } from '../files/index.ts';
import type { Source } from '../parse/index.ts';
import { printable, UsageError } from '../wording/index.ts';
import { type Around, aroundOf } from './around.ts';
import { FileSource } from './file-source.ts';
import type { FoundSource } from './found-source.ts';
import { entriesOf, lookUp, lookUpFolder, seenFromRoot } from './given.ts';
import { Listing } from './listing.ts';
import { rootAt } from './root.ts';
import { walkScope } from './scope.ts';

export interface DiscoverOptions {
  readonly files: Files;
  readonly cwd: string;
  /** The workspace is always read from here. */
  readonly root: string;
  /** As given by the user, relative to `cwd` or absolute; none means the root. */
  readonly paths: readonly string[];
  /** Whether a path, as it is reported, is some format's file. */
  readonly wanted: (path: string) => boolean;
  /** By the configuration; folders are asked for with a slash at the end, which spares walking them. */
  readonly ignored?: (path: string) => boolean;
  /** Read if they exist. */
  readonly userFiles?: readonly { readonly path: string; readonly shown: string }[];
  /** Absolute; read wherever they lie, and reported only where they lie within what is asked for. */
  readonly needed?: readonly string[];
  /** Folders, as given, whose own files are read whatever `wanted` says. */
  readonly allOf?: readonly string[];
  readonly wantedInFolder?: (name: string) => boolean;
  /** The one document that is asked about, as given; the files hold it. */
  readonly document?: string;
}

export interface Discovered {
  /** Sorted by path, each file once; those that the user named have been read. */
  readonly sources: readonly FoundSource[];
  readonly around: Around;
}

interface Candidate {
  readonly path: string;
  readonly absolute: string;
  /** Known to be neither a link nor anything else that must not be opened. */
  readonly isRegular: boolean;
  readonly explicit: boolean;
  readonly reported: boolean;
  readonly ofUser?: true;
  readonly asGiven?: string;
}

/** Finds the files of a workspace; throws a `UsageError` for a given path that cannot be taken. */
export function discover(options: DiscoverOptions): Discovered {
  const listing = new Listing();
  const candidates = [...candidatesOf(options, listing).values()];
  candidates.sort((a, b) => (a.path < b.path ? -1 : a.path > b.path ? 1 : 0));
  const sources = candidates.map((each) => found(each, options.files));
  return { sources, around: aroundOf(sources, listing, options) };
}

/** By absolute path. What the user named comes last and overrides what a walk found. */
function candidatesOf(options: DiscoverOptions, listing: Listing): ReadonlyMap<string, Candidate> {
  const { cwd, files: all } = options;
  const root = rootAt(options.root, all);
  const given = options.paths.map((path) => lookUp(path, cwd, root, all));
  const files = given.filter(({ kind }) => kind === 'file');
  const folders = given.filter(({ kind }) => kind === 'folder');
  const allOf = (options.allOf ?? []).map((path) => lookUpFolder(path, cwd, root, all));
  const document =
    options.document === undefined ? undefined : seenFromRoot(all.resolve(cwd, options.document), root, all);
  const others = [...files, ...allOf].map(({ absolute }) => absolute).concat(document ?? []);

  const candidates = new Map<string, Candidate>();
  const add = (absolute: string, found: Omit<Candidate, 'path' | 'absolute'>, shown?: string) => {
    const path = shown ?? candidates.get(absolute)?.path ?? root.report(absolute);
    candidates.set(absolute, { path, absolute, ...found });
  };

  const { wanted, ignored } = options;
  walkScope({ files: all, root, folders, others, wanted, ignored, listing }, (absolute, found) => {
    add(absolute, { ...found, explicit: false });
  });
  for (const path of options.needed ?? []) {
    if (!candidates.has(path)) add(path, { isRegular: false, explicit: false, reported: false });
  }
  for (const folder of allOf) {
    for (const entry of entriesOf(folder.absolute, folder.shown, all)) {
      if (options.wantedInFolder?.(entry.name) === false) continue;
      add(join(folder.absolute, entry.name), { isRegular: entry.isFile(), explicit: false, reported: true });
    }
  }
  for (const { path, shown } of options.userFiles ?? []) {
    if (all.kind(path) !== undefined)
      add(path, { isRegular: false, explicit: false, reported: true, ofUser: true }, shown);
  }
  for (const { absolute, shown } of files) {
    add(absolute, { isRegular: false, explicit: true, reported: true, asGiven: shown });
  }
  if (document !== undefined) add(document, { isRegular: true, explicit: true, reported: true });
  return candidates;
}

function found(candidate: Candidate, files: Files): FoundSource {
  const { absolute, explicit, reported, ofUser = false } = candidate;
  return { source: sourceFor(candidate, files), explicit, reported, absolute, ofUser };
}

function sourceFor({ path, absolute, isRegular, asGiven }: Candidate, files: Files): Source {
  const source = new FileSource(path, absolute, isRegular, files);
  if (asGiven === undefined) return source;
  const [problem] = source.problems;
  if (problem?.kind === 'unreadable') throw new UsageError(`"${printable(asGiven)}": ${problem.message}`);
  return source;
}
