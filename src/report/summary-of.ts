import type { Finding, Severity } from '../model/verdict/index.ts';
import type { CheckedFile, Report } from './report.ts';

export function summaryOf(
  findings: readonly Finding[],
  files: readonly CheckedFile[],
  suppressed: number,
): Report['summary'] {
  const number = (severity: Severity) => findings.filter((finding) => finding.severity === severity).length;
  return {
    files: files.length,
    servers: files.reduce((sum, { servers }) => sum + servers.length, 0),
    errors: number('error'),
    warnings: number('warning'),
    infos: number('info'),
    suppressed,
  };
}
