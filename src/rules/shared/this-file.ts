import type { Reading } from '../../model/reading/index.ts';

/** What a sentence calls the file: a page's block stands in another one, and shows what belongs in this. */
export function thisFile({ snippet }: Reading, otherwise: 'its file' | 'the file'): string {
  return snippet === undefined ? 'this file' : otherwise;
}
