import type { Listener } from './listener.ts';
import type { AnyRule, Context, Messages, Piece } from './rule.ts';
import type { Turn } from './stage.ts';
import type { Filters, Subject, Subjects } from './subjects.ts';

/** Those of a rule that is loaded. */
export function listenersOfRule<S extends Subject>(rule: AnyRule, subject: S, turn: Turn): Listener<S>[] {
  const { on } = rule;
  const asked = on[subject] as AnyAsk<S>['check'] | AnyAsk<S> | readonly AnyAsk<S>[] | undefined;
  if (asked === undefined) return [];
  const asks = typeof asked === 'function' ? [{ check: asked }] : 'check' in asked ? [asked] : asked;
  return asks.map(({ check, ...where }) => ({
    where: where as Filters[S],
    tell: (thing) => check(thing, turn.told.contextOf(rule)),
  }));
}

type AnyAsk<S extends Subject> = { readonly check: (thing: Subjects[S], context: Context<Messages>) => void };

/** Those of a piece that is not: nothing is told it but that something is there. */
export function listenersOfPiece<S extends Subject>(
  { on }: Piece,
  subject: S,
  isOn: (rule: string) => boolean,
  found: () => void,
): Listener<S>[] {
  return (on[subject] ?? [])
    .filter(({ only }) => only === undefined || isOn(only))
    .map(({ only: _, ...where }) => ({ where: where as Filters[S], tell: found }));
}
