import { list, quote, suggest, UsageError } from '../wording/index.ts';
import type { CommandLine } from './command-line.ts';

/** The value of an option that takes one of some words. */
export function choice<T extends string>(given: CommandLine, option: string, allowed: readonly T[]): T | undefined {
  const value = given.value(option);
  return value === undefined ? undefined : oneOf(allowed, value, `"--${option}"`);
}

export function oneOf<T extends string>(allowed: readonly T[], value: string, where: string): T {
  const found = allowed.find((word) => word === value);
  if (found !== undefined) return found;
  const near = suggest(value, allowed) ?? startingLike(value, allowed);
  const hint = near === undefined ? '' : `; did you mean ${quote(near)}?`;
  throw new UsageError(`${where} takes ${list(allowed, { conjunction: 'or' })}, not ${quote(value)}${hint}`);
}

/** "warn" for "warning". */
function startingLike<T extends string>(value: string, allowed: readonly T[]): T | undefined {
  const [only, ...others] = value.length < 2 ? [] : allowed.filter((word) => word.startsWith(value));
  return others.length === 0 ? only : undefined;
}

/** What an option takes that is given once for several, or several times. */
export function names(given: CommandLine, option: string): string[] {
  const all = given.values(option).flatMap((value) => value.split(',').map((name) => name.trim()));
  if (all.includes('')) throw new UsageError(`"--${option}" has an empty name between its commas`);
  return [...new Set(all)];
}

/** A command that takes one thing at most. */
export function atMostOne({ command, positionals: [one, surplus] }: CommandLine, what: string): string | undefined {
  if (surplus === undefined) return one;
  throw new UsageError(`"mcp-lint ${command}" takes one ${what}, but ${quote(surplus)} is given too`);
}

export function none({ command, positionals: [surplus] }: CommandLine): void {
  if (surplus === undefined) return;
  throw new UsageError(
    `"mcp-lint ${command}" takes no argument, but ${quote(surplus)} is given; a folder of that name is "./${command}"`,
  );
}

/** A property only when there is a value, as exact optional properties want it. */
export function optional<K extends string, V>(key: K, value: V | undefined): { readonly [P in K]?: V } {
  return value === undefined ? {} : ({ [key]: value } as { readonly [P in K]: V });
}
