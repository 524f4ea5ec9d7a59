import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import { loadConfig } from './config/index.ts';
import { discover, slashes } from './discover/index.ts';
import { readWorkspace } from './model/index.ts';
import { known, type LintOptions, plan, unclaimed } from './plan.ts';
import { type Report, reportOf } from './report/index.ts';
import { runRules } from './rules/index.ts';
import { loadSchemas } from './schema/index.ts';
import { readBaseline, suppress, writeBaseline } from './suppress/index.ts';
import { UsageError } from './wording/index.ts';

/** Paths → Sources → Documents → Formats → Servers → Findings → Report, in one direction. */
export async function lint(options: LintOptions): Promise<Report> {
  const { config, root = options.cwd } = await loadConfig({ cwd: options.cwd, config: options.config, known: known() });
  const { files, reading, settings, baseline } = plan(options, config, root);

  const { sources } = discover(files);
  const workspace = await readWorkspace(
    sources.map(({ source }) => source),
    { ...reading, exists: (path) => existsSync(join(root, path)) },
  );
  const stranger = sources.find((found) => found.explicit && unclaimed(found.source.path, workspace));
  if (stranger) {
    throw new UsageError(
      `no client's format claims "${stranger.source.path}", by its path or by its content; say what it is with --as, or under "files" in mcp-lint.json`,
    );
  }

  const violations = await loadSchemas(workspace);
  const found = runRules(workspace, { isOn: settings.isOn, violations });

  const reported = new Set(sources.filter((source) => source.reported).map(({ source }) => source.path));
  const inScope = found.filter((finding) => reported.has(finding.place.document.path));
  const { kept, suppressed } = suppress(inScope, {
    ...settings.suppression(workspace, reported),
    baseline:
      baseline === undefined || options.updateBaseline
        ? undefined
        : readBaseline(baseline, relative(options.cwd, baseline)),
  });
  if (baseline !== undefined && options.updateBaseline) writeBaseline(baseline, kept);

  return reportOf(workspace, options.updateBaseline ? [] : kept, {
    root: slashes(relative(options.cwd, root)) || '.',
    suppressed: options.updateBaseline ? suppressed + kept.length : suppressed,
    reported,
  });
}
