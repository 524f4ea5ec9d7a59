import type { Finding } from '../model/verdict/index.ts';
import type { Report } from './report.ts';
import { summaryOf } from './summary-of.ts';

/** What a report says of some files; a finding that has its other half there belongs to them, too. */
export function narrowed(report: Report, isOf: (path: string) => boolean): Report {
  const places = ({ place, related }: Finding) => [place, ...related.map((other) => other.place)];
  const findings = report.findings.filter((finding) => places(finding).some(({ document }) => isOf(document.path)));
  const troubled = new Set(findings.map(({ place }) => place.document.path));
  const files = report.files.filter(({ path }) => isOf(path) || troubled.has(path));
  return {
    ...report,
    files,
    findings,
    summary: summaryOf(findings, files, report.summary.suppressed),
  };
}
