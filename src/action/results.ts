import { appendFileSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setOutput } from '@actions/core';
import { causeOf } from '../discover/index.ts';
import {
  type OverviewInput,
  type RenderOptions,
  type Report,
  render,
  renderMarkdown,
  renderServers,
} from '../report/index.ts';
import { quote, UsageError } from '../wording/index.ts';
import type { Inputs } from './inputs.ts';

/** A summary of more than 1 MiB is refused as a whole. */
const MOST_BYTES = 1_000_000;

export async function writeResults(
  report: Report,
  examined: OverviewInput,
  options: RenderOptions,
  inputs: Inputs,
): Promise<void> {
  const parent = process.env.RUNNER_TEMP || tmpdir();
  const folder = written(parent, () => mkdtempSync(join(parent, 'mcp-lint-')));
  const json = join(folder, 'report.json');
  save(json, await render('json', report, options));
  setOutput('report', json);
  setOutput('sarif-file', await writeSarif(report, options, inputs));
  for (const name of ['errors', 'warnings', 'infos', 'files'] as const) setOutput(name, report.summary[name]);
  await writeSummary(report, examined, options);
}

async function writeSarif(report: Report, options: RenderOptions, { sarifFile, cwd }: Inputs): Promise<string> {
  if (sarifFile === undefined) return '';
  const { rules } = await import('../cli/catalog.generated.ts');
  const path = resolve(cwd, sarifFile);
  save(path, await render('sarif', report, { ...options, rules }));
  return path;
}

/** The findings, and below them the servers: those of the whole repository, whatever a pull request touches. */
async function writeSummary(report: Report, examined: OverviewInput, options: RenderOptions): Promise<void> {
  const path = process.env.GITHUB_STEP_SUMMARY;
  if (path === undefined || path === '') return;
  const findings = renderMarkdown(report, options, MOST_BYTES);
  const servers = await serversTable(examined, options);
  const hasRoom = Buffer.byteLength(findings) + Buffer.byteLength(servers) < MOST_BYTES;
  written(path, () => appendFileSync(path, hasRoom ? findings + servers : findings));
}

/** Nothing where there is one client at most, for which the table would say little. */
async function serversTable(examined: OverviewInput, options: RenderOptions): Promise<string> {
  const clients = new Set(examined.workspace.readings.filter(({ owner }) => owner).map(({ client }) => client.id));
  return clients.size < 2 ? '' : `\n${await renderServers('markdown', examined, options)}`;
}

function save(path: string, text: string): void {
  written(path, () => writeFileSync(path, text));
}

/** A full disk or an absent folder is no fault of ours, and the path is what helps. */
function written<T>(path: string, write: () => T): T {
  try {
    return write();
  } catch (error) {
    throw new UsageError(`${quote(path)} cannot be written: ${causeOf(error)}`);
  }
}
