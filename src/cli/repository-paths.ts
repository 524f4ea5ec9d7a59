import { realpathSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { slashes } from '../files/disk.ts';
import { isOutside } from '../report/index.ts';

export interface Places {
  readonly cwd: string;
  /** Of the report, relative to the working directory. */
  readonly root: string;
  /** Where the runner of a CI service has the repository. */
  readonly workspace: string | undefined;
}

/** Where GitHub's runner or GitLab's has the repository; undefined elsewhere. */
export function workspaceIn(env: Readonly<Record<string, string | undefined>>): string | undefined {
  return env.GITHUB_WORKSPACE || env.CI_PROJECT_DIR;
}

/** Paths of a report as seen from the top of the repository; without one that is known, from the working directory. */
export function repositoryPaths({ cwd, root, workspace }: Places): (path: string) => string {
  const here = real(cwd);
  const top = workspace === undefined || workspace === '' ? here : real(workspace);
  const start = isWithin(here, top) ? top : here;
  return (path) => (isOutside(path) ? path : slashes(relative(start, resolve(here, root, path))));
}

function isWithin(folder: string, top: string): boolean {
  return !/^(?:\.\.(?:[\\/]|$)|[\\/]|[A-Za-z]:)/.test(relative(top, folder));
}

function real(folder: string): string {
  try {
    return realpathSync(folder);
  } catch {
    return folder;
  }
}
