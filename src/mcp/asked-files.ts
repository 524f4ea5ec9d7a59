import { startOf } from '../files/index.ts';
import type { LintOptions } from '../plan/index.ts';
import { printable, UsageError } from '../wording/index.ts';
import { Bounded } from './bounded.ts';
import type { Argument, Context } from './tool.ts';

/** For tools that ask about files, or about a text as if it lay in one. */
export const fileArguments = {
  paths: {
    type: 'array',
    items: { type: 'string' },
    description:
      'Files and folders, relative to the folders that this server reads, or absolute. Default: all of them.',
  },
  text: { type: 'string', description: 'A document to look at instead of files, with "filename".' },
  filename: { type: 'string', description: 'The path at which the text would lie: by it its client is known.' },
} as const satisfies Record<string, Argument>;

export const targetsArgument = {
  type: 'array',
  items: { type: 'string' },
  description: 'Ids of clients for which servers are judged, beside those that read the files, such as "vscode".',
} as const satisfies Argument;

/** A run for each of the folders that something was asked about. */
export function runsFor(given: Readonly<Record<string, unknown>>, { files, roots }: Context): LintOptions[] {
  const bounded = new Bounded(files, roots);
  const common = {
    files: bounded,
    targets: [...((given.targets as string[] | undefined) ?? [])],
    rules: new Map(),
    user: false,
  };
  const { paths, text, filename } = given as { paths?: string[]; text?: string; filename?: string };
  if (text !== undefined) {
    if (paths !== undefined) throw new UsageError('"paths" and "text" exclude each other');
    if (filename === undefined) throw new UsageError('"text" needs "filename", by which its client is known');
    const { place, root } = inside(filename, bounded, roots);
    return [{ ...common, cwd: root, paths: [], document: { path: place, content: text } }];
  }
  if (filename !== undefined) throw new UsageError('"filename" is for "text"; files are named in "paths"');
  if (paths === undefined) return roots.map((root) => ({ ...common, cwd: root, paths: [] }));
  const places = paths.map((path) => inside(path, bounded, roots));
  return [...new Set(places.map(({ root }) => root))].map((root) => ({
    ...common,
    cwd: root,
    paths: places.filter((each) => each.root === root).map(({ place }) => place),
  }));
}

/** Where a path leads, and the folder of this server in which that lies. Of what is outside nothing is said. */
function inside(path: string, files: Bounded, roots: readonly string[]): { place: string; root: string } {
  const possible = roots.map((root) => files.placeOf(files.resolve(root, path)));
  const known = possible.filter((place) => place !== undefined);
  const place = known.find((each) => files.exists(each)) ?? known[0];
  const root = place === undefined ? undefined : rootOf(place, roots);
  if (place === undefined || root === undefined || path === '' || path.includes('\0')) {
    throw new UsageError(`"${printable(path)}" lies outside of the folders that this server reads`);
  }
  return { place, root };
}

/** The innermost one. */
function rootOf(place: string, roots: readonly string[]): string | undefined {
  const around = roots.filter((root) => place === root || place.startsWith(startOf(root)));
  return around.sort((a, b) => b.length - a.length)[0];
}

/** How the client is told of places in a run: with paths from the folder where there is one, else whole. */
export function placesOf(
  { files, cwd }: LintOptions,
  { roots }: Context,
): <T extends { readonly path: string }>(place: T) => T {
  return (place) => (roots.length === 1 ? place : { ...place, path: files.resolve(cwd, place.path) });
}
