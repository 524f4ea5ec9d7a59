// npm run reach -- <folder>: how many findings in real files `--fix` would mend, by rule. The files are laid out at the paths
// they have in their repositories, mended there, and looked at again: a second run has to change nothing, no file may be
// worse to parse, and no finding may come but those that stood behind another one.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { layOut, reportsOn } from './corpus/workspaces.mjs';

const program = join(dirname(fileURLToPath(import.meta.url)), '../dist/cli/index.js');
const [corpus] = process.argv.slice(2).filter((arg) => !arg.startsWith('--'));
const verbose = process.argv.includes('--verbose');
/** Nothing is mended, and only the figures are told. */
const countsOnly = process.argv.includes('--count');
/** The rules that the page about fixes lists as mended. */
const [page] = readFileSync(new URL('../docs/fixes.md', import.meta.url), 'utf8').split('## What is not');
const mended = Array.from(page.matchAll(/^\| \[([\w-]+)\]/gm), ([, rule]) => rule);
if (corpus === undefined) {
  console.error('usage: npm run reach -- <folder> [--count] [--verbose]');
  process.exit(2);
}

const workspace = mkdtempSync(join(tmpdir(), 'mcp-lint-reach-'));
try {
  const paths = [...layOut(corpus, workspace, () => true).keys()];
  const before = findingsIn(workspace);
  tell(before);
  if (!countsOnly) mendAndCompare(before, paths);
} finally {
  rmSync(workspace, { recursive: true, force: true });
}

function mendAndCompare(before, paths) {
  const texts = textsOf(paths);
  mendAll(['--fix']);
  const safe = findingsIn(workspace);
  compare('--fix', before, safe, changedSince(texts));
  const once = textsOf(paths);
  mendAll(['--fix']);
  again('--fix', changedSince(once));
  mendAll(['--fix', '--unsafe-fixes']);
  compare('--fix --unsafe-fixes', before, findingsIn(workspace), changedSince(texts));
  const twice = textsOf(paths);
  mendAll(['--fix', '--unsafe-fixes']);
  again('--fix --unsafe-fixes', changedSince(twice));
}

function findingsIn(folder) {
  return [...reportsOn(folder)].flatMap(({ findings }) => findings);
}

/**
 * Whether the remedy is one that a program can carry out: the page about fixes has the rule, and the help names exactly one
 * text, or one thing to take away.
 */
function isMechanical({ rule, help = '', fix }) {
  if (fix !== undefined) return true;
  const isExact =
    /^(?:write|rename|add|call it|put|make|keep one) /.test(help) &&
    !/ such as |, or |^write (?:a|an|the|each|one) /.test(help);
  return mended.includes(rule) && (isExact || /^remove /.test(help));
}

function tell(findings) {
  const rows = new Map();
  for (const finding of findings) {
    const { rule, severity, fix } = finding;
    const key = `${severity} ${rule}`;
    const row = rows.get(key) ?? { severity, rule, all: 0, mechanical: 0, safe: 0, unsafe: 0 };
    rows.set(key, row);
    row.all += 1;
    if (isMechanical(finding)) row.mechanical += 1;
    if (fix !== undefined) row[fix.safety] += 1;
  }
  console.log('findings, with a mechanical remedy, of these safe and unsafe to mend');
  const cells = (...numbers) => numbers.map((number) => String(number).padStart(5)).join(' ');
  for (const { severity, rule, all, mechanical, safe, unsafe } of [...rows.values()].sort((a, b) => b.all - a.all)) {
    console.log(`${cells(all, mechanical, safe, unsafe)}  ${severity} ${rule}`);
  }
  for (const wanted of ['error', 'warning', 'info']) {
    const ofSeverity = [...rows.values()].filter(({ severity }) => severity === wanted);
    const sum = (key) => ofSeverity.reduce((total, row) => total + row[key], 0);
    const [mechanical, fixable] = [sum('mechanical'), sum('safe') + sum('unsafe')];
    const share = mechanical === 0 ? '' : `, ${Math.round((100 * fixable) / mechanical)} %`;
    console.log(`${wanted}s: ${sum('all')}, with a mechanical remedy ${mechanical}, fixable ${fixable}${share}`);
  }
}

function mendAll(args) {
  for (const owner of readdirSync(workspace)) {
    for (const name of readdirSync(join(workspace, owner))) {
      const cwd = join(workspace, owner, name);
      const run = spawnSync(process.execPath, [program, ...args, '--fail-on', 'never', '--no-config', '.'], { cwd });
      if (run.status !== 0) fail(`${owner}/${name}: ends with ${run.status}: ${run.stderr}`);
    }
  }
}

function textsOf(paths) {
  return new Map(paths.map((path) => [path, readFileSync(join(workspace, path))]));
}

function changedSince(texts) {
  return [...texts].filter(([path, text]) => !text.equals(readFileSync(join(workspace, path)))).map(([path]) => path);
}

function again(how, changed) {
  if (changed.length > 0) fail(`${how} a second time changes ${changed.join(', ')}`);
}

function compare(how, before, after, changed) {
  const count = (list, severity) => list.filter((finding) => finding.severity === severity).length;
  const numbers = ['error', 'warning', 'info'].map(
    (severity) => `${severity}s ${count(before, severity)} → ${count(after, severity)}`,
  );
  console.log(`${how}: ${changed.length} files changed, ${numbers.join(', ')}`);
  const broken = (list) => new Set(list.filter(({ rule }) => rule === 'syntax-error').map(({ path }) => path));
  const worse = [...broken(after)].filter((path) => !broken(before).has(path));
  if (worse.length > 0) fail(`${how} breaks ${worse.join(', ')}`);
  const words = ({ path, severity, rule, message }) => `${path} ${severity} ${rule} ${message}`;
  const known = new Set(before.map(words));
  const came = after.map(words).filter((each) => !known.has(each));
  console.log(`${how}: ${came.length} findings that were not there before`);
  if (verbose) for (const each of came) console.log(`  ${each}`);
}

function fail(fact) {
  console.log(fact);
  process.exitCode = 1;
}
