import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire, Module } from 'node:module';
import { join } from 'node:path';
import { beforeEach, expect, test } from '@jest/globals';
import { keepPieces } from '../../src/cli/compiled-pieces.ts';
import { tree } from '../tree.ts';

let root: string;
let passed: string[];
/** What Node has loaded already. */
let cache: Record<string, NodeJS.Module>;

beforeEach(() => {
  root = tree();
  passed = [];
  cache = {};
});

/** One run: loads a file of the folder of the pieces, and keeps what was compiled. */
function run(file: string, kept = join(root, 'kept')): unknown {
  const extensions = { '.js': (_: NodeJS.Module, other: string) => passed.push(other) };
  const keep = keepPieces(Object.assign(createRequire(file), { extensions, cache }), Module, root, kept);
  const module = new Module(file);
  extensions['.js'](module, file);
  keep();
  return module.exports;
}

function piece(text: string, name = 'piece.js'): string {
  const file = join(root, name);
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

test('pieces get each other, once, also where two need each other', () => {
  piece('exports.isFirst = true; exports.second = require("./second.js").name;', 'first.js');
  piece('exports.name = require("./first.js").isFirst ? "second" : "?";', 'second.js');
  const file = piece(
    'for (const id of ["./first.js", "./first.js", "./second.js"]) (exports.all ??= []).push(require(id));',
  );
  for (const _ of ['compiled', 'kept']) {
    const { all } = run(file) as { all: unknown[] };
    expect(all).toEqual([{ isFirst: true, second: 'second' }, { isFirst: true, second: 'second' }, { name: 'second' }]);
    expect(all[0]).toBe(all[1]);
  }
  expect(readdirSync(join(root, 'kept'))).toEqual(['first.js', 'piece.js', 'second.js']);
});

test('what Node has loaded before is not loaded once more', () => {
  const before = new Module(join(root, 'before.js'));
  before.exports = { loaded: 'by Node' };
  cache[join(root, 'before.js')] = before;
  expect(run(piece('exports.before = require("./before.js");'))).toEqual({ before: { loaded: 'by Node' } });
});

test('what is no piece is left to Node', () => {
  const other = join(root, 'other/piece.js');
  run(other);
  expect(passed).toEqual([other]);
});
