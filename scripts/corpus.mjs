// npm run corpus -- <folder>: lints real configuration files and compares the errors with the reviewed list.
// The files are laid out at the paths they have in their repositories. What no format claims needs a reason in
// corpus-unclaimed.tsv. With --write the list is written anew: read it.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { layOut, reportsOn } from './corpus/workspaces.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const [corpus] = process.argv.slice(2).filter((arg) => !arg.startsWith('--'));
const write = process.argv.includes('--write');
const verbose = process.argv.includes('--verbose');
const reviewed = join(root, 'scripts/corpus-reviewed.tsv');
if (corpus === undefined) {
  console.error('usage: npm run corpus -- <folder> [--write] [--verbose]');
  process.exit(2);
}

const workspace = mkdtempSync(join(tmpdir(), 'mcp-lint-corpus-'));
try {
  const files = layOut(corpus, workspace, (column) => column('format').replace(/^tree:/, ''));
  const report = lintAll();
  const claimed = new Set(report.files.map((file) => file.path));
  const unclaimed = [...files].filter(([path]) => !claimed.has(path));
  print(
    'files of each client',
    tally(report.files, (file) => file.format),
  );
  print(
    'findings of each rule',
    tally(report.findings, (finding) => `${finding.severity} ${finding.rule}`),
  );
  print(
    'not claimed, by kind',
    tally(unclaimed, ([, kind]) => kind),
  );
  explain(unclaimed);
  if (verbose) for (const finding of report.findings) console.log(line(finding), finding.message);
  compare(report.findings.filter((finding) => finding.severity === 'error'));
  const { files: checked, errors, warnings, infos } = report.summary;
  console.log(`\n${files.size} files, ${checked} checked: ${errors} errors, ${warnings} warnings, ${infos} infos`);
} finally {
  rmSync(workspace, { recursive: true, force: true });
}

function lintAll() {
  const total = { files: [], findings: [], summary: { files: 0, errors: 0, warnings: 0, infos: 0 } };
  for (const { files, findings, summary } of reportsOn(workspace)) {
    total.files.push(...files);
    total.findings.push(...findings);
    for (const key of Object.keys(total.summary)) total.summary[key] += summary[key];
  }
  return total;
}

function line(finding) {
  return `${finding.path}:${finding.line}:${finding.column} ${finding.severity} ${finding.rule}`;
}

/** Every file that no format claims has a reason in the table: the first row whose kind and path fit. */
function explain(unclaimed) {
  const reasons = readFileSync(join(root, 'scripts/corpus-unclaimed.tsv'), 'utf8').trimEnd().split('\n').slice(1);
  const used = new Set();
  for (const [path, kind] of unclaimed) {
    const reason = reasons.find((row) => fits(row.split('\t'), path, kind));
    if (reason === undefined) console.log(`not claimed, and no reason why not: ${path} (${kind})`);
    used.add(reason);
  }
  const needless = reasons.filter((row) => !used.has(row));
  for (const row of needless) console.log(`a reason for nothing: ${row}`);
  if (used.has(undefined) || needless.length > 0) process.exitCode = 1;
}

function fits([kind, pattern], path, actual) {
  const parts = pattern.split('*').map((part) => part.replace(/[.\\+?^${}()|[\]]/g, '\\$&'));
  return kind === actual && new RegExp(`^${parts.join('.*')}$`).test(path);
}

/** Path and rule only: the files' content stays where it is. */
function compare(errors) {
  const found = [...tally(errors, (finding) => `${finding.path}\t${finding.rule}`)]
    .map(([key, n]) => `${key}\t${n}`)
    .sort();
  if (write) {
    writeFileSync(reviewed, `${found.join('\n')}\n`);
    return;
  }
  const known = new Set(readFileSync(reviewed, 'utf8').trimEnd().split('\n'));
  const fresh = found.filter((row) => !known.has(row));
  const gone = [...known].filter((row) => !found.includes(row));
  for (const row of fresh) console.log(`not reviewed: ${row}`);
  for (const row of gone) console.log(`no longer found: ${row}`);
  if (fresh.length + gone.length > 0) process.exitCode = 1;
}

function tally(items, key) {
  const counts = new Map();
  for (const item of items) counts.set(key(item), (counts.get(key(item)) ?? 0) + 1);
  return counts;
}

function print(title, counts) {
  console.log(`\n${title}`);
  for (const [key, n] of [...counts].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1)))
    console.log(`${String(n).padStart(6)}  ${key}`);
}
