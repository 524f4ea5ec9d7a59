import { type Finding, isOnceMore } from '../model/verdict/index.ts';

/** Findings of one cause and kind in one file, in the order of the first of each: one mistake that was made several times. */
export function gathered(findings: readonly Finding[]): readonly (readonly [Finding, ...Finding[]])[] {
  const groups: [Finding, ...Finding[]][] = [];
  const byKind = new Map<string, [Finding, ...Finding[]]>();
  for (const finding of findings) {
    const kind = kindOf(finding);
    const known = kind === undefined ? undefined : byKind.get(kind);
    if (known !== undefined) {
      known.push(finding);
      continue;
    }
    const group: [Finding, ...Finding[]] = [finding];
    groups.push(group);
    if (kind !== undefined) byKind.set(kind, group);
  }
  return groups;
}

/** What is said in the same words with the same remedy, but for the names of servers and values; of keys only of the same one. */
function kindOf({ alone, rule, severity, effect, message, help, place, related, server, clients }: Finding) {
  if (alone || help === undefined) return undefined;
  const words = message.replace(/"[^"]*"/g, '""').replace(/\d+/g, '0');
  // The variable that a value should name is its own each time.
  const remedy = help.replace(/"[^"]*"/g, (quoted) => (/[${]/.test(quoted) ? '""' : quoted));
  const last = place.side === 'key' ? place.route.at(-1) : undefined;
  const key = last === server ? undefined : last;
  const seen = related
    .filter((other) => !isOnceMore(other))
    .map((other) => [other.place.document.path, other.place.route, other.message]);
  return JSON.stringify([place.document.path, rule, severity, effect, words, remedy, key, seen, clients]);
}
