import { randomUUID } from 'node:crypto';
import { endGroup, info, startGroup } from '@actions/core';

/** Nothing that stands in a file or in its name may be taken for a command to the runner. */
export function logGroup(title: string, text: string): void {
  const end = randomUUID();
  startGroup(title);
  info(`::stop-commands::${end}\n${text.endsWith('\n') ? text : `${text}\n`}::${end}::`);
  endGroup();
}
