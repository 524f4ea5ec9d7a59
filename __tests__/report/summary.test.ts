import { expect, test } from '@jest/globals';
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

test('suppressed findings', () => {
  expect(summaryLine(report([], [file('.mcp.json')], 2))).toBe(
    'no problems (2 suppressed); checked 1 file: Claude Code 1',
  );
  expect(summaryLine(report(findings.slice(0, 1), [file('.mcp.json')], 1))).toBe(
    '1 problem (1 error, 0 warnings, 0 infos, 1 suppressed) in 1 file; checked 1 file: Claude Code 1',
  );
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
