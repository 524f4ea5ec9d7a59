import type { FieldFact } from '../../clients/index.ts';

const milliseconds: Readonly<Record<string, number>> = { ms: 1, s: 1000, m: 60_000 };

/** "30s" as the number that the client takes, where its unit is known. */
export function inUnit(value: unknown, fact: FieldFact | undefined): string | undefined {
  const { unit } = fact ?? {};
  if (unit === undefined || typeof value !== 'string') return undefined;
  const [, amount, of = ''] = /^(\d{1,6}) ?(ms|s|m)$/.exec(value) ?? [];
  const length = milliseconds[of];
  if (amount === undefined || length === undefined) {
    return `write a number of ${unit === 'ms' ? 'milliseconds' : 'seconds'}`;
  }
  return `write ${(Number(amount) * length) / (unit === 'ms' ? 1 : 1000)}`;
}
