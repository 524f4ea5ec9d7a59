import type { Transport } from '../../clients/index.ts';
import type { Field, Server } from '../server/index.ts';
import { isObject } from '../values/index.ts';
import type { Target } from './target.ts';
import { isRemote, speaks, transportsOf } from './transports.ts';

/** Whether there is a server at all that another client could be given. */
export function canBeGiven(server: Server): boolean {
  const { broken, entry, transport, dialect } = server;
  if (broken || !isObject(entry) || dialect.apart || transport === undefined) return false;
  if (transport !== 'stdio' && !isRemote(transport)) return false;
  return server.fields.some((field) => starts(field, transport));
}

/** Whether it names a program or an address. */
function starts({ fact, value }: Field, transport: Transport): boolean {
  if (fact === undefined || fact.unread) return false;
  const { is } = fact;
  if (transport === 'stdio' ? is !== 'command' && is !== 'commandLine' : is !== 'url') return false;
  const first: unknown = Array.isArray(value) ? value[0] : value;
  return typeof first === 'string' && first.trim() !== '';
}

/** The transport that the target would use. */
export function transportFor(server: Server, { dialect }: Target): Transport | undefined {
  return transportsOf(server).find((transport) => speaks(dialect, transport));
}
