import { type PackageRun, packageRun, textsOf, wordsOf } from '../launch/index.ts';
import type { Part, Server } from '../server/index.ts';
import { type NotedPackage, notedPackage } from './noted.ts';

export interface PlacedRun {
  readonly run: PackageRun;
  /** The word in which the package stands. */
  readonly part: Part<string>;
}

/** The package that a server is started from; nothing where the command names a registry of its own. */
export function placedRun(server: Server): PlacedRun | undefined {
  if (server.transport !== 'stdio') return undefined;
  const parts = wordsOf(server);
  const words = textsOf(parts);
  const run = packageRun(words);
  if (run !== undefined && run.ecosystem !== 'image' && words.some(namesRegistry)) return undefined;
  const part = parts[run?.word ?? -1];
  return run === undefined || part === undefined ? undefined : { run, part };
}

function namesRegistry(word: string): boolean {
  return /^(?:-i|--(?:registry|index|index-url|default-index|extra-index-url|find-links))(?:=|$)/.test(word);
}

export function notedRun(server: Server): (PlacedRun & { readonly noted: NotedPackage }) | undefined {
  const placed = placedRun(server);
  const noted = placed && notedPackage(placed.run.ecosystem, placed.run.name);
  return placed === undefined || noted === undefined ? undefined : { ...placed, noted };
}
