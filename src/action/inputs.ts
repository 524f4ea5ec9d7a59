import { resolve } from 'node:path';
import { getInput, getMultilineInput } from '@actions/core';
import { slashes } from '../files/disk.ts';
import { leadsOut, relative } from '../files/index.ts';
import { type FailLevel, failLevels } from '../model/verdict/index.ts';
import { list, quote, UsageError } from '../wording/index.ts';
import { isFolder, realOf } from './checkout.ts';

/** What action.yml declares. Defaults live here, so that they hold wherever the bundle runs. */
export interface Inputs {
  /** The folder that all other paths are relative to; absolute. */
  readonly cwd: string;
  readonly paths: readonly string[];
  readonly config: string | undefined;
  readonly targets: readonly string[];
  readonly failOn: FailLevel;
  readonly sarifFile: string | undefined;
  readonly fixFile: string | undefined;
  readonly annotations: boolean;
  readonly requireFiles: boolean;
  readonly changedOnly: boolean;
  readonly token: string | undefined;
  readonly trust: (typeof trusts)[number];
}

/** Whose configuration, baseline, ignore lists and comments count. */
const trusts = ['base', 'none', 'head'] as const;

export function readInputs(workspace: string): Inputs {
  const cwd = folder(workspace, getInput('working-directory'));
  const paths = getMultilineInput('paths');
  const config = optional('config');
  refuseWayOut('working-directory', getInput('working-directory'), { from: workspace, workspace });
  for (const path of paths) refuseWayOut('paths', path, { from: cwd, workspace });
  if (config !== undefined) refuseWayOut('config', config, { from: cwd, workspace });
  return {
    cwd,
    paths,
    config,
    targets: targets(),
    failOn: choice('fail-on', failLevels, 'error'),
    sarifFile: optional('sarif-file'),
    fixFile: optional('fix-file'),
    annotations: flag('annotations', true),
    requireFiles: flag('require-files', false),
    changedOnly: flag('changed-only', false),
    token: optional('github-token'),
    trust: choice('trust', trusts, 'head'),
  };
}

function optional(name: string): string | undefined {
  return getInput(name) || undefined;
}

function targets(): string[] {
  const ids = getMultilineInput('targets').flatMap((line) => line.split(',').map((id) => id.trim()));
  return [...new Set(ids.filter((id) => id !== ''))];
}

function flag(name: string, otherwise: boolean): boolean {
  return choice(name, ['true', 'false'] as const, otherwise ? 'true' : 'false') === 'true';
}

function choice<T extends string>(name: string, allowed: readonly T[], otherwise: T): T {
  const text = getInput(name) || otherwise;
  const found = allowed.find((word) => word === text);
  if (found === undefined) {
    throw new UsageError(`${name} is ${quote(text)}; it can be ${list(allowed, { conjunction: 'or' })}`);
  }
  return found;
}

function folder(workspace: string, given: string): string {
  const path = slashes(resolve(workspace, given));
  if (isFolder(path)) return path;
  throw new UsageError(`working-directory is ${quote(given)}; there is no such folder`);
}

/** What the workflow names in the workspace may be a link there, which a pull request has made. */
function refuseWayOut(name: string, given: string, { from, workspace }: { from: string; workspace: string }): void {
  const path = slashes(resolve(from, given));
  const isInside = !leadsOut(relative(slashes(resolve(workspace)), path));
  if (isInside && leadsOut(relative(realOf(workspace), realOf(path)))) {
    throw new UsageError(`${name} is ${quote(given)}; a link leads out of the workspace there`);
  }
}
