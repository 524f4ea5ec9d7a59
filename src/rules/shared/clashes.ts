import type { ToolNames } from '../../clients/index.ts';
import { folderOf } from '../../model/folders/index.ts';
import type { Reading } from '../../model/reading/index.ts';
import type { Server } from '../../model/server/index.ts';
import { areMerged, isComparable, partOf } from '../../model/tools/index.ts';
import type { Route } from '../../parse/index.ts';
import { quote } from '../../wording/index.ts';

/** Every server of a map whose name, seen in this way, is that of an earlier one in the same map. */
export function* clashes(
  servers: readonly Server[],
  seenAs: (name: string, server: Server) => string,
): Iterable<{ readonly server: Server; readonly first: Server; readonly as: string }> {
  const maps = new Map<string, Map<string, Server>>();
  let last: Route | undefined;
  let seen = new Map<string, Server>();
  for (const server of servers) {
    if (last === undefined || !isBeside(server.route, last)) {
      const map = JSON.stringify(server.route.slice(0, -1));
      seen = maps.get(map) ?? new Map<string, Server>();
      maps.set(map, seen);
    }
    last = server.route;
    const as = seenAs(server.name, server);
    const first = seen.get(as);
    if (first === undefined) seen.set(as, server);
    else yield { server, first, as };
  }
}

/** Of a file, the servers that run and share their part in the names of tools with another one of their map. */
export function alikeIn(reading: Reading, names: ToolNames): ReadonlySet<Server> {
  const known = remembered.get(reading);
  if (known !== undefined) return known;
  const found = new Set<Server>();
  const on = reading.servers.filter((server) => !server.off && isComparable(server, names));
  for (const { server, first } of clashes(on, (_, each) => names.server(partOf(each, names)))) {
    if (areMerged(names, partOf(first, names), partOf(server, names))) found.add(first).add(server);
  }
  remembered.set(reading, found);
  return found;
}

/** Where the first of two servers is, unless it is beside the second: the end of a sentence. */
export function elsewhere(first: Server, second: Server, client: string, isNested: boolean): string {
  const { path } = first.document;
  if (path === second.document.path) return '';
  const folder = quote(folderOf(second).slice(0, -1));
  return `; the other one is in ${quote(path)}${isNested ? `, which ${client} reads in ${folder} too` : ''}`;
}

const remembered = new WeakMap<Reading, ReadonlySet<Server>>();

function isBeside(route: Route, other: Route): boolean {
  if (route.length !== other.length) return false;
  for (let index = 0; index < route.length - 1; index += 1) if (route[index] !== other[index]) return false;
  return true;
}
