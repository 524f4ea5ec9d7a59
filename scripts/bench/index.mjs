// npm run bench: how much mcp-lint takes beside what Node takes anyway, as ratios within one run.
// --quick leaves out 100 000 files; --write puts the table into docs/performance.md.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { cleanTools, faultyFile, languages, manyFiles, oneFile, repository, toolLists } from './inputs.mjs';
import { clock, footprint, medians } from './measure.mjs';
import { tableOf, writeBetweenMarkers } from './table.mjs';

const here = dirname(fileURLToPath(import.meta.url));
const root = join(here, '../..');
const dist = join(root, 'dist/cli');
const program = join(dist, 'index.js');
const floor = join(here, 'floor.cjs');
const quick = process.argv.includes('--quick');
const started = 'the start of Node (`node -e 0`)';

if (!existsSync(program)) {
  console.error('there is no dist/cli: run "npm run build"');
  process.exit(1);
}

const work = mkdtempSync(join(tmpdir(), 'mcp-lint-bench-'));
try {
  const rows = [...startUp(), ...manyConfigurations(), ...tools(), ...findings(), ...sizes(), ...loaded()];
  const table = `${tableOf(rows)}\n\nNode ${process.version}, ${new Date().toISOString().slice(0, 10)}; ${clock}, medians of runs in turn.`;
  console.log(table);
  if (process.argv.includes('--write')) writeBetweenMarkers(join(root, 'docs/performance.md'), table, 'bench');
} finally {
  rmSync(work, { recursive: true, force: true });
}

function startUp() {
  const one = input('one', oneFile);
  const twenty = input('repository', repository);
  const markdown = input('markdown', languages['JSON and Markdown']);
  const [bare, single, several, mixed] = medians([{ args: ['-e', '0'] }, lint(one), lint(twenty), lint(markdown)], 31);
  return [
    atMost(`one clean file of 2 kB, against ${started}`, single / bare, 1.25),
    atMost('a repository of 20 clean files of three clients, against the same', several / bare, 1.35),
    { what: 'one JSON and one Markdown file, against the same', value: times(mixed / bare) },
  ];
}

function manyConfigurations() {
  const counts = quick ? [1000, 10_000] : [1000, 10_000, 100_000];
  const folders = counts.map((count) => input(`files-${count}`, (folder) => manyFiles(folder, count), count));
  const [least, , thousand, tenThousand] = medians(
    [{ args: [floor, folders[1]] }, { args: ['-e', '0'] }, lint(folders[0]), lint(folders[1])],
    7,
  );
  const rows = [
    atMost('10 000 clean files, against a loop that lists, reads and parses them', tenThousand / least, 2.5),
    atMost('growth from 1 000 to 10 000 files, as an exponent', Math.log10(tenThousand / thousand), 1.05, String),
  ];
  if (!quick) {
    const [most] = medians([lint(folders[2])], 3);
    rows.push(atMost('growth from 10 000 to 100 000 files', Math.log10(most / tenThousand), 1.05, String));
  }
  const { peakMegabytes } = footprint(lint(folders[1]));
  rows.push(atMost('peak memory for 10 000 files', peakMegabytes, 300, megabytes));
  return rows;
}

/** Twenty servers with a hundred tools each, 5 MB in all. */
function tools() {
  const [bare, lists] = medians([{ args: ['-e', '0'] }, lint(input('tools', cleanTools))], 7);
  return [{ what: `2 000 clean tools in 5 MB of saved lists, against ${started}`, value: times(lists / bare) }];
}

/** Not part of any target: what it costs to have much to say. */
function findings() {
  const folder = mkdtempSync(join(work, 'faulty-'));
  faultyFile(folder);
  const lists = mkdtempSync(join(work, 'tools-'));
  toolLists(lists);
  const halves = mkdtempSync(join(work, 'halves-'));
  toolLists(halves, 'opencode.jsonc');
  const runs = [{ args: ['-e', '0'] }, lint(folder), lint(lists), lint(halves)];
  const [bare, faulty, named, together] = medians(runs, 7);
  return [
    { what: `2 000 servers with three mistakes each, against ${started}`, value: times(faulty / bare) },
    {
      what: '2 000 servers of 50 listed tools each, a thousand of which meet another, against the same',
      value: times(named / bare),
    },
    { what: 'the same in two files that are read together, against the same', value: times(together / bare) },
  ];
}

function sizes() {
  const files = readdirSync(dist);
  const whole = files.reduce((sum, name) => sum + statSync(join(dist, name)).size, 0);
  return [
    { what: 'what every run loads', value: kilobytes(statSync(program).size) },
    {
      what: `the whole program, ${files.filter((name) => name.endsWith('.js')).length} files`,
      value: kilobytes(whole),
    },
    atMost('the package as it is downloaded', packed(), 1_500_000, kilobytes),
  ];
}

function packed() {
  const args = ['pack', '--dry-run', '--json', '--ignore-scripts'];
  const { stdout } = spawnSync('npm', args, { cwd: root, encoding: 'utf8', shell: process.platform === 'win32' });
  return JSON.parse(stdout)[0].size;
}

/** The chunks are told apart by what stands in them: the bundler gives them numbers. */
function loaded() {
  const { files } = footprint(lint(input('loaded', oneFile)));
  const chunks = files.filter((file) => file !== program);
  const size = chunks.reduce((sum, file) => sum + statSync(file).size, 0);
  const large = chunks.filter((file) => statSync(file).size > 50_000).map((file) => basename(file));
  return [
    { what: `the ${chunks.length} further files that one \`.mcp.json\` loads`, value: kilobytes(size) },
    {
      what: 'parsers of YAML and TOML, loaded for JSON alone',
      value: large.length === 0 ? 'none' : large.join(', '),
      target: 'none',
      met: large.length === 0,
    },
  ];
}

/** A folder in the temporary one; a measurement of findings in what should be clean would say nothing. */
function input(name, fill, files) {
  const folder = join(work, name);
  if (existsSync(folder)) return folder;
  fill(folder);
  const { stdout } = spawnSync(process.execPath, [program, '--no-config'], { cwd: folder, encoding: 'utf8' });
  if (!stdout.startsWith('no problems') || (files !== undefined && !stdout.includes(`checked ${files} files`))) {
    throw new Error(`the input "${name}" is not clean:\n${stdout.slice(0, 2000)}`);
  }
  return folder;
}

function lint(cwd) {
  return { args: [program], cwd };
}

function atMost(what, value, limit, show = times) {
  const met = value <= limit;
  const text = show === String ? value.toFixed(2) : show(value);
  return { what, value: text, target: `≤ ${show === String ? limit : show(limit)}`, met };
}

function times(ratio) {
  return `${ratio.toFixed(2)} ×`;
}

function megabytes(value) {
  return `${Math.round(value)} MB`;
}

function kilobytes(bytes) {
  return `${Math.round(bytes / 1000)} kB`;
}
