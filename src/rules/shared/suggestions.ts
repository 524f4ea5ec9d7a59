import { suggest } from '../../wording/index.ts';

/** Comparisons of two names in one run; whoever needs more has other troubles than a slip of the pen. */
const MOST = 20_000;

/** `suggest` for rules that may ask for thousands of words, each among thousands. */
export function suggestions(): (word: string, candidates: readonly string[]) => string | undefined {
  let left = MOST;
  return (word, candidates) => {
    left -= candidates.length;
    return left < 0 ? undefined : suggest(word, candidates);
  };
}
