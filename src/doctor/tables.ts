import type { Table } from '../report/index.ts';
import { list } from '../wording/index.ts';
import type { ClientView } from './view.ts';

/** Its files in their order, and the servers in them. */
export function tableOf({ name, files, servers }: ClientView, here: (path: string) => string): Table {
  const read = files.filter((file) => file.read).map(({ path }) => here(path));
  const others = files.filter((file) => !file.read).map(({ path }) => here(path));
  return {
    title:
      read.length === 0
        ? `${name} reads no file here`
        : `${name} reads ${list(read, { bare: true })}, the strongest first`,
    heads: ['server', 'state', 'where', 'why'],
    rows: servers.map(({ name: server, state, path, line, by = '' }) => [server, state, `${here(path)}:${line}`, by]),
    notes: [
      ...(others.length === 0 ? [] : [`not read: ${list(others, { bare: true })}`]),
      ...servers.flatMap(({ name: server, tools = [] }) =>
        tools.length === 0 ? [] : [`tools of ${server}: ${tools.join(', ')}`],
      ),
    ],
  };
}
