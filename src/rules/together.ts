import type { Reaction } from '../clients/index.ts';
import { type Place, type Reading, type Severity, severityOf, type Target } from '../model/index.ts';
import { list } from '../wording/index.ts';

/** Something true of one target, and what it does to the server there. */
export interface Said<T> {
  readonly message: T;
  /** What makes it the same thing for another target. */
  readonly key: string;
  readonly place: Place;
  readonly reaction: Reaction;
  readonly help?: string | undefined;
}

/** The same of one or more targets. */
export interface SaidOfAll<T> extends Omit<Said<T>, 'key'> {
  readonly clients: readonly string[];
  /** "OpenCode and Codex". */
  readonly names: string;
  readonly several: boolean;
  readonly severity: Severity;
}

/** One finding for what several targets do alike; the worst first, since a place keeps its first. */
export function saidTogether<T>(
  { targets }: Reading,
  saidOf: (target: Target) => readonly Said<T>[],
): readonly SaidOfAll<T>[] {
  const groups = new Map<string, { readonly said: Said<T>; readonly severity: Severity; readonly by: Target[] }>();
  for (const target of targets) {
    for (const said of saidOf(target)) {
      const severity = severityOf(said.reaction);
      const key = JSON.stringify([severity, said.key, said.place.route, said.place.within?.start, said.help]);
      const group = groups.get(key);
      if (group === undefined) groups.set(key, { said, severity, by: [target] });
      else if (!group.by.includes(target)) group.by.push(target);
    }
  }
  return [...groups.values()]
    .sort((a, b) => order.indexOf(a.severity) - order.indexOf(b.severity))
    .map(({ said, severity, by }) => ({
      ...said,
      severity,
      clients: by.map(({ client }) => client.id),
      names: list(
        by.map(({ name }) => name),
        { bare: true },
      ),
      several: by.length > 1,
    }));
}

const order: readonly Severity[] = ['error', 'warning', 'info'];
