import type { Client, Format } from '../../clients/index.ts';
import type { Route } from '../../parse/index.ts';
import { quote } from '../../wording/index.ts';
import type { Server } from './server.ts';

export function nameOf(server: Server): string {
  if (!isNameless(server)) return `server ${quote(server.name)}`;
  const [list, index] = server.route.slice(-2);
  return `item ${Number(index) + 1} of ${quote(String(list))}`;
}

/** An item of a list whose items hold their names, and this one does not. */
export function isNameless({ route, nameAt }: Server): boolean {
  return nameAt.side === 'value' && nameAt.route.length === route.length && typeof route.at(-1) === 'number';
}

/** Who reads a file: a client, as one of its formats. */
export interface Reader {
  readonly client: Client;
  readonly format: Format;
}

/** The client's name in messages. */
export function readerOf({ format, client }: Reader): string {
  return format.reader ?? client.name;
}

/** `"PORT" in "env" of server "db"`: a node of a document in words, from the inside out. */
export function subjectOf(route: Route, server: Server | undefined): string {
  const inside = server === undefined ? route : route.slice(server.route.length);
  const owner = server === undefined ? undefined : nameOf(server);
  let words = '';
  for (const [index, step] of inside.entries()) {
    const name = typeof step === 'number' ? `item ${step + 1}` : quote(step);
    words = index === 0 ? name : `${name} ${typeof step === 'number' ? 'of' : 'in'} ${words}`;
  }
  if (words === '') return owner ?? 'the file';
  return owner === undefined ? words : `${words} of ${owner}`;
}
