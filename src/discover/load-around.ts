import type { Files } from '../files/index.ts';
import type { Around } from './around.ts';
import type { FoundSource } from './discover.ts';

/** Most files are fine without a look around. */
export async function loadAround(sources: readonly FoundSource[], root: string, files: Files): Promise<Around> {
  const { aroundOf } = await import('./around.ts');
  return aroundOf(sources, root, files);
}
