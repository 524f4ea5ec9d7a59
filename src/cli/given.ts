import { parseArgs } from 'node:util';
import { quote, suggest, UsageError } from '../wording/index.ts';
import { type CommandName, type OptionSpec, options, type Subcommand, subcommands } from './options.ts';

/** The command line taken apart, every option known and with the value it needs. */
export interface Given {
  readonly command: CommandName;
  readonly positionals: readonly string[];
  has(option: string): boolean;
  /** The last value given. */
  value(option: string): string | undefined;
  values(option: string): readonly string[];
}

/** Not in the strict mode of `parseArgs`, whose sentences name no near option. */
export function readGiven(argv: readonly string[]): Given {
  const values = new Map<string, string[]>();
  const positionals: string[] = [];
  let command: CommandName = 'lint';
  let isTerminated = false;
  for (const token of tokensOf(argv)) {
    if (token.kind === 'option-terminator') isTerminated = true;
    else if (token.kind === 'option') add(values, optionOf(token), token.value);
    else if (command === 'lint' && positionals.length === 0 && !isTerminated && isSubcommand(token.value)) {
      command = token.value;
    } else positionals.push(token.value);
  }
  return {
    command,
    positionals,
    has: (option) => values.has(option),
    value: (option) => values.get(option)?.at(-1),
    values: (option) => values.get(option) ?? [],
  };
}

/** Mostly there are paths alone, or nothing. */
function tokensOf(argv: readonly string[]) {
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

function optionOf({ name, rawName, value, inlineValue }: OptionToken): OptionSpec {
  const spec = options.find((option) => rawName === `--${option.name}` || rawName === `-${option.short}`);
  if (spec === undefined) throw new UsageError(unknownOption(rawName));
  if (spec.value === undefined && value !== undefined) {
    throw new UsageError(`"--${name}" takes no value`);
  }
  if (spec.value !== undefined && (value === undefined || value === '' || isOption(value, inlineValue))) {
    throw new UsageError(`"--${name}" needs a value: --${name} ${spec.value}`);
  }
  return spec;
}

/** "--format --quiet" lacks a value; "--max-warnings -1" has one, if a wrong one. */
function isOption(value: string, inlineValue: boolean | undefined): boolean {
  return inlineValue !== true && /^--?[A-Za-z]|^--$/.test(value);
}

function unknownOption(rawName: string): string {
  const near = suggest(
    rawName.replace(/^-+/, ''),
    options.map((option) => option.name),
  );
  const fact = `there is no option ${quote(rawName)}`;
  return near === undefined ? `${fact}; "mcp-lint --help" lists them` : `${fact}; did you mean "--${near}"?`;
}

function isSubcommand(word: string): word is Subcommand {
  return (subcommands as readonly string[]).includes(word);
}

function add(values: Map<string, string[]>, { name }: OptionSpec, value: string | undefined): void {
  const given = values.get(name) ?? [];
  if (value !== undefined) given.push(value);
  values.set(name, given);
}
