import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { quote, suggest, UsageError } from '../wording/index.ts';

/** What people type before they have read the help. */
const otherWords: Readonly<Record<string, string>> = {
  lint: 'to lint needs no command, "mcp-lint --help" shows more',
  check: 'to lint needs no command, "mcp-lint --help" shows more',
  help: 'did you mean "--help"?',
  version: 'did you mean "--version"?',
};

/** A first path that is none may be a command, mistyped; nothing is known of later ones. */
export function refuseMistyped([word]: readonly string[], cwd: string, commands: readonly string[]): void {
  if (word === undefined || word === '' || existsSync(resolve(cwd, word))) return;
  const command = suggest(word, commands);
  const known = Object.hasOwn(otherWords, word) ? otherWords[word] : undefined;
  const hint = known ?? (command && `did you mean the command ${quote(command)}?`);
  if (hint !== undefined) throw new UsageError(`${quote(word)} does not exist; ${hint}`);
}
