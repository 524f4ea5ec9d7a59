import type { Finding, Severity } from '../model/verdict/index.ts';
import { listedFindings } from './listed.ts';
import { locationOf } from './located.ts';
import type { RenderOptions } from './options.ts';
import type { Report } from './report.ts';
import { shown } from './shown.ts';

/** A finding as GitHub shows it beside the changed lines. */
export interface Annotation {
  readonly kind: 'error' | 'warning' | 'notice';
  readonly title: string;
  /** From the top of the repository. */
  readonly path: string;
  readonly line: number;
  /** GitHub takes columns only of a span within one line, and shows a span of several lines at its end. */
  readonly columns: { readonly start: number; readonly end: number } | undefined;
  readonly message: string;
}

const KINDS = { error: 'error', warning: 'warning', info: 'notice' } as const;

const ORDER: readonly Severity[] = ['error', 'warning', 'info'];

/** The worst first: GitHub drops what is too many without a word. */
export function annotations(report: Report, options: Pick<RenderOptions, 'quiet' | 'repositoryPath'>): Annotation[] {
  const findings = listedFindings(report, options);
  return ORDER.flatMap((severity) => findings.filter((finding) => finding.severity === severity)).map((finding) =>
    annotation(finding, options.repositoryPath),
  );
}

function annotation(finding: Finding, repositoryPath: RenderOptions['repositoryPath']): Annotation {
  const { path, line, column, endLine, endColumn } = locationOf(finding.place);
  const help = finding.help === undefined ? [] : [shown(finding.help)];
  return {
    kind: KINDS[finding.severity],
    title: finding.rule,
    path: repositoryPath(path),
    line,
    columns: line === endLine ? { start: column, end: endColumn } : undefined,
    message: [shown(finding.message), ...help].join('\n'),
  };
}
