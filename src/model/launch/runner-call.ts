import { grouped } from '../values/index.ts';
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
  /** There is nothing but its options, one of which may name a package, and no program to run. */
  readonly isIdle?: true;
}

export function runnerCall(words: readonly string[]): RunnerCall | undefined {
  const first = programIndex(words);
  const calls = callsOf(programName(words[first] ?? ''));
  const call = calls?.find(({ verbs }) => verbs.every((verb, index) => words[first + 1 + index] === verb));
  return call && { line: call.line, runner: runners[call.line], from: first + 1 + call.verbs.length };
}

interface Call {
  readonly line: RunnerLine;
  /** Behind the program. */
  readonly verbs: readonly string[];
}

let byProgram: ReadonlyMap<string, readonly Call[]> | undefined;

/** Asked of each command several times, of which few start such a program. */
function callsOf(program: string): readonly Call[] | undefined {
  byProgram ??= new Map(
    [...grouped(runnerLines, (line) => line.split(' ', 1)[0] ?? '')].map(([name, lines]) => [
      name,
      lines.map((line) => ({ line, verbs: line.split(' ').slice(1) })),
    ]),
  );
  return byProgram.get(program);
}

/** Reads its options one after the other, and ends at the first word that is none. */
export function runnerWords(words: readonly string[], { runner, from }: RunnerCall): RunnerWords {
  let what: RunnerWords['what'];
  let isKnown = true;
  for (let at = from; at < words.length; at += 1) {
    const word = words[at] ?? '';
    if (word === '--' || !word.startsWith('-')) return whatIsRun(words, word === '--' ? at + 1 : at, what);
    const { name, sign, takes } = optionIn(word, runner);
    if (takes === undefined) {
      isKnown = false;
      break;
    }
    if (sign !== undefined && sign !== '=') return { ...(what && { what }), joined: at };
    if (takes === 'package') what ??= sign === '=' ? { word: at, start: name.length + 1 } : { word: at + 1, start: 0 };
    if (takes !== 'nothing' && sign === undefined) at += 1;
  }
  return { ...(what && { what }), ...(isKnown && { isIdle: true as const }) };
}

/** The first word that is no option, unless one of them has named the package. */
function whatIsRun(words: readonly string[], word: number, what: RunnerWords['what']): RunnerWords {
  return { what: what ?? { word, start: 0 }, ...(isJoinedPackage(words[word] ?? '') && { joined: word }) };
}

interface Option {
  readonly name: string;
  /** What stands behind the name in the same word: "=" and its value, or a blank and another word. */
  readonly sign: string | undefined;
  /** Undefined where the runner is not known to have it. */
  readonly takes: 'package' | 'value' | 'nothing' | undefined;
}

function optionIn(word: string, { packages, valued, flags, scripts }: Runner): Option {
  const [, name = '', sign] = /^([^\s=]*)([\s=])?/.exec(word) ?? [];
  if (packages.includes(name)) return { name, sign, takes: 'package' };
  if (valued.includes(name)) return { name, sign, takes: 'value' };
  const isWhole = sign === '=' && !scripts?.includes(name);
  return { name, sign, takes: isWhole || flags.includes(name) ? 'nothing' : undefined };
}

/** "docs-mcp --http" and "docs-mcp serve", but not "docs-mcp >= 1.0" and "docs-mcp @ https://…". */
function isJoinedPackage(word: string): boolean {
  const [head = ''] = word.split(/\s/, 1);
  return (
    /^[ \t]+[\w./-]|^\s+-/.test(word.slice(head.length)) &&
    (npmSpecifier(head) !== undefined || pypiSpecifier(head) !== undefined)
  );
}
