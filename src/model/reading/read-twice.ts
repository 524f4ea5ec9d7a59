import { type Format, formatsOf } from '../../clients/index.ts';
import { own, valueAt } from '../values/index.ts';
import type { Reading } from './reading.ts';

/** As what its client reads a file once more, because it lies at the top of a project. */
export function readAtTop({ document, format, client, neighbours }: Reading): Format | undefined {
  const { atTop } = format;
  if (atTop === undefined || !neighbours.isTop('.')) return undefined;
  // A manifest may name a file that no project has.
  if (!formatsOf(document.path).some(({ id }) => id === atTop.format)) return undefined;
  return client.formats.find(({ id }) => id === atTop.format);
}

/** Whether a file beside it has a server of this name, which takes the place of that one. */
export function isReplaced({ format: { replacedBy }, neighbours }: Reading, name: string): boolean {
  if (replacedBy === undefined) return false;
  const { file, at } = replacedBy;
  return own(valueAt(neighbours.document(file)?.value, at), name) !== undefined;
}
