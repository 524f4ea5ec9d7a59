import { expect, test } from '@jest/globals';
import { nameForm } from '../../src/rules/shared/name-form.ts';

test.each([
  ['get', 'get', true],
  ['get', 'gets', false],
  ['{verb}', 'get2', true],
  ['{verb}', '', false],
  ['{verb}', 'get_it', false],
  ['{verb}_{noun}', 'get_it', true],
  ['{verb}_{noun}', 'get_', false],
  ['{verb}_{noun}', '_it', false],
  ['{a}{b}', 'x', false],
  ['{a}{b}', 'xy', true],
  ['{a}a', 'aaa', true],
  ['*', '', true],
  ['get_*', 'get_', true],
  ['*_get', 'x_y_get', true],
  ['*_get', 'x_y_gets', false],
  ['{}', '{}', true],
  ['{verb', '{verb', true],
  ['.+', 'ab', false],
  ['{word}', 'größe', false],
])('form %j, name %j: %j', (form, name, fits) => {
  expect(nameForm(form)(name)).toBe(fits);
});
