// node scripts/documents-recall.mjs <folder>: how many of the wrong blocks that people labelled are found, and what is said
// of right ones. Each README lies in <folder>/<owner>+<name>/README.md, as it was at the commit that the list names.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { alarmsIn } from './corpus/pages.mjs';

const [folder] = process.argv.slice(2);
if (folder === undefined) {
  console.error('usage: node scripts/documents-recall.mjs <folder>');
  process.exit(2);
}
const list = join(dirname(fileURLToPath(import.meta.url)), 'documents-labelled.tsv');
const [, ...rows] = readFileSync(list, 'utf8').trimEnd().split('\n');
const samples = new Map();
for (const row of rows) {
  const [sample, repository, , wrong] = row.split('\t');
  const cwd = join(folder, repository.replace('/', '+'));
  if (!existsSync(join(cwd, 'README.md'))) {
    console.log(`not there: ${repository}`);
    continue;
  }
  const total = samples.get(sample) ?? { files: 0, wrong: 0, found: 0, alarms: 0 };
  samples.set(sample, total);
  const lines = readFileSync(join(cwd, 'README.md'), 'utf8').split('\n');
  const blocks = wrong === '-' ? [] : wrong.split(',').map((line) => blockAt(lines, Number(line)));
  const left = new Set(alarmsIn(cwd));
  total.files += 1;
  for (const { first, last } of blocks) {
    const own = [...left].filter(({ line }) => first <= line && line <= last);
    for (const alarm of own) left.delete(alarm);
    total.wrong += 1;
    total.found += own.length > 0 ? 1 : 0;
    if (own.length === 0) console.log(`missed: ${repository}:${first}`);
  }
  total.alarms += left.size;
  for (const { line, rule } of left) console.log(`said of a right block: ${repository}:${line} ${rule}`);
}
for (const [sample, { files, wrong, found, alarms }] of samples)
  console.log(`sample ${sample}: ${files} files, ${found} of ${wrong} wrong blocks found, ${alarms} alarms at others`);

/** From what is said of a block, in the lines above it, to where it ends; a link is its line. */
function blockAt(lines, first) {
  const fence = /^[ \t>]*(`{3,}|~{3,})/.exec(lines[first - 1] ?? '')?.[1];
  if (fence === undefined) return { first, last: first };
  const end = lines.findIndex((line, index) => index >= first && line.trim().startsWith(fence));
  return { first: Math.max(1, first - 4), last: end === -1 ? lines.length : end + 1 };
}
