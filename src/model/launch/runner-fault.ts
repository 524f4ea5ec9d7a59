import { runnerCall } from './runner-call.ts';
import type { Runner } from './runners.ts';
import { npmSpecifier, pypiSpecifier } from './specifiers.ts';

/** Why a runner will start nothing: a word that it does not know, or none that can be a package. */
export interface RunnerFault {
  readonly runner: string;
  readonly word?: number;
}

/** Only what no version of the runner could take: its options grow. */
export function runnerFault(words: readonly string[]): RunnerFault | undefined {
  const call = runnerCall(words);
  if (call === undefined) return undefined;
  const { line, runner, from } = call;
  const rest = words.slice(from);
  if (
    rest.some((word) => runner.scripts?.includes(word) || runner.packages.some((option) => word.startsWith(option)))
  ) {
    return undefined;
  }
  // Python's own, and that of "uv run".
  if (runner.ecosystem === 'pypi' && rest[0] === '-m') return { runner: line, word: from };
  // Two words in one have a finding of their own.
  if (rest.length === 0 || rest.some((word) => /\s/.test(word) || mayBeWhatToRun(word, runner))) return undefined;
  return { runner: line };
}

/** A package, and what runners take in its place: a path, an address, a repository, a variable. */
function mayBeWhatToRun(word: string, { ecosystem }: Runner): boolean {
  if (word.startsWith('-')) return false;
  const specifier = ecosystem === 'npm' ? npmSpecifier(word) : pypiSpecifier(word);
  return (
    specifier !== undefined ||
    /^[.~/\\]|^[A-Za-z]:[\\/]|\/\/|^[\w+]+:(?!\.)|[${}<>%@]/.test(word) ||
    /^[\w.-]+\/[\w.-]+/.test(word)
  );
}
