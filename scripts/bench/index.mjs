// npm run bench: how much mcp-lint takes beside what has to be done anyway, as ratios within one run.
//   --case <name>     this one only; may be repeated; "growth", "memory", "editing", "sizes" and "worst" are cases as well
//   --rounds <n>      instead of each case's own number
//   --quick           few rounds, no 100 000 files
//   --product <file>  another build's command line, measured beside this one; may be repeated
//   --peers           other linters as well, from --cache <folder>, where they are installed if need be
//   --write           puts the tables into docs/performance.md
import { spawnSync } from 'node:child_process';
import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { cases } from './cases.mjs';
import { compared } from './compare.mjs';
import { inputsIn } from './inputs/index.mjs';
import { installed, other, present, root } from './programs.mjs';
import { peersTable, resultsTable, worstTable, writeBetweenMarkers } from './table.mjs';
import { editing, growth, memory, sizes } from './totals.mjs';
import { worstCases } from './worst.mjs';

const totals = { growth, memory, editing, sizes };
const { values: options } = parseArgs({
  options: {
    case: { type: 'string', multiple: true },
    rounds: { type: 'string' },
    quick: { type: 'boolean', default: false },
    product: { type: 'string', multiple: true, default: [] },
    peers: { type: 'boolean', default: false },
    cache: { type: 'string' },
    write: { type: 'boolean', default: false },
  },
});

const names = [...cases.map(({ name }) => name), ...Object.keys(totals), 'worst'];
const unknown = options.case?.find((name) => !names.includes(name));
if (unknown !== undefined) fail(`there is no case "${unknown}": ${names.join(', ')}`);
if (options.write && options.case) fail('--write needs all cases');
if (spawnSync('bash', ['-c', 'exit 0']).status !== 0) fail('CPU times are those that bash tells, and there is none');

const isWanted = (name) => options.case?.includes(name) ?? true;
const programs = [present(), ...options.product.map(other)];
const { found: peers, absent } = options.peers ? installed(options.cache) : { found: [], absent: [] };
const count = options.rounds ? Number(options.rounds) : options.quick ? 3 : undefined;

const work = realpathSync(mkdtempSync(join(tmpdir(), 'mcp-lint-bench-')));
try {
  const run = { input: inputsIn(work, programs[0]), programs, quick: options.quick, count };
  const rows = cases.filter(({ name }) => isWanted(name)).map((each) => measured(each, run));
  for (const [name, total] of Object.entries(totals)) if (isWanted(name)) rows.push(...total(run));
  const worst = isWanted('worst') ? worstCases(work, programs, count ?? 3) : [];
  const text = pageOf(rows, worst);
  console.log(text);
  if (options.write) writeBetweenMarkers(join(root, 'docs/performance.md'), text, 'bench');
} finally {
  rmSync(work, { recursive: true, force: true });
}

function measured(each, run) {
  const row = compared(each, { ...run, peers: each.peers ? peers : [] });
  const values = row.values.map(({ name, value }) => `${name} ${value.toFixed(2)}`);
  process.stderr.write(`${each.name}: ${values.join(', ')}; A/A ${row.control.toFixed(2)}\n`);
  return row;
}

function pageOf(rows, worst) {
  const date = new Date().toISOString().slice(0, 10);
  const parts = [`Node ${process.version}, ${date}.`];
  if (rows.length > 0) parts.push(resultsTable(rows, programs));
  if (peers.length > 0) parts.push(peersTable(rows, peers, programs[0]));
  if (absent.length > 0) parts.push(`Absent, since npm could not install them: ${absent.join(', ')}.`);
  if (worst.length > 0) parts.push(worstTable(worst, programs));
  return parts.join('\n\n');
}

function fail(reason) {
  console.error(reason);
  process.exit(2);
}
