import type { Route } from '../../parse/index.ts';
import type { Violation } from '../../schema/index.ts';

const remembered = new WeakMap<readonly Violation[], ReadonlySet<string>>();

/** Whether the client itself objects to what stands at a route: that is said with what it does then. */
export function isRefused(route: Route, violations: readonly Violation[]): boolean {
  if (violations.length === 0) return false;
  const routes = remembered.get(violations) ?? new Set(violations.map(({ place }) => JSON.stringify(place.route)));
  remembered.set(violations, routes);
  return routes.has(JSON.stringify(route));
}
