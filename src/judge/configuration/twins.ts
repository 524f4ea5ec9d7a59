import { lineOf, type Server } from '../../model/server/index.ts';

export function hasAlikeNames(names: readonly string[]): boolean {
  return names.length > 1 && new Set(names.map((name) => name.toLowerCase())).size < names.length;
}

/** Two that start or call the same. */
export function hasTwins(servers: readonly Server[]): boolean {
  if (servers.length < 2) return false;
  const lines = servers.flatMap((server) => lineOf(server) ?? []);
  return new Set(lines).size < lines.length;
}
