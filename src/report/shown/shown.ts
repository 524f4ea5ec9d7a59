import { redact } from '../../wording/index.ts';

declare const isShown: unique symbol;

/** Words that came from a file and may be shown: what may be a secret in them is masked. They are not escaped yet. */
export type Shown = string & { readonly [isShown]: true };

export function shown(words: string): Shown {
  return redact(words) as Shown;
}
