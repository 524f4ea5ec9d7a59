import { type KnownUnit, unitOf } from '../../clients/index.ts';
import type { Field, Server } from '../../model/server/index.ts';
import { startsWith } from '../../model/values/index.ts';
import type { Route } from '../../parse/index.ts';

const written =
  /^\s*(\d{1,7}(?:\.\d{1,3})?)\s*(?:(ms|milliseconds?|msecs?)|(s|secs?|seconds?)|(m|mins?|minutes?)|(h|hrs?|hours?))\s*$/i;
const bare = /^[1-9]\d{0,2}$/;

export const unitNames: Readonly<Record<KnownUnit, string>> = { ms: 'milliseconds', s: 'seconds' };

/** What the client counts in the field of this route. */
export function unitAt(route: Route, server: Server | undefined): KnownUnit | undefined {
  const isAt = (field: Field) => field.route.length === route.length && startsWith(route, field.route);
  return unitOf(server?.fields.find(isAt)?.fact);
}

/** What to write for "60s", or for "30" where milliseconds are counted, in a field that takes a number. */
export function numberForDuration(value: unknown, unit: KnownUnit): string | undefined {
  const limit = limitFor(value, unit);
  if (limit === undefined) return undefined;
  return limit.isCertain ? `write ${limit.value}, in ${unitNames[unit]}` : `write ${limit.value} for ${value} seconds`;
}

/** The same as a number; a bare one may be of either unit. */
export function limitFor(value: unknown, unit: KnownUnit): { value: number; isCertain: boolean } | undefined {
  if (typeof value !== 'string') return undefined;
  if (bare.test(value)) return unit === 'ms' ? { value: Number(value) * 1000, isCertain: false } : undefined;
  const milliseconds = millisecondsIn(value);
  const number = unit === 's' ? milliseconds / 1000 : milliseconds;
  return Number.isSafeInteger(number) && number > 0 ? { value: number, isCertain: true } : undefined;
}

function millisecondsIn(value: string): number {
  const [, number, milliseconds, seconds, minutes] = written.exec(value) ?? [];
  if (milliseconds !== undefined) return Number(number);
  if (seconds !== undefined) return Math.round(Number(number) * 1000);
  return Math.round(Number(number) * (minutes === undefined ? 3_600_000 : 60_000));
}
