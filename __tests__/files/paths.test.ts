import { posix, win32 } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { basename, dirname, isAbsolute, join, leadsOut, relative, resolve } from '../../src/files/index.ts';
import { runs } from '../fuzz.ts';

const name = fc.oneof(
  fc.constantFrom('a', 'b', 'B', '..', '.', '', '...', '.a', 'a.b', 'C:', 'é', 'a\\b', ' '),
  fc.string({ maxLength: 3 }).filter((each) => !/[/\0]/.test(each)),
);
const names = fc.array(name, { maxLength: 6 });
const way = names.map((each) => each.join('/'));
/** One on a system where "/" is the only top. */
const folder = names.map((each) => posix.resolve('/', ...each.map((part) => part.replaceAll('/', ''))));

const plain = fc.array(fc.constantFrom('a', 'b', '..', '.', 'c d', '.e'), { maxLength: 5 });
const top = fc.constantFrom('C:/', 'd:/', '//server/share/');
const windows = fc
  .tuple(top, plain)
  .map(([start, each]) => slashes(win32.resolve(start, each.join('/') || '.')).replace(/(?<=share\/[^/].*)\/$/, ''));

function slashes(path: string): string {
  return path.replaceAll('\\', '/');
}

describe('as Node has them where "/" is the top', () => {
  test('join', () => {
    fc.assert(
      fc.property(fc.array(way, { minLength: 1, maxLength: 3 }), (parts) => {
        fc.pre(!/^\/\/|^[A-Za-z]:/.test(parts.find((part) => part !== '') ?? ''));
        expect(join(...parts)).toBe(posix.join(...parts));
      }),
      { numRuns: runs(1000) },
    );
  });

  test('resolve', () => {
    fc.assert(fc.property(folder, way, (from, to) => expect(resolve(from, to)).toBe(posix.resolve(from, to))));
  });

  test('relative', () => {
    fc.assert(fc.property(folder, folder, (from, to) => expect(relative(from, to)).toBe(posix.relative(from, to))));
  });

  test('dirname and basename', () => {
    fc.assert(
      fc.property(folder, (path) => {
        expect([dirname(path), basename(path)]).toEqual([posix.dirname(path), posix.basename(path)]);
      }),
    );
  });
});

describe('as Node has them on Windows, but for the slashes', () => {
  test('resolve', () => {
    fc.assert(
      fc.property(windows, plain, fc.constantFrom('', '/', 'C:/', '//other/share/'), (from, each, start) => {
        const to = start + each.join('/');
        expect(resolve(from, to)).toBe(slashes(win32.resolve(from, to)));
      }),
    );
  });

  test('relative', () => {
    fc.assert(
      fc.property(windows, windows, (from, to) => {
        expect(relative(from, to)).toBe(slashes(win32.relative(from, to)));
      }),
    );
  });

  test('dirname and basename', () => {
    fc.assert(
      fc.property(windows, (path) => {
        fc.pre(path !== '//server/share/');
        expect([dirname(path), basename(path)]).toEqual([slashes(win32.dirname(path)), win32.basename(path)]);
      }),
    );
  });
});

test.each([
  ['/', true],
  ['/a', true],
  ['C:/a', true],
  ['//server/share/a', true],
  ['a', false],
  ['a:b', false],
  ['../a', false],
  ['', false],
])('%j is absolute: %j', (path, expected) => {
  expect(isAbsolute(path)).toBe(expected);
});

test.each([
  ['..', true],
  ['../a', true],
  ['/a', true],
  ['D:/a', true],
  ['..a', false],
  ['a/b', false],
  ['', false],
])('%j leads out: %j', (path, expected) => {
  expect(leadsOut(path)).toBe(expected);
});

test('a folder may be called like a drive', () => {
  expect([resolve('/repo', 'C:/x'), relative('/repo', '/repo/C:/x')]).toEqual(['/repo/C:/x', 'C:/x']);
});
