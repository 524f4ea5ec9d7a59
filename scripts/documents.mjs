// npm run documents -- <folder>: lints the pages of real repositories, a folder for each, and compares what is said at
// warning or error with the reviewed list. With --write the list is written anew: read each new line against its page.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { alarmsIn } from './corpus/pages.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const reviewed = join(root, 'scripts/documents-reviewed.tsv');
const UNREAD = 'unread';
const [folder] = process.argv.slice(2).filter((arg) => !arg.startsWith('--'));
if (folder === undefined) {
  console.error('usage: npm run documents -- <folder> [--write] [--verbose]');
  process.exit(2);
}

const findings = readdirSync(folder).sort().flatMap(findingsIn);
if (process.argv.includes('--verbose')) for (const { key, message } of findings) console.log(`${key}\n    ${message}`);
const known = new Map(rowsOf(readFileSync(reviewed, 'utf8')));
const keys = [...new Set(findings.map(({ key }) => key))].sort();
if (process.argv.includes('--write')) {
  writeFileSync(reviewed, keys.map((key) => `${key}\t${known.get(key) ?? UNREAD}\n`).join(''));
} else {
  const fresh = keys.filter((key) => (known.get(key) ?? UNREAD) === UNREAD);
  const gone = [...known.keys()].filter((key) => !keys.includes(key));
  for (const key of fresh) console.log(`not reviewed: ${key}`);
  for (const key of gone) console.log(`no longer found: ${key}`);
  if (fresh.length + gone.length > 0) process.exitCode = 1;
}
console.log(`${keys.length} places with a warning or an error`);

/** The pages of one repository. */
function findingsIn(name) {
  return alarmsIn(join(folder, name)).map(({ path, line, severity, rule, message }) => ({
    key: [name.replace('+', '/'), path, line, severity, rule].join('\t'),
    message,
  }));
}

/** What was found, and what was seen when it was read. */
function rowsOf(text) {
  return text
    .split('\n')
    .filter((row) => row !== '')
    .map((row) => [row.slice(0, row.lastIndexOf('\t')), row.slice(row.lastIndexOf('\t') + 1)]);
}
