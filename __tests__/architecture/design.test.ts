import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';

const root = path.join(import.meta.dirname, '../..');
const page = fs.readFileSync(path.join(root, 'docs/design.md'), 'utf8');
const text = textOf(path.join(root, 'src'));

/** The cells of each row of the table under a heading. */
function rowsUnder(heading: string): string[][] {
  const [, section = ''] = page.split(new RegExp(`^##+ ${heading}\r?$`, 'm'));
  const [body = ''] = section.split(/^##+ /m);
  const rows = body.split(/\r?\n/).filter((line) => line.startsWith('| ') && !line.startsWith('| ---'));
  return rows.slice(1).map((row) => row.split(' | ').map((cell) => cell.replace(/^\| | \|$/g, '')));
}

function textOf(folder: string): string {
  const files = fs.readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'));
  return files.map((name) => fs.readFileSync(path.join(folder, name), 'utf8')).join('\n');
}

/** Paths as the page writes them: from the root, from `src`, or with a word in the place of a name. */
function exists(written: string): boolean {
  const shortened = written.replace(/[^/]*[<*].*$/, '').replace(/\/$/, '');
  return ['', 'src'].some((folder) => fs.existsSync(path.join(root, folder, shortened)));
}

const words = rowsUnder('Words').filter(([word = '']) => !word.startsWith('**'));

test('each word stands once, and in a place that there is', () => {
  const all = words.flatMap(([word = '']) => word.split(', '));
  expect(all.filter((word, index) => all.indexOf(word) !== index)).toEqual([]);
  const places = words.flatMap(([, , where = '']) =>
    [...where.matchAll(/`([^`]*\/[^`]*)`/g)].map(([, place = '']) => place),
  );
  expect(places.length).toBeGreaterThan(words.length / 2);
  expect(places.filter((place) => !exists(place))).toEqual([]);
});

test('a word that is written like a type is one, or one of these', () => {
  const named = words.flatMap(([word = '']) => word.split(', ')).filter((word) => /^[A-Z][A-Za-z]+$/.test(word));
  const types = new Set([...text.matchAll(/\b(?:interface|type|class) ([A-Z]\w*)/g)].map(([, name]) => name));
  expect(named.filter((word) => !types.has(word))).toEqual(['Page', 'Witness', 'Mistake', 'Recording']);
});

test('every folder with tests is one of the table', () => {
  const told = rowsUnder('Tests').flatMap(([folders = '']) =>
    [...folders.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name.replace('__tests__/', '')),
  );
  const folders = fs
    .readdirSync(path.join(root, '__tests__'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'fixtures');
  expect([...told].sort()).toEqual(folders.map(({ name }) => name).sort());
});
