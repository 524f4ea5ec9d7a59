import { programIndex, programName } from './program.ts';

/** The name of a package where a program takes that of a file. */
export interface PackageAsFile {
  readonly program: string;
  readonly word: number;
  /** What starts a package of this language. */
  readonly runner: string;
}

const RUNNERS: ReadonlyMap<string, string> = new Map([
  ['node', 'npx'],
  ['tsx', 'npx'],
  ['ts-node', 'npx'],
  ['python', 'uvx'],
  ['python3', 'uvx'],
]);

/** Neither a path nor the name of a file. */
const PACKAGE = /^(?:@[\w.-]{1,100}\/)?[a-z\d_-]{0,100}mcp[a-z\d_-]{0,100}$/;

export function packageAsFile(words: readonly string[]): PackageAsFile | undefined {
  const first = programIndex(words);
  const program = programName(words[first] ?? '');
  const runner = RUNNERS.get(program);
  return runner !== undefined && PACKAGE.test(words[first + 1] ?? '')
    ? { program, word: first + 1, runner }
    : undefined;
}
