import type { Meaning } from '../../clients/index.ts';
import type { Part, Server } from '../server/index.ts';
import { expandedElsewhere } from './placeholders.ts';

export interface ExpandableString {
  readonly part: Part<string>;
  readonly meaning: Meaning;
}

/** The strings that may hold a variable of the client; of these, the ones that look like it. */
export function expandableStrings(
  { command, args, env, headers, url, cwd }: Server,
  looksLikeIt: (text: string) => boolean,
): ExpandableString[] {
  const found: ExpandableString[] = [];
  const matters = ({ value }: Part<string>) => looksLikeIt(value);
  const add = (parts: readonly Part<string>[], meaning: Meaning) => {
    for (const part of parts) if (matters(part)) found.push({ part, meaning });
  };
  if (command !== undefined) add([command], 'command');
  if (args.some(matters)) add(expandedHere(command, args), 'args');
  add(env, 'env');
  if (cwd !== undefined) add([cwd], 'cwd');
  if (url !== undefined) add([url], 'url');
  add(headers, 'headers');
  return found;
}

/** Arguments without those whose variables belong to another program. */
export function expandedHere(command: Part<string> | undefined, args: readonly Part<string>[]): Part<string>[] {
  const theirs = expandedElsewhere(
    command?.value,
    args.map((arg) => arg.value),
  );
  return args.filter((_, index) => !theirs(index));
}
