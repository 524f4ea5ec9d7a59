import { containerRun } from './containers.ts';
import { programIndex, programName, pythons } from './program.ts';
import { runnerCall, runnerWords } from './runner-call.ts';

/**
 * Which of the words is several in one, "-y docs-mcp" or "run --with mcp": only among those that npx, uvx, docker, uv
 * and their like read themselves.
 */
export function joinedWord(words: readonly string[]): number | undefined {
  const container = containerRun(words);
  if (container !== undefined) {
    return container.options.find(
      ({ name, value, word, valueWord }) => /\s/.test(name) || (word === valueWord && /^\s/.test(value ?? '')),
    )?.word;
  }
  const call = runnerCall(words);
  return (call && runnerWords(words, call).joined) ?? joinedFirst(words);
}

const VERB = /^(?:run|exec|x|dlx|tool|start|compose)\s+\S/;
const JAVASCRIPT = /^[^\s"']+\.[cm]?[jt]sx?\s+\S/;
const PYTHON = /^(?:-m\s+[\w.]|[^\s"']+\.py\s+-)/;

/** A line of words where the program wants the first of them alone: a verb, a file, or "-m" and the like. */
const LINES: readonly (readonly [RegExp, RegExp])[] = [
  [/^(?:uv|docker|podman|nerdctl|npm|pnpm|yarn|dotnet|go|cargo|poetry|pipx|hatch|pdm|rye|mise)$/, VERB],
  [/^(?:bun|deno)$/, new RegExp(`${VERB.source}|${JAVASCRIPT.source}`)],
  [/^(?:node|tsx|ts-node)$/, JAVASCRIPT],
  [pythons, PYTHON],
  [/^java$/, /^-(?:jar|cp|classpath)\s+\S/],
];

/** The first of its arguments, where that is nothing the program could make something of. */
function joinedFirst(words: readonly string[]): number | undefined {
  const first = programIndex(words);
  const [, line] = LINES.find(([program]) => program.test(programName(words[first] ?? ''))) ?? [];
  return line?.test(words[first + 1] ?? '') ? first + 1 : undefined;
}

/** Nobody calls an option so: its name, a blank, and one word more. What an option before it takes is its affair. */
const OPTION_AND_VALUE = /^--?[A-Za-z][\w-]*\s+[^\s"'-][^\s"']*$/;

/** Several of them in one. */
const OPTIONS =
  /^--?[A-Za-z][\w-]{0,60}(?:\s+[^\s"'-][^\s"']{0,300})?(?:\s+--?[A-Za-z][\w-]{0,60}(?:[\s=]+[^\s"'-][^\s"']{0,300})?){1,8}$/;

/** Which of a server's own words is an option and its value in one, or several options. */
export function optionWithValue(words: readonly string[]): number | undefined {
  const first = programIndex(words);
  const at = words.findIndex(
    (word, index) =>
      index > first && (OPTION_AND_VALUE.test(word) || OPTIONS.test(word)) && !words[index - 1]?.startsWith('-'),
  );
  return at === -1 ? undefined : at;
}

/** The one by which npx, uvx and their like are told what to run. */
export function wordToRun(words: readonly string[]): number | undefined {
  const call = runnerCall(words);
  return call && runnerWords(words, call).what?.word;
}
