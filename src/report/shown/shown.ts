import { wordsAbout } from '../../model/masking/index.ts';
import type { Document } from '../../parse/index.ts';

declare const isShown: unique symbol;

/** Words that came from a file and may be shown: what may be a secret in them is masked. They are not escaped yet. */
export type Shown = string & { readonly [isShown]: true };

/** `about` are the documents that the words may have been taken from: what is hidden in these is hidden in the words. */
export function shown(words: string, about: readonly Document[]): Shown {
  return wordsAbout(words, about) as Shown;
}
