import type { Target } from '../model/canonical/index.ts';
import type { Field, Server } from '../model/server/index.ts';

/** What a server is called, and what is said of it, in fields of its entry. */

export function descriptionOf({ fields }: Server): Field | undefined {
  return fields.find(({ fact, value }) => fact?.is === 'description' && typeof value === 'string');
}

export function isUndescribed(server: Server, target: Target): boolean {
  return descriptionOf(server) !== undefined && Object.keys(described(server, target)).length === 0;
}

export function described(server: Server, { dialect }: Target): Readonly<Record<string, unknown>> {
  const text = descriptionOf(server)?.value;
  const key = Object.keys(dialect.fields).find((each) => {
    const fact = dialect.fields[each];
    return fact?.is === 'description' && !fact.unread && fact.for === undefined;
  });
  return text === undefined || key === undefined ? {} : { [key]: text };
}

export function named({ name }: Server, { dialect }: Target): Readonly<Record<string, unknown>> {
  const key = Object.keys(dialect.fields).find((each) => dialect.fields[each]?.repeatsName);
  return key === undefined ? {} : { [key]: name };
}
