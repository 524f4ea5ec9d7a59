import { type Format, rootKeys } from '../clients/index.ts';
import { isObject, own } from '../model/values/index.ts';
import type { Passage } from '../parse/index.ts';

/** What a text shows of a file: the entry of one server, or several under their names. */
export type Fragment = 'entry' | 'entries';

/** Nothing where the value is a file as a whole. */
export function fragmentIn(value: unknown, format: Format): Fragment | undefined {
  const [map] = format.servers;
  if (!isObject(value) || map === undefined || map.list !== undefined || map.at.includes('*')) return undefined;
  if (rootKeys().some(({ at: [key] }) => Object.hasOwn(value, String(key)))) return undefined;
  if (format.servers.some(({ at: [key] }) => Object.hasOwn(value, String(key)))) return undefined;
  if ((format.unread ?? []).some(({ at: [key] }) => Object.hasOwn(value, String(key)))) return undefined;
  if (isEntry(value)) return 'entry';
  const entries = Object.values(value);
  return entries.length > 0 && entries.every(isEntry) ? 'entries' : undefined;
}

/** A command with its arguments, or an address and what kind it is of. */
function isEntry(value: unknown): boolean {
  const command = own(value, 'command');
  if (typeof command === 'string') return own(value, 'args') !== undefined || own(value, 'env') !== undefined;
  if (Array.isArray(command)) return own(value, 'type') !== undefined;
  if (typeof own(value, 'httpUrl') === 'string' || typeof own(value, 'serverUrl') === 'string') return true;
  if (typeof own(value, 'url') !== 'string') return false;
  return typeof own(value, 'type') === 'string' || isObject(own(value, 'headers'));
}

/** With what has to stand round it in a file of the format. */
export function wrapped(snippet: Passage, fragment: Fragment, { servers, syntax }: Format): Passage {
  const keys = (servers[0]?.at ?? []).map(String);
  const all = fragment === 'entry' ? [...keys, 'server'] : keys;
  if (syntax.language !== 'json') return { ...snippet, under: all };
  const before = all.map((key) => `{${JSON.stringify(key)}:`).join('');
  return {
    ...snippet,
    before: before + (snippet.before ?? ''),
    after: (snippet.after ?? '') + '}'.repeat(all.length),
  };
}
