import { packageRun } from './package-run.ts';
import { programIndex, programName } from './program.ts';

/** A program that a client starts and that speaks with a remote server in its place: all it knows stands in its words. */
export interface Bridge {
  readonly name: string;
  /** What a header is written as, behind the option for it. */
  readonly header: (name: string) => readonly string[];
  /** Whether the words tell it where the server is. */
  readonly hasAddress: boolean;
}

/** One that stands there, or a word that stands in for it. */
export const mayBeAddress = /:\/\/|[$%{}<>]|^(?:localhost|\d+\.\d+\.\d+\.\d+)\b/;

const joined = (name: string) => ['--header', `${name}:<value>`];

const headers: Readonly<Record<string, Bridge['header']>> = {
  'mcp-remote': joined,
  supergateway: joined,
  // Of PyPI; what npm calls so serves a local server to others.
  'mcp-proxy': (name) => ['--headers', name, '<value>'],
};

/** Nothing for a word that stands in for the address, or for all of them. */
export function bridgeIn(words: readonly string[]): Bridge | undefined {
  const run = packageRun(words);
  const name = run?.name ?? programName(words[programIndex(words)] ?? '');
  const header = Object.hasOwn(headers, name) ? headers[name] : undefined;
  // An image may be called as a package is.
  if (header === undefined || run?.ecosystem === 'image' || (name === 'mcp-proxy' && run?.ecosystem === 'npm'))
    return undefined;
  return { name, header, hasAddress: words.some((word) => mayBeAddress.test(word)) };
}
