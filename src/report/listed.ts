import type { Finding } from '../model/verdict/index.ts';
import type { RenderOptions } from './options.ts';
import type { Report } from './report.ts';

/** The findings that are shown. */
export function listedFindings(report: Report, { quiet }: Pick<RenderOptions, 'quiet'>): readonly Finding[] {
  return quiet ? report.findings.filter((finding) => finding.severity === 'error') : report.findings;
}
