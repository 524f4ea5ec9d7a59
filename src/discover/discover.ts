import { type Files, join, Within } from '../files/index.ts';
import type { Source } from '../parse/index.ts';
import { printable, UsageError } from '../wording/index.ts';
import { type Around, aroundOf } from './around.ts';
import { FileSource } from './file-source.ts';
import type { FoundSource } from './found-source.ts';
import { entriesOf, type Given, lookUp, lookUpFolder, projectOf, seenFromRoot } from './given.ts';
import { Listing } from './listing.ts';
import { type Remark, Remarks } from './remarks.ts';
import { Repositories } from './repositories.ts';
import { type Root, rootAt } from './root.ts';
import { walkScope } from './scope.ts';
import type { Ignorer } from './walk.ts';

export interface DiscoverOptions {
  readonly files: Files;
  readonly cwd: string;
  /** The workspace is always read from here. */
  readonly root: string;
  /** As given by the user, relative to `cwd` or absolute; none means the root. */
  readonly paths: readonly string[];
  /** Whether a path, as it is reported, is some format's file. */
  readonly wanted: (path: string) => boolean;
  /** Whether some client looks for files in folders of this name. */
  readonly mayHold?: (path: string) => boolean;
  /** Whether a file of this path is one of a client whatever it holds, so that it is worth a word where it is ignored. */
  readonly isCounted?: (path: string) => boolean;
  /** Whether who reads a file by the other path reads it by this one as well. */
  readonly isReadAlike?: (path: string, other: string) => boolean;
  /** Of a path that is no client's: what a file has to hold to be looked at. */
  readonly strayWords?: (path: string) => readonly string[] | undefined;
  /** By the configuration; folders are asked for with a slash at the end, which spares walking them. */
  readonly ignored?: (path: string) => boolean;
  /** Read if they exist. */
  readonly userFiles?: readonly { readonly path: string; readonly shown: string }[];
  /** Absolute; read wherever they lie, and reported only where they lie within what is asked for. */
  readonly needed?: readonly string[];
  /** Folders, as given, whose own files are read whatever `wanted` says. */
  readonly allOf?: readonly string[];
  /** Whether these are the user's own, whose links may lead anywhere. */
  readonly isAllOfUser?: boolean;
  readonly wantedInFolder?: (name: string) => boolean;
  /** The one document that is asked about, as given; the files hold it. */
  readonly document?: string;
}

export interface Discovered {
  /** Sorted by path, each file once; those that the user named have been read. */
  readonly sources: readonly FoundSource[];
  readonly around: Around;
  readonly unseen: readonly Unseen[];
  /** How many files would be reported and were not read. */
  readonly leftOut: LeftOut;
}

/** Something that could not be looked at, by its path as it is reported. */
export interface Unseen extends Remark {
  readonly isReported: boolean;
}

export type LeftOut = Readonly<Record<Ignorer, number>>;

interface Candidate {
  readonly path: string;
  readonly absolute: string;
  /** Known to be neither a link nor anything else that must not be opened. */
  readonly isRegular: boolean;
  readonly explicit: boolean;
  readonly reported: boolean;
  readonly ofUser?: true;
  readonly asGiven?: string;
  /** Named by the user, who may have it lie anywhere. */
  readonly isFree?: true;
}

/** What is longer holds data. */
const LONGEST_STRAY = 1_000_000;

/** What a search works with. */
interface Search {
  readonly root: Root;
  /** All that there is. */
  readonly all: Files;
  /** What lies in the root and in the folders that were given. */
  readonly within: Within;
  readonly repositories: Repositories;
  readonly remarks: Remarks;
  readonly listing: Listing;
}

/** Finds the files of a workspace; throws a `UsageError` for a given path that cannot be taken. */
export function discover(options: DiscoverOptions): Discovered {
  const { files: all } = options;
  const root = rootAt(options.root, all);
  const given = givenIn(options, root);
  const remarks = new Remarks();
  const search: Search = {
    root,
    all,
    within: new Within(all, [
      root.absolute,
      ...[...given.folders, ...given.allOf].map(({ absolute }) => absolute),
      ...given.files.filter(({ absolute }) => !root.contains(absolute)).flatMap((file) => projectOf(file, all)),
    ]),
    repositories: new Repositories(all, remarks),
    remarks,
    listing: new Listing(),
  };
  const { candidates, leftOut, isReported } = candidatesOf(options, given, search);
  const sorted = [...candidates.values()].sort((a, b) => (a.path < b.path ? -1 : a.path > b.path ? 1 : 0));
  const sources = sorted.map((each) => found(each, search));
  return {
    sources,
    around: aroundOf(sources, search.listing, {
      root: root.absolute,
      files: search.within,
      repositories: search.repositories,
    }),
    unseen: remarks.all
      .filter(({ path }) => !candidates.has(path))
      .map((each) => ({ ...each, path: root.report(each.path), isReported: isReported(each.path) })),
    leftOut,
  };
}

interface AllGiven {
  readonly files: readonly Given[];
  readonly folders: readonly Given[];
  readonly allOf: readonly Given[];
  readonly document: string | undefined;
}

function givenIn({ paths, allOf = [], document, cwd, files }: DiscoverOptions, root: Root): AllGiven {
  const given = paths.map((path) => lookUp(path, cwd, root, files));
  return {
    files: given.filter(({ kind }) => kind === 'file'),
    folders: given.filter(({ kind }) => kind === 'folder'),
    allOf: allOf.map((path) => lookUpFolder(path, cwd, root, files)),
    document: document === undefined ? undefined : seenFromRoot(files.resolve(cwd, document), root, files),
  };
}

/** By absolute path. What the user named comes last and overrides what a walk found. */
function candidatesOf(options: DiscoverOptions, { files, folders, allOf, document }: AllGiven, search: Search) {
  const { root, all, within } = search;
  const { wanted, ignored, mayHold = never, isReadAlike = always, isCounted = always } = options;
  const candidates = new Map<string, Candidate>();
  const ignorers = new Map<string, Ignorer>();
  const add = (absolute: string, found: Omit<Candidate, 'path' | 'absolute'>, shown?: string) => {
    const path = shown ?? candidates.get(absolute)?.path ?? root.report(absolute);
    candidates.set(absolute, { path, absolute, ...found });
    ignorers.delete(absolute);
  };

  const others = files.map(({ absolute }) => absolute).concat(document ?? []);
  const tops = allOf.map(({ absolute }) => absolute);
  const isReported = walkScope(
    { ...search, files: within, folders, tops, others, wanted, ignored, mayHold, isReadAlike },
    {
      onFile: ({ absolute, path, isRegular }, reported) => {
        const words = options.strayWords?.(path);
        const isLeft = words !== undefined && !(reported && isRegular && holdsOne(absolute, words, within));
        if (!isLeft) add(absolute, { isRegular, reported, explicit: false });
      },
      onLeftOut: (absolute, by) => {
        // Of what no client's name is on, nobody misses anything.
        if (!isCounted(root.report(absolute))) return;
        if (by === 'outside') search.remarks.tell(by, absolute);
        else ignorers.set(absolute, by);
      },
    },
  );
  for (const path of options.needed ?? []) {
    if (!candidates.has(path)) add(path, { isRegular: false, explicit: false, reported: false });
  }
  for (const folder of allOf) {
    for (const entry of entriesOf(folder.absolute, folder.shown, all)) {
      if (options.wantedInFolder?.(entry.name) === false) continue;
      const absolute = join(folder.absolute, entry.name);
      const isFree = options.isAllOfUser ? { isFree: true as const } : {};
      if (!options.isAllOfUser && within.leadsOut(absolute)) search.remarks.tell('outside', absolute);
      else add(absolute, { isRegular: entry.isFile(), explicit: false, reported: true, ...isFree });
    }
  }
  for (const { path, shown } of options.userFiles ?? []) {
    if (all.kind(path) === undefined) continue;
    add(path, { isRegular: false, explicit: false, reported: true, ofUser: true, isFree: true }, shown);
  }
  for (const { absolute, shown } of files) {
    add(absolute, { isRegular: false, explicit: true, reported: true, asGiven: shown, isFree: true });
  }
  if (document !== undefined) add(document, { isRegular: true, explicit: true, reported: true, isFree: true });
  const by = (ignorer: Ignorer) => [...ignorers.values()].filter((each) => each === ignorer).length;
  return { candidates, leftOut: { git: by('git'), config: by('config') }, isReported };
}

/** What cannot be read may be anything. */
function holdsOne(absolute: string, words: readonly string[], files: Files): boolean {
  try {
    return files.holds(absolute, words, LONGEST_STRAY);
  } catch {
    return false;
  }
}

function found(candidate: Candidate, search: Search): FoundSource {
  const { absolute, explicit, reported, ofUser = false } = candidate;
  return { source: sourceFor(candidate, search), explicit, reported, absolute, ofUser };
}

function sourceFor({ path, absolute, isRegular, asGiven, isFree }: Candidate, { all, within }: Search): Source {
  const source = new FileSource(path, absolute, isRegular, isFree ? all : within);
  if (asGiven === undefined) return source;
  const [problem] = source.problems;
  if (problem?.kind === 'unreadable') throw new UsageError(`"${printable(asGiven)}": ${problem.message}`);
  return source;
}

function never(): boolean {
  return false;
}

function always(): boolean {
  return true;
}
