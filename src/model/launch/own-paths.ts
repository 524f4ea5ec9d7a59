import { programIndex, programName } from './program.ts';

/** A path that a program which starts others is given for itself. */
export interface OwnPath {
  readonly option: string;
  readonly word: number;
  /** Where in the word it begins. */
  readonly within: number;
}

const PATHS =
  /^--?(?:directory|project|with-requirements|with-editable|cache-dir|config-file|env-file|prefix|cache|userconfig|C|dir)$/;
const STARTERS = /^(?:uvx?|npx|npm|pnpm|bunx?|node)$/;
const VERBS = /^(?:run|tool|exec|x|dlx)$/;

/** What such a program reads itself stands before the first word that is neither option nor verb. */
export function ownPaths(words: readonly string[]): OwnPath[] {
  const first = programIndex(words);
  if (!STARTERS.test(programName(words[first] ?? ''))) return [];
  const found: OwnPath[] = [];
  for (let at = first + 1; at < words.length; at += 1) {
    const word = words[at] ?? '';
    const [option = '', ...value] = word.split('=');
    if (PATHS.test(option)) {
      if (value.length > 0) found.push({ option, word: at, within: option.length + 1 });
      else {
        at += 1;
        found.push({ option, word: at, within: 0 });
      }
    } else if (!word.startsWith('-') && !VERBS.test(word)) break;
  }
  return found;
}
