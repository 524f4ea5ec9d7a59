import { folderOf, isForOneProject, isOfProject } from '../folders/index.ts';
import { type Contest, contestsIn } from '../precedence/index.ts';
import type { Definition, Reading, Workspace } from '../reading/index.ts';
import { keyOf } from '../server/index.ts';

/** The files of one folder, whatever clients they are for. */
export interface Project {
  /** With a slash at its end, or empty; "~/" for the home directory. */
  readonly folder: string;
  readonly readings: readonly Reading[];
}

/** Each with the files that clients read for it; what belongs to a plugin or an agent is none of them. */
export function projectsIn({ readings }: Pick<Workspace, 'readings'>): readonly Project[] {
  const found = new Map<string, Reading[]>();
  for (const reading of readings) {
    if (!reading.owner || reading.format.dialect === undefined || !isOfProject(reading)) continue;
    const folder = folderOf(reading);
    const known = found.get(folder);
    if (known) known.push(reading);
    else found.set(folder, [reading]);
  }
  return [...found].map(([folder, own]) => ({ folder, readings: own }));
}

/** Those with files of more than one client. */
export function sharedProjectsIn(workspace: Workspace): readonly Project[] {
  return projectsIn(workspace).filter(({ readings: [first, ...others] }) =>
    others.some(({ client }) => client !== first?.client),
  );
}

/** By name, what each client uses; `lost` are those that do not count. */
export function definitionsIn(
  { readings }: Project,
  lost: ReadonlyMap<string, Definition>,
): ReadonlyMap<string, readonly Definition[]> {
  const found = new Map<string, Definition[]>();
  for (const reading of readings) {
    for (const server of reading.servers) {
      if (server.broken || lost.has(keyOf(server)) || isForOneProject(server)) continue;
      const known = found.get(server.name);
      if (known === undefined) found.set(server.name, [{ reading, server }]);
      else if (known.every((each) => each.reading.client !== reading.client)) known.push({ reading, server });
    }
  }
  return found;
}

/** By their keys, the servers that do not count in their own project, with what counts instead. */
export function lostIn(workspace: Workspace): ReadonlyMap<string, Definition> {
  const contests = contestsIn(workspace).filter(
    (contest) => !contest.nested && isOwn(contest) && isInOwnProject(contest),
  );
  return new Map(contests.map(({ loser, winner }) => [keyOf(loser.server), winner]));
}

/** Not what a target makes of another client's file. */
function isOwn({ client, loser: { reading } }: Contest): boolean {
  return reading.owner && reading.client === client;
}

function isInOwnProject({ loser, winner }: Contest): boolean {
  if (isForOneProject(winner.server)) return winner.reading.document !== loser.reading.document;
  return folderOf(winner.reading) === folderOf(loser.reading);
}
