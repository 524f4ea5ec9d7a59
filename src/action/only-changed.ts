import { resolve } from 'node:path';
import { notice } from '@actions/core';
import { slashes } from '../files/disk.ts';
import { narrowed, type Report } from '../report/index.ts';
import { changedFiles } from './changed-files.ts';
import type { Inputs } from './inputs.ts';

/** What the report says of the files that a pull request touches. What is not known to be untouched is reported. */
export async function onlyChanged(
  report: Report,
  { token, config, cwd }: Inputs,
  repositoryPath: (path: string) => string,
): Promise<Report> {
  const changed = await changedFiles({ token, env: process.env });
  if ('unknown' in changed) {
    notice(`changed-only has no effect, everything is reported: ${changed.unknown}`);
    return report;
  }
  const configured = config === undefined ? undefined : repositoryPath(slashes(resolve(cwd, config)));
  const settings = [...changed.files].find((path) => /(?:^|\/)mcp-lint\.json$/.test(path) || path === configured);
  if (settings !== undefined) {
    notice('changed-only has no effect, everything is reported: the configuration of mcp-lint has changed');
    return report;
  }
  return narrowed(report, (path) => changed.files.has(repositoryPath(path)));
}
