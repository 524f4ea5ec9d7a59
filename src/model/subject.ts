import type { Route } from '../parse/index.ts';
import { quote } from '../wording/index.ts';
import type { Server } from './server.ts';
import type { Reading } from './workspace.ts';

export function nameOf({ name, route }: Server): string {
  const step = route.at(-1);
  return name === '' && typeof step === 'number' ? `server ${step + 1} of the list` : `server ${quote(name)}`;
}

/** The client's name in messages. */
export function readerOf({ format, client }: Pick<Reading, 'format' | 'client'>): string {
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
