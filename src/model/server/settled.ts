import { isRead } from './fields.ts';
import type { Server } from './server.ts';
import { untypedReaction } from './strangers.ts';

/** Exactly one command or address, and a transport that is declared to fit it or may be left out. */
export function isSettled(server: Server): boolean {
  const { declared, transport, dialect } = server;
  let commands = 0;
  let addresses = 0;
  for (const field of server.fields) {
    const { fact } = field;
    if (fact === undefined || !isRead(dialect, field)) continue;
    if (fact.is === 'command' || fact.is === 'commandLine') commands += 1;
    else if (fact.is === 'url') addresses += 1;
  }
  if (commands + addresses !== 1) return false;
  if (commands === 1 ? transport !== 'stdio' : transport !== 'http' && transport !== 'ws') return false;
  if (declared !== undefined) return declared.value !== null;
  const { url, urlWantsKey } = dialect.inferred;
  if (commands === 0 && (url === undefined || urlWantsKey !== undefined)) return false;
  return (untypedReaction(server)?.effect ?? 'fine') === 'fine';
}
