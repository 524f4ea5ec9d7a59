import type { Known } from '../config/index.ts';

/** Most repositories have no configuration that names anything. */
export async function loadKnown(): Promise<Known> {
  const { known } = await import('./known.ts');
  return known();
}
