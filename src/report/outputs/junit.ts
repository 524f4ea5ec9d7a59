import { pathFromHere } from '../outside.ts';
import type { ShownFinding } from '../shown/index.ts';
import { type Xml, xml } from '../syntax/xml.ts';
import { defineOutput } from './define.ts';

export default defineOutput({
  id: 'junit',
  order: 6,
  readers: 'test reports of other CI services',
  holds: 'a suite for each file; errors and warnings are failures, an info is a passed test with a message',
  syntax: 'xml',
  render({ files, findings }, options) {
    const found = byPath(findings);
    const paths = [...new Set([...files.map(({ path }) => path), ...found.keys()])];
    const suites = paths.map((path) => ({ path: pathFromHere(path, options), findings: found.get(path) ?? [] }));
    const tests = suites.reduce((sum, suite) => sum + testsIn(suite), 0);
    return lines([
      xml`<?xml version="1.0" encoding="UTF-8"?>`,
      xml`<testsuites name="mcp-lint" ${counts(tests, findings.filter(fails).length)}>`,
      ...suites.map(written),
      xml`</testsuites>\n`,
    ]);
  },
});

/** The findings of a file. */
interface Suite {
  readonly path: string;
  readonly findings: readonly ShownFinding[];
}

function byPath(findings: readonly ShownFinding[]): ReadonlyMap<string, readonly ShownFinding[]> {
  const files = new Map<string, ShownFinding[]>();
  for (const finding of findings) {
    const known = files.get(finding.path);
    if (known === undefined) files.set(finding.path, [finding]);
    else known.push(finding);
  }
  return files;
}

/** A file without findings is a test that passes. */
function testsIn({ findings }: Suite): number {
  return Math.max(1, findings.length);
}

function written(suite: Suite): Xml {
  const { path, findings } = suite;
  const cases =
    findings.length === 0
      ? [xml`    <testcase name="no findings" classname="${path}"/>`]
      : findings.map((finding) => testcase(finding, path));
  return lines([
    xml`  <testsuite name="${path}" ${counts(testsIn(suite), findings.filter(fails).length)}>`,
    ...cases,
    xml`  </testsuite>`,
  ]);
}

function testcase(finding: ShownFinding, path: string): Xml {
  const { rule, severity, message, help, location } = finding;
  const { line, column } = location;
  const remedy = help === undefined ? xml`` : xml`\nhelp: ${help}`;
  const words = xml`${path}:${line}:${column}: ${message}${remedy}`;
  const outcome = fails(finding)
    ? xml`<failure type="${severity}" message="${message}">${words}</failure>`
    : xml`<system-out>${words}</system-out>`;
  return xml`    <testcase name="${rule} ${line}:${column}" classname="${path}">${outcome}</testcase>`;
}

/** An info is advice, which nothing fails over. */
function fails({ severity }: ShownFinding): boolean {
  return severity !== 'info';
}

function counts(tests: number, failures: number): Xml {
  return xml`tests="${tests}" failures="${failures}" errors="0"`;
}

function lines(pieces: readonly Xml[]): Xml {
  return xml.joined(pieces, xml`\n`);
}
