import { memory } from '../../src/files/index.ts';
import { lint } from '../../src/lint.ts';
import type { LintOptions } from '../../src/plan/index.ts';
import { locationOf, type Report } from '../../src/report/index.ts';

export type Files = Readonly<Record<string, string | Buffer>>;

/** Lints a folder of its own that holds these files. */
export function lintFiles(files: Files, options: Partial<LintOptions> = {}): Promise<Report> {
  return lint(optionsFor(files, options));
}

export function optionsFor(files: Files, options: Partial<LintOptions> = {}): LintOptions {
  return {
    files: memory(files),
    cwd: memory({}).resolve('', '.'),
    paths: options.as === undefined ? [] : ['.'],
    targets: [],
    rules: new Map(),
    user: false,
    ...options,
  };
}

/** One line for each finding: `1:5-1:9 error rule-id message`. */
export function linesOf({ findings }: Report): string[] {
  return findings.map((finding) => {
    const { line, column, endLine, endColumn } = locationOf(finding.place);
    return `${line}:${column}-${endLine}:${endColumn} ${finding.severity} ${finding.rule} ${finding.message}`;
  });
}

/** The same without the message. */
export function briefly(report: Report): string[] {
  return linesOf(report).map((line) => line.split(' ', 3).join(' '));
}
