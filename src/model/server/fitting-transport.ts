import type { Dialect, Transport } from '../../clients/index.ts';
import type { Server } from './server.ts';
import { hasMeaning } from './strangers.ts';

/** The transport that a server has the fields for, where they leave no choice; else the one it names. */
export function fittingTransport(server: Server, named: Transport | undefined): Transport | undefined {
  const command = hasMeaning(server, 'command', 'commandLine');
  if (command === hasMeaning(server, 'url')) return named;
  if (command) return 'stdio';
  return named === 'stdio' ? 'http' : named;
}

/** A remote transport with nothing but a command, or a local one with nothing but an address. */
export function contradictsItsFields(server: Server): boolean {
  const { transport } = server;
  if (transport === 'builtin' || transport === 'sdk') return false;
  return fittingTransport(server, transport) !== transport;
}

export function spellingOf({ spellings, alsoSpeaks }: Dialect, transport: Transport): string | undefined {
  return Object.keys(spellings).find((spelling) => spellings[spelling] === transport) ?? alsoSpeaks?.[transport];
}
