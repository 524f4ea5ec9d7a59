import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { Module } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { keepPieces } from '../../src/cli/compiled-pieces.ts';

let root: string;
let passed: string[];

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'mcp-lint-pieces-'));
  passed = [];
});
afterEach(() => rmSync(root, { recursive: true }));

/** One run: loads a file of the folder of the pieces, and keeps what was compiled. */
function run(file: string, kept = join(root, 'kept')): unknown {
  const extensions = { '.js': (_: NodeJS.Module, other: string) => passed.push(other) };
  const keep = keepPieces(extensions, root, kept);
  const module = new Module(file);
  extensions['.js'](module, file);
  keep();
  return module.exports;
}

function piece(text: string): string {
  const file = join(root, 'piece.js');
  writeFileSync(file, text);
  return file;
}

test('a piece is loaded the same from what was kept of it', () => {
  const file = piece('exports.join = require("node:path").join;');
  for (const _ of ['compiled', 'kept']) expect(run(file)).toEqual({ join });
  expect(readdirSync(join(root, 'kept'))).toEqual(['piece.js']);
});

test('a piece of the same length that was changed is compiled again', () => {
  expect(run(piece('exports.is = "one";'))).toEqual({ is: 'one' });
  rmSync(join(root, 'piece.js'));
  expect(run(piece('exports.is = "two";'))).toEqual({ is: 'two' });
});

test('what was damaged is compiled again', () => {
  const file = piece('exports.is = "one";');
  run(file);
  writeFileSync(join(root, 'kept/piece.js'), 'nothing of the kind');
  expect(run(file)).toEqual({ is: 'one' });
});

test('where nothing can be kept, a piece is loaded all the same', () => {
  const file = piece('exports.is = "one";');
  expect(run(file, join(file, 'kept'))).toEqual({ is: 'one' });
});

test('what is no piece is left to Node', () => {
  const other = join(root, 'other/piece.js');
  run(other);
  expect(passed).toEqual([other]);
});
