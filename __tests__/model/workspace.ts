import { formatsOf } from '../../src/clients/index.ts';
import { type Reading, readSources, type Workspace } from '../../src/model/reading/index.ts';
import { toolListsIn } from '../../src/model/tools/index.ts';
import type { Source } from '../../src/parse/index.ts';

/** Each of these sources as its clients read it, as if nothing else were there. */
export async function* readingsOf(sources: readonly Source[]): AsyncGenerator<Reading> {
  const namesIn = (folder: string) =>
    sources.flatMap(({ path }) => (path.startsWith(folder) ? (path.slice(folder.length).split('/')[0] ?? []) : []));
  const all = readSources(sources, {
    candidates: formatsOf,
    isForced: () => false,
    isNamed: () => false,
    targets: [],
    versions: new Map(),
    around: {
      exists: () => false,
      isPublishable: () => true,
      isMissing: () => false,
      isIgnored: () => false,
      files: { has: () => false, head: () => undefined, folders: () => [], names: namesIn, isTop: () => false },
    },
    protocol: { profiles: [] },
    isKept: () => false,
  });
  for (const some of all) yield* await some;
}

/** As if these files, those of the user under "~/" among them, had been found. */
export async function workspaceOf(files: Readonly<Record<string, string>>): Promise<Workspace> {
  const sources = Object.entries(files).map(([path, text]) => ({ path, text, problems: [] }));
  const readings: Reading[] = [];
  for await (const reading of readingsOf(sources)) readings.push(reading);
  return { root: '', targets: [], readings, toolLists: await toolListsIn(readings, new Map()) };
}
