import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { disk } from '../../src/files/disk.ts';
import { causeOf, type Files, LeadsOut, memory, overlay, Within } from '../../src/files/index.ts';
import { tree } from '../tree.ts';

/** What is asked of which path. */
function noting(): { readonly files: Files; readonly asked: Set<string> } {
  const asked = new Set<string>();
  const files = new Proxy(disk, {
    get: (target, key) => {
      const value: unknown = Reflect.get(target, key);
      if (typeof value !== 'function') return value;
      return (path: string, ...rest: unknown[]) => {
        asked.add(path);
        return value.call(target, path, ...rest);
      };
    },
  });
  return { files, asked };
}

function linked(links: Readonly<Record<string, string>>, files: Readonly<Record<string, string>> = {}) {
  const root = tree({ 'a/x.json': '1', 'b/': '', ...files });
  for (const [path, target] of Object.entries(links)) fs.symlinkSync(target, join(root, path));
  return root;
}

describe('what leads out', () => {
  const outside = tree({ 'secret.json': 'secret', 'folder/x.json': 'secret' });
  const up = `../${basename(outside)}`;

  test.each<[string, Readonly<Record<string, string>>, string]>([
    ['a name', {}, `${up}/secret.json`],
    ['a link to a file', { out: `${outside}/secret.json` }, 'out'],
    ['a relative link', { out: `${up}/secret.json` }, 'out'],
    ['a link in a folder', { 'b/out': `../${up}/secret.json` }, 'b/out'],
    ['a link to a folder', { out: outside }, 'out/secret.json'],
    ['a link to a link', { one: 'two', two: outside }, 'one/secret.json'],
    ['a link that points to nothing', { out: `${outside}/gone` }, 'out'],
    ['a link beyond the top', { out: '../../../../../../../../../../../../etc/passwd' }, 'out'],
    ['names behind a link', { in: 'a' }, `in/../../${basename(outside)}/secret.json`],
    ["a link to git's own files", { out: '.git/config' }, 'out'],
    ["git's own files", {}, '.git/config'],
    ["git's own files, where case is nothing", {}, '.GIT/config'],
  ])('%s', (_, links, path) => {
    const root = linked(links, { '.git/config': 'token' });
    const { files, asked } = noting();
    const within = new Within(files, [root]);
    const at = `${root}/${path}`;
    expect([within.leadsOut(at), within.exists(at), within.placeOf(at)]).toEqual([true, false, undefined]);
    for (const ask of ['read', 'target', 'real', 'list', 'owner'] as const) {
      expect(() => within[ask](at)).toThrow(LeadsOut);
    }
    expect(() => within.head(at, 5)).toThrow(LeadsOut);
    for (const folder of [root, `${root}/a`, `${root}/b`]) within.notePlain(folder, disk.list(folder));
    expect([within.leadsOut(at), within.exists(at), within.placeOf(at)]).toEqual([true, false, undefined]);
    // Not even whether something is there.
    expect([...asked].filter((each) => each.startsWith(outside) || /\.git/i.test(each))).toEqual([]);
  });

  test('where a list has shown no link, a name in it is no link', () => {
    const root = linked({ out: outside });
    const { files, asked } = noting();
    const within = new Within(files, [root]);
    for (const folder of [root, `${root}/a`]) within.notePlain(folder, disk.list(folder));
    expect([within.leadsOut(`${root}/a/x.json`), within.leadsOut(`${root}/a/none`)]).toEqual([false, false]);
    expect([...asked]).toEqual([]);
    expect([within.leadsOut(`${root}/out/none`), within.leadsOut(`${root}/a/.git`)]).toEqual([true, true]);
  });

  test('of a link itself is known that it is one', () => {
    const within = new Within(disk, [linked({ out: outside })]);
    expect(within.kind(`${linked({})}/a`)).toBe(undefined);
    expect([within.leadsOut('/'), within.exists('/'), within.covers('/')]).toEqual([true, false, false]);
  });
});

describe('what stays inside', () => {
  test.each<[string, Readonly<Record<string, string>>, string]>([
    ['a file', {}, 'a/x.json'],
    ['a link to a file', { in: 'a/x.json' }, 'in'],
    ['a link to a folder', { in: 'a' }, 'in/x.json'],
    ['a link up', { 'b/in': '../a' }, 'b/in/x.json'],
    ['a link to the root', { 'b/in': '..' }, 'b/in/a/x.json'],
    ['links in a row', { one: 'two', two: 'three', three: 'a' }, 'one/x.json'],
    ['a link with names in between', { in: './/b/../a/.' }, 'in/x.json'],
  ])('%s', (_, links, path) => {
    const root = linked(links);
    const within = new Within(disk, [root]);
    const at = `${root}/${path}`;
    expect([within.leadsOut(at), within.exists(at), within.placeOf(at)]).toEqual([false, true, `${root}/a/x.json`]);
    expect([within.read(at), within.target(at), within.real(at)]).toEqual(['1', 'file', `${root}/a/x.json`]);
  });

  test('a link that goes out and comes back, by either name of the root', () => {
    const root = linked({});
    const name = join(tree(), 'root');
    fs.symlinkSync(root, name);
    fs.symlinkSync(`../${basename(root)}/a`, join(root, 'by-name'));
    fs.symlinkSync(`${root}/a/x.json`, join(root, 'by-real-name'));
    for (const each of [root, name]) {
      const within = new Within(disk, [each]);
      expect(within.placeOf(`${each}/by-real-name`)).toBe(`${each}/a/x.json`);
    }
    expect(new Within(disk, [root]).exists(`${root}/by-name/x.json`)).toBe(true);
  });

  test('nothing that is not there', () => {
    const root = linked({ gone: 'nowhere' });
    const within = new Within(disk, [root]);
    for (const path of ['gone', 'none', 'none/x', 'a/x.json/y', 'a\0', 'a/x.json/']) {
      expect([path, within.exists(`${root}/${path}`), within.leadsOut(`${root}/${path}`)]).toEqual([
        path,
        false,
        false,
      ]);
    }
  });

  test('a loop ends', () => {
    const root = linked({ loop: 'loop', one: 'two', two: 'one' });
    const within = new Within(disk, [root]);
    for (const path of ['loop', 'one', 'one/x']) {
      const at = `${root}/${path}`;
      expect([within.exists(at), within.leadsOut(at), within.placeOf(at)]).toEqual([false, false, undefined]);
      let cause = '';
      try {
        within.read(at);
      } catch (error) {
        cause = causeOf(error);
      }
      expect(cause).toBe('its link leads back to itself');
    }
  });

  test('a link that became one after it was listed as a file', () => {
    const root = linked({}, { 'late.json': '' });
    const within = new Within(disk, [root]);
    fs.rmSync(join(root, 'late.json'));
    fs.symlinkSync('/etc/passwd', join(root, 'late.json'));
    expect(() => within.read(`${root}/late.json`, true)).toThrow(expect.objectContaining({ code: 'ENOENT' }));
  });

  test('a folder that was named, wherever a link leads from there', () => {
    const other = tree({ 'x.json': '1' });
    const root = linked({ other });
    expect(new Within(disk, [root, `${root}/other`]).read(`${root}/other/x.json`)).toBe('1');
  });

  (process.platform === 'win32' ? test.skip : test)('a pipe, which nobody waits for', () => {
    const root = tree();
    execFileSync('mkfifo', [join(root, 'pipe.json')]);
    const within = new Within(disk, [root]);
    expect(within.kind(`${root}/pipe.json`)).toBe('pipe');
    expect(() => within.head(`${root}/pipe.json`, 5)).toThrow('this is a named pipe');
  });
});

test('a map and what editors hold end at the root as well', () => {
  const map = memory({ 'in/a.json': '1', '../out.json': '2' });
  const here = map.resolve('', '.');
  const held = overlay(
    map,
    new Map([
      [`${here}/in/b.json`, '3'],
      ['/held.json', '4'],
    ]),
  );
  const within = new Within(held, [here]);
  expect([within.read(`${here}/in/a.json`), within.read(`${here}/in/b.json`)]).toEqual(['1', '3']);
  for (const path of ['/out.json', '/held.json', `${here}/../out.json`]) expect(within.exists(path)).toBe(false);
});

test('what is edited below a folder that a link leads to is found by both ways', () => {
  const root = linked({ in: 'a' });
  const within = new Within(overlay(disk, new Map([[`${root}/in/x.json`, 'edited']])), [root]);
  expect([within.read(`${root}/in/x.json`), within.read(`${root}/a/x.json`)]).toEqual(['edited', 'edited']);
});
