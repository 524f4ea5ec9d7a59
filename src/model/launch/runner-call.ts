import { programIndex, programName } from './program.ts';
import { type RunnerLine, runnerLines } from './runner-lines.ts';
import { type Runner, runners } from './runners.ts';
import { npmSpecifier, pypiSpecifier } from './specifiers.ts';

/** A command that starts a runner. */
export interface RunnerCall {
  readonly line: RunnerLine;
  readonly runner: Runner;
  /** Which of the words is the first behind those that call it. */
  readonly from: number;
}

/** What a runner makes of its words, as far as it is sure: an option that is not known may have a value. */
export interface RunnerWords {
  /** What it is told to run: which of the words, and from where in that. */
  readonly what?: { readonly word: number; readonly start: number };
  /** A word that is two in one, "-y docs-mcp" or "--from docs-mcp". */
  readonly joined?: number;
}

export function runnerCall(words: readonly string[]): RunnerCall | undefined {
  const first = programIndex(words);
  const program = programName(words[first] ?? '');
  for (const line of runnerLines) {
    const [name, ...verbs] = line.split(' ');
    const from = first + 1 + verbs.length;
    if (name === program && verbs.every((verb, index) => words[first + 1 + index] === verb)) {
      return { line, runner: runners[line], from };
    }
  }
  return undefined;
}

/** Reads its options one after the other, and ends at the first word that is none. */
export function runnerWords(words: readonly string[], { runner, from }: RunnerCall): RunnerWords {
  let what: RunnerWords['what'];
  for (let at = from; at < words.length; at += 1) {
    const word = words[at] ?? '';
    if (word === '--' || !word.startsWith('-')) {
      const own = word === '--' ? at + 1 : at;
      return { what: what ?? { word: own, start: 0 }, ...(isJoinedPackage(words[own] ?? '') && { joined: own }) };
    }
    const [, option = '', sign] = /^([^\s=]*)([\s=])?/.exec(word) ?? [];
    const isPackage = runner.packages.includes(option);
    const isValued = isPackage || runner.valued.includes(option);
    if (!isValued && sign === '=' && !runner.scripts?.includes(option)) continue;
    if (!isValued && !runner.flags.includes(option)) break;
    if (sign !== undefined && sign !== '=') return { ...(what && { what }), joined: at };
    if (isPackage) what ??= sign === '=' ? { word: at, start: option.length + 1 } : { word: at + 1, start: 0 };
    if (isValued && sign === undefined) at += 1;
  }
  return what === undefined ? {} : { what };
}

/** "docs-mcp --http", but not "docs-mcp >= 1.0". */
function isJoinedPackage(word: string): boolean {
  const [head = ''] = word.split(/\s/, 1);
  return (
    /^\s+-/.test(word.slice(head.length)) && (npmSpecifier(head) !== undefined || pypiSpecifier(head) !== undefined)
  );
}
