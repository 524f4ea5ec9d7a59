import type { FieldFact } from '../../clients/index.ts';
import type { Route } from '../../parse/index.ts';

/** Where in the value of a field stands what approves everything it is about. */
export function approvedAll({ approvesAll, unread }: FieldFact, value: unknown): Route | undefined {
  if (approvesAll === undefined || unread) return undefined;
  if (value === approvesAll) return [];
  const index = Array.isArray(value) ? value.indexOf(approvesAll) : -1;
  return index === -1 ? undefined : [index];
}
