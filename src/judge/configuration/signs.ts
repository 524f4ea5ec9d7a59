import type { Dialect } from '../../clients/index.ts';
import { isHonoured, isOddToken, type Server, switchIn } from '../../model/server/index.ts';
import { isObject } from '../../model/values/index.ts';

/** Whether some string in a value looks like this. */
export function holdsLike(value: unknown, like: RegExp): boolean {
  if (typeof value === 'string') return like.test(value);
  if (Array.isArray(value)) return value.some((item) => holdsLike(item, like));
  return isObject(value) && Object.keys(value).some((key) => holdsLike(value[key], like));
}

export function hasOddName(value: unknown): boolean {
  return isObject(value) && Object.keys(value).some((name) => !/^[A-Z_][A-Z0-9_]*$/.test(name));
}

/** One with unusual signs, one name twice, or one that the client leaves no user to set. */
export function hasOddHeader(value: unknown, { ownHeaders }: Dialect): boolean {
  if (!isObject(value)) return false;
  const names = Object.keys(value);
  return (
    names.some(
      (name) => /[^\w-]/.test(name) || name === '' || isOddText(value[name]) || isOddToken(name, value[name]),
    ) ||
    (ownHeaders !== undefined && names.some((name) => ownHeaders.names.includes(name.toLowerCase()))) ||
    (names.length > 1 && new Set(names.map((name) => name.toLowerCase())).size < names.length)
  );
}

function isOddText(value: unknown): boolean {
  return typeof value === 'string' && /[^\t\x20-\x7e]/.test(value);
}

export function hasOddSwitches({ fields }: Server): boolean {
  let switches = 0;
  for (const field of fields) {
    if (switchIn(field) === undefined) continue;
    switches += 1;
    if (switches > 1 || !isHonoured(field)) return true;
  }
  return false;
}
