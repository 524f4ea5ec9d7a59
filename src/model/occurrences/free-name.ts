import { folderOf } from '../folders/index.ts';
import type { Workspace } from '../reading/index.ts';
import { referencesIn } from '../references/index.ts';
import { brokenNameRules, reservedName } from '../server/index.ts';
import { toolNamesOf } from '../tools/index.ts';
import type { Occurrences } from './occurrences.ts';
import { nameFault } from './renaming.ts';

/** The first of some names that no client of the servers has anything against, and that no other server has or may get. */
export function freeName(
  found: Occurrences,
  names: readonly string[],
  workspace: Workspace,
  isTaken: (name: string) => boolean,
): string | undefined {
  return names.find(
    (name) =>
      !isTaken(name) &&
      !bringsObjection(found, name) &&
      !isLikeAnother(found, name, workspace) &&
      nameFault(found, name, workspace) === undefined,
  );
}

/** To which a client of the servers would object, as it does not today. */
function bringsObjection({ name: today, definitions }: Occurrences, name: string): boolean {
  return definitions.some(({ server, reading }) => {
    if (server === undefined) return false;
    const { dialect } = server;
    const names = toolNamesOf(reading);
    const known = brokenNameRules({ name: today, dialect }, names);
    const isKept = reservedName({ name, dialect }) !== undefined;
    return isKept || brokenNameRules({ name, dialect }, names).some((rule) => !known.includes(rule));
  });
}

/** But for capitals. */
function isLikeAnother({ name: today, definitions }: Occurrences, name: string, workspace: Workspace): boolean {
  const { servers } = referencesIn(workspace);
  return definitions.some(({ reading }) =>
    servers
      .all(
        name.toLowerCase(),
        inSmall,
        [`client ${reading.client.id}`, `format ${reading.format.id}`],
        folderOf(reading),
      )
      .some(({ server }) => server.name !== today),
  );
}

function inSmall(name: string): string {
  return name.toLowerCase();
}
