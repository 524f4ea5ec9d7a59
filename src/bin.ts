#!/usr/bin/env node
import { readHelp } from './cli/catalog.ts';
import { keepCompiled } from './cli/compile-cache.ts';
import { write } from './cli/write.ts';
import { about } from './version.generated.ts';

const stdout = 1;
const stderr = 2;

/** Whoever asks for one of these waits for nothing else to be loaded. */
const atOnce: Readonly<Record<string, (() => string) | undefined>> = {
  '--version': () => `${about.version}\n`,
  '--help': () => readHelp('lint'),
};

async function run(argv: readonly string[]): Promise<number> {
  if (saysAtOnce(argv)) return 0;
  keepCompiled(process.env);
  const { main } = await import('./cli.ts');
  return main(argv);
}

/** Where the answer cannot be written, the rest of the program has the words for it. */
function saysAtOnce([only = '', ...others]: readonly string[]): boolean {
  const answer = others.length === 0 ? atOnce[only] : undefined;
  if (answer === undefined) return false;
  try {
    write(stdout, answer());
    return true;
  } catch {
    return false;
  }
}

/** Faults of our own end with 3, those of an installation among them. */
async function failed(error: unknown): Promise<number> {
  const detail = error instanceof Error ? (error.stack ?? error.message) : String(error);
  const words = `mcp-lint ${about.version} failed; this is a fault of mcp-lint. Report it at ${about.bugs} with:\n${detail}\n`;
  write(stderr, await plain(words));
  return 3;
}

/** A stack may quote what somebody named a file. Where not even that part of the program can be loaded, it does not. */
async function plain(words: string): Promise<string> {
  try {
    const { plainLines } = await import('./wording/index.ts');
    return plainLines(words);
  } catch {
    return words;
  }
}

run(process.argv.slice(2))
  .catch(failed)
  .then((code) => {
    process.exitCode = code;
    // All is written. What Node would still do for a program that goes on, as collecting garbage, takes a millisecond.
    if (process.getActiveResourcesInfo().length === 0) process.exit();
  });
