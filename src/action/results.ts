import { appendFileSync, existsSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { setOutput, warning } from '@actions/core';
import { readRules } from '../cli/catalog.ts';
import { causeOf } from '../files/index.ts';
import {
  type OverviewInput,
  pathFromHere,
  type RenderOptions,
  type Report,
  type RuleText,
  render,
  renderServers,
  renderTables,
} from '../report/index.ts';
import { quote, UsageError } from '../wording/index.ts';
import type { Inputs } from './inputs.ts';

/** A summary of more than 1 MiB is refused as a whole. */
const MOST_BYTES = 1_000_000;

/**
 * What the runner should have made ready and has not costs only what would go there. The file somebody asked for by name
 * comes last, so that nothing else is lost with it.
 */
export async function writeResults(
  report: Report,
  examined: OverviewInput,
  options: RenderOptions,
  inputs: Inputs,
): Promise<void> {
  const json = await writeReport(report, options);
  await writeSummary(report, examined, options);
  let [sarif, patch] = ['', ''];
  try {
    sarif = await writeSarif(report, options, inputs);
    patch = await writePatch(options.diff ?? '', inputs);
  } finally {
    writeOutputs({ ...countsOf(report), report: json, 'sarif-file': sarif, 'fix-file': patch });
  }
}

/** Empty where it cannot be written. */
async function writeReport(report: Report, options: RenderOptions): Promise<string> {
  const text = await render('json', report, options);
  const parent = process.env.RUNNER_TEMP || tmpdir();
  let json = '';
  orWarn('the report', parent, () => {
    const path = join(mkdtempSync(join(parent, 'mcp-lint-')), 'report.json');
    writeFileSync(path, text);
    json = path;
  });
  return json;
}

function countsOf({ summary: { errors, warnings, infos, files } }: Report) {
  return { errors, warnings, infos, files };
}

function writeOutputs(outputs: Readonly<Record<string, string | number>>): void {
  orWarn('the outputs of this step', process.env.GITHUB_OUTPUT ?? '', () => {
    for (const [name, value] of Object.entries(outputs)) setOutput(name, value);
  });
}

async function writeSarif(report: Report, options: RenderOptions, { sarifFile, cwd }: Inputs): Promise<string> {
  if (sarifFile === undefined) return '';
  const path = resolve(cwd, sarifFile);
  await save(path, process.env.GITHUB_WORKSPACE || cwd, await render('sarif', report, { ...options, loadRules }));
  return path;
}

/** Empty where there is nothing to mend, so that what comes after finds a file in any case. */
async function writePatch(patch: string, { fixFile, cwd }: Inputs): Promise<string> {
  if (fixFile === undefined) return '';
  const path = resolve(cwd, fixFile);
  await save(path, process.env.GITHUB_WORKSPACE || cwd, patch);
  return path;
}

async function loadRules(): Promise<readonly RuleText[]> {
  return readRules();
}

/** The findings, and below them the servers: those of the whole repository, whatever a pull request touches. */
async function writeSummary(report: Report, examined: OverviewInput, options: RenderOptions): Promise<void> {
  const path = process.env.GITHUB_STEP_SUMMARY;
  if (path === undefined || path === '') return;
  const findings = await render('markdown', report, { ...options, limit: MOST_BYTES });
  const servers = await serversTable(examined, options);
  const tables = servers + (await lossesTable(examined, options));
  const hasRoom = Buffer.byteLength(findings) + Buffer.byteLength(tables) < MOST_BYTES;
  orWarn('the summary', path, () => appendFileSync(path, hasRoom ? findings + tables : findings));
}

/** Nothing where nobody asked about other clients. */
async function lossesTable({ workspace, reported }: OverviewInput, options: RenderOptions): Promise<string> {
  if (workspace.targets.length === 0) return '';
  const { lossesIn, tableOfLosses } = await import('../converting/index.ts');
  const overview = await lossesIn({ workspace, reported });
  if (overview.servers.length === 0) return '';
  return `\n${renderTables('markdown', [tableOfLosses(overview, (path) => pathFromHere(path, options))], options)}`;
}

/** Nothing where there is one client at most, for which the table would say little. */
async function serversTable(examined: OverviewInput, options: RenderOptions): Promise<string> {
  const clients = new Set(examined.workspace.readings.filter(({ owner }) => owner).map(({ client }) => client.id));
  return clients.size < 2 ? '' : `\n${await renderServers('markdown', examined, options)}`;
}

/** A full disk or an absent folder is no fault of ours, and the path is what helps. */
function orWarn(what: string, path: string, write: () => void): void {
  try {
    write();
  } catch (error) {
    warning(`${what} cannot be written to ${quote(path)}: ${causeAt(path, error)}`);
  }
}

async function save(path: string, top: string, text: string): Promise<void> {
  const { makeFile, replaceFile } = await import('../cli/replace-file.ts');
  try {
    const write = existsSync(dirname(path)) ? replaceFile : makeFile;
    write(path, text, top);
  } catch (error) {
    if (error instanceof UsageError) throw error;
    throw new UsageError(`${quote(path)} cannot be written: ${causeOf(error)}`);
  }
}

/** The toolkit's own error for an absent file has no code. */
function causeAt(path: string, error: unknown): string {
  return existsSync(path) ? causeOf(error) : 'it does not exist';
}
