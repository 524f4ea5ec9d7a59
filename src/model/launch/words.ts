import type { Part, Server } from '../server/index.ts';

/** The command and its arguments, in one list: what a client hands to the system. */
export function wordsOf({ command, args }: Server): readonly Part<string>[] {
  return command === undefined ? [] : [command, ...args];
}

/**
 * What they say, without where it stands. Filled one by one: V8 makes another kind of array of a "map" once that is
 * compiled for good, and whatever reads words has then to be compiled again.
 */
export function textsOf(parts: readonly Part<string>[]): string[] {
  const texts: string[] = [];
  for (const { value } of parts) texts.push(value);
  return texts;
}
