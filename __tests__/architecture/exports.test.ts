import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { importsOf } from './imports.ts';

const root = path.join(import.meta.dirname, '../..');
const folders = ['src', 'scripts', 'site/scripts', 'site/test', 'editors/vscode', '__tests__'];
const texts = new Map(folders.flatMap(filesIn).map((file) => [file, fs.readFileSync(path.join(root, file), 'utf8')]));
/** What callers import, and what the generator reads of every rule. */
const published = new Set(['src/index.ts', 'src/browser.ts']);
const generated = /(?:\.generated\.ts$|\/generated\/)/;

/** From a file to those that import it. */
const users = new Map<string, Set<string>>();
for (const [file, text] of texts) {
  for (const { to } of importsOf(file, text)) note(to, file);
  // A script names what it loads by its path from src.
  if (file.startsWith('scripts/')) for (const [, to] of text.matchAll(/'([\w./-]+\.ts)'/g)) note(`src/${to}`, file);
}
for (const [file, text] of texts) {
  // Whoever imports from a file that hands everything on imports from the one that has it.
  for (const [, to = ''] of text.matchAll(/^export \* from '(.+)'/gm)) {
    for (const user of users.get(file) ?? []) note(path.posix.join(path.posix.dirname(file), to), user);
  }
  // What is handed over whole may be used anywhere.
  for (const [, to = ''] of text.matchAll(/(?:return|=>) import\('(\.[^']+)'\)(?!\.then)/g)) {
    for (const user of texts.keys()) note(path.posix.join(path.posix.dirname(file), to), user);
  }
}

function note(file: string, user: string): void {
  if (file === user) return;
  const all = users.get(file) ?? new Set();
  users.set(file, all.add(user));
}

function filesIn(folder: string): string[] {
  return fs
    .readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => path.posix.join(folder, file.split(path.sep).join('/')))
    .filter((file) => /\.[cm]?[jt]s$/.test(file) && !/node_modules|\/(?:dist|fixtures)\//.test(file));
}

/** Values that a file declares, and whatever a door hands on. */
function exportsOf(text: string): string[] {
  const declared = text.matchAll(/^export (?:async |abstract )*(?:const|function\*?|class) (\w+)/gm);
  const handedOn = Array.from(text.matchAll(/^export (?:type )?\{([^}]*)\}/gm), ([, names = '']) => names.split(','));
  const names = handedOn.flat().map(
    (name) =>
      name
        .trim()
        .replace(/^type /, '')
        .split(' as ')
        .at(-1) ?? '',
  );
  return [...Array.from(declared, ([, name = '']) => name), ...names].filter((name) => name !== '');
}

function isUsed(name: string, file: string): boolean {
  const word = new RegExp(`\\b${name}\\b`);
  return [...(users.get(file) ?? [])].some((user) => word.test(texts.get(user) ?? ''));
}

test('what is exported is imported somewhere', () => {
  const dead = [...texts]
    .filter(([file]) => file.startsWith('src/') && !published.has(file) && !generated.test(file))
    .flatMap(([file, text]) =>
      exportsOf(text)
        .filter((name) => !(name === 'docs' && file.startsWith('src/rules/')) && !isUsed(name, file))
        .map((name) => `${file}: ${name}`),
    );
  expect(dead).toEqual([]);
});
