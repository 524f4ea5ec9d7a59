// node scripts/secrets-recall.mjs <corpus> [--write] [--verbose]: how many of the known secrets in real files are found,
// and what is found besides. The manifest of the corpus says where they stand (kind@line). With --write the numbers go
// into docs/secrets.md.
import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { between } from './generate/pages.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const [corpus] = process.argv.slice(2).filter((arg) => !arg.startsWith('--'));
if (corpus === undefined) {
  console.error('usage: node scripts/secrets-recall.mjs <corpus> [--write] [--verbose]');
  process.exit(2);
}

const workspace = mkdtempSync(join(tmpdir(), 'mcp-lint-secrets-'));
try {
  measure(layOut());
} finally {
  rmSync(workspace, { recursive: true, force: true });
}

/** Path in the workspace to the lines with a secret. */
function layOut() {
  const [head, ...rows] = readFileSync(join(corpus, 'MANIFEST.tsv'), 'utf8')
    .trimEnd()
    .split('\n')
    .map((row) => row.split('\t'));
  const column = (row, name) => row[head.indexOf(name)];
  const files = new Map();
  for (const row of rows) {
    const path = `${column(row, 'repo')}/${column(row, 'original_path')}`;
    if (files.has(path)) continue;
    const secrets = column(row, 'had_secret_kind');
    const lines = secrets === '-' ? [] : secrets.split(';').map((secret) => Number(secret.split('@')[1]));
    files.set(path, new Set(lines));
    mkdirSync(dirname(join(workspace, path)), { recursive: true });
    copyFileSync(join(corpus, column(row, 'saved_path')), join(workspace, path));
  }
  return files;
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
  for (const owner of readdirSync(workspace)) {
    for (const name of readdirSync(join(workspace, owner))) {
      const cwd = join(workspace, owner, name);
      const args = [join(root, 'dist/cli/index.js'), '--format', 'json', '--fail-on', 'never', '--no-config', '.'];
      const report = JSON.parse(execFileSync(process.execPath, args, { cwd, encoding: 'utf8', maxBuffer: 1 << 28 }));
      for (const file of report.files) claimed.add(`${owner}/${name}/${file.path}`);
      for (const { rule, path, line } of report.findings) {
        if (rule === 'secret-literal' || rule === 'url-credentials') found.add(`${owner}/${name}/${path}:${line}`);
      }
    }
  }
  return { claimed, found };
}
