import { loadConfig } from './config/index.ts';
import { discover, type FoundSource } from './discover/index.ts';
import { overlay, relative } from './files/index.ts';
import { Judge } from './judge/index.ts';
import { type Reading, readSources, type Workspace } from './model/reading/index.ts';
import { toolListsIn } from './model/tools/index.ts';
import type { Finding } from './model/verdict/index.ts';
import { type LintOptions, loadKnown, type Plan, plan } from './plan/index.ts';
import { type CheckedFile, checkedFile, type Report, reportOf } from './report/index.ts';
import { pieces } from './rules/index.ts';
import { isMarked, loadBaseline, suppress } from './suppress/index.ts';
import { printable, UsageError } from './wording/index.ts';

/** What a run knows before anything is left out of it. */
export interface Examined {
  /** Relative to the working directory. */
  readonly root: string;
  readonly readings: readonly Reading[];
  /** With all that there is to know about the servers. */
  readonly workspace: () => Promise<Workspace>;
  readonly findings: readonly Finding[];
  /** Paths of the files that lie within those given. */
  readonly reported: ReadonlySet<string>;
  readonly files: readonly CheckedFile[];
  readonly settings: Plan['settings'];
  readonly baseline: Plan['baseline'];
}

export interface Judging {
  /** Whether files too are judged that are not reported. */
  readonly all?: boolean;
  /** Whether every rule is handed everything, whatever it asks for. */
  readonly unfiltered?: boolean;
}

export async function lint(options: LintOptions): Promise<Report> {
  return reportOn(await examine(options), options);
}

/**
 * Paths → Sources → Documents → Formats → Servers → Findings, in one direction. Each source goes as far as it
 * can by itself before the next one is read: what it takes can then be forgotten.
 */
export async function examine(asked: LintOptions, judging: Judging = {}): Promise<Examined> {
  const options = withDocument(asked);
  const { config, root = options.cwd } = await loadConfig({ ...options, known: loadKnown });
  const { files, reading, settings, baseline, toolLists } = await plan(options, config, root);

  const { sources, around } = discover(files);
  const reported = new Set(sources.filter((source) => source.reported).map(({ source }) => source.path));
  const found = sources.map(({ source }) => source);
  const readings: Reading[] = [];
  const { all = false, unfiltered = false } = judging;
  const judge = new Judge({ ...settings, pieces, unfiltered });
  for await (const each of readSources(found, { ...reading, around, isKept: isMarked })) {
    readings.push(each);
    await judge.judge(each, all || reported.has(each.document.path));
  }
  refuseUnclaimed(sources, readings);
  const workspace = async (): Promise<Workspace> => ({
    root,
    readings,
    targets: reading.targets,
    toolLists: await toolListsIn(readings, toolLists),
  });
  await judge.judgeRun(workspace);
  return {
    root: relative(options.cwd, root) || '.',
    readings,
    workspace,
    findings: judge.findings,
    reported,
    files: readings.filter(({ owner, document }) => owner && reported.has(document.path)).map(checkedFile),
    settings,
    baseline,
  };
}

/** What somebody names is meant to be read. */
function refuseUnclaimed(sources: readonly FoundSource[], readings: readonly Reading[]): void {
  const claimed = new Set(readings.map(({ document }) => document.path));
  const stranger = sources.find(({ explicit, source }) => explicit && !claimed.has(source.path));
  if (stranger === undefined) return;
  const path = printable(stranger.source.path);
  const tooLarge = stranger.source.problems.find(({ kind }) => kind === 'limits');
  if (tooLarge !== undefined) throw new UsageError(`"${path}": ${tooLarge.message}`);
  throw new UsageError(
    `no client's format claims "${path}", by its path or by its content; say what it is with --as ("--as mcp" for any client's servers), or under "files" in mcp-lint.json`,
  );
}

/** Findings → Report: what the configuration, comments and the baseline suppress is left out. */
export async function reportOn(examined: Examined, options: LintOptions): Promise<Report> {
  const { root, readings, findings, reported, files, settings, baseline } = examined;
  const { saveBaseline } = options;
  const inScope = findings.filter((finding) => reported.has(finding.place.document.path));
  const records = baseline && { ...(await loadBaseline()), ...baseline };
  const { kept, suppressed } = await suppress(inScope, {
    ...settings.suppression(readings, reported),
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
