import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { put, tree } from '../tree.ts';
import { printedBy, runCli } from './cli.ts';

const control = '{"mcpServers":{"control":{}}}';

let cwd = '';
beforeEach(() => {
  cwd = tree();
  put(cwd, 'control/.mcp.json', control);
});
afterEach(() => {
  fs.rmSync(cwd, { recursive: true, force: true });
});

function found(...args: readonly string[]): string[] {
  const ended = runCli(cwd, ['--format', 'json', ...args]);
  expect([ended.code, ended.stderr]).toEqual([1, '']);
  return printedBy(ended).findings.map((finding) => `${finding.path} ${finding.rule}`);
}

const survivor = 'control/.mcp.json transport-missing';

describe('what stands where a file belongs', () => {
  test('a folder', () => {
    fs.mkdirSync(path.join(cwd, '.mcp.json'));
    expect(found()).toEqual(['.mcp.json file-unreadable', survivor]);
  });

  test('a link that leads back to itself', () => {
    fs.symlinkSync('.mcp.json', path.join(cwd, '.mcp.json'));
    expect(found()).toEqual(['.mcp.json file-unreadable', survivor]);
  });

  test('a link to a device', () => {
    fs.symlinkSync('/dev/zero', path.join(cwd, '.mcp.json'));
    expect(found()).toEqual(['.mcp.json file-unreadable', survivor]);
  });

  test('a folder that contains itself', () => {
    fs.symlinkSync('..', path.join(cwd, 'control/again'));
    fs.symlinkSync('.', path.join(cwd, 'control/self'));
    expect(found()).toEqual([survivor]);
  });

  test('a named pipe, which nobody writes to', () => {
    execFileSync('mkfifo', [path.join(cwd, '.mcp.json')]);
    expect(found()).toEqual(['.mcp.json file-unreadable', survivor]);
    const given = runCli(cwd, ['.mcp.json']);
    expect([given.code, given.stderr]).toEqual([2, 'mcp-lint: ".mcp.json" is a named pipe, not a file or folder\n']);
  });

  test('a named pipe as the configuration', () => {
    execFileSync('mkfifo', [path.join(cwd, 'mcp-lint.json')]);
    const ended = runCli(cwd, []);
    expect([ended.code, ended.stderr.includes('    at ')]).toEqual([2, false]);
  });

  test('a file without read permission', () => {
    const file = put(cwd, '.mcp.json', control);
    fs.chmodSync(file, 0);
    // The superuser reads it all the same.
    const rule = process.getuid?.() === 0 ? 'transport-missing' : 'file-unreadable';
    expect(found()).toEqual([`.mcp.json ${rule}`, survivor]);
  });
});

describe('names', () => {
  const names = [
    'a\nb',
    'a::b',
    'a%0Ab',
    'a,b',
    '"a"',
    "'a'",
    'a\u001b[31mb',
    'a\u202eb',
    'a b',
    '$(a)',
    '-a',
    '*',
    '[a]',
  ];

  test.each(names.map((name) => [JSON.stringify(name), name]))('the folder %s', (_, name) => {
    put(cwd, `${name}/.mcp.json`, control);
    expect(found().sort()).toEqual([`${name}/.mcp.json transport-missing`, survivor].sort());
    const text = runCli(cwd, []);
    expect([text.code, text.stderr]).toEqual([1, '']);
    expect(text.stdout).not.toMatch(/[\u001b\u202e]|a\nb/);
  });

  test.each(names.filter((name) => !/^\*|\[/.test(name)).map((name) => [JSON.stringify(name), name]))(
    'a given file in the folder %s',
    (_, name) => {
      put(cwd, `${name}/.mcp.json`, control);
      expect(found(`./${name}/.mcp.json`)).toEqual([`${name}/.mcp.json transport-missing`]);
    },
  );

  test('bytes that are no UTF-8', () => {
    const folder = Buffer.concat([Buffer.from(`${cwd}/`), Buffer.from([0x61, 0xff])]);
    try {
      fs.mkdirSync(folder);
    } catch {
      return;
    }
    fs.writeFileSync(Buffer.concat([folder, Buffer.from('/.mcp.json')]), control);
    expect(found()).toEqual(['a\ufffd search-incomplete', survivor]);
  });

  test('folders deeper than is walked', () => {
    const deep = Array.from({ length: 150 }, () => 'd').join('/');
    put(cwd, `${deep}/.mcp.json`, control);
    put(cwd, 'd/d/.mcp.json', control);
    const last = Array.from({ length: 101 }, () => 'd').join('/');
    expect(found()).toEqual([survivor, 'd/d/.mcp.json transport-missing', `${last} search-incomplete`]);
  });

  test('an absent file is a usage error that names it', () => {
    const ended = runCli(cwd, ['a\u001b[31m\nb']);
    expect([ended.code, ended.stdout, ended.stderr]).toEqual([2, '', 'mcp-lint: "a\\u001b[31m\\nb" does not exist\n']);
  });
});
