import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { inTurn, isWhole, runs, some } from '../fuzz.ts';
import { put, tree } from '../tree.ts';
import { printedBy, runCli } from './cli.ts';
import { nasty } from './nasty.ts';

/** Kinds that have many put one value into each of the same places: of these, each place is tried with some of the values. */
const MANY = 50;

const kinds: ReadonlyMap<string, ReadonlyMap<string, string | Buffer>> = new Map(
  [...nasty].map(([kind, contents], turn) => [
    kind,
    contents.size < MANY ? contents : new Map(inTurn([...contents], turn, 16)),
  ]),
);

/** A server without command and url, beside the hostile files: its finding must survive them. */
const control = '{"mcpServers":{"control":{}}}';

/** Lints a folder with the control and the given files; throws when a promise of the program is broken. */
function survive(files: Readonly<Record<string, string | Buffer>>) {
  const cwd = tree();
  try {
    put(cwd, 'control/.mcp.json', control);
    for (const [name, content] of Object.entries(files)) put(cwd, name, content);
    const ended = runCli(cwd, ['--format', 'json']);
    expect(ended.stderr).toBe('');
    expect(ended.code).toBe(1);
    const printed = printedBy(ended);
    expect(printed.findings.filter((finding) => finding.path === 'control/.mcp.json')).toMatchObject([
      { rule: 'transport-missing', severity: 'error' },
    ]);
    const text = runCli(cwd, []);
    expect([text.code, text.stderr]).toEqual([1, '']);
    // What a client makes of an object is said by that name.
    const printedAll = `${ended.stdout}${text.stdout}`.replaceAll(/ makes \\?"\[object Object\]/g, '');
    expect(printedAll).not.toMatch(/^ {4}at |\[object |\bundefined\b/m);
    return printed;
  } finally {
    fs.rmSync(cwd, { recursive: true, force: true });
  }
}

/** In a folder of its own for each text, a file of every format, or of as many as of the runs of a property. */
function everywhere(contents: ReadonlyMap<string, string | Buffer>): Record<string, string | Buffer> {
  const names = [
    '.mcp.json',
    'opencode.json',
    '.omp/mcp.json',
    'managed-mcp.json',
    'managed-settings.json',
    '.claude.json',
    '.claude/settings.json',
    '.claude-plugin/plugin.json',
    '.claude/agents/a.md',
    '.aix/servers.json',
  ];
  const files: Record<string, string | Buffer> = {};
  let folder = 0;
  for (const content of contents.values()) {
    for (let index = 0; index < Math.min(names.length, runs(names.length)); index += 1) {
      files[`${folder}/${names[(folder + index) % names.length]}`] = content;
    }
    folder += 1;
  }
  return files;
}

let togetherIsWell = false;

test('all kinds in one run, which is sooner over than one of each', () => {
  const all = [...kinds.values()].flatMap((contents, kind) =>
    Object.entries(everywhere(contents)).map(([name, content]) => [`${kind}/${name}`, content]),
  );
  survive(Object.fromEntries(all));
  togetherIsWell = true;
});

test.each([...kinds.keys()].map((kind) => [kind]))('%s', (kind) => {
  if (!togetherIsWell) survive(everywhere(kinds.get(kind) ?? new Map()));
});

test.each(some(['claude-code-agent', 'aix', 'ccmcp', 'opencode', 'omp']))('everything as %s', (format) => {
  const cwd = tree();
  try {
    const ending = format === 'claude-code-agent' ? '.md' : '.json';
    let number = 0;
    for (const contents of kinds.values()) {
      for (const content of contents.values()) put(cwd, `${number++}${ending}`, content);
    }
    const ended = runCli(cwd, ['--format', 'json', '--as', format, '.']);
    expect([ended.stderr, ended.code === 0 || ended.code === 1]).toEqual(['', true]);
    expect(printedBy(ended).files).toHaveLength(number);
  } finally {
    fs.rmSync(cwd, { recursive: true, force: true });
  }
});

test('a file of 40 MB is named and not read', () => {
  const cwd = tree();
  try {
    put(cwd, 'control/.mcp.json', control);
    const file = fs.openSync(put(cwd, '.mcp.json', '{"mcpServers":{}}'), 'r+');
    fs.ftruncateSync(file, 40 * 1024 * 1024);
    fs.closeSync(file);
    const ended = runCli(cwd, ['--format', 'json']);
    expect([ended.code, ended.stderr]).toEqual([1, '']);
    expect(printedBy(ended).findings.map(({ path: name, rule }) => [name, rule])).toEqual([
      ['.mcp.json', 'limits-exceeded'],
      ['control/.mcp.json', 'transport-missing'],
    ]);
  } finally {
    fs.rmSync(cwd, { recursive: true, force: true });
  }
});

/** Without FUZZ=1 as many as are needed for more than anything lists or tries. */
const times = (count: number) => (isWhole ? count : count / 16);

test('a megabyte of equal keys, servers and faults', () => {
  const keys = `{"mcpServers":{${Array.from({ length: times(30_000) }, () => '"a":{"command":1}').join(',')}}}`;
  const servers = `{"mcpServers":{${Array.from({ length: times(30_000) }, (_, index) => `"s${index}":{"url":1}`).join(',')}}}`;
  const names = `{"mcpServers":{"a":{"command":"a","env":{${Array.from({ length: times(60_000) }, (_, index) => `"${index}":1`).join(',')}}}}}`;
  survive({ 'a/.mcp.json': keys, 'b/.mcp.json': servers, 'c/.mcp.json': names });
});

function rulesFor(text: string): string[] {
  const cwd = tree();
  try {
    put(cwd, '.mcp.json', text);
    const ended = runCli(cwd, ['--format', 'json']);
    return [...new Set(printedBy(ended).findings.map(({ rule }) => rule))];
  } finally {
    fs.rmSync(cwd, { recursive: true, force: true });
  }
}

test('more faults than anybody would list are faults', () => {
  const numbers = Array.from({ length: times(20_000) }, (_, index) => `"K${index}":1`).join(',');
  expect(rulesFor(`{"mcpServers":{"a":{"command":"a","env":{${numbers}}}}}`)).toEqual(['field-type']);
});

test('ten thousand variables in one string come to an end', () => {
  const text = JSON.stringify({ mcpServers: { a: { command: 'a', args: ['${env:A}'.repeat(times(10_000))] } } });
  expect(rulesFor(text)).toEqual(['placeholder-syntax']);
});

describe('the prototype', () => {
  test.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty'])('%s is an ordinary name', (name) => {
    const entry = `{"command":"a-mcp","env":{"${name}":"a"},"${name}":{"polluted":true}}`;
    const { files } = survive({ '.mcp.json': `{"mcpServers":{"${name}":${entry}},"${name}":{"command":"x"}}` });
    expect(files.find((file) => file.path === '.mcp.json')?.servers).toEqual([name]);
  });
});

test('the temporary folder is the only thing that is written to', () => {
  const cwd = tree();
  put(cwd, '.mcp.json', control);
  runCli(cwd, []);
  expect(fs.readdirSync(cwd)).toEqual(['.mcp.json']);
  expect(fs.readFileSync(path.join(cwd, '.mcp.json'), 'utf8')).toBe(control);
  fs.rmSync(cwd, { recursive: true, force: true });
});
