import type { Server } from '../server/index.ts';
import { isObject } from '../values/index.ts';

/** Whether the client itself puts something in for this "{{NAME}}". */
export function isFilledIn({ dialect, fields }: Pick<Server, 'dialect' | 'fields'>, text: string): boolean {
  const { fillsBraces } = dialect;
  const name = /\{\{ ?([^{}]*?) ?\}\}/.exec(text)?.[1];
  if (fillsBraces === undefined || name === undefined) return false;
  const { only } = fillsBraces;
  if (only === undefined || name.startsWith(only.prefix)) return true;
  const named = fields.find(({ key }) => key === only.namedIn)?.value;
  return isObject(named) && Object.hasOwn(named, name);
}
