import { spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { beforeAll, expect, test } from '@jest/globals';
import { transformFileSync } from '@swc/core';
import { write } from '../../src/cli/index.ts';
import { tree } from '../tree.ts';

let folder = '';
let script = '';

beforeAll(() => {
  folder = tree();
  script = join(folder, 'script.mjs');
  const { code } = transformFileSync(resolve('src/cli/write.ts'), {
    jsc: { parser: { syntax: 'typescript' }, target: 'es2023' },
    module: { type: 'es6' },
  });
  writeFileSync(join(folder, 'write.mjs'), code);
  writeFileSync(
    script,
    `import { write } from ${JSON.stringify(pathToFileURL(join(folder, 'write.mjs')).href)};
    const all = write(1, 'line\\n'.repeat(2_000_000));
    write(2, String(all));
    `,
  );
});

test('writes everything to a file', () => {
  const path = join(folder, 'out.txt');
  const fd = openSync(path, 'w');
  const text = `é${'0123456789'.repeat(50_000)}界`;
  expect(write(fd, text)).toBe(true);
  expect(write(fd, '')).toBe(true);
  closeSync(fd);
  expect(readFileSync(path, 'utf8')).toBe(text);
});

test('other faults are not swallowed', () => {
  const fd = openSync(script, 'r');
  expect(() => write(fd, 'x')).toThrow('EBADF');
  closeSync(fd);
});

test.each([
  ['a socket', () => [process.execPath, script]],
  ['a pipe', () => ['sh', '-c', `"${process.execPath}" "${script}" | head -c 5 >&2`]],
])('a reader of %s that stops early is no fault', async (what, line) => {
  const [command = '', ...args] = line();
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  child.stdout.once('data', () => child.stdout.destroy());
  let errors = '';
  child.stderr.on('data', (data) => {
    errors += data;
  });
  const code = await new Promise((done) => child.once('close', done));
  expect(code).toBe(0);
  // `head` and the script write to the same place, in either order.
  expect(errors.replace('line\n', '')).toBe('false');
  expect(errors.includes('line\n')).toBe(what === 'a pipe');
});

test('a slow reader gets everything', async () => {
  const child = spawn(process.execPath, [script], { stdio: ['ignore', 'pipe', 'pipe'] });
  let bytes = 0;
  child.stdout.on('data', (data: Buffer) => {
    bytes += data.length;
    if (bytes < 400_000) {
      child.stdout.pause();
      setTimeout(() => child.stdout.resume(), 20);
    }
  });
  const code = await new Promise((done) => child.once('close', done));
  expect({ code, bytes }).toEqual({ code: 0, bytes: 10_000_000 });
});
