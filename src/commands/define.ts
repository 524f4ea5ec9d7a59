import type { CommandLine, HelpedCommand } from '../cli/index.ts';

/** What can be asked of mcp-lint: how it is written, what is read of that, and what is done. */
export interface Command<Asked extends object> extends HelpedCommand {
  /** The word for it, and the name of its file. */
  readonly id: string;
  /** Among the others in the help; of one number, by their ids. */
  readonly order: number;
  /** Throws a `UsageError` for whatever cannot be meant. */
  readonly read: (given: CommandLine) => Asked;
  /** Answers with the exit code. */
  readonly run: (asked: Asked) => Promise<number>;
}

/** Beside what is defined, the way through it. */
export function defineCommand<Asked extends object>(command: Command<Asked>) {
  return { ...command, start: (given: CommandLine): Promise<number> => command.run(command.read(given)) };
}
