import type { Reading } from '../../model/reading/index.ts';
import type { Server } from '../../model/server/index.ts';
import { costsOnlyServer, type Finding } from '../../model/verdict/index.ts';
import type { Route } from '../../parse/index.ts';

/** What clients do not load, by what the rules found. */
export interface Refusals {
  /** The sentence that says so. */
  readonly ofFile: (reading: Reading) => string | undefined;
  readonly ofServer: (reading: Reading, server: Server) => string | undefined;
}

/** Only errors: of the others nobody is sure. */
export function refusals(findings: readonly Finding[]): Refusals {
  const files = new Map<string, string>();
  const nodes = new Map<string, string>();
  for (const { severity, effect, place, clients, message } of findings) {
    if (severity !== 'error' || effect === undefined || effect === 'ignored' || effect === 'warns') continue;
    const { document, route } = place;
    for (const client of clients) {
      if (!costsOnlyServer(effect)) files.set(keyFor(document.path, client), message);
      else
        for (const depth of route.keys()) nodes.set(keyFor(document.path, client, route.slice(0, depth + 1)), message);
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
