import { disk } from '../files/disk.ts';
import { causeOf } from '../files/index.ts';
import { plainLines, UsageError } from '../wording/index.ts';
import { useColor } from './color.ts';
import { isTerminal } from './is-terminal.ts';
import { write } from './write.ts';

const stdout = 1;
const stderr = 2;

export function workingDirectory(): string {
  try {
    return disk.resolve(process.cwd(), '.');
  } catch (error) {
    throw new UsageError(`the working directory cannot be read: ${causeOf(error)}`);
  }
}

/** What was asked for. It is written as it is: whoever made it has made names and texts in it harmless. */
export function print(text: string): void {
  try {
    write(stdout, text);
  } catch (error) {
    throw new UsageError(`the output cannot be written: ${causeOf(error)}`);
  }
}

/** What is for a person, beside what was asked for. */
export function say(text: string): void {
  write(stderr, plainLines(`${text}\n`));
}

export async function wantsColor(asked: boolean | undefined): Promise<boolean> {
  return useColor(asked, { env: process.env, isTTY: await isTerminal(stdout) });
}

export async function terminalWidth(): Promise<number | undefined> {
  return (await isTerminal(stdout)) && process.stdout.columns > 0 ? process.stdout.columns : undefined;
}
