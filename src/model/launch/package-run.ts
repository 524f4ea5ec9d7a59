import { containerRun } from './containers.ts';
import { programIndex, programName } from './program.ts';
import { type Ecosystem, type Runner, runners } from './runners.ts';
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
    const { image, run } = container;
    return image === undefined ? undefined : specified(words, image, 0, `${program} ${words[run]}`, 'image');
  }
  const runner = runnerAt(words, first);
  return runner && runBy(runner, words, first + runner.words.length);
}

export function runnerAt(words: readonly string[], first: number): Runner | undefined {
  const program = programName(words[first] ?? '');
  return runners.find(
    ({ words: [name, ...rest] }) => program === name && rest.every((word, index) => words[first + 1 + index] === word),
  );
}

function runBy(runner: Runner, words: readonly string[], from: number): PackageRun | undefined {
  const name = runner.words.join(' ');
  for (let at = from; at < words.length; at += 1) {
    const word = words[at] ?? '';
    if (word === '--') return specified(words, at + 1, 0, name, runner.ecosystem);
    if (!word.startsWith('-')) return specified(words, at, 0, name, runner.ecosystem);
    const equals = word.indexOf('=');
    const option = equals === -1 ? word : word.slice(0, equals);
    if (runner.scripts?.includes(option)) return undefined;
    if (runner.packages.includes(option)) {
      return equals === -1
        ? specified(words, at + 1, 0, name, runner.ecosystem)
        : specified(words, at, equals + 1, name, runner.ecosystem);
    }
    if (equals !== -1 || runner.flags.includes(option)) continue;
    if (!runner.valued.includes(option)) return undefined;
    at += 1;
  }
  return undefined;
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
    : { ...specifier, runner, ecosystem, word, start, end: text.length };
}
