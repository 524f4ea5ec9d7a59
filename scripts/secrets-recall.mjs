// node scripts/secrets-recall.mjs <corpus> [--write] [--verbose]: how many of the known secrets in real files are found,
// and what is found besides. The manifest of the corpus says where they stand (kind@line). With --write the numbers go
// into docs/secrets.md.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { layOut, reportsOn } from './corpus/workspaces.mjs';
import { between } from './generate/pages.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const [corpus] = process.argv.slice(2).filter((arg) => !arg.startsWith('--'));
if (corpus === undefined) {
  console.error('usage: node scripts/secrets-recall.mjs <corpus> [--write] [--verbose]');
  process.exit(2);
}

const workspace = mkdtempSync(join(tmpdir(), 'mcp-lint-secrets-'));
try {
  measure(layOut(corpus, workspace, linesOf));
} finally {
  rmSync(workspace, { recursive: true, force: true });
}

/** The lines with a secret. */
function linesOf(column) {
  const secrets = column('had_secret_kind');
  return new Set(secrets === '-' ? [] : secrets.split(';').map((secret) => Number(secret.split('@')[1])));
}

function measure(files) {
  const { claimed, found } = lintAll();
  const expected = [...files].flatMap(([path, lines]) => [...lines].map((line) => `${path}:${line}`));
  const read = expected.filter((place) => claimed.has(place.slice(0, place.lastIndexOf(':'))));
  const hits = read.filter((place) => found.has(place));
  const extra = [...found].filter((place) => !expected.includes(place));
  const percent = (part, whole) => (whole === 0 ? '–' : `${((100 * part) / whole).toFixed(1)} %`);
  const table = [
    '| what | number |',
    '| --- | --- |',
    `| files, of these read as some client's | ${files.size}, ${claimed.size} |`,
    `| lines with a known secret | ${expected.length} |`,
    `| of these in files that some client reads | ${read.length} |`,
    `| reported | ${hits.length} |`,
    `| reported besides | ${extra.length} |`,
    `| precision | ${percent(hits.length, hits.length + extra.length)} |`,
    `| recall, in files that some client reads | ${percent(hits.length, read.length)} |`,
    `| recall, in all files | ${percent(hits.length, expected.length)} |`,
  ].join('\n');
  console.log(table);
  if (process.argv.includes('--verbose')) {
    for (const place of read.filter((each) => !found.has(each))) console.log(`missed: ${place}`);
    for (const place of extra) console.log(`besides: ${place}`);
    for (const place of expected.filter((each) => !read.includes(each))) console.log(`not read: ${place}`);
  }
  if (process.argv.includes('--write')) {
    const page = join(root, 'docs/secrets.md');
    writeFileSync(page, between(readFileSync(page, 'utf8'), 'measured', table));
  }
  if (hits.length < read.length || extra.length > 0) process.exitCode = 1;
}

/** Each repository is a workspace of its own. */
function lintAll() {
  const claimed = new Set();
  const found = new Set();
  for (const { files, findings } of reportsOn(workspace)) {
    for (const { path } of files) claimed.add(path);
    for (const { rule, path, line } of findings) {
      if (['secret-literal', 'secret-suspected', 'url-credentials'].includes(rule)) found.add(`${path}:${line}`);
    }
  }
  return { claimed, found };
}
