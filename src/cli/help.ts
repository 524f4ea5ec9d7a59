import { about } from '../version.generated.ts';
import { common, type OptionSpec } from './syntax.ts';

/** A command as its help describes it. */
export interface HelpedCommand {
  readonly id: string;
  /** What is given to it, such as `[path…]`. */
  readonly takes?: string;
  readonly summary: string;
  readonly options: readonly OptionSpec[];
}

const EXIT_CODES = [
  '0  no finding as severe as --fail-on',
  '1  findings as severe as --fail-on, or more warnings than --max-warnings',
  '2  wrong usage or configuration',
  '3  internal error',
];

/** Longer usages have their summary on the next line. */
const WIDEST_USAGE = 30;

/** Of the command with that name among all. */
export function renderHelp(commands: readonly HelpedCommand[], id: string): string {
  const command = commands.find((each) => each.id === id);
  if (command === undefined) throw new Error(`there is no command "${id}"`);
  return `${(id === 'lint' ? generalHelp(command, commands) : helpOf(command)).join('\n')}\n`;
}

function helpOf(command: HelpedCommand): string[] {
  return [`${usage(command)}: ${command.summary}`, '', 'Options:', ...optionsOf(command), '', `${about.docs}/cli.md`];
}

function generalHelp(lint: HelpedCommand, commands: readonly HelpedCommand[]): string[] {
  return [
    'mcp-lint: says at the exact line what an AI client will reject, ignore, shadow or lose',
    '',
    'Usage:',
    ...described(commands.map((command) => [usage(command), command.summary])),
    '',
    'Options of "mcp-lint [path…]"; "mcp-lint <command> --help" has those of a command:',
    ...optionsOf(lint),
    '',
    'Exit codes:',
    ...EXIT_CODES.map((line) => `  ${line}`),
    '',
    'A folder named like a command is given as ./rules. Nothing is executed, and no connection is made.',
    `${about.docs}/cli.md`,
  ];
}

function usage({ id, takes }: HelpedCommand): string {
  return ['mcp-lint', ...(id === 'lint' ? [] : [id]), ...(takes === undefined ? [] : [takes])].join(' ');
}

function optionsOf({ options }: HelpedCommand): string[] {
  return described([...options, ...common].map((option) => [usageOf(option), option.summary]));
}

function usageOf({ name, short, value }: OptionSpec): string {
  const long = value === undefined ? `--${name}` : `--${name} ${value}`;
  return short === undefined ? long : `${long}, -${short}`;
}

function described(entries: readonly (readonly [usage: string, summary: string])[]): string[] {
  return entries.flatMap(([usage, summary]) =>
    usage.length > WIDEST_USAGE
      ? [`  ${usage}`, `${' '.repeat(WIDEST_USAGE + 4)}${summary}`]
      : [`  ${usage.padEnd(WIDEST_USAGE)}  ${summary}`],
  );
}
