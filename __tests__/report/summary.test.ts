import { describe, expect, test } from '@jest/globals';
import { summaryLine } from '../../src/report/index.ts';
import { file, findingAt, parse, report } from './support.ts';

const document = parse('{}');
const other = parse('{}', 'opencode.json');
const findings = [
  findingAt(document, [], 'value'),
  findingAt(document, [], 'value', { severity: 'warning' }),
  findingAt(other, [], 'value', { severity: 'warning' }),
];
const files = [file('opencode.json', 'OpenCode'), file('.omp/mcp.json', 'omp'), file('.mcp.json'), file('a/.mcp.json')];

test('what was found, and in how many files of which clients', () => {
  expect(summaryLine(report(findings, files))).toBe(
    '3 problems (1 error, 2 warnings, 0 infos) in 2 files; checked 4 files: Claude Code 2, OpenCode 1, omp 1',
  );
});

test('nothing found', () => {
  expect(summaryLine(report([], [file('.mcp.json')]))).toBe('no problems; checked 1 file: Claude Code 1');
});

describe('what was left out', () => {
  test.each([
    [{ suppressed: 1 }, '1 finding suppressed'],
    [{ suppressed: 4, rulesOff: 1 }, '4 findings suppressed; 1 rule switched off'],
    [{ ignoredByGit: 1 }, '1 file ignored by git'],
    [{ ignoredByConfig: 12, rulesOff: 2 }, '12 files ignored by mcp-lint.json; 2 rules switched off'],
    [
      { ignoredByGit: 3, ignoredByConfig: 12, suppressed: 4 },
      '3 files ignored by git, 12 by mcp-lint.json; 4 findings suppressed',
    ],
  ])('%j', (hidden, words) => {
    expect(summaryLine(report([], [file('.mcp.json')], hidden))).toBe(
      `no problems; checked 1 file: Claude Code 1; ${words}`,
    );
    expect(summaryLine(report(findings.slice(0, 1), [file('.mcp.json')], hidden))).toBe(
      `1 problem (1 error, 0 warnings, 0 infos) in 1 file; checked 1 file: Claude Code 1; ${words}`,
    );
    expect(summaryLine(report([], [], hidden))).toMatch(
      new RegExp(`^(?:no problems; )?no MCP configuration of a known client found in .; ${words}$`),
    );
  });
});

test('no file', () => {
  expect(summaryLine(report([], []))).toBe('no MCP configuration of a known client found in .');
  expect(summaryLine({ ...report([], []), looked: 'a\nb' })).toBe(
    'no MCP configuration of a known client found in a\\nb',
  );
});

test('files that a pull request does not touch are counted, and are no absent configuration', () => {
  expect(summaryLine({ ...report([], []), untouched: 1 })).toBe('1 file is untouched');
  expect(summaryLine({ ...report([], [file('.mcp.json')]), untouched: 2 })).toBe(
    'no problems; checked 1 file: Claude Code 1; 2 files are untouched',
  );
});
