import { containerRun } from './containers.ts';
import { programIndex, programName } from './program.ts';
import { runnerCall, runnerWords } from './runner-call.ts';
import type { Ecosystem } from './runners.ts';
import { imageSpecifier, npmSpecifier, pypiSpecifier, type Specifier } from './specifiers.ts';

/** The package that a command fetches and runs. */
export interface PackageRun extends Specifier {
  /** As it is called: "npx", "uv tool run". */
  readonly runner: string;
  readonly ecosystem: Ecosystem;
  /** Which of the words the package stands in, and from where to where. */
  readonly word: number;
  readonly start: number;
  readonly end: number;
}

/** Nothing where the words do not say for sure: an option that is not known may have a value. */
export function packageRun(words: readonly string[]): PackageRun | undefined {
  const first = programIndex(words);
  const program = programName(words[first] ?? '');
  if (program === 'deno') return denoRun(words, first);
  const container = containerRun(words);
  if (container !== undefined) {
    const { image, run, options } = container;
    // A folder then stands in the place of the image.
    const isFolder = options.some(({ name }) => name === '--rootfs');
    return image === undefined || isFolder
      ? undefined
      : specified(words, image, 0, `${program} ${words[run]}`, 'image');
  }
  const call = runnerCall(words);
  const what = call && runnerWords(words, call).what;
  return what && specified(words, what.word, what.start, call.line, call.runner.ecosystem);
}

/** `deno run npm:name@version`: the first word that is no option says where the package comes from. */
function denoRun(words: readonly string[], first: number): PackageRun | undefined {
  const verb = words[first + 1];
  if (verb !== 'run' && verb !== 'x') return undefined;
  const at = words.findIndex((word, index) => index > first + 1 && !word.startsWith('-'));
  const prefix = 'npm:';
  return words[at]?.startsWith(prefix) ? specified(words, at, prefix.length, `deno ${verb}`, 'npm') : undefined;
}

const readers: Readonly<Record<Ecosystem, (text: string) => Specifier | undefined>> = {
  npm: npmSpecifier,
  pypi: pypiSpecifier,
  image: imageSpecifier,
};

function specified(
  words: readonly string[],
  word: number,
  start: number,
  runner: string,
  ecosystem: Ecosystem,
): PackageRun | undefined {
  const text = words[word];
  const specifier = text === undefined ? undefined : readers[ecosystem](text.slice(start));
  return text === undefined || specifier === undefined
    ? undefined
    : { runner, ecosystem, word, start, end: text.length, ...specifier };
}
