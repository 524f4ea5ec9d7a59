import type { Target } from '../model/canonical/index.ts';
import type { Definition } from '../model/reading/index.ts';
import { placeOfName, type Server } from '../model/server/index.ts';
import type { Finding } from '../model/verdict/index.ts';
import { quote } from '../wording/index.ts';
import type { Prepared } from './given.ts';

/** Servers whose names the target makes one of, among themselves and with those that its file has. */
export function collisionsIn(
  definitions: readonly Definition[],
  prepared: readonly Prepared[],
  { client, name: reader }: Target,
  there: readonly Server[],
): Finding[] {
  const spell = client.toolNames?.server;
  if (spell === undefined) return [];
  const taken = new Map(there.map(({ name }) => [spell(name), name]));
  const findings: Finding[] = [];
  for (const [index, { name, entry }] of prepared.entries()) {
    const definition = definitions[index];
    if (entry === undefined || definition === undefined) continue;
    const other = taken.get(spell(name));
    taken.set(spell(name), other ?? name);
    if (other === undefined || other === name) continue;
    findings.push({
      rule: 'server-name-collision',
      severity: 'warning',
      message: `${reader} calls the tools of ${quote(name)} and ${quote(other)} alike`,
      help: 'give one of them another name',
      place: placeOfName(definition.server),
      related: [],
      server: name,
      clients: [client.id],
    });
  }
  return findings;
}
