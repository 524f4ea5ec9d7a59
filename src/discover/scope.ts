import { dirname } from '../files/index.ts';
import { entriesOf, type Given } from './given.ts';
import type { Listing } from './listing.ts';
import type { Root } from './root.ts';
import { type Found, type Walker, walk } from './walk.ts';

/** What is known and what is reported: the root is walked for the sake of rules that span files. */
export interface Scope
  extends Pick<Walker, 'files' | 'repositories' | 'remarks' | 'wanted' | 'mayHold' | 'isReadAlike'> {
  readonly root: Root;
  /** Given folders. */
  readonly folders: readonly Given[];
  /** Folders of which only the files right in them were asked for. */
  readonly tops: readonly string[];
  /** Everything else that was named; it limits what is reported too. */
  readonly others: readonly string[];
  readonly ignored: ((path: string) => boolean) | undefined;
  readonly listing: Listing;
}

export interface OnFound {
  readonly onFile: (found: Found, reported: boolean) => void;
  /** Only of what would be reported. */
  readonly onLeftOut: Walker['onLeftOut'];
}

/** Tells which paths are reported, be it that something lies there or not. */
export function walkScope(scope: Scope, { onFile, onLeftOut }: OnFound): (absolute: string) => boolean {
  const { root, folders, tops, others } = scope;
  const pending = new Map(folders.map(({ absolute, shown }) => [absolute, shown]));
  const named = new Set(pending.keys());
  const everything = folders.length + tops.length + others.length === 0;
  const isReported = (absolute: string) => everything || liesIn(named, absolute) || tops.includes(dirname(absolute));
  // Files of one folder follow each other.
  let folder: string | undefined;
  let isFolderReported = everything;
  const walker: Walker = {
    ...scope,
    ignored: scope.ignored ?? never,
    onFile: (found) => {
      if (found.folder !== folder) {
        folder = found.folder;
        isFolderReported = everything || liesIn(named, folder);
      }
      onFile(found, isFolderReported);
    },
    onFolder: (absolute, base, entries) => {
      pending.delete(absolute);
      scope.listing.add(base, entries);
    },
    onLeftOut: (absolute, by) => {
      if (isReported(absolute)) onLeftOut(absolute, by);
    },
  };
  const touchesRoot =
    [...others, ...tops].some(root.contains) || folders.some(({ absolute }) => root.contains(absolute));
  if (everything || (touchesRoot && !root.isVast)) walkFrom(root.absolute, root.absolute, root, walker);
  for (const [folder, shown] of pending) walkFrom(folder, shown, root, walker);
  return isReported;
}

/** Patterns of the configuration are relative to the root and say nothing about what lies outside. */
function walkFrom(folder: string, shown: string, root: Root, walker: Walker): void {
  const path = root.report(folder);
  const base = path === '' || path.endsWith('/') ? path : `${path}/`;
  const asked = root.contains(folder) ? walker : { ...walker, ignored: never };
  walk(folder, base, entriesOf(folder, shown, walker.files), asked);
}

function liesIn(folders: ReadonlySet<string>, path: string): boolean {
  for (let at = path; ; at = dirname(at)) {
    if (folders.has(at)) return true;
    if (dirname(at) === at) return false;
  }
}

function never(): boolean {
  return false;
}
