import { folderOf } from '../folders/index.ts';
import { oncePer, type Reading, type Workspace } from '../reading/index.ts';

/** The file because of which the client does not read this one. */
export function hidingFile(reading: Reading, workspace: Workspace): Reading | undefined {
  const { hiddenBy } = reading.format;
  return hiddenBy === undefined ? undefined : byPath(workspace).get(folderOf(reading) + hiddenBy.file);
}

export function isHidden(reading: Reading, workspace: Workspace): boolean {
  return hidingFile(reading, workspace) !== undefined;
}

/** Worked out when the first file that can be hidden is met. */
const byPath = oncePer(
  ({ readings }): ReadonlyMap<string, Reading> =>
    new Map(readings.filter(({ owner }) => owner).map((each) => [each.document.path, each])),
);
