import { appendFileSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setOutput } from '@actions/core';
import { causeOf } from '../discover/index.ts';
import { type RenderOptions, type Report, render, renderMarkdown } from '../report/index.ts';
import { quote, UsageError } from '../wording/index.ts';
import type { Inputs } from './inputs.ts';

/** A summary of more than 1 MiB is refused as a whole. */
const MOST_BYTES = 1_000_000;

export async function writeResults(report: Report, options: RenderOptions, inputs: Inputs): Promise<void> {
  const folder = mkdtempSync(join(process.env.RUNNER_TEMP || tmpdir(), 'mcp-lint-'));
  const json = join(folder, 'report.json');
  save(json, await render('json', report, options));
  setOutput('report', json);
  setOutput('sarif-file', await writeSarif(report, options, inputs));
  for (const name of ['errors', 'warnings', 'infos', 'files'] as const) setOutput(name, report.summary[name]);
  writeSummary(report, options);
}

async function writeSarif(report: Report, options: RenderOptions, { sarifFile, cwd }: Inputs): Promise<string> {
  if (sarifFile === undefined) return '';
  const { rules } = await import('../cli/catalog.generated.ts');
  const path = resolve(cwd, sarifFile);
  save(path, await render('sarif', report, { ...options, rules }));
  return path;
}

function writeSummary(report: Report, options: RenderOptions): void {
  const path = process.env.GITHUB_STEP_SUMMARY;
  if (path === undefined || path === '') return;
  appendFileSync(path, renderMarkdown(report, options, MOST_BYTES));
}

function save(path: string, text: string): void {
  try {
    writeFileSync(path, text);
  } catch (error) {
    throw new UsageError(`${quote(path)} cannot be written: ${causeOf(error)}`);
  }
}
