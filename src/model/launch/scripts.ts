import { joinedWord } from './joined.ts';
import { programIndex, programName } from './program.ts';

const interpreters: Readonly<Record<string, readonly string[]>> = {
  node: ['js', 'mjs', 'cjs', 'ts', 'mts'],
  bun: ['js', 'mjs', 'cjs', 'ts', 'mts', 'tsx'],
  tsx: ['js', 'mjs', 'cjs', 'ts', 'mts', 'tsx'],
  'ts-node': ['ts', 'mts'],
  deno: ['js', 'mjs', 'ts', 'mts'],
  python: ['py'],
  python3: ['py'],
  py: ['py'],
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
];

/**
 * Which of the words is the file that is run: the program itself, where it is a path, or what an interpreter is given.
 * Nothing where an option stands before it that may change what it means.
 */
export function startedFile(words: readonly string[]): number | undefined {
  const first = programIndex(words);
  const program = words[first] ?? '';
  // A line of a shell, behind `cmd /c`; or a path, of which it does not matter here.
  if (/\s/.test(program)) return undefined;
  const name = programName(program);
  const endings = Object.hasOwn(interpreters, name) ? interpreters[name] : undefined;
  if (endings === undefined || /^\.{1,2}[\\/]/.test(program)) return /[\\/]/.test(program) ? first : undefined;
  // "run index.ts" in one is no file.
  if (joinedWord(words) === first + 1) return undefined;
  const script = scriptIndex(words, first + 1, Object.hasOwn(verbs, name) ? verbs[name] : undefined);
  const word = script === undefined ? '' : (words[script] ?? '');
  const [, ending = ''] = /\.(\w+)$/.exec(word) ?? [];
  // Below somebody's home folder it is a path, whatever it ends with.
  return endings.includes(ending) || /^~[\\/]/.test(word) ? script : undefined;
}

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
  return !/^(?:[\\/~]|[a-z]:|[a-z][a-z+]+:)|[$%<>{}[\]|*?]/i.test(path);
}

/** In small letters, a word that may name a file: with a slash or an ending of scripts, and no package, address or variable. */
export const fileWord =
  /^(?!@[\w.-]+\/[\w.@^~-]+$|[a-z][a-z+.-]*:\/\/|\$\{)[\s\S]*(?:[\\/]|\.(?:[cm]?[jt]sx?|py|rb|php|pl|sh)$)/;
