import { containerRun } from './containers.ts';
import { runnerAt } from './package-run.ts';
import { programIndex } from './program.ts';
import { npmSpecifier, pypiSpecifier } from './specifiers.ts';

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
  const first = programIndex(words);
  const runner = runnerAt(words, first);
  if (runner === undefined) return undefined;
  const { flags, valued, packages } = runner;
  for (let at = first + runner.words.length; at < words.length; at += 1) {
    const word = words[at] ?? '';
    const [head = ''] = word.split(/\s/, 1);
    if (!word.startsWith('-')) return isPackage(head) && /^\s+-/.test(word.slice(head.length)) ? at : undefined;
    const isKnown = flags.includes(head) || valued.includes(head) || packages.includes(head);
    if (!isKnown && !word.includes('=')) return undefined;
    if (isKnown && head !== word) return at;
    if (valued.includes(word) || packages.includes(word)) at += 1;
  }
  return undefined;
}

/** The first of the words that npx, uvx and their like do not take for an option: it says what to run. */
export function ownWord(words: readonly string[]): number | undefined {
  const first = programIndex(words);
  const runner = runnerAt(words, first);
  if (runner === undefined) return undefined;
  const { flags, valued, packages } = runner;
  for (let at = first + runner.words.length; at < words.length; at += 1) {
    const word = words[at] ?? '';
    if (!word.startsWith('-')) return at;
    if (packages.includes(word)) return at + 1;
    if (valued.includes(word)) at += 1;
    else if (!flags.includes(word)) return undefined;
  }
  return undefined;
}

function isPackage(text: string): boolean {
  return npmSpecifier(text) !== undefined || pypiSpecifier(text) !== undefined;
}
