import { symlinkSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { isMissing } from '../../src/discover/missing.ts';
import { Remarks } from '../../src/discover/remarks.ts';
import { Repositories } from '../../src/discover/repositories.ts';
import { disk } from '../../src/files/disk.ts';
import { type Files, Within } from '../../src/files/index.ts';
import { tree } from '../tree.ts';

const files = {
  '.git/HEAD': '',
  '.gitignore': 'made/\n',
  'server.js': '',
  'web/.cursor/mcp.json': '',
  'web/tool.py': '',
};

const repositories = new Repositories(disk, new Remarks());

function isMissingIn(root: string, name: string, file: string, below: Files = disk): boolean {
  return isMissing(name, file, root, { files: new Within(below, [root]), repositories });
}

test.each([
  ['server.js', false],
  ['./tool.py', false],
  ['mcp.json', false],
  ['made/server.js', false],
  ['web/tool.py', false],
  ['none.js', true],
  ['../none.js', true],
  ['tool.js', true],
])('%s: missing: %p', (name, expected) => {
  const root = tree(files);
  expect(isMissingIn(root, name, path.join(root, 'web/.cursor/mcp.json'))).toBe(expected);
});

test('nothing above the root counts', () => {
  const root = tree(files);
  const web = path.join(root, 'web');
  expect(isMissingIn(web, 'server.js', path.join(web, '.cursor/mcp.json'))).toBe(true);
});

test('what lies outside of the root is not asked for', () => {
  const outside = tree({ 'there.js': '' });
  const root = tree({ 'a/x.json': '' });
  symlinkSync(outside, path.join(root, 'link'));
  const asked: string[] = [];
  const noting = new Proxy(disk, {
    get: (target, key) => {
      const value: unknown = Reflect.get(target, key);
      if (typeof value !== 'function') return value;
      return (at: string, ...rest: unknown[]) => {
        asked.push(at);
        return value.call(target, at, ...rest);
      };
    },
  });
  for (const name of ['there.js', 'none.js']) {
    const up = path.relative(path.join(root, 'a'), path.join(outside, name));
    expect(isMissingIn(root, up, path.join(root, 'a/x.json'), noting)).toBe(false);
    expect(isMissingIn(root, `../link/${name}`, path.join(root, 'a/x.json'), noting)).toBe(false);
  }
  expect(asked.filter((at) => at.startsWith(outside))).toEqual([]);
});

test('a name that no file can have is missing', () => {
  const root = tree(files);
  expect(isMissingIn(root, 'a\0b', path.join(root, 'x.json'))).toBe(true);
  expect(isMissingIn(root, 'a'.repeat(5000), path.join(root, 'x.json'))).toBe(true);
  const unasked = new Proxy(disk, {
    get: (_, name) => {
      throw new Error(`asked for ${String(name)}`);
    },
  });
  expect(isMissingIn(root, 'a/'.repeat(200_000), path.join(root, 'x.json'), unasked)).toBe(true);
});
