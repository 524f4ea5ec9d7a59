import { loadClient, registry } from '../../src/clients/index.ts';
import type { Finding } from '../../src/model/verdict/index.ts';

const known = await Promise.all([...new Set(registry().map(({ client }) => client))].map(loadClient));
/** A format may have a reader of its own. */
const names = known.flatMap(({ name, formats }) => [name, ...formats.flatMap(({ reader }) => reader ?? [])]);
const clients = new RegExp(`^(?:${[...new Set(names)].join('|')})\\b`);

/** What is ours: names and values of the file stand in quotes. */
function withoutQuoted(text: string): string {
  return text.replace(/"(?:[^"\\]|\\.)*"/g, '""');
}

/** Names count as they would when nobody makes a point of their length. */
function lengthOf(text: string): number {
  return text.replace(/"([^"]{40})[^"]*"/g, '"$1"').length;
}

/** What the style of messages does not allow. */
export function objections(text: string, isMessage: boolean): string[] {
  const ours = withoutQuoted(text);
  const rules: readonly (readonly [string, boolean])[] = [
    ['ends with a full stop', /\.$/.test(text)],
    ['is too long', lengthOf(text) > 200],
    ['has a back-tick', text.includes('`')],
    ['has a word that says nothing or pleads', /\b(?:invalid|please|unexpected)\b/i.test(ours)],
    ['exclaims', /!/.test(ours)],
    ['shows a value of the program', /\bundefined\b|\bNaN\b|\[object /.test(ours)],
    ['quotes with something else than double quotes', /(?:^|[\s(])['‘’“”]\w/.test(ours)],
    ['has a quote without an end', (ours.replaceAll('""', '').match(/"/g) ?? []).length > 0],
    ['has more than one line', /[\r\n]/.test(text)],
    ['has two blanks in a row or at an end', / {2}|^ | $/.test(ours)],
    ['starts with a capital', isMessage && /^[A-Z]/.test(text) && !clients.test(text)],
  ];
  return rules.filter(([, broken]) => broken).map(([what]) => `${what}: ${text}`);
}

/** The same of all that is said with findings. */
export function styleFaults(findings: readonly Finding[]): string[] {
  return findings.flatMap(({ message, help, related }) => [
    ...objections(message, true),
    ...(help === undefined ? [] : objections(help, false)),
    ...related.flatMap((place) => objections(place.message, false)),
  ]);
}
