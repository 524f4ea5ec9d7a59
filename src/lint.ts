import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import { loadConfig } from './config/index.ts';
import { discover, isPublishable, slashes, Within } from './discover/index.ts';
import { type Reading, readSources } from './model/index.ts';
import { known, type LintOptions, plan } from './plan/index.ts';
import { type CheckedFile, checkedFile, type Report, reportOf } from './report/index.ts';
import { RuleRun } from './rules/index.ts';
import { violationsOf } from './schema/index.ts';
import { loadBaseline, suppress } from './suppress/index.ts';
import { printable, UsageError } from './wording/index.ts';

/**
 * Paths → Sources → Documents → Formats → Servers → Findings → Report, in one direction. Each source goes as far as it
 * can by itself before the next one is read: what it takes can then be forgotten.
 */
export async function lint(options: LintOptions): Promise<Report> {
  const { config, root = options.cwd } = await loadConfig({ cwd: options.cwd, config: options.config, known: known() });
  const { files, reading, settings, baseline } = plan(options, config, root);
  if (options.updateBaseline && baseline === undefined) {
    throw new UsageError('"--update-baseline" needs a file: "--baseline <file>", or "baseline" in mcp-lint.json');
  }

  const { sources } = discover(files);
  const reported = new Set(sources.filter((source) => source.reported).map(({ source }) => source.path));
  const found = new Map(sources.map((each) => [each.source.path, each]));
  const readings: Reading[] = [];
  const checked: CheckedFile[] = [];
  const run = new RuleRun(settings.isOn);
  for await (const each of readSources(
    sources.map(({ source }) => source),
    {
      ...reading,
      exists: (path) => existsSync(join(root, path)),
      files: new Within(root),
      isPublishable: (path) => {
        const file = found.get(path);
        return file === undefined || isPublishable(file.absolute, file.ofUser);
      },
    },
  )) {
    readings.push(each);
    await run.askOf(each, await violationsOf(each));
    if (each.owner && reported.has(each.document.path)) checked.push(checkedFile(each));
  }
  const claimed = new Set(readings.map(({ document }) => document.path));
  const stranger = sources.find(({ explicit, source }) => explicit && !claimed.has(source.path));
  if (stranger) {
    throw new UsageError(
      `no client's format claims "${printable(stranger.source.path)}", by its path or by its content; say what it is with --as, or under "files" in mcp-lint.json`,
    );
  }
  await run.askOfAll({ readings });

  const inScope = run.findings.filter((finding) => reported.has(finding.place.document.path));
  const records = baseline && { ...(await loadBaseline()), ...baseline };
  const { kept, suppressed } = await suppress(inScope, {
    ...settings.suppression(readings, reported),
    baseline: options.updateBaseline ? undefined : records?.readBaseline(records.path, records.shown),
  });
  if (records !== undefined && options.updateBaseline) {
    records.writeBaseline(records.path, kept, { shown: records.shown, reported: (path) => reported.has(path) });
  }

  return reportOf(options.updateBaseline ? [] : kept, {
    root: slashes(relative(options.cwd, root)) || '.',
    looked: options.paths.join(', ') || '.',
    files: checked,
    suppressed: options.updateBaseline ? suppressed + kept.length : suppressed,
  });
}
