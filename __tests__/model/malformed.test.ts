import { expect, test } from '@jest/globals';
import { malformedIn } from '../../src/model/variables/index.ts';

const found = (text: string) => malformedIn(text).map(({ kind, start, end }) => `${kind} ${text.slice(start, end)}`);

test.each([
  ['${TOKEN', ['open ${TOKEN']],
  ['a ${A} ${TOKEN/b', ['open ${TOKEN']],
  ['${env:TOKEN', ['open ${env:TOKEN']],
  ['{env:TOKEN', ['open {env:TOKEN']],
  ['${}', ['nameless ${}']],
  ['{env:}', ['nameless {env:}']],
  ['${ TOKEN }', ['blank ${ TOKEN }']],
  ['${env: TOKEN}', ['blank ${env: TOKEN}']],
  ['${A:-${B}/c}', ['nested ${A:-']],
  ['${{A}}', ['double ${{A}}']],
  ['${A-b}', ['operator ${A-']],
  ['${A%/}', ['operator ${A%']],
])('%s', (text, expected) => {
  expect(found(text)).toEqual(expected);
});

test.each([
  '${TOKEN}',
  '${TOKEN:-a b}',
  '${input:my id}',
  '${{ secrets.TOKEN }}',
  '{ "env": 1 }',
  '{{ name }}',
  '$TOKEN',
  'a ${',
  '${1}',
  '${A:-{"a": 1}}',
  '${A:-${B}',
])('%s is left alone', (text) => {
  expect(found(text)).toEqual([]);
});
