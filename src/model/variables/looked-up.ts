import type { Dialect } from '../../clients/index.ts';
import type { Field } from '../server/index.ts';
import { isObject } from '../values/index.ts';

/** Whether the client may take a value in a field for a command or a variable to look up. */
export function mayBeLookedUp({ fact, value }: Field, { placeholders }: Dialect): boolean {
  const lookedUp = placeholders?.lookedUp;
  if (lookedUp === undefined || fact === undefined || !lookedUp.in.includes(fact.is) || !isObject(value)) return false;
  return Object.values(value).some(
    (text) => typeof text === 'string' && (text.startsWith(lookedUp.command) || /^[A-Z_0-9]+$/.test(text)),
  );
}
