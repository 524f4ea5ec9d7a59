import { type Format, rootKeys, type UnreadKey } from '../../clients/index.ts';
import type { Document } from '../../parse/index.ts';
import { isObject, startsWith, valueAt } from '../values/index.ts';
import { isStartable, serversIn } from './root-key.ts';

/**
 * Where servers stand that the client does not read: under the keys that its facts name and, in a file from which it
 * reads none, under those of any client.
 */
export function unreadKeys({ value }: Document, { unread = [], servers }: Format): readonly UnreadKey[] {
  const [first] = unread;
  if (first === undefined || servers.length > 0 || !isObject(value)) return unread;
  const { moved: _, ...rest } = first;
  const others = rootKeys().filter(
    ({ at }) =>
      // Editors and their extensions have other "servers" in their settings.
      /mcp|context_servers/.test(at.join('.')) &&
      !unread.some((known) => startsWith(known.at, at) || startsWith(at, known.at)) &&
      serversIn(valueAt(value, at)) > 0,
  );
  return [...unread, ...others.map(({ at }) => ({ ...rest, at }))];
}

/** Whether the client takes nothing at all from such a file: neither servers nor what is said of them. */
export function isPassedOver({ servers, unread, references }: Format): boolean {
  return servers.length === 0 && unread !== undefined && references === undefined;
}

/** How many servers somebody wrote where the client does not look: in a list, too, since nobody refuses it there. */
export function unreadServers(value: unknown): number {
  if (Array.isArray(value)) return value.filter(isStartable).length;
  return isObject(value) ? Object.keys(value).filter((name) => isObject(value[name])).length : 0;
}
