import type { Change, Fix, Plain, Safety } from '../../model/verdict/index.ts';
import type { Route, Span } from '../../parse/index.ts';
import { quote } from '../../wording/index.ts';

/** A key gets another name. */
export function renaming(at: Route, to: string, safety: Safety = 'safe'): Fix {
  return fix(safety, `rename ${lastOf(at)} to ${quote(to)}`, { do: 'rename', at, to });
}

/** Whether that costs something is for the user to say, unless a rule knows better. */
export function removing(at: Route, safety: Safety = 'unsafe'): Fix {
  return fix(safety, `remove ${lastOf(at)}`, { do: 'remove', at });
}

/** A value that comes from facts, and so can be told. */
export function writing(at: Route, value: Plain, safety: Safety = 'safe'): Fix {
  return fix(safety, `write ${typeof value === 'string' ? quote(value) : JSON.stringify(value)}`, {
    do: 'set',
    at,
    value,
  });
}

/** A part of a string. */
export function rewriting(at: Route, within: Span, text: string, safety: Safety = 'safe'): Fix {
  return fix(safety, `write ${quote(text)}`, { do: 'rewrite', at, within, text });
}

export function adding(at: Route, value: Plain, safety: Safety = 'safe'): Fix {
  return fix(safety, `add ${lastOf(at)}`, { do: 'add', at, value });
}

export function fix(safety: Safety, title: string, ...changes: readonly Change[]): Fix {
  return { title, safety, changes };
}

/** Of what no client takes otherwise. */
export function forAll(one: Fix | undefined): Fix | undefined {
  return one && { ...one, forAll: true };
}

function lastOf(route: Route): string {
  const step = route.at(-1) ?? '';
  return typeof step === 'number' ? `item ${step + 1}` : quote(step);
}
