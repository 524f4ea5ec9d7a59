import { type CommandLine, choice, names, notTogether, oneOf, optional } from '../../cli/index.ts';
import { type FailLevel, failLevels, type Severity } from '../../model/verdict/index.ts';
import { type ReportFormat, reportFormats } from '../../report/index.ts';
import { type Level, levels } from '../../suppress/index.ts';
import { quote, UsageError } from '../../wording/index.ts';
import { colorOf, type FilesAsked, filesAsked } from '../shared/options.ts';

export interface LintAsked extends FilesAsked {
  readonly format: ReportFormat;
  readonly output?: string;
  readonly targets: readonly string[];
  readonly spec?: string;
  readonly stdinFilename?: string;
  readonly rules: ReadonlyMap<string, Severity | 'off'>;
  readonly failOn: FailLevel;
  readonly maxWarnings?: number;
  readonly baseline?: string;
  readonly updateBaseline: boolean;
  /** Rules whose findings are left as they are. */
  readonly unfixed: ReadonlySet<string>;
  /** Whether fixes are made, or only shown. */
  readonly mending?: 'fix' | 'diff';
  readonly unsafeFixes: boolean;
  readonly requireFiles: boolean;
  readonly quiet: boolean;
  /** Whether text lists advice, too. */
  readonly infos: boolean;
  /** Absent when the environment decides. */
  readonly color?: boolean;
}

export const showLevels = ['info', 'warning'] as const;
/** Of the option for one rule. */
export const ruleLevels = [...levels, 'no-fix'] as const;

export function readAsked(given: CommandLine): LintAsked {
  checkExclusions(given);
  return {
    ...filesAsked(given),
    format: choice<ReportFormat>(given, 'format', reportFormats) ?? 'text',
    ...optional('output', given.value('output')),
    targets: names(given, 'target'),
    ...optional('spec', given.value('spec')),
    ...optional('stdinFilename', given.value('stdin-filename')),
    rules: rules(given),
    unfixed: unfixed(given),
    ...optional('mending', mending(given)),
    unsafeFixes: given.has('unsafe-fixes'),
    failOn: choice<FailLevel>(given, 'fail-on', failLevels) ?? 'error',
    ...optional('maxWarnings', maxWarnings(given)),
    ...optional('baseline', given.value('baseline')),
    updateBaseline: given.has('update-baseline'),
    requireFiles: given.has('require-files'),
    quiet: given.has('quiet'),
    infos: choice(given, 'show', showLevels) === 'info',
    ...optional('color', colorOf(given)),
  };
}

function mending(given: CommandLine): LintAsked['mending'] {
  if (given.has('fix')) return 'fix';
  return given.has('diff') ? 'diff' : undefined;
}

function checkExclusions(given: CommandLine): void {
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

function rules(given: CommandLine): Map<string, Level> {
  return new Map(ruleSettings(given).flatMap(([id, level]) => (level === 'no-fix' ? [] : [[id, level]])));
}

function unfixed(given: CommandLine): Set<string> {
  return new Set(ruleSettings(given).flatMap(([id, level]) => (level === 'no-fix' ? [id] : [])));
}

function ruleSettings(given: CommandLine): (readonly [string, (typeof ruleLevels)[number]])[] {
  return given.values('rule').map((value) => {
    const [id = '', level, surplus] = value.split('=');
    if (id === '' || level === undefined || surplus !== undefined) {
      throw new UsageError(`"--rule" needs <id>=<${ruleLevels.join('|')}>, but has ${quote(value)}`);
    }
    return [id, oneOf(ruleLevels, level, quote(`--rule ${id}`))];
  });
}

function maxWarnings(given: CommandLine): number | undefined {
  const value = given.value('max-warnings');
  if (value === undefined) return undefined;
  if (!/^\d{1,9}$/.test(value)) {
    throw new UsageError(`"--max-warnings" needs a whole number from 0 up, but has ${quote(value)}`);
  }
  return Number(value);
}
