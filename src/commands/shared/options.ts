import { type CommandLine, type OptionSpec, optional } from '../../cli/index.ts';
import { disk } from '../../files/disk.ts';
import { UsageError } from '../../wording/index.ts';

/** Options that several commands have. */

export function format(formats: readonly string[]): OptionSpec {
  return { name: 'format', value: formats.join('|'), summary: 'how to write the report (default: text)' };
}

export const color: readonly OptionSpec[] = [
  { name: 'color', excludes: 'no-color', summary: 'use colour (default: on a terminal)' },
  { name: 'no-color', summary: 'use no colour' },
];

export function colorOf(given: CommandLine): boolean | undefined {
  if (given.has('color')) return true;
  return given.has('no-color') ? false : undefined;
}

export const as: OptionSpec = {
  name: 'as',
  value: '<format|client>',
  summary: 'read the given files as this format, or as the main format of this client',
};

export const config: readonly OptionSpec[] = [
  {
    name: 'config',
    value: '<file>',
    excludes: 'no-config',
    summary: 'the configuration (default: the next mcp-lint.json upward, or in package.json)',
  },
  { name: 'no-config', summary: 'use no configuration file' },
];

/** A file, `false` for none at all, absent for the one that is found. */
export function configOf(given: CommandLine): string | false | undefined {
  return given.has('no-config') ? false : given.value('config');
}

export const user: OptionSpec = { name: 'user', summary: 'also read the configuration in the home directory' };

export function checkHome(isAsked: boolean): void {
  if (isAsked && disk.home === undefined)
    throw new UsageError('this user has no home directory, which HOME would name');
}

/** What a command is told that looks through files. */
export interface FilesAsked {
  /** As given; empty for the working directory. */
  readonly paths: readonly string[];
  readonly as?: string;
  readonly config?: string | false;
  readonly user: boolean;
}

export const filesOptions: readonly OptionSpec[] = [as, ...config, user];

export function filesAsked(given: CommandLine): FilesAsked {
  const isUser = given.has('user');
  checkHome(isUser);
  return {
    paths: given.positionals,
    ...optional('as', given.value('as')),
    ...optional('config', configOf(given)),
    user: isUser,
  };
}
