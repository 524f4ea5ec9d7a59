import fs from 'node:fs';
import { expect, test } from '@jest/globals';

const folder = new URL('reviewed/', import.meta.url);
const names = fs.readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.txt'));

test.each(names)('%s stands in the order in which it is written', (name) => {
  const lines = fs.readFileSync(new URL(name, folder), 'utf8').split(/\r?\n/);
  const heads = lines.filter((line) => line !== '' && !line.startsWith(' '));
  expect(heads).toEqual([...new Set(heads)].sort((a, b) => (a < b ? -1 : 1)));
});
