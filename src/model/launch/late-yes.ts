import { type PackageRun, packageRun } from './package-run.ts';
import { programName } from './program.ts';

/** What npx and its like are told so that they do not ask, behind the package, where they do not read it. */
export interface LateYes {
  readonly run: PackageRun;
  readonly word: number;
}

const YES = /^(?:-y|--yes)$/;
/** A word that is no option, no path and no address. */
const A_COMMAND = /^[a-z][\w:.-]*$/i;

export function lateYes(words: readonly string[]): LateYes | undefined {
  const word = words.findIndex((each) => YES.test(each));
  const run = word === -1 ? undefined : packageRun(words);
  if (run === undefined || run.ecosystem !== 'npm' || word < run.word) return undefined;
  // Behind a command of its own, "setup -y", or in one that it starts, it is for that one.
  const between = words.slice(run.word + 1, word);
  return between.some((each) => A_COMMAND.test(programName(each))) ? undefined : { run, word };
}
