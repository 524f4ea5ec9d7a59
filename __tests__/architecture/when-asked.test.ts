import { expect, test } from '@jest/globals';
import { parseAst } from 'rolldown/parseAst';
import { madeWhenAsked } from '../../scripts/build/when-asked.mjs';

const made = (code: string) => madeWhenAsked(code, parseAst(code, { lang: 'ts' }));

test('an expression that one function asks for is made there, once', () => {
  expect(made('const WORD = /^\\w+$/u;\nexport const isWord = (text: string) => WORD.test(text);')).toBe(
    'let WORD;\nexport const isWord = (text: string) => (WORD ??= /^\\w+$/u).test(text);',
  );
  expect(made('function next() { return END.exec(""); }\nconst END: RegExp = /$/y;')).toBe(
    'function next() { return (END ??= /$/y).exec(""); }\nlet END;',
  );
  expect(made('const A = /a/;\nclass Texts { read() { return A; } }')).toBe(
    'let A;\nclass Texts { read() { return (A ??= /a/); } }',
  );
});

test.each([
  ['two places', 'const A = /a/;\nconst f = () => A;\nconst g = () => A;'],
  ['the module itself', 'const A = /a/;\nconst all = [A];'],
  ['a field that is made with the module', 'const A = /a/;\nclass Texts { static a = A; }'],
  ['other modules', 'const A = /a/;\nexport { A };'],
  ['other modules at once', 'export const A = /a/;\nconst f = () => A;'],
  ['nobody', 'const A = /a/;'],
  ['an object, by its name', 'const A = /a/;\nconst f = () => ({ A });'],
  ['a function with another meaning of the name', 'const A = /a/;\nconst f = (A: string) => A;'],
  ['a type', 'const A = /a/;\nconst f = (a: typeof A) => A.test(a.source);'],
])('one that is asked for by %s stays as it is', (_, code) => {
  expect(made(code)).toBe(code);
});

test('nothing else is made later', () => {
  const code = 'const A = new RegExp("a");\nlet b = /b/;\nconst c = () => [A, b];';
  expect(made(code)).toBe(code);
});
