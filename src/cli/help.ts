import { indent } from './columns.ts';
import { type OptionSpec, options } from './options.ts';

const COMMANDS: readonly (readonly [usage: string, summary: string])[] = [
  ['mcp-lint [path…]', 'lint files or folders (default: .)'],
  ['mcp-lint servers [path…]', 'which server is defined for which client, and whether they agree'],
  ['mcp-lint rules', 'list every rule with its severity'],
  ['mcp-lint explain <rule>', 'why a rule exists, with examples and the fix'],
  ['mcp-lint clients', 'list every client, its files, and what it does with mistakes'],
  ['mcp-lint init', 'write mcp-lint.json, a workflow and a pre-commit entry'],
];

const EXIT_CODES = [
  '0  no finding as severe as --fail-on',
  '1  findings',
  '2  wrong usage or configuration',
  '3  internal error',
];

/** Longer usages have their summary on the next line. */
const WIDEST_USAGE = 30;

export function renderHelp(): string {
  const lines = [
    'mcp-lint: says at the exact line what an AI client will reject, ignore, shadow or lose',
    '',
    'Usage:',
    ...described(COMMANDS),
    '',
    'Options:',
    ...described(options.map((option) => [usageOf(option), option.summary])),
    '',
    'Exit codes:',
    ...indent(EXIT_CODES, 2),
    '',
    'A folder named like a command is given as ./rules. Nothing is executed, and no connection is made.',
  ];
  return `${lines.join('\n')}\n`;
}

function usageOf({ name, value }: OptionSpec): string {
  return value === undefined ? `--${name}` : `--${name} ${value}`;
}

function described(entries: readonly (readonly [usage: string, summary: string])[]): string[] {
  return entries.flatMap(([usage, summary]) =>
    usage.length > WIDEST_USAGE
      ? [`  ${usage}`, `${' '.repeat(WIDEST_USAGE + 4)}${summary}`]
      : [`  ${usage.padEnd(WIDEST_USAGE)}  ${summary}`],
  );
}
