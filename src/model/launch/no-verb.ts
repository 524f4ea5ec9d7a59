import type { NoServer } from './why-no-server.ts';

/** Programs that take a verb first, and would not go on without one of theirs. */
const verbal = /^(?:npm|uv|pipx|pip|go|docker|podman)$/;

/** A package, an image or a file: no verb is called so. */
const named = /[@/\\]|\w:\w|\.(?:[cm]?[jt]s|py|go)$|^mcp[-_]\w|\w[-_]mcp(?:[-_]|$)/i;

/** What npm is told where it is taken for npx. */
const program = /^(?:node|npx|tsx|ts-node|python3?)$/;

/** Whether a word can be nothing but the name of what is to be run. */
export function isNamed(word: string): boolean {
  return named.test(word) && !/[${}<>%\s]/.test(word);
}

/** A word in the place of a verb that is none of this program's. */
export function isNoVerb(name: string, word: string): boolean {
  return verbal.test(name) && (isNamed(word) || (name === 'npm' && program.test(word)));
}

/** Options of "docker run" that docker has none of before a verb. */
const ofRun = /^(?:-it?|-ti?|--rm|--init|--name|-e|--env|-p|--publish|--mount|--network)(?:=|$)/;

/** Where the verb itself was left out. */
export function withoutRun(words: readonly string[], first: number, name: string): NoServer | undefined {
  const isLeftOut = /^(?:docker|podman)$/.test(name) && ofRun.test(words[first + 1] ?? '');
  return isLeftOut ? { why: 'runless', line: name, word: first + 1 } : undefined;
}
