import type { Finding } from '../model/verdict/index.ts';
import { byFile } from './by-file.ts';
import { listedFindings } from './listed.ts';
import { locationOf } from './located.ts';
import type { RenderOptions } from './options.ts';
import { isOutside } from './outside.ts';
import type { CheckedFile, Report } from './report.ts';
import { shown } from './shown.ts';

/** A suite for each file. Errors and warnings are failures; an info is advice, which nothing fails over. */
export function renderJunit(report: Report, options: RenderOptions): string {
  const found = byFile(listedFindings(report, options));
  const paths = [...new Set([...report.files.map(({ path }: CheckedFile) => path), ...found.keys()])];
  const suites = paths.map((path) => suite(path, found.get(path) ?? [], options));
  const totals = counts(
    suites.reduce((sum, { tests }) => sum + tests, 0),
    suites.reduce((sum, { failures }) => sum + failures, 0),
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites name="mcp-lint" ${totals}>`,
    ...suites.flatMap(({ lines }) => lines),
    '</testsuites>',
    '',
  ].join('\n');
}

function suite(path: string, findings: readonly Finding[], { cwdPrefix }: RenderOptions) {
  const name = escaped(isOutside(path) ? path : cwdPrefix + path);
  const failures = findings.filter(fails).length;
  const tests = Math.max(1, findings.length);
  const cases =
    findings.length === 0
      ? [`    <testcase name="no findings" classname="${name}"/>`]
      : findings.map((finding) => testcase(finding, name));
  return {
    tests,
    failures,
    lines: [`  <testsuite name="${name}" ${counts(tests, failures)}>`, ...cases, '  </testsuite>'],
  };
}

function testcase(finding: Finding, file: string): string {
  const { line, column } = locationOf(finding.place);
  const start = `    <testcase name="${finding.rule} ${line}:${column}" classname="${file}">`;
  const help = finding.help === undefined ? '' : `\nhelp: ${escaped(finding.help)}`;
  const text = `${file}:${line}:${column}: ${escaped(finding.message)}${help}`;
  const outcome = fails(finding)
    ? `<failure type="${finding.severity}" message="${escaped(finding.message)}">${text}</failure>`
    : `<system-out>${text}</system-out>`;
  return `${start}${outcome}</testcase>`;
}

function fails({ severity }: Finding): boolean {
  return severity !== 'info';
}

function counts(tests: number, failures: number): string {
  return `tests="${tests}" failures="${failures}" errors="0"`;
}

const ENTITIES = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
]);

/** XML has no place for control characters, which are escaped already, and for two that are none. */
function escaped(text: string): string {
  return shown(text)
    .replace(/[\ufffe\uffff]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16)}`)
    .replace(/[&<>"]/g, (sign) => ENTITIES.get(sign) ?? sign);
}
