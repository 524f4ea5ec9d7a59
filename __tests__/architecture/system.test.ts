import fs from 'node:fs';
import { builtinModules } from 'node:module';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { type Module, parseSync } from '@swc/core';
import { importGraph, sourceFiles } from './imports.ts';

const src = path.join(import.meta.dirname, '../../src');

/** What Node has and a browser has not. */
const globals = new Set(['process', 'Buffer', 'require', '__dirname', '__filename', 'setImmediate']);
const builtins = new Set(builtinModules);

/** Files that are loaded with these, at once or later. */
function reachedFrom(entry: string): string[] {
  const graph = importGraph(src);
  const reached = new Set([entry]);
  for (const file of reached) for (const { from, to } of graph) if (from === file) reached.add(to);
  return [...reached].filter((file) => !file.endsWith('.d.ts')).sort();
}

/** A text that has none of these uses nothing, and to parse all of src takes long. */
const speaks = new RegExp(`node:|\\b(?:${[...globals].join('|')})\\b|\\\\u`);

const known = new Map<string, readonly string[]>();

function usesOf(file: string): readonly string[] {
  const uses = known.get(file) ?? usesIn(fs.readFileSync(path.join(src, file), 'utf8'));
  known.set(file, uses);
  return uses;
}

/** Each use of the system, in the order of the text. */
function usesIn(code: string): string[] {
  const uses: string[] = [];
  if (!speaks.test(code)) return uses;
  visit(parseSync(code, { syntax: 'typescript', target: 'es2022' }), uses);
  return uses;
}

function visit(node: Module | unknown, uses: string[]): void {
  if (Array.isArray(node)) for (const each of node) visit(each, uses);
  if (typeof node !== 'object' || node === null || Array.isArray(node)) return;
  const { type, value, source, callee, ...rest } = node as Record<string, unknown>;
  if (type === 'Identifier' && globals.has(String(value))) uses.push(String(value));
  if (type === 'StringLiteral' && isBuiltin(String(value))) uses.push(String(value));
  visit(callee, uses);
  visit(source, uses);
  for (const [key, part] of Object.entries(rest)) if (!isName(type, key, part)) visit(part, uses);
  if (type !== 'StringLiteral' && type !== 'Identifier') visit(value, uses);
}

/** `x.process` and `{ process: 1 }` are nobody's process. */
function isName(type: unknown, key: string, part: unknown): boolean {
  const isPlain = typeof part === 'object' && part !== null && 'type' in part && part.type === 'Identifier';
  return isPlain && ((type === 'MemberExpression' && key === 'property') || key === 'key');
}

/** A word such as "path" is a module only where it is imported, so it is asked of what stands after "node:". */
function isBuiltin(text: string): boolean {
  return text.startsWith('node:') && builtins.has(text.slice('node:'.length));
}

describe('what a file uses of the system', () => {
  test.each([
    ["import fs from 'node:fs';", ['node:fs']],
    ["import type { Stats } from 'node:fs';", ['node:fs']],
    ["export { join } from 'node:path';", ['node:path']],
    ["const fs = await import('node:fs');", ['node:fs']],
    ["const { crc32 } = process.getBuiltinModule('node:zlib');", ['process', 'node:zlib']],
    ['function f(b: Buffer) {}', ['Buffer']],
    ["const it = require('x');", ['require']],
    ["const text = '${process.env.NAME}'; // process", []],
    ['const a = { process: 1 }.process;', []],
  ])('%s', (code, uses) => {
    expect(usesIn(code)).toEqual(uses);
  });
});

test('every import of a module of Node has the prefix that tells it', () => {
  const bare = new RegExp(`from '(?:${builtinModules.join('|')})'`);
  const files = [...reachedFrom('library/index.ts'), 'browser.ts'].filter((file) =>
    bare.test(fs.readFileSync(path.join(src, file), 'utf8')),
  );
  expect(files).toEqual([]);
});

test('nothing between the parsers and the reports knows the system it runs on', () => {
  const files = [...reachedFrom('library/index.ts'), 'browser.ts'];
  expect(files.length).toBeGreaterThan(500);
  const strange = files.filter((file) => file.endsWith('.ts')).map((file) => [file, ...usesOf(file)]);
  expect(strange.filter(([, ...uses]) => uses.length > 0)).toEqual([]);
});

test('beside the command line and the Action, one file knows it', () => {
  const others = sourceFiles(src).filter(
    (file) => !/^(?:cli|commands|action|bin)(?:\/|\.ts$)|\.generated\.ts$/.test(file),
  );
  const knowing = others.filter((file) => usesOf(file).length > 0);
  expect(knowing).toEqual(['files/disk.ts']);
});

test('the generated validators load nothing', () => {
  const folder = path.join(src, 'schema/generated');
  const files = fs.readdirSync(folder).filter((file) => file.endsWith('.cjs'));
  expect(files.filter((file) => fs.readFileSync(path.join(folder, file), 'utf8').includes('require('))).toEqual([]);
});
