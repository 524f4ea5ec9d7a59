import { lineOf, type Server } from '../../model/server/index.ts';

export function hasAlikeNames(names: readonly string[]): boolean {
  return names.length > 1 && new Set(names.map((name) => name.toLowerCase())).size < names.length;
}

/** Two that start or call the same. */
export function hasTwins(servers: readonly Server[]): boolean {
  if (servers.length < 2) return false;
  // Most differ in what comes last already.
  if (new Set(servers.map(ending)).size === servers.length) return false;
  const lines = servers.flatMap((server) => lineOf(server) ?? []);
  return new Set(lines).size < lines.length;
}

/** How their lines end: between two words of one stands a sign that a word may have as well. */
function ending({ transport, command, args, url }: Server): string {
  const last = transport === 'stdio' ? (args.at(-1) ?? command) : url;
  const word = last?.value ?? '';
  return word.slice(word.lastIndexOf('\0') + 1);
}
