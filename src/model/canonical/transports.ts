import type { Transport } from '../../clients/index.ts';
import type { Server } from '../server.ts';

/**
 * The transports that an entry may mean, the likeliest first: a word may stand for more than one, and an address
 * without a word leaves open which of the client's.
 */
export function transportsOf({ transport, dialect, declared }: Server): readonly Transport[] {
  if (transport === undefined) return [];
  const { alsoSpeaks = {}, spellings } = dialect;
  const others =
    declared === undefined
      ? Object.values(spellings).filter((other) => isRemote(other) && isRemote(transport))
      : (Object.keys(alsoSpeaks) as Transport[]).filter((other) => alsoSpeaks[other] === declared.value);
  return [...new Set([transport, ...others])];
}

export function isRemote(transport: Transport): boolean {
  return transport === 'http' || transport === 'sse' || transport === 'ws';
}
