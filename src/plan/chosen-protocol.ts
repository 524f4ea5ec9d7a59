import { profiles, revisions } from '../clients/index.ts';
import type { Protocol } from '../model/answers/index.ts';
import { list, quote, UsageError } from '../wording/index.ts';

/** What somebody named, if it is known. */
export function chosenProtocol(spec: string | undefined, names: readonly string[] | undefined): Protocol {
  const ids = profiles.map(({ id }) => id);
  return {
    ...(spec === undefined ? {} : { spec: oneOf(spec, 'revision', revisions) }),
    ...(names === undefined ? {} : { profiles: names.map((name) => oneOf(name, 'profile', ids)) }),
  };
}

function oneOf<T extends string>(name: string, kind: string, known: readonly T[]): T {
  const found = known.find((each) => each === name);
  if (found !== undefined) return found;
  throw new UsageError(`there is no ${kind} ${quote(name)}; there is ${list(known, { max: 20 })}`);
}
