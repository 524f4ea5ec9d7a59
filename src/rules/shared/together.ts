import type { Said, Target } from '../../model/canonical/index.ts';
import type { Reading } from '../../model/reading/index.ts';
import { type Severity, severityOf } from '../../model/verdict/index.ts';
import { list } from '../../wording/index.ts';

/** The same of one or more targets. */
export interface SaidOfAll<T> extends Said<T> {
  readonly clients: readonly string[];
  /** "OpenCode and Codex". */
  readonly names: string;
  readonly several: boolean;
  readonly severity: Severity;
}

/** What there is to say of one place with one weight: the first of it, and what else is true of other targets. */
export interface SaidOfPlace<T> {
  readonly first: SaidOfAll<T>;
  readonly others: readonly SaidOfAll<T>[];
  readonly clients: readonly string[];
}

/** One finding for each place and weight there, and one sentence for what several targets do alike. */
export function saidTogether<T>(
  { targets }: Reading,
  saidOf: (target: Target) => readonly Said<T>[],
): readonly SaidOfPlace<T>[] {
  const places = new Map<string, Map<string, Group<T>>>();
  for (const target of targets) {
    for (const said of saidOf(target)) {
      const severity = severityOf(said.reaction);
      const { route, side, within } = said.place;
      const groups = groupsIn(places, JSON.stringify([route, side, within?.start, severity, said.reaction.effect]));
      const group = groups.get(said.key);
      if (group === undefined) groups.set(said.key, { said: [said], severity, by: [target] });
      else if (!group.by.includes(target)) {
        group.by.push(target);
        group.said.push(said);
      }
    }
  }
  return [...places.values()].flatMap((groups) => {
    const [first, ...others] = [...groups.values()].flatMap(ofAll);
    if (first === undefined) return [];
    return [{ first, others, clients: [first, ...others].flatMap(({ clients }) => clients) }];
  });
}

interface Group<T> {
  /** One for each target. */
  readonly said: Said<T>[];
  readonly severity: Severity;
  readonly by: Target[];
}

function groupsIn<T>(places: Map<string, Map<string, Group<T>>>, place: string): Map<string, Group<T>> {
  const groups = places.get(place) ?? new Map<string, Group<T>>();
  places.set(place, groups);
  return groups;
}

function ofAll<T>({ said, severity, by }: Group<T>): SaidOfAll<T>[] {
  const [first] = said;
  if (first === undefined) return [];
  const names = by.map(({ name }) => name);
  return [
    {
      ...first,
      // Advice that is good for one of them need not be for the others.
      help: said.every(({ help }) => help === first.help) ? first.help : undefined,
      severity,
      clients: by.map(({ client }) => client.id),
      names: list(names, { bare: true }),
      several: by.length > 1,
    },
  ];
}
