import type { Finding, Severity } from '../model/verdict/index.ts';
import type { CheckedFile, LeftOut, Report } from './report.ts';

export function summaryOf(
  findings: readonly Finding[],
  files: readonly CheckedFile[],
  hidden: LeftOut & Pick<Report['summary'], 'suppressed'>,
): Report['summary'] {
  const number = (severity: Severity) => findings.filter((finding) => finding.severity === severity).length;
  return {
    files: files.length,
    servers: files.reduce((sum, { servers }) => sum + servers.length, 0),
    errors: number('error'),
    warnings: number('warning'),
    infos: number('info'),
    suppressed: hidden.suppressed,
    ignoredByGit: hidden.ignoredByGit,
    ignoredByConfig: hidden.ignoredByConfig,
    rulesOff: hidden.rulesOff,
  };
}
