import { parseArgs } from 'node:util';
import { list, quote, suggest, UsageError } from '../wording/index.ts';
import { type CommandSyntax, common, type OptionSyntax } from './syntax.ts';

/** The command line taken apart, every option known to its command and with the value it needs. */
export interface CommandLine {
  readonly command: string;
  readonly positionals: readonly string[];
  has(option: string): boolean;
  /** The last value given. */
  value(option: string): string | undefined;
  values(option: string): readonly string[];
}

/** Not in the strict mode of `parseArgs`, whose sentences name no near option. */
export function readCommandLine(argv: readonly string[], commands: readonly CommandSyntax[]): CommandLine {
  const options = [...commands.flatMap((command) => command.options), ...common];
  const values = new Map<string, string[]>();
  const positionals: string[] = [];
  let command = 'lint';
  let isTerminated = false;
  for (const token of tokensOf(argv, options)) {
    if (token.kind === 'option-terminator') isTerminated = true;
    else if (token.kind === 'option') add(values, optionOf(token, options), token.value);
    else if (command === 'lint' && positionals.length === 0 && !isTerminated && isSubcommand(token.value, commands)) {
      command = token.value;
    } else positionals.push(token.value);
  }
  const given: CommandLine = {
    command,
    positionals,
    has: (option) => values.has(option),
    value: (option) => values.get(option)?.at(-1),
    values: (option) => values.get(option) ?? [],
  };
  if (!common.some(({ name }) => given.has(name))) check(given, [...values.keys()], commands);
  return given;
}

/** Mostly there are paths alone, or nothing. */
function tokensOf(argv: readonly string[], options: readonly OptionSyntax[]) {
  if (!argv.some((word) => word.startsWith('-'))) return argv.map((value) => ({ kind: 'positional', value }) as const);
  const { tokens } = parseArgs({
    args: [...argv],
    options: Object.fromEntries(
      options.map(({ name, short, value }) => [
        name,
        { type: value === undefined ? 'boolean' : 'string', ...(short && { short }) } as const,
      ]),
    ),
    strict: false,
    allowPositionals: true,
    tokens: true,
  });
  return tokens;
}

interface OptionToken {
  readonly name: string;
  readonly rawName: string;
  readonly value?: string | undefined;
  readonly inlineValue?: boolean | undefined;
}

function optionOf({ name, rawName, value, inlineValue }: OptionToken, options: readonly OptionSyntax[]): OptionSyntax {
  const option = options.find((known) => rawName === `--${known.name}` || rawName === `-${known.short}`);
  if (option === undefined) throw new UsageError(unknownOption(rawName, options));
  if (option.value === undefined && value !== undefined) {
    throw new UsageError(`"--${name}" takes no value`);
  }
  if (option.value !== undefined && (value === undefined || value === '' || isOption(value, inlineValue))) {
    throw new UsageError(`"--${name}" needs a value: --${name} ${option.value}`);
  }
  return option;
}

/** "--format --quiet" lacks a value; "--max-warnings -1" has one, if a wrong one. */
function isOption(value: string, inlineValue: boolean | undefined): boolean {
  return inlineValue !== true && /^--?[A-Za-z]|^--$/.test(value);
}

function unknownOption(rawName: string, options: readonly OptionSyntax[]): string {
  const near = suggest(
    rawName.replace(/^-+/, ''),
    options.map((option) => option.name),
  );
  const fact = `there is no option ${quote(rawName)}`;
  return near === undefined ? `${fact}; "mcp-lint --help" lists them` : `${fact}; did you mean "--${near}"?`;
}

function isSubcommand(word: string, commands: readonly CommandSyntax[]): boolean {
  return word !== 'lint' && commands.some(({ id }) => id === word);
}

function add(values: Map<string, string[]>, { name }: OptionSyntax, value: string | undefined): void {
  const given = values.get(name) ?? [];
  if (value !== undefined) given.push(value);
  values.set(name, given);
}

/** Every option is one of the command, and none says the opposite of another. */
function check({ command, has }: CommandLine, names: readonly string[], commands: readonly CommandSyntax[]): void {
  const own = commands.find(({ id }) => id === command)?.options ?? [];
  for (const name of names) {
    if (own.some((option) => option.name === name)) continue;
    // Without a command to speak of, the command that was forgotten or mistyped is what helps.
    const others = commands.filter(({ options }) => options.some((option) => option.name === name));
    throw new UsageError(
      command === 'lint'
        ? `"--${name}" is an option of ${list(others.map(({ id }) => `mcp-lint ${id}`))}`
        : `"mcp-lint ${command}" has no option "--${name}"`,
    );
  }
  for (const { name, excludes } of own) {
    if (excludes !== undefined && has(name) && has(excludes)) throw notTogether(`--${name}`, `--${excludes}`);
  }
}

export function notTogether(one: string, other: string): UsageError {
  return new UsageError(`"${one}" and "${other}" exclude each other`);
}
