import type { Meaning } from '../../clients/index.ts';
import type { Server } from '../../model/server/index.ts';

export function hasAlikeNames(names: readonly string[]): boolean {
  return names.length > 1 && new Set(names.map((name) => name.toLowerCase())).size < names.length;
}

/** By what is compared quickly: the address, or the command with its arguments. */
export function hasTwins(servers: readonly Server[]): boolean {
  if (servers.length < 2) return false;
  const seen = new Set<string>();
  for (const { fields } of servers) {
    let line = '';
    for (const { fact, value } of fields) {
      if (fact === undefined || !saysWhatRuns.has(fact.is)) continue;
      if (typeof value === 'string') line += `${value}\0`;
      else if (Array.isArray(value)) for (const item of value) if (typeof item === 'string') line += `${item}\0`;
    }
    if (line !== '' && seen.has(line)) return true;
    seen.add(line);
  }
  return false;
}

const saysWhatRuns: ReadonlySet<Meaning> = new Set<Meaning>(['url', 'command', 'args', 'commandLine']);
