import { fails } from '../../model/verdict/index.ts';
import { byPath } from '../by-path.ts';
import { morePlaces } from '../more-places.ts';
import { pathFromHere } from '../outside.ts';
import type { ShownFinding } from '../shown/index.ts';
import { type Xml, xml } from '../syntax/xml.ts';
import { defineOutput, type Rendering } from './define.ts';

export default defineOutput({
  id: 'junit',
  order: 6,
  readers: 'test reports of other CI services',
  holds:
    'a suite for each file; what fails the run, as `--fail-on` says, is a failure, everything else a passed test with a message',
  syntax: 'xml',
  render({ files, findings }, options) {
    const found = byPath(findings);
    const paths = [...new Set([...files.map(({ path }) => path), ...found.keys()])];
    const suites = paths.map((path) => ({
      path: pathFromHere(path, options),
      cases: (found.get(path) ?? []).map((finding) => caseOf(finding, options)),
    }));
    const tests = suites.reduce((sum, suite) => sum + testsIn(suite), 0);
    const failures = suites.reduce((sum, suite) => sum + failuresIn(suite), 0);
    return lines([
      xml`<?xml version="1.0" encoding="UTF-8"?>`,
      xml`<testsuites name="mcp-lint" ${counts(tests, failures)}>`,
      ...suites.map(written),
      xml`</testsuites>\n`,
    ]);
  },
});

/** The findings of a file. */
interface Suite {
  readonly path: string;
  readonly cases: readonly Case[];
}

interface Case {
  readonly finding: ShownFinding;
  readonly isFailure: boolean;
}

/** A suite is red where the run is. */
function caseOf(finding: ShownFinding, { failOn = 'error' }: Rendering): Case {
  return { finding, isFailure: fails(finding.severity, failOn) };
}

/** A file without findings is a test that passes. */
function testsIn({ cases }: Suite): number {
  return Math.max(1, cases.length);
}

function failuresIn({ cases }: Suite): number {
  return cases.filter(({ isFailure }) => isFailure).length;
}

function written(suite: Suite): Xml {
  const { path, cases } = suite;
  const written =
    cases.length === 0
      ? [xml`    <testcase name="no findings" classname="${path}"/>`]
      : cases.map((each) => testcase(each, path));
  return lines([
    xml`  <testsuite name="${path}" ${counts(testsIn(suite), failuresIn(suite))}>`,
    ...written,
    xml`  </testsuite>`,
  ]);
}

function testcase({ finding, isFailure }: Case, path: string): Xml {
  const { rule, severity, message, help, location } = finding;
  const { line, column } = location;
  const remedy = help === undefined ? xml`` : xml`\nhelp: ${help}`;
  const places = morePlaces(finding);
  const more = places === undefined ? xml`` : xml`\n${places}`;
  const words = xml`${path}:${line}:${column}: ${message}${more}${remedy}`;
  const outcome = isFailure
    ? xml`<failure type="${severity}" message="${message}">${words}</failure>`
    : xml`<system-out>${severity}: ${words}</system-out>`;
  return xml`    <testcase name="${rule} ${line}:${column}" classname="${path}">${outcome}</testcase>`;
}

function counts(tests: number, failures: number): Xml {
  return xml`tests="${tests}" failures="${failures}" errors="0"`;
}

function lines(pieces: readonly Xml[]): Xml {
  return xml.joined(pieces, xml`\n`);
}
