import type { Route } from '../../parse/index.ts';
import { isObject, own } from './values.ts';

/** Whether one place is another or lies below it. */
export function startsWith(route: Route, start: Route): boolean {
  return start.every((step, index) => step === route[index]);
}

export function isSameRoute(a: Route, b: Route): boolean {
  return a.length === b.length && startsWith(a, b);
}

/** Spreading leaves room for sixteen more steps, `concat` takes four times as long, and there is one for every string. */
export function below(route: Route, step: string | number): Route {
  const longer = new Array<string | number>(route.length + 1);
  for (let index = 0; index < route.length; index += 1) longer[index] = route[index] as string | number;
  longer[route.length] = step;
  return longer;
}

/** Whether a place lies at or below one that a pattern names, in which "*" stands for any key or item. */
export function fits(route: Route, pattern: Route): boolean {
  return pattern.length <= route.length && pattern.every((step, index) => step === '*' || step === route[index]);
}

/** The places in a value that a pattern names, in their order. */
export function routesAt(value: unknown, pattern: Route, route: Route = []): Route[] {
  const step = pattern[route.length];
  if (value === undefined) return [];
  if (step === undefined) return [route];
  if (step !== '*') return routesAt(own(value, String(step)), pattern, below(route, step));
  if (Array.isArray(value)) return value.flatMap((item, index) => routesAt(item, pattern, below(route, index)));
  return isObject(value) ? Object.keys(value).flatMap((key) => routesAt(value[key], pattern, below(route, key))) : [];
}
