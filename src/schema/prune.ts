import type { Route } from '../parse/index.ts';
import type { Failure } from './failure.ts';

/** One cause, one failure: leaves out repetitions and what only follows from a fault already told. */
export function prune(failures: Iterable<Failure>): Failure[] {
  const byCause = new Map<string, Failure>();
  for (const failure of failures) {
    const cause = causeOf(failure);
    const known = byCause.get(cause);
    // When a rule answers the question by one way through the schema, it is answered.
    if (known === undefined || (known.notes.rule === undefined && failure.notes.rule !== undefined)) {
      byCause.set(cause, failure);
    }
  }
  return [...byCause.values()].filter((failure) => !follows(failure, byCause));
}

/** A value of a wrong type, or outside the choice there is, is wrong once, whatever is expected of it. */
function causeOf(failure: Failure): string {
  const { keyword, name, params, route } = failure;
  if (isWrongType(failure)) return wrongType(route);
  if (isWrongChoice(failure)) return wrongChoice(route);
  return JSON.stringify([keyword, name ?? null, params, route]);
}

function follows(failure: Failure, byCause: ReadonlyMap<string, Failure>): boolean {
  const { route } = failure;
  if (route.some((_, index) => byCause.has(wrongType(route.slice(0, index))))) return true;
  if (isWrongType(failure)) return false;
  if (byCause.has(wrongType(route))) return true;
  return byCause.has(wrongChoice(route)) && !isWrongChoice(failure);
}

function isWrongType({ keyword, name }: Failure): boolean {
  return keyword === 'type' && name === undefined;
}

function isWrongChoice({ keyword, name }: Failure): boolean {
  return (keyword === 'const' || keyword === 'enum') && name === undefined;
}

function wrongType(route: Route): string {
  return `type ${JSON.stringify(route)}`;
}

function wrongChoice(route: Route): string {
  return `choice ${JSON.stringify(route)}`;
}
