import type { Transport } from '../../clients/index.ts';
import type { Server } from '../server.ts';
import { startsSomehow } from '../strangers.ts';
import { isObject } from '../values.ts';
import type { Target } from './target.ts';
import { isRemote, speaks, transportsOf } from './transports.ts';

/** Whether there is a server at all that another client could be given. */
export function canBeGiven(server: Server): boolean {
  const { broken, entry, transport, dialect } = server;
  if (broken || !isObject(entry) || dialect.apart || transport === undefined) return false;
  return (transport === 'stdio' || isRemote(transport)) && startsSomehow(server);
}

/** The transport that the target would use. */
export function transportFor(server: Server, { dialect }: Target): Transport | undefined {
  return transportsOf(server).find((transport) => speaks(dialect, transport));
}
