import type { Part, Server } from '../server/index.ts';

/** The command and its arguments, in one list: what a client hands to the system. */
export function wordsOf({ command, args }: Server): readonly Part<string>[] {
  return command === undefined ? [] : [command, ...args];
}
