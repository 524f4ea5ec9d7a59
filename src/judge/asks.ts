import type { Context, Messages, Rule } from './rule.ts';
import type { Subject } from './subjects.ts';

/** One thing that a rule asks for, whatever kind it is. */
export interface AnyAsk {
  readonly check: (thing: unknown, context: Context<Messages>) => void;
}

// biome-ignore lint/suspicious/noExplicitAny: a list of rules has to forget the messages of each
export function asksOf({ on }: Pick<Rule<any>, 'on'>, subject: Subject): readonly AnyAsk[] {
  const asked = on[subject] as AnyAsk | AnyAsk['check'] | readonly AnyAsk[] | undefined;
  if (asked === undefined) return [];
  if (typeof asked === 'function') return [{ check: asked }];
  return 'check' in asked ? [asked] : asked;
}
