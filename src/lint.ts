import { relative } from './files/index.ts';
import type { LintOptions } from './plan/index.ts';
import { pagesChecked, type Report, reportOf } from './report/index.ts';
import { type Examined, type Judging, Session } from './session/index.ts';
import { loadBaseline, suppress } from './suppress/index.ts';

export type { Judging } from './session/index.ts';

export async function lint(options: LintOptions): Promise<Report> {
  return reportOn(await examine(options), options);
}

export function examine(options: LintOptions, judging: Judging = {}): Promise<Examined> {
  return new Session(options, { ...judging, isLast: true }).examine();
}

/** Findings → Report: what the configuration, comments and the baseline suppress is left out. */
export async function reportOn(examined: Examined, options: LintOptions): Promise<Report> {
  const { root, findings, commented, reported, files, settings, baseline, leftOut } = examined;
  const { saveBaseline } = options;
  const readings = [...examined.readings, ...examined.snippets];
  const inScope = findings.filter((finding) => reported.has(finding.place.document.path));
  const records = baseline && { ...(await loadBaseline()), ...baseline };
  const { kept, suppressed } = await suppress(inScope, {
    ...settings.suppression({ readings, commented }, reported),
    baseline:
      records === undefined || saveBaseline !== undefined
        ? undefined
        : {
            known: records.readBaseline(records, records.files),
            isJudged: ({ rule, path }) => settings.isOn({ id: rule }) && isSeen(path, examined, options),
            place: () =>
              records.placeOfEntry(
                records,
                relative(options.files.resolve(options.cwd, root), records.path),
                records.files,
              ),
          },
  });
  if (records !== undefined && saveBaseline !== undefined) {
    const isReported = (path: string) => reported.has(path);
    records.writeBaseline(records, kept, { files: records.files, save: saveBaseline, isReported });
  }

  const report = reportOf(saveBaseline === undefined ? kept : [], {
    root,
    looked: options.paths.join(', ') || '.',
    files,
    pages: pagesChecked(examined.snippets),
    leftOut: { ignoredByGit: leftOut.git, ignoredByConfig: leftOut.config, rulesOff: leftOut.rulesOff },
    suppressed: saveBaseline === undefined ? suppressed : suppressed + kept.length,
    ...(records === undefined || saveBaseline === undefined
      ? {}
      : { recorded: { findings: kept.length, baseline: records.shown } }),
  });
  if (options.fixes === false || report.findings.every(({ fix }) => fix === undefined)) return report;
  const { settle } = await import('./edits/index.ts');
  return { ...report, fixes: await settle(report.findings, { readings, isOff: settings.isUnfixed, run: examined }) };
}

/** Whether the run would have said what there is to say of a file: it looked at it, or at all, and the file is gone. */
function isSeen(path: string, { root, reported }: Examined, { files, cwd, paths, document }: LintOptions): boolean {
  if (reported.has(path)) return true;
  const isWhole = paths.length === 0 && document === undefined;
  // What lies in the home directory is told by other names, and looked at only on demand.
  return isWhole && !/^[~$]/.test(path) && !files.exists(files.resolve(files.resolve(cwd, root), path));
}
