import { folderOf, isOfProject } from './home.ts';
import { contestsIn } from './rivals/contests.ts';
import { keyOf, type Rival } from './rivals/rival.ts';
import type { Reading, Workspace } from './workspace.ts';

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

/** By name, what each client uses; `lost` are the keys of those that do not count. */
export function definitionsIn({ readings }: Project, lost: ReadonlySet<string>): ReadonlyMap<string, readonly Rival[]> {
  const found = new Map<string, Rival[]>();
  for (const reading of readings) {
    for (const server of reading.servers) {
      if (server.broken || lost.has(keyOf(server)) || server.route[0] === 'projects') continue;
      const known = found.get(server.name);
      if (known === undefined) found.set(server.name, [{ reading, server }]);
      else if (known.every((each) => each.reading.client !== reading.client)) known.push({ reading, server });
    }
  }
  return found;
}

/** The keys of the servers that a stronger source keeps from counting in their own project. */
export function lostIn(workspace: Workspace): ReadonlySet<string> {
  const contests = contestsIn(workspace).filter(
    ({ client, loser, winner, nested }) =>
      !nested && client === loser.reading.client && folderOf(winner.reading) === folderOf(loser.reading),
  );
  return new Set(contests.map(({ loser }) => keyOf(loser.server)));
}
