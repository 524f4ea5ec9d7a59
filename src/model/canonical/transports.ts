import type { Dialect, Transport } from '../../clients/index.ts';
import type { Server } from '../server/index.ts';

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

/** How a client is told to use a transport: its word, or none where the other fields say it. */
export function wordFor({ transportKey, spellings, alsoSpeaks }: Dialect, transport: Transport): string | undefined {
  if (transportKey === null) return undefined;
  const word = Object.keys(spellings).find((spelling) => spellings[spelling] === transport && spelling !== '');
  return word ?? alsoSpeaks?.[transport];
}

/** Whether a client has the transport; without a word for any, it is taken to have what it is not known to lack. */
export function speaks(dialect: Dialect, transport: Transport): boolean {
  const { inferred, fields, transportKey, lacks } = dialect;
  if (wordFor(dialect, transport) !== undefined) return true;
  if (inferred.command === transport || inferred.url === transport) return true;
  const known = Object.values(fields).filter((fact) => fact.unread !== true);
  if (known.some((fact) => fact.selects === transport)) return true;
  if (transportKey !== null || !isRemote(transport) || lacks?.transports.includes(transport)) return false;
  return known.some((fact) => fact.is === 'url');
}

/** The transport by whose fields a client goes: one that another's word covers has that one's. */
export function transportAs(dialect: Dialect, transport: Transport): Transport {
  const word = wordFor(dialect, transport);
  if (word !== undefined) return dialect.spellings[word] ?? transport;
  const hasOwn = Object.values(dialect.fields).some(
    ({ is, unread, selects, for: transports }) =>
      is === 'url' && !unread && (selects === transport || transports?.includes(transport)),
  );
  return hasOwn || !isRemote(transport) ? transport : (dialect.inferred.url ?? transport);
}
