import type { Report } from '../../src/index.ts';
import { checks } from '../report/syntaxes.ts';

/** What was linted, and all that was printed of it. */
export interface Outcome {
  /** Path to text; undefined where the bytes are no text that lines can be counted in. */
  readonly texts: ReadonlyMap<string, string | undefined>;
  readonly report: Report;
  /** Output by its format and the syntax it is written in. */
  readonly printed: readonly { readonly format: string; readonly syntax: string; readonly output: string }[];
  /** A secret that stands in one of the texts. */
  readonly planted?: string | undefined;
}

/** What is wrong with a report, whatever it is about: each line names a promise that is broken. */
export function faultsOf({ texts, report, printed, planted }: Outcome): string[] {
  return [
    ...report.findings.flatMap((finding) => [
      ...wrongPlaces(finding, texts),
      ...finding.related.flatMap((related) => wrongPlaces(related, texts)),
      ...wrongWords(finding.message),
      ...wrongWords(finding.help ?? 'nothing'),
    ]),
    ...wrongOrder(report),
    ...wrongCounts(report),
    ...printed.flatMap(({ format, syntax, output }) =>
      [...(checks[syntax]?.(output) ?? ['nobody knows its syntax']), ...forged(output, format)].map(
        (fault) => `${format}: ${fault}`,
      ),
    ),
    ...(planted === undefined ? [] : printed.flatMap(({ format, output }) => leaks(planted, output, format))),
  ];
}

type Place = Pick<Report['findings'][number], 'path' | 'line' | 'column' | 'endLine' | 'endColumn'>;

function wrongPlaces({ path, line, column, endLine, endColumn }: Place, texts: Outcome['texts']): string[] {
  const place = `${line}:${column}-${endLine}:${endColumn}`;
  if (!texts.has(path)) return [`a place in "${path}", which was not linted`];
  if (line < 1 || column < 1 || endLine < line || (endLine === line && endColumn < column)) {
    return [`the place ${place} ends before it begins`];
  }
  const text = texts.get(path);
  if (text === undefined) return [];
  // With what ends them: a carriage return too much may be what is meant.
  const lines = text.split(/(?<=\n|\r(?!\n))/);
  // The end of a text that ends with a line break is the head of a line with nothing in it.
  if (/[\r\n]$/.test(text)) lines.push('');
  const isWithin = (at: number, units: number) => at <= lines.length && units <= (lines[at - 1] ?? '').length + 1;
  return isWithin(line, column) && isWithin(endLine, endColumn) ? [] : [`the place ${place} is outside of the text`];
}

function wrongWords(words: string): string[] {
  if (words.trim() === '') return ['a sentence without words'];
  return /\[object |\bundefined\b|\bNaN\b/.test(words.replace(/"(?:[^"\\]|\\.)*"/g, ''))
    ? [`a sentence with a hole: ${words}`]
    : [];
}

function wrongOrder({ findings }: Report): string[] {
  const keys = findings.map(({ path, line, column }) => ({ path, line, column }));
  const isBefore = (one: (typeof keys)[number], other: (typeof keys)[number]) =>
    one.path === other.path ? one.line - other.line || one.column - other.column : one.path < other.path ? -1 : 1;
  return keys.some((key, index) => index > 0 && isBefore(keys[index - 1] ?? key, key) > 0)
    ? ['findings out of order']
    : [];
}

function wrongCounts({ findings, summary }: Report): string[] {
  const counted = (severity: string) =>
    findings.filter((finding) => finding.severity === severity).reduce((sum, { places = 1 }) => sum + places, 0);
  const isRight =
    counted('error') === summary.errors && counted('warning') === summary.warnings && counted('info') === summary.infos;
  return isRight ? [] : ['the summary counts otherwise'];
}

/** Where a runner, a terminal or a reader would take a text of a file for something else. */
function forged(output: string, format: string): string[] {
  const faults: string[] = [];
  if (output.includes('##[')) faults.push('a command of a runner');
  if (format !== 'github' && /^[ \t]*::/m.test(output)) faults.push('a line that is a workflow command');
  if (/[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u200e\u200f\u2028\u2029\u202a-\u202e\u2066-\u2069]/.test(output)) {
    faults.push('a control character');
  }
  return faults;
}

const PART = 6;

function leaks(secret: string, output: string, format: string): string[] {
  for (let at = 0; at + PART <= secret.length; at += 1) {
    const part = secret.slice(at, at + PART);
    if (output.includes(part)) return [`${format}: the part "${part}" of a secret`];
  }
  return [];
}
