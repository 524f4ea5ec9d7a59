import path from 'node:path';
import { expect, test } from '@jest/globals';
import { isMissing } from '../../src/discover/missing.ts';
import { Repositories } from '../../src/discover/repositories.ts';
import { disk } from '../../src/files/disk.ts';
import { tree } from './tree.ts';

const files = {
  '.git/HEAD': '',
  '.gitignore': 'made/\n',
  'server.js': '',
  'web/.cursor/mcp.json': '',
  'web/tool.py': '',
};

const seen = { files: disk, repositories: new Repositories(disk) };

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
  expect(isMissing(name, path.join(root, 'web/.cursor/mcp.json'), root, seen)).toBe(expected);
});

test('nothing above the root counts', () => {
  const root = tree(files);
  const web = path.join(root, 'web');
  expect(isMissing('server.js', path.join(web, '.cursor/mcp.json'), web, seen)).toBe(true);
});

test('a name that no file can have is missing', () => {
  const root = tree(files);
  expect(isMissing('a\0b', path.join(root, 'x.json'), root, seen)).toBe(true);
  expect(isMissing('a'.repeat(5000), path.join(root, 'x.json'), root, seen)).toBe(true);
  const unasked = new Proxy(disk, {
    get: (_, name) => {
      throw new Error(`asked for ${String(name)}`);
    },
  });
  expect(isMissing('a/'.repeat(200_000), path.join(root, 'x.json'), root, { ...seen, files: unasked })).toBe(true);
});
