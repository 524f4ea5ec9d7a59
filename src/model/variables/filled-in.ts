import type { Dialect, Meaning } from '../../clients/index.ts';
import type { Server } from '../server/index.ts';
import { isObject } from '../values/index.ts';

/** Whether the client itself puts something in for this "{{NAME}}" in a field of this meaning. */
export function isFilledIn(
  { dialect, fields }: Pick<Server, 'dialect' | 'fields'>,
  text: string,
  is: Meaning,
): boolean {
  const { fillsBraces } = dialect;
  const name = /\{\{ ?([^{}]*?) ?\}\}/.exec(text)?.[1];
  if (fillsBraces === undefined || name === undefined || !fillsBracesIn(dialect, is)) return false;
  const { only, names } = fillsBraces;
  if (names !== undefined) return names.some((each) => text.includes(`{{${each}}}`));
  if (only === undefined || name.startsWith(only.prefix)) return true;
  const named = fields.find(({ key }) => key === only.namedIn)?.value;
  return isObject(named) && Object.hasOwn(named, name);
}

/** Whether it puts anything in there. */
export function fillsBracesIn({ fillsBraces }: Dialect, is: Meaning): boolean {
  return fillsBraces !== undefined && (fillsBraces.in?.includes(is) ?? true);
}
