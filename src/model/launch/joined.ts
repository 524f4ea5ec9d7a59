import { containerRun } from './containers.ts';
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

/** The one by which npx, uvx and their like are told what to run. */
export function wordToRun(words: readonly string[]): number | undefined {
  const call = runnerCall(words);
  return call && runnerWords(words, call).what?.word;
}
