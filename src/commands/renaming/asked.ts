import { type CommandLine, names, type OptionSpec, optional } from '../../cli/index.ts';
import { UsageError } from '../../wording/index.ts';
import { config, configOf, user } from '../shared/options.ts';

export interface ReworkAsked {
  readonly server: string;
  /** Empty for all. */
  readonly clients: readonly string[];
  readonly write: boolean;
  readonly config?: string | false;
  readonly user: boolean;
}

export const reworkOptions: readonly OptionSpec[] = [
  { name: 'write', summary: 'change the files (default: show what would change)' },
  { name: 'client', value: '<client,…>', summary: 'only in what these clients read; may be repeated' },
  ...config,
  user,
];

/** Of a command line with these words after the command. */
export function readRework(given: CommandLine, takes: string): ReworkAsked {
  const { command, positionals } = given;
  const [server = '', ...others] = positionals;
  if (others.length + 1 !== takes.split(' ').length || positionals.length === 0) {
    throw new UsageError(`"mcp-lint ${command}" is written "mcp-lint ${command} ${takes}"`);
  }
  return {
    server,
    clients: names(given, 'client'),
    write: given.has('write'),
    ...optional('config', configOf(given)),
    user: given.has('user'),
  };
}
