import fs from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { replaceFile } from '../../src/cli/replace-file.ts';
import { disk } from '../../src/files/disk.ts';
import { applyBaseline, baselineOf, readBaseline, writeBaseline } from '../../src/suppress/baseline.ts';
import { pointerOf } from '../../src/suppress/index.ts';
import { UsageError } from '../../src/wording/index.ts';
import { put, tree } from '../tree.ts';
import { finding, json } from './finding.ts';

const at = (path: string, shown = path) => ({ path, shown });
const rewrite = { files: disk, save: (path: string, text: string) => replaceFile(path, text, '/') };

const one = json('{"a": {"b/c~d": [1, "secret"]}}', 'one.json');
const two = json('{"a": 1}', 'dir/two.json');
const findings = [
  finding(two, 'key-unknown', ['a']),
  finding(one, 'key-unknown', ['a', 'b/c~d', 1]),
  finding(one, 'key-unknown', ['a']),
  finding(one, 'arg-value', ['a']),
  finding(one, 'key-unknown', ['a']),
];

describe('a baseline', () => {
  test('is sorted, counts, and holds no message and no value', () => {
    const path = join(tree(), 'baseline.json');
    writeBaseline(at(path), findings, rewrite);
    expect(fs.readFileSync(path, 'utf8')).toBe(`{
  "version": 1,
  "findings": [
    {
      "path": "dir/two.json",
      "rule": "key-unknown",
      "pointer": "/a",
      "count": 1
    },
    {
      "path": "one.json",
      "rule": "arg-value",
      "pointer": "/a",
      "count": 1
    },
    {
      "path": "one.json",
      "rule": "key-unknown",
      "pointer": "/a",
      "count": 2
    },
    {
      "path": "one.json",
      "rule": "key-unknown",
      "pointer": "/a/b~1c~0d/1",
      "count": 1
    }
  ]
}
`);
    expect(fs.readdirSync(join(path, '..'))).toEqual(['baseline.json']);
  });

  test('does not depend on the order of the findings', () => {
    expect(baselineOf(findings.toReversed())).toEqual(baselineOf(findings));
  });

  test('takes away what it was made of, and nothing more', () => {
    const path = join(tree(), 'baseline.json');
    writeBaseline(at(path), findings, rewrite);
    const baseline = readBaseline(at(path), disk);
    expect(applyBaseline(findings, baseline)).toEqual({ kept: [], suppressed: 5, stale: [] });
    const third = finding(one, 'key-unknown', ['a']);
    const other = finding(one, 'syntax-error', ['a']);
    expect(applyBaseline([...findings, third, other], baseline)).toEqual({
      kept: [third, other],
      suppressed: 5,
      stale: [],
    });
    expect(applyBaseline(findings.slice(0, 1), baseline)).toEqual({ kept: [], suppressed: 1, stale: [1, 2, 3] });
  });

  test('may be written over a link, which it replaces', () => {
    const root = tree({ 'precious.txt': 'stays' });
    fs.symlinkSync('precious.txt', join(root, 'link.json'));
    writeBaseline(at(join(root, 'link.json')), [], rewrite);
    expect(readBaseline(at(join(root, 'link.json')), disk)).toEqual({ version: 1, findings: [] });
    expect(fs.readFileSync(join(root, 'precious.txt'), 'utf8')).toBe('stays');
  });

  test.each([
    ['folder', 'the baseline "folder" cannot be written: it is a folder'],
    ['gone/b.json', 'the baseline "gone/b.json" cannot be written: its folder does not exist'],
  ])('cannot be written to %s', (name, message) => {
    const root = tree({ 'folder/': '' });
    expect(() => writeBaseline(at(join(root, name), name), [], rewrite)).toThrow(new UsageError(message));
    expect(fs.readdirSync(root)).toEqual(['folder']);
  });
});

describe('what is no baseline', () => {
  const entry = { path: 'a', rule: 'b', pointer: '', count: 1 };

  test.each([
    '',
    '{',
    '[]',
    'null',
    '{"version": 2, "findings": []}',
    '{"version": 1}',
    '{"version": 1, "findings": {}}',
    '{"version": 1, "findings": [null]}',
    '{"__proto__": {"version": 1, "findings": []}}',
    ...[{ count: 0 }, { count: 1.5 }, { count: '1' }, { path: 1 }, { rule: null }, { pointer: [] }].map((part) =>
      JSON.stringify({ version: 1, findings: [{ ...entry, ...part }] }),
    ),
    `{"version": 1, "findings": ${'['.repeat(100_000)}`,
  ])('is a usage error (case %#)', (text) => {
    const root = tree({ 'b.json': text });
    expect(() => readBaseline(at(join(root, 'b.json'), 'b.json'), disk)).toThrow(
      new UsageError('"b.json" is not a baseline of this version (write it anew with --update-baseline)'),
    );
  });

  test('cannot be read', () => {
    const root = tree({ 'folder/': '' });
    put(root, 'utf16.json', Buffer.from('{"version": 1}', 'utf16le'));
    const messageFor = (name: string) => {
      try {
        readBaseline(at(join(root, name), name), disk);
      } catch (error) {
        return (error as Error).message;
      }
      return undefined;
    };
    expect(['gone', 'folder', 'utf16.json'].map(messageFor)).toEqual([
      'the baseline "gone": the file cannot be read: it does not exist',
      'the baseline "folder": this is a folder, not a file',
      'the baseline "utf16.json": the file is encoded in UTF-16, little endian',
    ]);
  });
});

test('pointers escape what separates them', () => {
  expect([[], [''], ['a/b', '~1', 0], ['__proto__']].map(pointerOf)).toEqual(['', '/', '/a~1b/~01/0', '/__proto__']);
});
