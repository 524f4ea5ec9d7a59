import { expect, test } from '@jest/globals';
import type { Change } from '../../src/model/verdict/index.ts';
import { changed } from './support.ts';

const toml = (text: string, ...changes: readonly Change[]) => changed('toml', text, ...changes);

test.each([
  ['[s]\na = 1 # one\n', '[s]\n"c d" = 1 # one\n'],
  ['[s.a]\nx = 1\n[s.a.b]\n', '[s."c d"]\nx = 1\n[s."c d".b]\n'],
  ['[s]\na.x = 1\na.y = 2\n', '[s]\n"c d".x = 1\n"c d".y = 2\n'],
  ['s = { a = 1 }\n', 's = { "c d" = 1 }\n'],
])('a key gets another name wherever it stands: %j', async (before, after) => {
  expect(await toml(before, { do: 'rename', at: ['s', 'a'], to: 'c d' })).toBe(after);
});

test.each([
  ['[s]\nb = 1\n', '[s]\na = "x"\nb = 1\n'],
  ['[s] # here\n  b = 1\n', '[s] # here\n  a = "x"\n  b = 1\n'],
  ['s = { b = 1 }\n', 's = { a = "x", b = 1 }\n'],
  ['s = {}\n', 's = { a = "x" }\n'],
  ['[s]\r\nb = 1\r\n', '[s]\r\na = "x"\r\nb = 1\r\n'],
])('a member comes in: %j', async (before, after) => {
  expect(await toml(before, { do: 'add', at: ['s', 'a'], value: 'x' })).toBe(after);
});

test.each([
  ['[s]\na = 0\nb = [\n  1, # one\n]\nc = 2\n', '[s]\na = 0\nc = 2\n'],
  ['[s]\nb = 1 # one\n', '[s]\n # one\n'],
  ['s = { a = 0, b = 1 }\n', 's = { a = 0 }\n'],
  ['[s]\na = 0\n[s.b]\nx = 1\n\n[s.b.c]\ny = 2\n\n[t]\n', '[s]\na = 0\n\n[t]\n'],
])('a member goes: %j', async (before, after) => {
  expect(await toml(before, { do: 'remove', at: ['s', 'b'] })).toBe(after);
});

test('values, items and parts of texts', async () => {
  expect(await toml('a = 1_000\n', { do: 'quote', at: ['a'] })).toBeUndefined();
  expect(await toml('a = 10\n', { do: 'quote', at: ['a'] })).toBe('a = "10"\n');
  expect(await toml("a = 'x' # y\n", { do: 'set', at: ['a'], value: { b: [true] } })).toBe('a = { b = [true] } # y\n');
  const insert: Change = { do: 'insert', into: ['a'], position: 1, values: ['-i'] };
  expect(await toml('a = [\n  "x", # one\n  "y",\n]\n', insert)).toBe('a = [\n  "x", # one\n  "-i", "y",\n]\n');
  expect(await toml('a = ["x"]\n', insert)).toBe('a = ["x", "-i"]\n');
  const rewrite: Change = { do: 'rewrite', at: ['a'], within: { start: 0, end: 2 }, text: '${A}' };
  expect(await toml('a = "$A\\t"\n', rewrite)).toBe('a = "${A}\\t"\n');
  expect(await toml("a = '$A'\n", rewrite)).toBe("a = '${A}'\n");
});

test('of headers with a wrapper the wrapper goes', async () => {
  const lift: Change = { do: 'lift', at: ['mcp', 'servers'], to: 'mcp_servers' };
  expect(await toml('[mcp.servers.a]\nx = 1\n[mcp.servers.b]\n', lift)).toBe(
    '[mcp_servers.a]\nx = 1\n[mcp_servers.b]\n',
  );
});
