import { expect } from '@jest/globals';
import type { Run } from './support.ts';

/** Commands to the runner: lines that begin with "::", outside the part where commands are stopped. */
export function commands({ stdout }: Run): string[] {
  const found: string[] = [];
  let end: string | undefined;
  for (const line of stdout.split(/\r?\n/)) {
    const token = /^::stop-commands::(.+)$/.exec(line)?.[1];
    if (end === undefined && token !== undefined) end = `::${token}::`;
    else if (line === end) end = undefined;
    else if (end === undefined && line.trim().startsWith('::')) found.push(line);
  }
  expect(end).toBeUndefined();
  return found;
}

export function annotations(run: Run, kind = 'error'): string[] {
  return commands(run).filter((line) => line.startsWith(`::${kind} `));
}

export function failure(run: Run): string | undefined {
  return commands(run)
    .find((line) => line.startsWith('::error::'))
    ?.slice('::error::'.length);
}

/** What the log tells in the way of a notice. */
export function notices(run: Run): string[] {
  return commands(run).flatMap((line) => /^::notice::(.*)$/.exec(line)?.[1] ?? []);
}

/** Where findings are shown, from the top of the repository. */
export function places(run: Run, kind = 'error'): string[] {
  return annotations(run, kind).flatMap((line) => /file=([^,]*)/.exec(line)?.[1] ?? []);
}
