import { containerRun } from './containers.ts';
import { programIndex } from './program.ts';
import { runnerCall, runnerWords } from './runner-call.ts';

/**
 * Which of the words is two in one, "-y docs-mcp" or "--from docs-mcp": only among those that npx, uvx, docker and
 * their like read themselves.
 */
export function joinedWord(words: readonly string[]): number | undefined {
  const container = containerRun(words);
  if (container !== undefined) {
    return container.options.find(
      ({ name, value, word, valueWord }) => /\s/.test(name) || (word === valueWord && /^\s/.test(value ?? '')),
    )?.word;
  }
  const call = runnerCall(words);
  return call && runnerWords(words, call).joined;
}

/** Nobody calls an option so: its name, a blank, and a path or an address. What an option before it takes is its affair. */
const OPTION_AND_PLACE = /^--?[A-Za-z][\w-]*\s+(?:~?\/|\.{1,2}\/|[A-Za-z]:[\\/]|https?:\/\/)\S+$/;

/** Which of a server's own words is an option and its value in one. */
export function optionWithPlace(words: readonly string[]): number | undefined {
  const first = programIndex(words);
  const at = words.findIndex(
    (word, index) => index > first && OPTION_AND_PLACE.test(word) && !words[index - 1]?.startsWith('-'),
  );
  return at === -1 ? undefined : at;
}

/** The one by which npx, uvx and their like are told what to run. */
export function wordToRun(words: readonly string[]): number | undefined {
  const call = runnerCall(words);
  return call && runnerWords(words, call).what?.word;
}
