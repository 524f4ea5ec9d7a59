import type { Route } from '../../parse/index.ts';

/** Whether one place is another or lies below it. */
export function startsWith(route: Route, start: Route): boolean {
  return start.every((step, index) => step === route[index]);
}

/** Spreading leaves room for sixteen more steps, `concat` takes four times as long, and there is one for every string. */
export function below(route: Route, step: string | number): Route {
  const longer = new Array<string | number>(route.length + 1);
  for (let index = 0; index < route.length; index += 1) longer[index] = route[index] as string | number;
  longer[route.length] = step;
  return longer;
}
