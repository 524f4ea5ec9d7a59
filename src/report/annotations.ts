import { printable, withoutBracketed } from '../wording/index.ts';
import type { Location } from './located.ts';
import type { RenderOptions } from './options.ts';
import type { Report } from './report.ts';
import { type ShownFinding, type ShownReport, shownReport } from './shown/index.ts';
import { textOf } from './syntax/safe.ts';
import { text } from './syntax/text.ts';
import { worstFirst } from './worst-first.ts';

/** A finding as GitHub shows it beside the changed lines. */
export interface Annotation {
  readonly kind: 'error' | 'warning' | 'notice';
  readonly title: string;
  /** From the top of the repository; of a name that a terminal would obey, what it looks like. */
  readonly path: string;
  readonly line: number;
  /** GitHub takes columns only of a span within one line, and shows a span of several lines at its end. */
  readonly columns: { readonly start: number; readonly end: number } | undefined;
  readonly message: string;
}

const KINDS = { error: 'error', warning: 'warning', info: 'notice' } as const;

/** For the Action, whose toolkit writes the commands. */
export function annotations(report: Report, options: Pick<RenderOptions, 'quiet' | 'repositoryPath'>): Annotation[] {
  return annotationsOf(shownReport(report, options), options);
}

/** The worst first: GitHub drops what is too many without a word. */
export function annotationsOf(
  { each: findings }: ShownReport,
  { repositoryPath }: Pick<RenderOptions, 'repositoryPath'>,
): Annotation[] {
  return worstFirst(findings).map((finding) => {
    const { location } = finding;
    return {
      kind: KINDS[finding.severity],
      title: finding.rule,
      path: quietPath(repositoryPath(location.path)),
      line: location.line,
      columns: columnsOf(location),
      message: messageOf(finding),
    };
  });
}

/** Line breaks are escaped by whoever writes the command. */
function quietPath(path: string): string {
  return withoutBracketed(path.replace(/[^\r\n]+/g, printable));
}

function columnsOf({ line, column, endLine, endColumn }: Location): Annotation['columns'] {
  return line === endLine ? { start: column, end: endColumn } : undefined;
}

/** On two lines at most, whatever stands in it; no line of a log begins with the second. */
function messageOf({ message, help }: ShownFinding): string {
  return withoutBracketed(textOf(help === undefined ? text`${message}` : text`${message}\n${help}`));
}
