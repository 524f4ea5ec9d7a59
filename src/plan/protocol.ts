import { profiles, revisions, standardProfiles } from '../clients/index.ts';
import type { Config } from '../config/index.ts';
import type { Protocol } from '../model/index.ts';
import { list, quote, UsageError } from '../wording/index.ts';
import type { LintOptions } from './options.ts';

/** By which revision, and for whom, answers of servers are judged: as the call says, else the configuration. */
export function protocolOf(options: LintOptions, config: Config): Protocol {
  const spec = options.spec ?? config.spec;
  const names = options.profiles ?? config.profiles;
  const chosen = names?.map((name) =>
    oneOf(
      name,
      'profile',
      profiles.map(({ id }) => id),
    ),
  );
  return {
    ...(spec === undefined ? {} : { spec: oneOf(spec, 'revision', revisions) }),
    profiles: chosen ?? standardProfiles,
  };
}

function oneOf<T extends string>(name: string, kind: string, known: readonly T[]): T {
  const found = known.find((each) => each === name);
  if (found !== undefined) return found;
  throw new UsageError(`there is no ${kind} ${quote(name)}; there is ${list(known, { max: 20 })}`);
}
