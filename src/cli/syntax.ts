/** An option as it is written: what it takes to read a command line. */
export interface OptionSyntax {
  readonly name: string;
  /** One letter, after one dash. */
  readonly short?: string;
  /** What stands for the value in the help; a switch has none. */
  readonly value?: string;
  /** Another option that says the opposite. */
  readonly excludes?: string;
}

export interface OptionSpec extends OptionSyntax {
  /** For the help. */
  readonly summary: string;
}

export interface CommandSyntax {
  /** The word for it; `lint` needs none. */
  readonly id: string;
  readonly options: readonly OptionSyntax[];
}

/** What every command has. */
export const common: readonly OptionSpec[] = [
  { name: 'version', short: 'V', summary: 'print the version' },
  { name: 'help', short: 'h', summary: 'print this help, or that of a command' },
];
