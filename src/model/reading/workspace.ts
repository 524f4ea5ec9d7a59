import type { ToolLists } from '../tools/index.ts';
import type { Reading } from './reading.ts';

/** Everything known about a root folder. */
export interface Workspace {
  /** Absolute, with forward slashes. */
  readonly root: string;
  readonly readings: readonly Reading[];
  readonly toolLists: ToolLists;
  /** Ids of the clients that are asked about beside the owners of the files. */
  readonly targets: readonly string[];
}

/** What is worked out of a workspace when somebody asks, and then remembered: several rules ask the same. */
export function oncePer<T extends object>(workOut: (workspace: Workspace) => T): (workspace: Workspace) => T {
  const known = new WeakMap<Workspace, T>();
  return (workspace) => {
    const found = known.get(workspace) ?? workOut(workspace);
    known.set(workspace, found);
    return found;
  };
}
