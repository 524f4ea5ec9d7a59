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

function isPackage(text: string): boolean {
  return npmSpecifier(text) !== undefined || pypiSpecifier(text) !== undefined;
}
