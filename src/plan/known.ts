import { profiles, registry, revisions } from '../clients/index.ts';
import type { Known } from '../config/index.ts';
import { loadKnownRules } from '../rules/index.ts';
import { clientIds } from './formats.ts';

/** What the program knows by name; asked for where a configuration is to be checked. */
export async function known(): Promise<Known> {
  const { rules } = await loadKnownRules();
  return {
    rules: rules.map((rule) => rule.id),
    formats: registry().map((format) => format.id),
    clients: clientIds(),
    revisions,
    profiles: profiles.map(({ id }) => id),
  };
}
