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
 * Which of the words is a file of the project: the program itself, where it is a path, or what an interpreter is given
 * to run. Nothing where an option stands before it that may change what it means.
 */
export function localFile(words: readonly string[]): number | undefined {
  const first = programIndex(words);
  const program = words[first] ?? '';
  if (/^\.{1,2}[\\/]/.test(program) || isRelative(program)) return first;
  const name = programName(program);
  const endings = Object.hasOwn(interpreters, name) ? interpreters[name] : undefined;
  if (endings === undefined) return undefined;
  const script = scriptIndex(words, first + 1, Object.hasOwn(verbs, name) ? verbs[name] : undefined);
  const ending = script === undefined ? undefined : /\.(\w+)$/.exec(words[script] ?? '')?.[1];
  return ending !== undefined && endings.includes(ending) && !isAbsolute(words[script ?? 0] ?? '') ? script : undefined;
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

/** A path of several steps that begins with neither a root nor a variable. */
function isRelative(path: string): boolean {
  return /^[\w.@-]+[\\/]/.test(path) && !isAbsolute(path);
}

/** From a root, a drive or a home; or from a variable, which may be anything. */
function isAbsolute(path: string): boolean {
  return /^(?:[\\/~$%<{[]|[a-z]:|[a-z][a-z+]+:)/i.test(path);
}
