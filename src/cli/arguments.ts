import { type ReportFormat, reportFormats, serversFormats } from '../report/index.ts';
import type { Level } from '../suppress/index.ts';
import { list, quote, suggest, UsageError } from '../wording/index.ts';
import type { Command, FailLevel, LintCommand, ServersCommand } from './command.ts';
import { type Given, readGiven } from './given.ts';
import { type CommandName, catalogFormats, failLevels, options, ruleLevels, showLevels } from './options.ts';

/** Throws a `UsageError` for whatever cannot be meant. */
export function parseArguments(argv: readonly string[]): Command {
  if (argv.length === 0) return byDefault;
  const given = readGiven(argv);
  if (given.has('help')) return { name: 'help', of: given.command };
  if (given.has('version')) return { name: 'version' };
  checkCommandOptions(given);
  checkExclusions(given);
  switch (given.command) {
    case 'lint':
      return lintCommand(given);
    case 'servers':
      return serversCommand(given);
    case 'explain':
      return { name: 'explain', rule: onlyRule(given), format: choice(given, 'format', catalogFormats) ?? 'text' };
    case 'clients':
      return {
        name: 'clients',
        ...optional('client', atMostOne(given, 'client')),
        format: choice(given, 'format', catalogFormats) ?? 'text',
      };
    case 'init':
      checkNoArguments(given);
      return { name: 'init', yes: given.has('yes') };
    default:
      checkNoArguments(given);
      return { name: given.command, format: choice(given, 'format', catalogFormats) ?? 'text' };
  }
}

/** What most runs ask for. */
const byDefault: LintCommand = {
  name: 'lint',
  paths: [],
  format: 'text',
  targets: [],
  rules: new Map(),
  unfixed: new Set(),
  unsafeFixes: false,
  failOn: 'error',
  user: false,
  updateBaseline: false,
  requireFiles: false,
  quiet: false,
  infos: false,
};

function lintCommand(given: Given): LintCommand {
  return {
    name: 'lint',
    paths: given.positionals,
    format: choice<ReportFormat>(given, 'format', reportFormats) ?? byDefault.format,
    ...optional('output', given.value('output')),
    targets: targets(given),
    ...optional('as', given.value('as')),
    ...optional('spec', given.value('spec')),
    ...optional('stdinFilename', given.value('stdin-filename')),
    ...optional('config', configOf(given)),
    rules: rules(given),
    unfixed: unfixed(given),
    ...optional('mending', mending(given)),
    unsafeFixes: given.has('unsafe-fixes'),
    failOn: choice<FailLevel>(given, 'fail-on', failLevels) ?? byDefault.failOn,
    ...optional('maxWarnings', maxWarnings(given)),
    user: given.has('user'),
    ...optional('baseline', given.value('baseline')),
    updateBaseline: given.has('update-baseline'),
    requireFiles: given.has('require-files'),
    quiet: given.has('quiet'),
    infos: choice(given, 'show', showLevels) === 'info',
    ...optional('color', colorOf(given)),
  };
}

function serversCommand(given: Given): ServersCommand {
  return {
    name: 'servers',
    paths: given.positionals,
    format: choice(given, 'format', serversFormats) ?? 'text',
    ...optional('references', given.value('references')),
    ...optional('as', given.value('as')),
    ...optional('config', configOf(given)),
    user: given.has('user'),
    ...optional('color', colorOf(given)),
  };
}

function mending(given: Given): LintCommand['mending'] {
  if (given.has('fix')) return 'fix';
  return given.has('diff') ? 'diff' : undefined;
}

function configOf(given: Given): string | false | undefined {
  return given.has('no-config') ? false : given.value('config');
}

function colorOf(given: Given): boolean | undefined {
  if (given.has('color')) return true;
  return given.has('no-color') ? false : undefined;
}

function checkCommandOptions({ command, has }: Given): void {
  for (const { name, commands } of options) {
    if (!has(name) || commands.includes(command)) continue;
    const [only, ...others] = commands;
    // Without a command to speak of, the command that was forgotten or mistyped is what helps.
    throw new UsageError(
      command === 'lint' && others.length === 0
        ? `"--${name}" is an option of "mcp-lint ${only}"`
        : `"mcp-lint ${command}" has no option "--${name}"`,
    );
  }
}

function checkExclusions(given: Given): void {
  for (const { name, excludes } of options) {
    if (excludes !== undefined && given.has(name) && given.has(excludes))
      throw notTogether(`--${name}`, `--${excludes}`);
  }
  if (given.value('fail-on') === 'never' && given.has('max-warnings')) {
    throw notTogether('--fail-on never', '--max-warnings');
  }
  if (given.has('unsafe-fixes') && !given.has('fix') && !given.has('diff')) {
    throw new UsageError('"--unsafe-fixes" needs "--fix" or "--diff"');
  }
  for (const other of ['stdin-filename', 'update-baseline']) {
    if (given.has('fix') && given.has(other)) throw notTogether('--fix', `--${other}`);
  }
  for (const other of ['format', 'update-baseline']) {
    if (given.has('diff') && given.has(other)) throw notTogether('--diff', `--${other}`);
  }
  if (given.has('stdin-filename') && given.positionals.length > 0) {
    throw new UsageError(
      `"--stdin-filename" reads standard input only, but ${quote(given.positionals[0] ?? '')} is given too`,
    );
  }
}

function notTogether(one: string, other: string): UsageError {
  return new UsageError(`"${one}" and "${other}" exclude each other`);
}

function onlyRule({ positionals: [rule, surplus] }: Given): string {
  if (rule === undefined)
    throw new UsageError('"mcp-lint explain" needs the id of a rule; "mcp-lint rules" lists them');
  if (surplus !== undefined) throw tooMany('explain', 'rule', surplus);
  return rule;
}

function atMostOne({ command, positionals: [one, surplus] }: Given, what: string): string | undefined {
  if (surplus !== undefined) throw tooMany(command, what, surplus);
  return one;
}

function tooMany(command: CommandName, what: string, surplus: string): UsageError {
  return new UsageError(`"mcp-lint ${command}" takes one ${what}, but ${quote(surplus)} is given too`);
}

function checkNoArguments({ command, positionals: [surplus] }: Given): void {
  if (surplus === undefined) return;
  throw new UsageError(
    `"mcp-lint ${command}" takes no argument, but ${quote(surplus)} is given; a folder of that name is "./${command}"`,
  );
}

function targets(given: Given): string[] {
  const ids = given.values('target').flatMap((value) => value.split(',').map((id) => id.trim()));
  if (ids.includes('')) throw new UsageError('"--target" has an empty name between its commas');
  return [...new Set(ids)];
}

function rules(given: Given): Map<string, Level> {
  return new Map(ruleSettings(given).flatMap(([id, level]) => (level === 'no-fix' ? [] : [[id, level]])));
}

function unfixed(given: Given): Set<string> {
  return new Set(ruleSettings(given).flatMap(([id, level]) => (level === 'no-fix' ? [id] : [])));
}

function ruleSettings(given: Given): (readonly [string, (typeof ruleLevels)[number]])[] {
  return given.values('rule').map((value) => {
    const [id = '', level, surplus] = value.split('=');
    if (id === '' || level === undefined || surplus !== undefined) {
      throw new UsageError(`"--rule" needs <id>=<${ruleLevels.join('|')}>, but has ${quote(value)}`);
    }
    return [id, oneOf(ruleLevels, level, quote(`--rule ${id}`))];
  });
}

function maxWarnings(given: Given): number | undefined {
  const value = given.value('max-warnings');
  if (value === undefined) return undefined;
  if (!/^\d{1,9}$/.test(value)) {
    throw new UsageError(`"--max-warnings" needs a whole number from 0 up, but has ${quote(value)}`);
  }
  return Number(value);
}

function choice<T extends string>(given: Given, option: string, allowed: readonly T[]): T | undefined {
  const value = given.value(option);
  return value === undefined ? undefined : oneOf(allowed, value, `"--${option}"`);
}

function oneOf<T extends string>(allowed: readonly T[], value: string, where: string): T {
  const found = allowed.find((word) => word === value);
  if (found !== undefined) return found;
  const near = suggest(value, allowed) ?? startingLike(value, allowed);
  const hint = near === undefined ? '' : `; did you mean ${quote(near)}?`;
  throw new UsageError(`${where} takes ${list(allowed, { conjunction: 'or' })}, not ${quote(value)}${hint}`);
}

/** "warn" for "warning". */
function startingLike<T extends string>(value: string, allowed: readonly T[]): T | undefined {
  const [only, ...others] = value.length < 2 ? [] : allowed.filter((word) => word.startsWith(value));
  return others.length === 0 ? only : undefined;
}

/** A property only when there is a value, as exact optional properties want it. */
function optional<K extends string, V>(key: K, value: V | undefined): { readonly [P in K]?: V } {
  return value === undefined ? {} : ({ [key]: value } as { readonly [P in K]: V });
}
