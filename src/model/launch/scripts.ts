import { joinedWord } from './joined.ts';
import { programIndex, programName } from './program.ts';
import { type RunnerCall, runnerCall, runnerWords } from './runner-call.ts';
import { type Runner, runners } from './runners.ts';
import { npmSpecifier } from './specifiers.ts';

const interpreters: Readonly<Record<string, readonly string[]>> = {
  node: ['js', 'mjs', 'cjs', 'ts', 'mts'],
  bun: ['js', 'mjs', 'cjs', 'ts', 'mts', 'tsx'],
  tsx: ['js', 'mjs', 'cjs', 'ts', 'mts', 'tsx'],
  'ts-node': ['ts', 'mts'],
  deno: ['js', 'mjs', 'ts', 'mts'],
  python: ['py'],
  python3: ['py'],
  py: ['py'],
  java: ['jar'],
  ruby: ['rb'],
  php: ['php'],
  perl: ['pl'],
  bash: ['sh'],
  sh: ['sh'],
  zsh: ['sh'],
};

/** Words that stand between a program and the file it runs. */
const verbs: Readonly<Record<string, string>> = { bun: 'run', deno: 'run' };

/** Options of interpreters whose value is the next word. */
const valued = [
  '-r',
  '--require',
  '--import',
  '--loader',
  '--experimental-loader',
  '-W',
  '-X',
  '-I',
  '-C',
  '--env-file',
  '-cp',
  '-classpath',
  '--class-path',
];

/** What "uv run" takes besides what uvx does. */
const uvRun: Runner = {
  ...runners.uvx,
  flags: runners.uvx.flags.concat(
    ['-s', '--script', '--frozen', '--locked', '--no-sync', '--no-project', '--active', '--exact'],
    ['--all-extras', '--all-groups', '--dev', '--no-dev', '--all-packages', '--no-default-groups'],
  ),
  valued: runners.uvx.valued.concat(['--extra', '--group', '--no-group', '--only-group', '--package', '--no-extra']),
  packages: [],
};

/**
 * Which of the words is the file that is run: the program itself, where it is a path, or what an interpreter is given.
 * Nothing where an option stands before it that may change what it means.
 */
export function startedFile(words: readonly string[]): number | undefined {
  return isMoved(words) ? undefined : fileOf(words, programIndex(words));
}

/** Whether a program in front changes the folder: "env -C docs", "wsl --cd docs", "sudo -D docs". */
export function isMoved(words: readonly string[]): boolean {
  return words.slice(0, programIndex(words)).some((word) => MOVED.test(word));
}

/** Of a package: "tsx@4". */
const VERSION = /(?<=\w)@[\w.^~-]*$/;

function fileOf(words: readonly string[], first: number): number | undefined {
  const program = words[first] ?? '';
  // A line of a shell, behind `cmd /c`; or a path, of which it does not matter here.
  if (/\s/.test(program)) return undefined;
  const name = programName(program.replace(VERSION, ''));
  const next = startedBy(words, first, name);
  if (next !== undefined) return isFileOf('python', words[next]) ? next : fileOf(words, next);
  if (!Object.hasOwn(interpreters, name) || /^\.{1,2}[\\/]/.test(program))
    return /[\\/]/.test(program) ? first : undefined;
  // "run index.ts" in one is no file.
  if (joinedWord(words) === first + 1) return undefined;
  const script = scriptIndex(words, first + 1, Object.hasOwn(verbs, name) ? verbs[name] : undefined);
  return script !== undefined && isFileOf(name, words[script]) ? script : undefined;
}

/** Below somebody's home folder it is a path, whatever it ends with. */
function isFileOf(interpreter: string, word = ''): boolean {
  const [, ending = ''] = /\.(\w+)$/.exec(word) ?? [];
  return interpreters[interpreter]?.includes(ending) === true || /^~[\\/]/.test(word);
}

/** Of a program that starts others, as "npx tsx" and "uv run python" do: which of the words is the other one, or its file. */
function startedBy(words: readonly string[], first: number, name: string): number | undefined {
  const call = callOf(words, first, name);
  const at = call && runnerWords(words, call).what?.word;
  if (call === undefined || at === undefined) return undefined;
  // In another folder, the file counts from there.
  const ofWorkspaces = name === 'uv' || name === 'uvx' ? undefined : /^-w(?:=|$)/;
  if (words.slice(first, at).some((word) => ELSEWHERE.test(word) || ofWorkspaces?.test(word))) return undefined;
  const word = words[at] ?? '';
  if (call.runner === uvRun && isFileOf('python', word)) return at;
  return startsFiles.test(npmSpecifier(word)?.name ?? programName(word)) ? at : undefined;
}

const ELSEWHERE = /^-(?:-directory|-prefix|-dir|-workspace|-cd|-cwd|C)(?:=|$)/;
const MOVED = /^-(?:-(?:cd|chdir|cwd|dir|directory)(?:=|$)|[CD])/;

function callOf(words: readonly string[], first: number, name: string): RunnerCall | undefined {
  const call = first === programIndex(words) ? runnerCall(words) : undefined;
  return call ?? projectCall(words, first, name);
}

/** Which of the words is the program that "uv run" or "poetry run" starts in the environment of a project, or the first. */
export function programInProject(words: readonly string[], first: number, name: string): number {
  const call = projectCall(words, first, name);
  return (call && runnerWords(words, call).what?.word) ?? first;
}

function projectCall(words: readonly string[], first: number, name: string): RunnerCall | undefined {
  if (name !== 'uv' && !ofProjects.test(name)) return undefined;
  let at = first + 1;
  // "uv --project docs run"
  if (name === 'uv') while (words[at]?.startsWith('-')) at += uvRun.valued.includes(words[at] ?? '') ? 2 : 1;
  const isVerb = words[at] === 'run' || (name !== 'uv' && words[at] === 'exec');
  return isVerb ? { line: 'uvx', runner: uvRun, from: at + 1 } : undefined;
}

/** Programs that run others in the environment of a project, behind a verb. */
const ofProjects = /^(?:poetry|pipenv|pdm|rye|hatch|pnpm|yarn|mcp|fastmcp)$/;

/** What is started by another program and takes a file. */
const startsFiles = /^(?:node|tsx|ts-node|bun|deno|python3?|py|mcp|fastmcp)$/;

function scriptIndex(words: readonly string[], from: number, verb: string | undefined): number | undefined {
  let at = words[from] === verb ? from + 1 : from;
  for (let word = words[at]; word !== undefined; word = words[at]) {
    if (!word.startsWith('-')) return at;
    if (/^-(?:c|e|m|p|-eval|-print|-cwd|-directory|-config|c=.*|-cwd=.*)$/.test(word)) return undefined;
    at += valued.includes(word) ? 2 : 1;
  }
  return undefined;
}

/** Neither from a root, a drive or a home, nor from a variable or a blank to be filled in, which may be anything. */
export function isRelativePath(path: string): boolean {
  return !/^(?:[\\/~]|[A-Za-z][A-Za-z+]*:)|[$%<>{}[\]|*?]/.test(path);
}

/** In small letters, a word that may name a file: with a slash or an ending of scripts, and no package, address or variable. */
export const fileWord =
  /^(?!@[\w.-]+\/[\w.@^~-]+$|[a-z][a-z+.-]*:\/\/|\$\{)[\s\S]*(?:[\\/]|\.(?:[cm]?[jt]sx?|py|rb|php|pl|sh)$)/;
