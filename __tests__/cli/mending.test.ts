import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { isOpenFor, writeMended } from '../../src/cli/mending.ts';
import { disk } from '../../src/files/disk.ts';
import { type MendedFile, mend } from '../../src/fixing/index.ts';
import { UsageError } from '../../src/wording/index.ts';

const before = '{ "mcpServers": { "docs": { "url": "https://docs.example.com/mcp" } } }\n';
const after = '{ "mcpServers": { "docs": { "type": "http", "url": "https://docs.example.com/mcp" } } }\n';
let cwd: string;

beforeEach(() => {
  cwd = mkdtempSync(join(tmpdir(), 'mcp-lint-mending-'));
  mkdirSync(join(cwd, 'a'));
  mkdirSync(join(cwd, 'b'));
  for (const folder of ['a', 'b']) writeFileSync(join(cwd, folder, '.mcp.json'), before);
});

afterEach(() => rmSync(cwd, { recursive: true }));

async function mendedFiles(): Promise<readonly MendedFile[]> {
  const options = { files: disk, cwd, paths: [], targets: [], rules: new Map(), user: false };
  return (await mend(options, { safeties: ['safe'], isOpen: isOpenFor(cwd) })).files;
}

function faultOf(files: readonly MendedFile[]): string | undefined {
  try {
    writeMended(files, cwd);
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
