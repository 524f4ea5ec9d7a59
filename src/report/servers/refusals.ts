import type { Reading } from '../../model/reading/index.ts';
import type { Server } from '../../model/server/index.ts';
import { costsOnlyServer, type Finding, losesServer } from '../../model/verdict/index.ts';
import type { Route } from '../../parse/index.ts';

/** The sentence that says so, and whether anybody is sure of it. */
export interface Refusal {
  readonly reason: string;
  readonly isSure: boolean;
}

/** What clients do not load, by what the rules found. */
export interface Refusals {
  readonly ofFile: (reading: Reading) => Refusal | undefined;
  readonly ofServer: (reading: Reading, server: Server) => Refusal | undefined;
}

export function refusals(findings: readonly Finding[]): Refusals {
  const files = new Map<string, Refusal>();
  const nodes = new Map<string, Refusal>();
  const put = (map: Map<string, Refusal>, key: string, refusal: Refusal) => {
    const known = map.get(key);
    if (known === undefined || (refusal.isSure && !known.isSure)) map.set(key, refusal);
  };
  for (const { severity, effect, place, clients, message } of findings) {
    if (severity === 'info' || effect === undefined || !losesServer(effect)) continue;
    const refusal = { reason: message, isSure: severity === 'error' };
    const { document, route } = place;
    for (const client of clients) {
      if (!costsOnlyServer(effect)) put(files, keyFor(document.path, client), refusal);
      else
        for (const depth of route.keys()) put(nodes, keyFor(document.path, client, route.slice(0, depth + 1)), refusal);
    }
  }
  const ofFile = ({ document, client }: Reading) => files.get(keyFor(document.path, client.id));
  return {
    ofFile,
    ofServer: (reading, { route }) =>
      ofFile(reading) ?? nodes.get(keyFor(reading.document.path, reading.client.id, route)),
  };
}

function keyFor(path: string, client: string, route: Route = []): string {
  return JSON.stringify([path, client, ...route]);
}
