import { fieldMeaning, ownKey, type Server } from '../server/index.ts';
import type { Change } from '../verdict/index.ts';
import { plainWords } from './command-line.ts';

/** The words of a command that is a whole line, each where it belongs; nothing where a shell would do more than split it. */
export function splitLine(server: Server, line: string): readonly Change[] | undefined {
  const { command, dialect, args } = server;
  const [program, ...rest] = plainWords(line) ?? [];
  if (command === undefined || program === undefined) return undefined;
  const first: Change = { do: 'set', at: command.route, value: program };
  const outOf = command.route;
  const list = fieldMeaning(server, 'commandLine');
  if (list !== undefined) {
    if (!Array.isArray(list.value) || command.route.at(-1) !== 0) return undefined;
    return [first, { do: 'insert', into: list.route, position: 1, values: rest, outOf }];
  }
  const key = ownKey(dialect, 'args');
  if (key === undefined) return undefined;
  const field = fieldMeaning(server, 'args');
  if (field === undefined) {
    const at = [...command.route.slice(0, -1), key];
    return [first, { do: 'add', at, value: rest, after: String(command.route.at(-1)), outOf }];
  }
  if (!Array.isArray(field.value) || field.value.length !== args.length) return undefined;
  return [first, { do: 'insert', into: field.route, position: 0, values: rest, outOf }];
}
