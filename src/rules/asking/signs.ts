import type { Dialect } from '../../clients/index.ts';
import { maySuspect } from '../../model/secrets/index.ts';
import type { Field, Server } from '../../model/server/index.ts';
import { isObject } from '../../model/values/index.ts';

/** In a string, a list or an object; of what lies deeper nothing is known. */
export function mayHoldNamedSecret(value: unknown, key: string): boolean {
  if (typeof value === 'string') return maySuspect(value, key);
  if (Array.isArray(value)) {
    return value.some((item, index) => {
      const before: unknown = value[index - 1];
      return typeof item !== 'string' || maySuspect(item, typeof before === 'string' ? before : key);
    });
  }
  if (!isObject(value)) return false;
  for (const name of Object.keys(value)) {
    const inner = value[name];
    if (typeof inner === 'string' ? maySuspect(inner, name) : typeof inner === 'object' && inner !== null) return true;
  }
  return false;
}

export function mayBeLookedUp({ fact, value }: Field, { placeholders }: Dialect): boolean {
  const lookedUp = placeholders?.lookedUp;
  if (lookedUp === undefined || fact === undefined || !lookedUp.in.includes(fact.is) || !isObject(value)) return false;
  return Object.values(value).some(
    (text) => typeof text === 'string' && (text.startsWith(lookedUp.command) || /^[A-Z_0-9]+$/.test(text)),
  );
}

/** With a folder that could be the whole disk or a home. */
export function mayOpenMuch({ args, command }: Server): boolean {
  return (
    (command?.value.includes('filesystem') || args.some(({ value }) => value.includes('filesystem'))) &&
    args.some(({ value }) => /^(?:[~$%{\\]|[A-Za-z]:|\/+$|\/(?:Users|home|root)\b)/i.test(value))
  );
}

/** Without a scheme, and nothing in it that something else could put one into: no client can connect to it. */
export function leadsNowhere(url: string): boolean {
  const text = url.trim();
  return !/[$%<>{}`]|:\/\//.test(text) && (!URL.canParse(text) || /^[\w.-]+:\d+(?:\/|$)/.test(text));
}

export function hasOddName(value: unknown): boolean {
  return isObject(value) && Object.keys(value).some((name) => !/^[A-Z_][A-Z0-9_]*$/.test(name));
}

function isOddText(value: unknown): boolean {
  return typeof value === 'string' && /[^\t\x20-\x7e]/.test(value);
}

export function hasOddHeader(value: unknown): boolean {
  if (!isObject(value)) return false;
  const names = Object.keys(value);
  return (
    names.some((name) => /[^\w-]/.test(name) || name === '' || isOddText(value[name])) ||
    (names.length > 1 && new Set(names.map((name) => name.toLowerCase())).size < names.length)
  );
}
