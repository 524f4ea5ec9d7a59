import { randomUUID } from 'node:crypto';
import { relative, resolve } from 'node:path';
import * as core from '@actions/core';
import { exitCode, type FailLevel, failLevels } from './cli/index.ts';
import { slashes } from './discover/index.ts';
import { lint } from './lint.ts';
import { located, type Report, renderText, summaryLine } from './report/index.ts';
import { about } from './version.generated.ts';
import { list, quote, redact, UsageError } from './wording/index.ts';

/** GitHub shows ten annotations of a kind per step and drops the rest without a word; the verdict is one of them. */
const shown = 9;

const annotate = { error: core.error, warning: core.warning };

async function main(): Promise<void> {
  const failOn = failLevel(core.getInput('fail-on') || 'error');
  const config = core.getInput('config');
  const report = await lint({
    cwd: process.cwd(),
    paths: core.getMultilineInput('paths'),
    targets: [],
    config: config === '' ? undefined : config,
    rules: new Map(),
    user: false,
    updateBaseline: false,
  });
  print(report);
  for (const severity of ['error', 'warning'] as const) annotateAll(report, severity);
  core.setOutput('errors', report.summary.errors);
  core.setOutput('warnings', report.summary.warnings);
  core.setOutput('infos', report.summary.infos);
  core.setOutput('files', report.summary.files);
  if (exitCode(report, { failOn }) !== 0) core.setFailed(summaryLine(report));
}

/** Nothing that stands in a file or in its name may be taken for a command to the runner. */
function print(report: Report): void {
  const cwdPrefix = report.root === '.' ? '' : `${report.root}/`;
  const options = { color: false, quiet: false, cwdPrefix, version: about.version, docsUrl: () => undefined };
  const end = randomUUID();
  core.info(`::stop-commands::${end}\n${renderText(report, options)}::${end}::`);
}

function annotateAll(report: Report, severity: keyof typeof annotate): void {
  const findings = report.findings.filter((finding) => finding.severity === severity);
  for (const finding of findings.slice(0, shown)) {
    const { path, line, column, endLine, endColumn } = located(finding);
    // Columns are legal only within one line, and a span of several is shown at its end.
    const columns = line === endLine ? { startColumn: column, endColumn } : {};
    const help = finding.help === undefined ? '' : `\n${finding.help}`;
    annotate[severity](redact(`${finding.message}${help}`), {
      title: finding.rule,
      file: inRepository(path, report.root),
      startLine: line,
      ...columns,
    });
  }
  if (findings.length > shown)
    core.info(`${shown} of ${findings.length} ${severity}s are annotated; the log above has all`);
}

/** An annotation is found by its path from the top of the repository. */
function inRepository(path: string, root: string): string {
  const top = process.env.GITHUB_WORKSPACE || process.cwd();
  return slashes(relative(top, resolve(root, path)));
}

function failLevel(text: string): FailLevel {
  const level = failLevels.find((known) => known === text);
  if (level === undefined)
    throw new UsageError(`fail-on is ${quote(text)}; it can be ${list(failLevels, { conjunction: 'or' })}`);
  return level;
}

main().catch((error: unknown) => {
  if (error instanceof UsageError) core.setFailed(error.message);
  else
    core.setFailed(
      `mcp-lint ${about.version} failed; this is a fault of mcp-lint. Report it at ${about.bugs}: ${String(error)}`,
    );
});
