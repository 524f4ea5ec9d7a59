import { spanOf } from '../model/values/index.ts';
import type { Finding } from '../model/verdict/index.ts';

/** By path, place, rule and message; offsets order like lines and columns. */
export function sortFindings(findings: readonly Finding[]): Finding[] {
  return findings
    .map((finding) => ({ finding, path: finding.place.document.path, start: spanOf(finding.place).start }))
    .sort(
      (a, b) =>
        compareText(a.path, b.path) ||
        a.start - b.start ||
        compareText(a.finding.rule, b.finding.rule) ||
        compareText(a.finding.message, b.finding.message),
    )
    .map(({ finding }) => finding);
}

/** By UTF-16 units: the same on every machine, unlike a locale's order. */
export function compareText(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
