import { serversFormats } from '../report/index.ts';
import { about } from '../version.generated.ts';
import { indent } from './columns.ts';
import { type CommandName, catalogFormats, type OptionSpec, options } from './options.ts';

const COMMANDS: Readonly<Record<CommandName, readonly [usage: string, summary: string]>> = {
  lint: ['mcp-lint [path…]', 'lint files or folders (default: .)'],
  servers: ['mcp-lint servers [path…]', 'which server is defined for which client, and whether they agree'],
  rules: ['mcp-lint rules', 'list every rule with its severity'],
  explain: ['mcp-lint explain <rule>', 'why a rule exists, with examples and the fix'],
  clients: ['mcp-lint clients [client]', 'the files of a client, or of all, and what it does with mistakes'],
  init: ['mcp-lint init', 'write mcp-lint.json, a workflow and a pre-commit entry'],
};

const EXIT_CODES = [
  '0  no finding as severe as --fail-on',
  '1  findings as severe as --fail-on, or more warnings than --max-warnings',
  '2  wrong usage or configuration',
  '3  internal error',
];

/** Longer usages have their summary on the next line. */
const WIDEST_USAGE = 30;

/** Of all, or of one command. */
export function renderHelp(command: CommandName = 'lint'): string {
  return `${(command === 'lint' ? generalHelp() : helpOf(command)).join('\n')}\n`;
}

function helpOf(command: Exclude<CommandName, 'lint'>): string[] {
  const [usage, summary] = COMMANDS[command];
  const own = options.filter(({ commands }) => commands.includes(command));
  const formats = command === 'servers' ? serversFormats : catalogFormats;
  return [
    `${usage}: ${summary}`,
    '',
    'Options:',
    ...described(
      own.map((option) => [
        usageOf(option.name === 'format' ? { ...option, value: formats.join('|') } : option),
        option.summary,
      ]),
    ),
    '',
    `${about.docs}/cli.md`,
  ];
}

function generalHelp(): string[] {
  return [
    'mcp-lint: says at the exact line what an AI client will reject, ignore, shadow or lose',
    '',
    'Usage:',
    ...described(Object.values(COMMANDS)),
    '',
    'Options:',
    ...optionsOf('lint'),
    '',
    'Options of "mcp-lint servers":',
    ...optionsOf('servers'),
    `  ${sharedWith('servers', serversFormats)}`,
    '',
    'Options of "mcp-lint init":',
    ...optionsOf('init'),
    '',
    'Options of "mcp-lint rules", "explain" and "clients":',
    `  ${sharedWith('rules', catalogFormats)}`,
    '',
    'Exit codes:',
    ...indent(EXIT_CODES, 2),
    '',
    'A folder named like a command is given as ./rules. Nothing is executed, and no connection is made.',
    `${about.docs}/cli.md`,
  ];
}

/** Each is described once, under the command that is asked for most. */
function optionsOf(command: CommandName): string[] {
  const own = options.filter(({ commands }) => commands[0] === command);
  return described(own.map((option) => [usageOf(option), option.summary]));
}

/** Those described above, by name, but for what every command has. */
function sharedWith(command: CommandName, formats: readonly string[]): string {
  const shared = options.filter(
    ({ commands }) => commands.includes(command) && commands.includes('lint') && !commands.includes('init'),
  );
  const names = shared.map(({ name }) => (name === 'format' ? `--format ${formats.join('|')}` : `--${name}`));
  return `as above: ${names.join(', ')}`;
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
