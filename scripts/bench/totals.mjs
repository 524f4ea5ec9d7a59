// What is not a ratio within a round: growth, memory, sizes.
import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { oneFiles, projects } from './cases.mjs';
import { repository } from './inputs/tree.mjs';
import { bare, environment, footprint, median, roundsOf } from './measure.mjs';
import { root } from './programs.mjs';

/** Exponents of the time above the start of Node: 1 is linear, below it what a run costs once still shows. */
export function growth({ input, programs, quick, count = 3 }) {
  const sizes = quick ? [1000, 10_000] : [1000, 10_000, 100_000];
  const tasks = { base: bare };
  for (const size of sizes) {
    const made = projects(input, size);
    for (const [index, program] of programs.entries()) tasks[`${index} ${size}`] = program.lint(made);
  }
  const { rounds } = roundsOf(tasks, quick ? count : Math.min(count, 3));
  const net = (index, size) => median(rounds.map((round) => round[`${index} ${size}`] - round.base));
  return sizes.slice(1).map((size) => ({
    what: `growth from ${spaced(size / 10)} to ${spaced(size)} clean files`,
    against: 'an exponent',
    goal: 1.02,
    least: 1.02,
    unit: '',
    values: programs.map(({ name }, index) => ({ name, value: Math.log10(net(index, size) / net(index, size / 10)) })),
  }));
}

export function memory({ input, programs }) {
  const many = projects(input, 10_000);
  const peak = (program) => median([1, 2, 3].map(() => footprint(program.lint(many)[0]).peakMegabytes));
  const values = programs.map((program) => ({ name: program.name, value: peak(program) }));
  return [{ what: 'peak memory for 10 000 clean files', against: '', goal: 100, least: 130, unit: ' MB', values }];
}

/** So many edits are counted, after as many that warm the server up. */
const EDITS = 200;

/** Of this checkout alone: what another edit costs an editor's server, from its message to the answer. */
export function editing({ input, programs: [program] }) {
  const twenty = input('editing', (folder) => repository(folder, 200, { faulty: true }));
  const script = fileURLToPath(new URL('editing.mjs', import.meta.url));
  const costOf = (edits) => {
    const { path } = twenty.files[0];
    const { stdout } = spawnSync(process.execPath, [script, program.entry, twenty.folder, path, String(edits)], {
      env: environment,
      encoding: 'utf8',
    });
    return Number(stdout);
  };
  const each = [1, 2, 3].map(() => (costOf(2 * EDITS) - costOf(EDITS)) / EDITS);
  const values = [{ name: program.name, value: median(each) }];
  return [
    {
      what: 'an edit in a repository of 20 files, half of them with a finding',
      against: '',
      goal: 10,
      least: 50,
      unit: ' ms',
      values,
    },
  ];
}

export function sizes({ input, programs }) {
  const ones = oneFiles(input);
  const kilobytes = (files) => files.reduce((sum, file) => sum + statSync(file).size, 0) / 1000;
  const row = (what, measure) => ({
    what,
    against: '',
    unit: ' kB',
    values: programs.map((program) => ({ name: program.name, value: measure(program) })),
  });
  return [
    row('what `--version` loads', (program) => kilobytes(footprint(program.with(['--version'])[0]).files)),
    row('what one clean `.mcp.json` loads', (program) =>
      median(ones.map((one) => kilobytes(footprint(program.lint(one)[0]).files))),
    ),
    ...packed(programs[0]),
  ];
}

/** Of this checkout alone. */
function packed({ name }) {
  const args = ['pack', '--dry-run', '--json', '--ignore-scripts'];
  const { stdout } = spawnSync('npm', args, { cwd: root, env: environment, encoding: 'utf8' });
  const [{ size, unpackedSize, entryCount }] = JSON.parse(stdout);
  const row = (what, bytes) => ({ what, against: '', unit: ' kB', values: [{ name, value: bytes / 1000 }] });
  return [row('the package as it is downloaded', size), row(`its ${entryCount} files`, unpackedSize)];
}

function spaced(count) {
  return `${count / 1000} 000`;
}
