import { formatsWith, loadClient } from '../clients/index.ts';
import { type Target, targetFor } from '../model/canonical/index.ts';
import type { Definition, Reading, Workspace } from '../model/reading/index.ts';
import { placeOfName } from '../model/server/index.ts';
import { locationOf, type OverviewInput, type Shown, shown, type Table } from '../report/index.ts';
import { UsageError } from '../wording/index.ts';
import { type Fate, prepare } from './given.ts';
import { Variables } from './variables.ts';

/** What becomes of the servers of a run in other clients. */
export interface LossesOverview {
  readonly clients: readonly { readonly id: string; readonly name: string }[];
  readonly servers: readonly ServerLosses[];
}

export interface ServerLosses {
  readonly server: Shown;
  readonly path: string;
  readonly line: number;
  readonly clients: readonly { readonly client: string; readonly state: Fate; readonly why: readonly Shown[] }[];
}

/** For the targets of a run, or else the clients that have files in it. */
export async function lossesIn({
  workspace,
  reported,
}: Pick<OverviewInput, 'workspace' | 'reported'>): Promise<LossesOverview> {
  const readings = workspace.readings.filter(
    ({ owner, names, format, document }) => owner && names.length > 0 && !format.stray && reported.has(document.path),
  );
  const targets = await targetsIn(workspace, readings);
  if (targets.length === 0)
    throw new UsageError('say with --target for which clients, or under "targets" in mcp-lint.json');
  const definitions = readings.flatMap((reading) => reading.servers.map((server) => ({ server, reading })));
  return {
    clients: targets.map(({ client, name }) => ({ id: client.id, name })),
    servers: await Promise.all(definitions.map((definition) => lossesFor(definition, targets, workspace))),
  };
}

async function targetsIn({ targets: asked }: Workspace, readings: readonly Reading[]): Promise<Target[]> {
  const ids = asked.length > 0 ? asked : [...new Set(readings.map(({ client }) => client.id))].sort();
  // What one client alone has here, nothing is lost of.
  if (asked.length === 0 && ids.length < 2) return [];
  const found: Target[] = [];
  for (const id of ids) {
    const target = targetFor(await loadClient(id));
    if (target !== undefined) found.push(target);
  }
  return found;
}

async function lossesFor(
  definition: Definition,
  targets: readonly Target[],
  workspace: Workspace,
): Promise<ServerLosses> {
  const { server, reading } = definition;
  const { document } = server;
  const { path, line } = locationOf(placeOfName(server));
  return {
    server: shown(server.name, [document]),
    path,
    line,
    clients: await Promise.all(
      targets.map(async (target) => {
        const client = target.client.id;
        if (isReadBy(reading, client)) return { client, state: 'kept' as const, why: [] };
        const { fate, losses } = await prepare(definition, target, {
          workspace,
          copySecrets: true,
          variables: new Variables(),
        });
        return { client, state: fate, why: losses.map(({ message }) => shown(message, [document])) };
      }),
    ),
  };
}

/** Who reads the file itself loses nothing. */
function isReadBy({ client, format }: Reading, id: string): boolean {
  return (
    client.id === id ||
    formatsWith('readsToo').some((other) => other.client === id && other.readsToo?.includes(format.id))
  );
}

export function tableOfLosses({ clients, servers }: LossesOverview, here: (path: string) => string): Table {
  return {
    title: servers.length === 0 ? 'no MCP servers found' : 'What is lost in other clients',
    heads: ['server', 'file', ...clients.map(({ name }) => name)],
    rows: servers.map(({ server, path, line, clients: cells }) => [
      server,
      `${here(path)}:${line}`,
      ...cells.map(({ state }) => state),
    ]),
    notes: servers.flatMap(({ path, line, clients: cells }) =>
      [...new Set(cells.flatMap(({ why }) => why))].map((why) => `${here(path)}:${line} ${why}`),
    ),
  };
}
