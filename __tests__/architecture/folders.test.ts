import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';

const tests = path.join(import.meta.dirname, '..');
const madeInTemporary = /mkdtemp\w*\([^)]*tmpdir/;

test('temporary folders are made by tree.ts alone, which removes them', () => {
  const files = fs.readdirSync(tests, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
  const making = files.filter((file) => madeInTemporary.test(fs.readFileSync(path.join(tests, file), 'utf8')));
  expect(making).toEqual(['tree.ts']);
});
