import { type Format, foreignUses, formatsWith } from '../../clients/index.ts';

/** The other clients that read this very file and know the key: it may be there for them. */
export function sharersOf(format: Format, key: string): string[] {
  const knowing = new Set(foreignUses(key).map((use) => use.client));
  const readers = formatsWith('readsToo').filter(
    ({ readsToo, clientName }) => readsToo?.includes(format.id) && knowing.has(clientName),
  );
  return [...new Set(readers.map(({ clientName }) => clientName))].sort();
}
