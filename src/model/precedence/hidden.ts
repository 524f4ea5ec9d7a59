import { folderOf } from '../folders/index.ts';
import type { Reading, Workspace } from '../reading/index.ts';

const known = new WeakMap<Workspace, ReadonlyMap<string, Reading>>();

/** The file because of which the client does not read this one. */
export function hidingFile(reading: Reading, workspace: Workspace): Reading | undefined {
  const { hiddenBy } = reading.format;
  return hiddenBy === undefined ? undefined : byPath(workspace).get(folderOf(reading) + hiddenBy.file);
}

export function isHidden(reading: Reading, workspace: Workspace): boolean {
  return hidingFile(reading, workspace) !== undefined;
}

/** Worked out when the first file that can be hidden is met. */
function byPath(workspace: Workspace): ReadonlyMap<string, Reading> {
  const paths =
    known.get(workspace) ??
    new Map(workspace.readings.filter(({ owner }) => owner).map((each) => [each.document.path, each]));
  known.set(workspace, paths);
  return paths;
}
