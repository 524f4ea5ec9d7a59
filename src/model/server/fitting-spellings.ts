import type { Dialect, Transport } from '../../clients/index.ts';
import { spellingOf } from './fitting-transport.ts';
import type { Server } from './server.ts';
import { hasMeaning } from './strangers.ts';

const remote: readonly Transport[] = ['http', 'sse', 'ws'];

/** How this client may spell the transport that a server has the fields for; an address often tells which it is. */
export function fittingSpellings(server: Server): string[] {
  const { dialect, url } = server;
  const isLocal = hasMeaning(server, 'command', 'commandLine');
  return isLocal ? spelt(dialect, ['stdio']) : spellingsAt(dialect, url?.value ?? '');
}

/** Of a server at this address. */
export function spellingsAt(dialect: Dialect, address: string): string[] {
  return spelt(dialect, spokenAt(address));
}

function spelt(dialect: Dialect, possible: readonly Transport[]): string[] {
  const spell = (transports: readonly Transport[]) => [
    ...new Set(transports.flatMap((transport) => spellingOf(dialect, transport) ?? [])),
  ];
  const spellings = spell(possible);
  return spellings.length > 0 ? spellings : spell(remote);
}

/** Servers of the newer transport answer at "/mcp", of the older at "/sse". */
function spokenAt(address: string): readonly Transport[] {
  if (/^wss?:/i.test(address)) return ['ws'];
  if (!/^https?:/i.test(address)) return remote;
  const [path = ''] = address.split(/[?#]/, 1);
  const end = path.endsWith('/') ? -1 : path.length;
  if (path.slice(0, end).endsWith('/sse')) return ['sse'];
  return path.slice(0, end).endsWith('/mcp') ? ['http'] : ['http', 'sse'];
}

/** A command is started for want of an address, and no word is for it: whatever stands there is one too many. */
export function needsNoWord(server: Server): boolean {
  const { dialect, url } = server;
  const isLocal = hasMeaning(server, 'command', 'commandLine') && url === undefined;
  return isLocal && dialect.inferred.command === 'stdio' && spellingOf(dialect, 'stdio') === undefined;
}
