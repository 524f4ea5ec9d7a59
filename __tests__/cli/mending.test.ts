import { chmodSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { whyShutIn, writeMended } from '../../src/cli/mending.ts';
import { disk } from '../../src/files/disk.ts';
import { type MendedFile, mend } from '../../src/fixing/index.ts';
import { UsageError } from '../../src/wording/index.ts';
import { tree } from '../tree.ts';

const before = '{ "mcpServers": { "docs": { "url": "https://docs.example.com/mcp" } } }\n';
const after = '{ "mcpServers": { "docs": { "type": "http", "url": "https://docs.example.com/mcp" } } }\n';
let cwd: string;

beforeEach(() => {
  cwd = tree({ 'a/.mcp.json': before, 'b/.mcp.json': before });
});

type Groups = readonly (readonly MendedFile[])[];

async function mendedFiles(): Promise<Groups> {
  const options = { files: disk, cwd, paths: [], targets: [], rules: new Map(), user: false };
  return (await mend(options, { safeties: ['safe'], whyShut: whyShutIn(cwd) })).together;
}

function faultOf(groups: Groups): string | undefined {
  try {
    writeMended(groups, cwd);
    return undefined;
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    return error.message;
  }
}

const textOf = (folder: string) => readFileSync(join(cwd, folder, '.mcp.json'), 'utf8');

test('what nobody has touched is written', async () => {
  expect(faultOf(await mendedFiles())).toBeUndefined();
  expect([textOf('a'), textOf('b')]).toEqual([after, after]);
});

test.each<[string, (path: string) => void, string | undefined]>([
  ['has another text', (path) => writeFileSync(path, `${before}\n`), `${before}\n`],
  ['has got a byte order mark', (path) => writeFileSync(path, `\ufeff${before}`), `\ufeff${before}`],
  ['is no text any more', (path) => writeFileSync(path, Buffer.from([0xff, 0xfe])), '\ufffd\ufffd'],
  ['is gone', (path) => rmSync(path), undefined],
])('a file that %s is left as it is and named, and the others are written', async (_, change, left) => {
  const files = await mendedFiles();
  change(join(cwd, 'a', '.mcp.json'));
  expect(faultOf(files)).toBe('not mended: "a/.mcp.json" was changed meanwhile');
  if (left === undefined) expect(readdirSync(join(cwd, 'a'))).toEqual([]);
  else expect(textOf('a')).toBe(left);
  expect(textOf('b')).toBe(after);
});

test('a file that has given way to a link is left, and so is what the link leads to', async () => {
  const files = await mendedFiles();
  const other = join(cwd, 'other.txt');
  writeFileSync(other, before);
  rmSync(join(cwd, 'a', '.mcp.json'));
  symlinkSync(other, join(cwd, 'a', '.mcp.json'));
  expect(faultOf(files)).toBe('not mended: "a/.mcp.json" was changed meanwhile');
  expect([readFileSync(other, 'utf8'), textOf('b')]).toEqual([before, after]);
});

test('all that are left are named', async () => {
  const files = await mendedFiles();
  for (const folder of ['a', 'b']) writeFileSync(join(cwd, folder, '.mcp.json'), '{}');
  const named = '"a/.mcp.json" was changed meanwhile and "b/.mcp.json" was changed meanwhile';
  expect([faultOf(files), textOf('a'), textOf('b')]).toEqual([`not mended: ${named}`, '{}', '{}']);
});

describe('files that one fix changes together', () => {
  test.each<[string, (path: string) => void, string]>([
    ['has another text', (path) => writeFileSync(path, '{}'), 'was changed meanwhile'],
    ['may not be written', (path) => chmodSync(path, 0o444), 'is read-only'],
  ])('are all left where one %s', async (_, change, why) => {
    const groups = [(await mendedFiles()).flat()];
    change(join(cwd, 'b', '.mcp.json'));
    const left = textOf('b');
    expect(faultOf(groups)).toBe(`not mended: "b/.mcp.json" ${why} (and "a/.mcp.json" belongs to it)`);
    expect([textOf('a'), textOf('b')]).toEqual([before, left]);
    expect(readdirSync(join(cwd, 'a'))).toEqual(['.mcp.json']);
  });

  test('get their texts back where one cannot be put in its place', async () => {
    const [first, second] = (await mendedFiles()).flat();
    if (first === undefined || second === undefined) throw new Error('two files are mended');
    mkdirSync(join(cwd, 'c'));
    writeFileSync(join(cwd, 'c', '.mcp.json'), before);
    // The new text is ready when another takes its name away.
    const third = { ...second, at: join(cwd, 'c', '.mcp.json') };
    const vanishing = {
      ...second,
      get after() {
        rmSync(join(cwd, 'a', '.mcp.json'));
        mkdirSync(join(cwd, 'a', '.mcp.json'));
        return second.after;
      },
    };
    const fault = faultOf([[third, first, vanishing]]);
    expect(fault).toMatch(/^not mended: "a\/.mcp.json" cannot be written: /);
    expect(readFileSync(third.at, 'utf8')).toBe(before);
    expect(textOf('b')).toBe(before);
    expect(readdirSync(join(cwd, 'c'))).toEqual(['.mcp.json']);
  });

  test('and all are written where nothing is in the way', async () => {
    expect(faultOf([(await mendedFiles()).flat()])).toBeUndefined();
    expect([textOf('a'), textOf('b')]).toEqual([after, after]);
  });
});
