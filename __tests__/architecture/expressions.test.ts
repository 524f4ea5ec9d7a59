import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { parseSync } from '@swc/core';
import { analyse } from 'scslre';
import { sourceFiles } from './imports.ts';

const src = path.join(import.meta.dirname, '..', '..', 'src');

/** Expressions that look at short texts alone, by file and beginning: nothing long reaches them. */
const bounded: Readonly<Record<string, string>> = {
  'blocks/addressee.ts /^[ \\t]*(?:(?:[-*+]|': 'what repeats does so a hundred times at most',
  'blocks/counter-examples.ts /^[ \\t]*(?:~~.*~~': 'a line is cut off after a thousand signs',
  'blocks/snippet.ts /^[ \\t]*(?:sudo[ \\t]+)?(?:cat|tee)\\b[^\\n]*?':
    'a text with a line of a thousand signs is left alone',
  'blocks/snippet.ts /^[ \\t]*(?:sudo[ \\t]+)?tee': 'a text with a line of a thousand signs is left alone',
  'blocks/snippet.ts /^[ \\t]*(?:sudo[ \\t]+)?(?:cat|tee)\\b[ \\t]*<<':
    'a text with a line of a thousand signs is left alone',
  'discover/read.ts /\\B(?=(?:\\d{3})+$)/g': 'the digits of a number',
  'wording/redact/references.ts /^\\W*(?:(?:your|': 'a placeholder has 120 signs at most',
};

interface Expression {
  readonly type: 'RegExpLiteral';
  readonly pattern: string;
  readonly flags: string;
}

function isExpression(node: object): node is Expression {
  return 'type' in node && node.type === 'RegExpLiteral';
}

function* expressionsIn(node: unknown): Iterable<Expression> {
  if (typeof node !== 'object' || node === null) return;
  if (isExpression(node)) yield node;
  for (const each of Object.values(node)) yield* expressionsIn(each);
}

function isSlow({ pattern, flags }: Omit<Expression, 'type'>): boolean {
  return (
    analyse({ source: pattern, flags }, { reportTypes: { Move: true, Self: true, Trade: true } }).reports.length > 0
  );
}

const found = sourceFiles(src).flatMap((file) => {
  const module = parseSync(fs.readFileSync(path.join(src, file), 'utf8'), { syntax: 'typescript', target: 'es2022' });
  return [...expressionsIn(module)].map((each) => ({ file, ...each }));
});

/** Texts are hostile: what goes back over a run of signs for each of them never ends on a long one. */
test('no expression takes the square of the length of a text, unless nothing long reaches it', () => {
  const slow = found.filter(isSlow).map(({ file, pattern, flags }) => `${file} /${pattern}/${flags}`);
  const isBounded = (each: string) => Object.keys(bounded).some((begin) => each.startsWith(begin));
  expect(slow.filter((each) => !isBounded(each))).toEqual([]);
  expect(Object.keys(bounded).filter((begin) => !slow.some((each) => each.startsWith(begin)))).toEqual([]);
});

test.each([
  [' +$', ''],
  ['-[\\w.-]*key[\\w.-]* ', 'i'],
  ['^a*,?a*$', ''],
])('/%s/%s is seen', (pattern, flags) => {
  expect(isSlow({ pattern, flags })).toBe(true);
});
