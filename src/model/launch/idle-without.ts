import type { Reaction } from '../../clients/index.ts';
import type { Server, Stranger } from '../server/index.ts';
import { noServer } from './no-server.ts';

/**
 * What comes of arguments that do not arrive as they are meant, from one of them on: an interpreter or a runner is then not
 * told what to run. Only where it is known how the client starts a program.
 */
export function idleWithout({ command, args, dialect, transport }: Server, from = 0): Reaction | undefined {
  if (transport !== 'stdio' || command === undefined || dialect.starts === undefined) return undefined;
  const before = args.filter(({ route }) => Number(route.at(-1)) < from).map(({ value }) => value);
  if (noServer([command.value, ...before])?.why !== 'idle') return undefined;
  return { effect: 'fails-server', by: dialect.starts.by ?? dialect.by };
}

/** A key that is not read, and was to say what the program runs, costs the server as well. */
export function weighed(server: Server, stranger: Stranger): Stranger {
  const { cost, meaning, own } = stranger;
  if (cost !== undefined || meaning !== 'args' || own === undefined || server.args.length > 0) return stranger;
  return { ...stranger, cost: idleWithout(server) };
}

/** What the items of a list are for a program that gets each as JavaScript writes it: one text alone stays what it is. */
export function isGarbled(item: unknown): boolean {
  if (Array.isArray(item)) return item.length !== 1 || typeof item[0] === 'object';
  return typeof item === 'object' && item !== null;
}
