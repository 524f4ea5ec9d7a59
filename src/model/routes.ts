import type { Route } from '../parse/index.ts';

/** Whether one place is another or lies below it. */
export function startsWith(route: Route, start: Route): boolean {
  return start.every((step, index) => step === route[index]);
}
