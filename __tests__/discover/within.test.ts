import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { Within } from '../../src/discover/within.ts';
import { disk } from '../../src/files/disk.ts';
import { tree } from './tree.ts';

const text = (bytes: Uint8Array | undefined) => bytes && new TextDecoder().decode(bytes);

describe('a root', () => {
  const outside = tree({ 'secret.txt': 'secret' });
  const root = tree({ 'a/package.json': '{ "name": "a" }', 'b/': '' });
  const within = new Within(root, disk);

  test('has its files and folders', () => {
    expect([within.has('a/package.json'), within.has('b'), within.has('a/other.json')]).toEqual([true, true, false]);
  });

  test('gives the first bytes of a file, and nothing of a folder', () => {
    expect(text(within.head('a/package.json', 5))).toBe('{ "na');
    expect(text(within.head('a/package.json', 500))).toBe('{ "name": "a" }');
    expect([within.head('b', 5), within.head('a/other.json', 5), within.head('a\0', 5)]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  test('ends where it ends', () => {
    const up = `../${outside.slice(outside.lastIndexOf('/') + 1)}/secret.txt`;
    expect([within.has(up), within.head(up, 5)]).toEqual([false, undefined]);
  });

  test('does not follow a link that leads out of it', () => {
    fs.symlinkSync(join(outside, 'secret.txt'), join(root, 'link.txt'));
    fs.symlinkSync(join(root, 'a'), join(root, 'inside'));
    expect([within.has('link.txt'), within.head('link.txt', 5)]).toEqual([false, undefined]);
    expect(text(within.head('inside/package.json', 5))).toBe('{ "na');
  });

  (process.platform === 'win32' ? test.skip : test)('does not wait for a pipe', () => {
    execFileSync('mkfifo', [join(root, 'pipe.json')]);
    expect(within.head('pipe.json', 5)).toBeUndefined();
  });
});
