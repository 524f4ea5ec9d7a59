import { expect, test } from '@jest/globals';
import { objections } from './style.ts';

test.each([
  ['this is invalid', 'has a word that says nothing or pleads'],
  ['a full stop.', 'ends with a full stop'],
  ['the `key`', 'has a back-tick'],
  ["the key 'a'", 'quotes with something else than double quotes'],
  ['the key "a', 'has a quote without an end'],
  ['it is undefined', 'shows a value of the program'],
  ['stop!', 'exclaims'],
  ['Something', 'starts with a capital'],
  ['x'.repeat(201), 'is too long'],
])('the style check objects to %j', (text, objection) => {
  expect(objections(text, true)).toEqual([`${objection}: ${text}`]);
});
