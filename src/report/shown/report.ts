import type { SettledFix } from '../../edits/index.ts';
import { grouped } from '../../model/values/index.ts';
import type { Finding } from '../../model/verdict/index.ts';
import type { Document } from '../../parse/index.ts';
import { count } from '../../wording/index.ts';
import { gathered } from '../gathered.ts';
import type { RenderOptions } from '../options.ts';
import type { CheckedFile, Report } from '../report.ts';
import { summaryLine } from '../summary.ts';
import { ShownFinding } from './finding.ts';
import { type Shown, shown } from './shown.ts';

export interface ShownFile extends Omit<CheckedFile, 'servers'> {
  readonly servers: readonly Shown[];
}

/**
 * A report as every output sees it, in which all that came from files has been redacted. Paths have not: whoever reads
 * of a file has to find it.
 */
export interface ShownReport {
  readonly root: string;
  readonly files: readonly ShownFile[];
  /** Those that are listed; a mistake that was made several times in a file is one. */
  readonly findings: readonly ShownFinding[];
  /** The same for programs that show each place by itself. */
  readonly each: readonly ShownFinding[];
  /** Of all. */
  readonly counts: Report['summary'];
  readonly fixed: Report['fixed'];
  /** The counts in words. */
  readonly summary: string;
}

export function shownReport(report: Report, { quiet }: Pick<RenderOptions, 'quiet'>): ShownReport {
  const listed = quiet ? report.findings.filter(({ severity }) => severity === 'error') : report.findings;
  const documents = documentsOf(report);
  return {
    root: report.root,
    files: report.files.map((file) => shownFile(file, documents)),
    findings: gathered(listed).map(
      ([first, ...others]) => new ShownFinding(first, together([first, ...others], report.fixes), others),
    ),
    get each() {
      return listed.map((finding) => new ShownFinding(finding, report.fixes.get(finding)));
    },
    fixed: report.fixed,
    counts: report.summary,
    summary: summaryLine(report),
  };
}

/** What mends all of them, where that can be done at once; of some that cannot be mended the others are. */
function together(findings: readonly Finding[], fixes: Report['fixes']): SettledFix | undefined {
  const [first, ...others] = new Set(findings.flatMap((finding) => fixes.get(finding) ?? []));
  if (first === undefined || others.length === 0) return first;
  const all = [first, ...others];
  const files = [
    ...grouped(
      all.flatMap((fix) => fix.files),
      ({ document }) => document,
    ),
  ].map(([document, ofOne]) => ({
    document,
    edits: ofOne.flatMap(({ edits }) => edits).sort((a, b) => a.span.start - b.span.start),
  }));
  const meet = files.some(({ edits }) =>
    edits.some(({ span }, index) => index > 0 && span.start <= (edits[index - 1]?.span.end ?? -1)),
  );
  if (meet) return first;
  return {
    title: others.every(({ title }) => title === first.title)
      ? first.title
      : `${first.title}, and ${count(others.length, 'more place')} likewise`,
    safety: all.every((fix) => fix.safety === 'safe') ? 'safe' : 'unsafe',
    files,
  };
}

/** Those of which something is said. Of a file without a finding nothing is hidden, so nothing has to be hidden again. */
function documentsOf({ findings }: Report): ReadonlyMap<string, Document> {
  return new Map(findings.map(({ place: { document } }) => [document.path, document]));
}

/** Most outputs name no servers of files, so these are looked at when one asks. */
function shownFile({ servers, ...file }: CheckedFile, documents: ReadonlyMap<string, Document>): ShownFile {
  const document = documents.get(file.path);
  return {
    ...file,
    get servers() {
      return servers.map((name) => shown(name, document === undefined ? [] : [document]));
    },
  };
}
