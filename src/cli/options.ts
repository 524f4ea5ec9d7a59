import { reportFormats } from '../report/index.ts';
import { levels } from '../suppress/index.ts';

export const subcommands = ['servers', 'rules', 'explain', 'clients', 'init'] as const;
export type Subcommand = (typeof subcommands)[number];
export type CommandName = 'lint' | Subcommand;

/** An option of the command line: read, checked, suggested and explained from this one table. */
export interface OptionSpec {
  readonly name: string;
  /** One letter, after one dash. */
  readonly short?: string;
  /** What stands for the value in the help; a switch has none. */
  readonly value?: string;
  /** Another option that says the opposite. */
  readonly excludes?: string;
  readonly summary: string;
  readonly commands: readonly CommandName[];
}

export const failLevels = ['error', 'warning', 'info', 'never'] as const;
export const showLevels = ['info', 'warning'] as const;
/** Of the option for one rule. */
export const ruleLevels = [...levels, 'no-fix'] as const;
/** Of the commands that print what mcp-lint knows. */
export const catalogFormats = ['text', 'json'] as const;

const lint = ['lint'] as const;
const reading = ['lint', 'servers'] as const;
const printing = ['lint', 'servers', 'rules', 'explain', 'clients'] as const;
const all = [...printing, 'init'] as const;

export const options: readonly OptionSpec[] = [
  {
    name: 'format',
    value: reportFormats.join('|'),
    summary: 'how to write the report (default: text)',
    commands: printing,
  },
  {
    name: 'output',
    value: '<file>',
    summary: 'write the report there; one line of summary goes to standard error',
    commands: lint,
  },
  {
    name: 'target',
    value: '<client,…>',
    summary: 'also report what these clients would reject, ignore or lose; may be repeated',
    commands: lint,
  },
  {
    name: 'as',
    value: '<format|client>',
    summary: 'read the given files as this format, or as the main format of this client',
    commands: reading,
  },
  {
    name: 'spec',
    value: '<revision>',
    summary: 'protocol revision of saved tool lists and results (default: as they show it)',
    commands: lint,
  },
  {
    name: 'stdin-filename',
    value: '<path>',
    summary: 'read one document from standard input, as if it lay there',
    commands: lint,
  },
  {
    name: 'config',
    value: '<file>',
    excludes: 'no-config',
    summary: 'the configuration (default: the next mcp-lint.json upward, or in package.json)',
    commands: reading,
  },
  { name: 'no-config', summary: 'use no configuration file', commands: reading },
  {
    name: 'rule',
    value: `<id>=<${ruleLevels.join('|')}>`,
    summary: 'set the severity of a rule, or leave its findings unmended; may be repeated',
    commands: lint,
  },
  {
    name: 'fail-on',
    value: failLevels.join('|'),
    summary: 'the least severity that ends with exit code 1 (default: error)',
    commands: lint,
  },
  {
    name: 'max-warnings',
    value: '<n>',
    summary: 'end with exit code 1 when there are more warnings',
    commands: lint,
  },
  { name: 'fix', excludes: 'diff', summary: 'mend what has one right remedy, and report what is left', commands: lint },
  {
    name: 'unsafe-fixes',
    summary: 'with --fix or --diff: also what may change the meaning of a file',
    commands: lint,
  },
  { name: 'diff', summary: 'show what --fix would change, and change nothing', commands: lint },
  { name: 'user', summary: 'also read the configuration in the home directory', commands: reading },
  {
    name: 'baseline',
    value: '<file>',
    summary: 'leave out the findings recorded there',
    commands: lint,
  },
  { name: 'update-baseline', summary: 'record the present findings in the baseline, and report none', commands: lint },
  { name: 'require-files', summary: 'end with exit code 2 when there is no MCP configuration', commands: lint },
  { name: 'quiet', summary: 'list errors only; the summary counts all', commands: lint },
  {
    name: 'show',
    value: showLevels.join('|'),
    excludes: 'quiet',
    summary: 'the least severity that text lists (default: warning); other formats have all',
    commands: lint,
  },
  { name: 'color', excludes: 'no-color', summary: 'use colour (default: on a terminal)', commands: printing },
  { name: 'no-color', summary: 'use no colour', commands: printing },
  { name: 'version', short: 'V', summary: 'print the version', commands: all },
  { name: 'help', short: 'h', summary: 'print this help, or that of a command', commands: all },
  {
    name: 'references',
    value: '<server>',
    summary: 'list what mentions this server, to be looked at before it is removed',
    commands: ['servers'],
  },
  { name: 'yes', summary: 'change files that exist without asking', commands: ['init'] },
];
