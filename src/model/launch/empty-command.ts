import type { Route } from '../../parse/index.ts';
import { fieldMeaning, type Server } from '../server/index.ts';

/** What stands where the program to start should be named: no sign, nothing but blanks, or a list of nothing. */
export interface EmptyCommand {
  readonly is: 'empty' | 'blank' | 'none';
  readonly route: Route;
}

export function emptyCommand(server: Server): EmptyCommand | undefined {
  const { command } = server;
  if (command !== undefined) {
    if (command.value.trim() !== '') return undefined;
    return { is: command.value === '' ? 'empty' : 'blank', route: command.route };
  }
  const line =
    fieldMeaning(server, 'commandLine') ?? (server.url === undefined ? fieldMeaning(server, 'command') : undefined);
  if (line === undefined || !Array.isArray(line.value)) return undefined;
  const [first] = line.value;
  if (line.value.length === 0) return { is: 'none', route: line.route };
  return first === '' ? { is: 'empty', route: [...line.route, 0] } : undefined;
}
