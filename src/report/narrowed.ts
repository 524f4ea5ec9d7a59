import type { Finding } from '../model/verdict/index.ts';
import type { Report } from './report.ts';
import { summaryOf } from './summary-of.ts';

/** What a report says of some files, the others being untouched. */
export function narrowed(
  report: Report,
  isOf: (path: string) => boolean,
  concerns: (finding: Finding) => boolean = (finding) => hasPlaceIn(finding, isOf),
): Report {
  const findings = report.findings.filter(concerns);
  const troubled = new Set(findings.map(({ place }) => place.document.path));
  const files = report.files.filter(({ path }) => isOf(path) || troubled.has(path));
  return {
    ...report,
    files,
    untouched: report.files.length - files.length,
    findings,
    fixes: new Map(findings.flatMap((finding) => fixOf(finding, report))),
    summary: summaryOf(findings, files, report.summary),
  };
}

function fixOf(finding: Finding, { fixes }: Report) {
  const fix = fixes.get(finding);
  return fix === undefined ? [] : [[finding, fix] as const];
}

/** A finding that has its other half in a file belongs to the file, too. */
export function hasPlaceIn({ place, related }: Finding, isOf: (path: string) => boolean): boolean {
  return [place, ...related.map((other) => other.place)].some(({ document }) => isOf(document.path));
}
