// What is measured, with the goal that was set for it, and the least that is to be reached.
import { fileURLToPath } from 'node:url';
import { claudeCode, formats } from './inputs/formats.mjs';
import { documentation } from './inputs/pages.mjs';
import { toolLists } from './inputs/tools.mjs';
import { largeRepository, manyProjects, repository, single } from './inputs/tree.mjs';
import { bare } from './measure.mjs';

const script = (name) => fileURLToPath(new URL(name, import.meta.url));
const start = 'the start of Node';
const parsing = 'read + JSON.parse';

/** Several files or repositories are measured together, because no one of them is like the others. */
const several = 8;
const each = (count, make) => Array.from({ length: count }, (_, index) => make(index));
const starts = (count) => each(count, () => bare).flat();
const parsed = (input) => [{ args: [script('floor.cjs'), input.list] }];

/**
 * `unit` (`unitOf` where each program has its own) is what the time of `task` is divided by, after `base` has been taken off
 * both, or off the task what `baseOf` says. `peers` measures the others too. `prepare` takes `input`, which makes what is to be linted, and gives the commands.
 */
export const cases = [
  {
    name: 'version',
    what: '`--version`',
    against: start,
    goal: 1.1,
    least: 1.2,
    rounds: 9,
    prepare: () => ({
      unit: starts(several),
      task: (program) => each(several, () => program.with(['--version'])).flat(),
    }),
  },
  singles('one', 'one clean `.mcp.json`', { goal: 1.7, least: 2.2 }),
  singles('found', 'one `.mcp.json` with a finding', { goal: 2, least: 2.5, faulty: true }),
  ...formats.slice(1).map((format) => singles(`one-${format.name}`, `one clean \`${format.path}\``, { format })),
  repositories('twenty', '20 files in nine formats, clean', { goal: 3.2, least: 4.2 }),
  repositories('twenty-found', '20 files in nine formats, half of them with a finding', {
    goal: 4.5,
    least: 6,
    faulty: true,
  }),
  many('thousand', '1 000 clean files', 1000, { goal: 7, least: 15, peers: true, rounds: 7 }),
  many('ten-thousand', '10 000 clean files', 10_000, { goal: 5, least: 9 }),
  many('mixed', '10 000 clean files in nine formats', 10_000, { goal: 9, least: 16, mixed: true }),
  many('half', '10 000 files in nine formats, half of them with a finding', 10_000, {
    mixed: true,
    faulty: (index) => index % 2 === 1,
  }),
  {
    name: 'defects',
    what: '10 000 files with one finding each',
    against: '10 000 clean ones',
    goal: 1.5,
    least: 1.8,
    rounds: 5,
    prepare(input) {
      const clean = projects(input, 10_000);
      const faulty = input('defects', (folder) => manyProjects(folder, 10, 10_000, { faulty: () => true }));
      return { base: bare, unitOf: (program) => program.lint(clean), task: (program) => program.lint(faulty) };
    },
  },
  {
    name: 'hook',
    what: 'one named file in a repository of 120 000 files, 500 of them configurations',
    against: 'the bare walk',
    goal: 3,
    least: 8,
    rounds: 7,
    prepare(input) {
      const { folder, files } = input('large', (made) => largeRepository(made, 11));
      const named = files.find(({ path }) => path.endsWith(claudeCode.path)).path;
      const walk = [{ args: [script('walk.cjs'), folder] }];
      return { base: bare, unit: walk, task: (program) => program.with([named], folder) };
    },
  },
  {
    name: 'large',
    what: 'that whole repository',
    against: 'the bare walk',
    rounds: 3,
    prepare(input) {
      const large = input('large', (made) => largeRepository(made, 11));
      const walk = [{ args: [script('walk.cjs'), large.folder] }];
      return { base: bare, unit: walk, task: (program) => program.lint(large) };
    },
  },
  {
    name: 'pages',
    what: '2 000 Markdown files without MCP, more than none',
    against: 'reading them',
    goal: 1.5,
    least: 1.5,
    rounds: 9,
    prepare(input) {
      const pages = input('pages', (folder) => documentation(folder, 13, 2000));
      const none = input('no-pages', (folder) => documentation(folder, 13, 0));
      const unit = [{ args: [script('read.cjs'), pages.list] }];
      return { base: bare, unit, baseOf: (program) => program.lint(none), task: (program) => program.lint(pages) };
    },
  },
  {
    name: 'tools',
    what: '2 000 clean tools in 5 MB of saved lists',
    against: 'their JSON.parse',
    goal: 8,
    least: 15,
    rounds: 7,
    prepare(input) {
      const lists = input('tools', (folder) => toolLists(folder, 12));
      return { base: bare, unit: parsed(lists), task: (program) => program.lint(lists) };
    },
  },
];

/** Projects of one clean file each, for growth and memory. */
export function projects(input, count) {
  const name = { 1000: 'thousand', 10000: 'ten-thousand' }[count] ?? `clean-${count}`;
  return input(name, (folder) => manyProjects(folder, count / 1000, count));
}

/** The clean files of the case "one". */
export function oneFiles(input) {
  return each(several, (index) => input(`one-${index}`, (folder) => single(folder, 100 + index)));
}

function singles(name, what, { goal, least, ...how }) {
  const count = goal === undefined ? several / 2 : several;
  return {
    name,
    what,
    against: start,
    goal,
    least,
    rounds: goal === undefined ? 5 : 9,
    peers: goal !== undefined,
    prepare(input) {
      const inputs = each(count, (index) => input(`${name}-${index}`, (folder) => single(folder, 100 + index, how)));
      return { unit: starts(count), task: (program) => inputs.flatMap((one) => program.lint(one)) };
    },
  };
}

function repositories(name, what, { goal, least, faulty }) {
  return {
    name,
    what,
    against: start,
    goal,
    least,
    rounds: 7,
    peers: true,
    prepare(input) {
      const count = several / 2;
      const inputs = each(count, (index) =>
        input(`${name}-${index}`, (folder) => repository(folder, 200 + index, { faulty })),
      );
      return { unit: starts(count), task: (program) => inputs.flatMap((one) => program.lint(one)) };
    },
  };
}

function many(name, what, count, { goal, least, peers = false, rounds = 5, ...how }) {
  return {
    name,
    what,
    against: parsing,
    goal,
    least,
    rounds,
    peers,
    prepare(input) {
      const made = input(name, (folder) => manyProjects(folder, count / 1000, count, how));
      return { base: bare, unit: parsed(made), task: (program) => program.lint(made) };
    },
  };
}
