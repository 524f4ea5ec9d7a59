import { loadConfig } from './config/index.ts';
import { discover, loadAround } from './discover/index.ts';
import { join, overlay, relative } from './files/index.ts';
import { type Openable, readSources, type Workspace } from './model/reading/index.ts';
import { toolListsIn } from './model/tools/index.ts';
import type { Finding } from './model/verdict/index.ts';
import { type LintOptions, loadKnown, type Plan, plan } from './plan/index.ts';
import { type CheckedFile, checkedFile, type Report, reportOf } from './report/index.ts';
import { RuleRun } from './rules/index.ts';
import { isMarked, loadBaseline, suppress } from './suppress/index.ts';
import { printable, UsageError } from './wording/index.ts';

/** What a run knows before anything is left out of it. */
export interface Examined {
  /** Relative to the working directory. */
  readonly root: string;
  readonly readings: readonly Openable[];
  /** Those of files that may have comments to silence findings. */
  readonly marked: readonly Openable[];
  /** With all that there is to know about the servers. */
  readonly workspace: () => Promise<Workspace>;
  readonly findings: readonly Finding[];
  /** Paths of the files that lie within those given. */
  readonly reported: ReadonlySet<string>;
  readonly files: readonly CheckedFile[];
  readonly settings: Plan['settings'];
  readonly baseline: Plan['baseline'];
}

export async function lint(options: LintOptions): Promise<Report> {
  return reportOn(await examine(options), options);
}

/**
 * Paths → Sources → Documents → Formats → Servers → Findings, in one direction. Each source goes as far as it
 * can by itself before the next one is read: what it takes can then be forgotten.
 */
export async function examine(asked: LintOptions): Promise<Examined> {
  const options = withDocument(asked);
  const { cwd } = options;
  const { config, root = cwd } = await loadConfig({
    files: options.files,
    cwd,
    config: options.config,
    known: loadKnown,
  });
  const { files, reading, settings, baseline, toolLists } = await plan(options, config, root);
  if (options.saveBaseline !== undefined && baseline === undefined) {
    throw new UsageError('"--update-baseline" needs a file: "--baseline <file>", or "baseline" in mcp-lint.json');
  }

  const { sources, lacks } = discover(files);
  const reported = new Set(sources.filter((source) => source.reported).map(({ source }) => source.path));
  const readings: Openable[] = [];
  const marked: Openable[] = [];
  const checked: CheckedFile[] = [];
  const run = new RuleRun(settings.isOn, settings.optionsOf);
  for await (const each of readSources(
    sources.map(({ source }) => source),
    {
      ...reading,
      exists: (path) => !lacks(path) && options.files.exists(join(root, path)),
      around: () => loadAround(sources, root, options.files),
    },
  )) {
    readings.push(each);
    const before = run.findings.length;
    await run.askOf(each);
    const hasComments = isMarked(each.document);
    if (hasComments) marked.push(each);
    if (hasComments || run.findings.length > before) each.keep();
    if (each.owner && reported.has(each.document.path)) checked.push(checkedFile(each));
  }
  const claimed = new Set(readings.map(({ document }) => document.path));
  const stranger = sources.find(({ explicit, source }) => explicit && !claimed.has(source.path));
  if (stranger) {
    throw new UsageError(
      `no client's format claims "${printable(stranger.source.path)}", by its path or by its content; say what it is with --as ("--as mcp" for any client's servers), or under "files" in mcp-lint.json`,
    );
  }
  const workspace = async (): Promise<Workspace> => ({
    root,
    readings: await Promise.all(readings.map((each) => each.open())),
    targets: reading.targets,
    toolLists: await toolListsIn(readings, toolLists),
  });
  await run.askOfAll(readings.length, workspace);
  return {
    root: relative(cwd, root) || '.',
    readings,
    marked,
    workspace,
    findings: run.findings,
    reported,
    files: checked,
    settings,
    baseline,
  };
}

/** Findings → Report: what the configuration, comments and the baseline suppress is left out. */
export async function reportOn(examined: Examined, options: LintOptions): Promise<Report> {
  const { root, marked, findings, reported, files, settings, baseline } = examined;
  const { saveBaseline } = options;
  const inScope = findings.filter((finding) => reported.has(finding.place.document.path));
  const records = baseline && { ...(await loadBaseline()), ...baseline };
  const { kept, suppressed } = await suppress(inScope, {
    ...settings.suppression(marked, reported),
    baseline: saveBaseline === undefined ? records?.readBaseline(records, options.files) : undefined,
  });
  if (records !== undefined && saveBaseline !== undefined) {
    const isReported = (path: string) => reported.has(path);
    records.writeBaseline(records, kept, { files: options.files, save: saveBaseline, isReported });
  }

  return reportOf(saveBaseline === undefined ? kept : [], {
    root,
    looked: options.paths.join(', ') || '.',
    files,
    suppressed: saveBaseline === undefined ? suppressed : suppressed + kept.length,
  });
}

/** A document that is given lies over whatever lies at its path. */
function withDocument(options: LintOptions): LintOptions {
  const { document, files, cwd } = options;
  if (document === undefined) return options;
  return { ...options, files: overlay(files, new Map([[files.resolve(cwd, document.path), document.content]])) };
}
