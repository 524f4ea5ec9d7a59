import { isObject } from '../model/values/index.ts';
import type { Change } from '../model/verdict/index.ts';
import type { Route } from '../parse/index.ts';

/** The value that a document should have once a change is made; nothing where the change does not fit it. */
export function outcomeOf(value: unknown, change: Change): { readonly value: unknown } | undefined {
  switch (change.do) {
    case 'write':
      return { value };
    case 'wrap':
      return { value: { [change.under]: value } };
    case 'set':
      return within(value, change.at, () => [[last(change.at), change.value]]);
    case 'quote':
      // How it was written is known to the text alone.
      return within(value, change.at, (old) => [[last(change.at), new Quoted(old)]]);
    case 'rename':
      return within(value, change.at, (old) => [[change.to, old]]);
    case 'remove':
      return within(value, change.at, () => []);
    case 'rewrite':
      return within(value, change.at, (old) => {
        const text = String(old);
        return [[last(change.at), text.slice(0, change.within.start) + change.text + text.slice(change.within.end)]];
      });
    case 'insert': {
      const { into, position, values } = change;
      if (into.length === 0) return undefined;
      return within(value, into, (old) => [
        [last(into), Array.isArray(old) ? old.toSpliced(position, 0, ...values) : old],
      ]);
    }
    case 'add': {
      const into = change.at.slice(0, -1);
      const added = (old: unknown) => (isObject(old) ? { ...old, [last(change.at)]: change.value } : old);
      return into.length === 0 ? { value: added(value) } : within(value, into, (old) => [[last(into), added(old)]]);
    }
    case 'lift': {
      const outer = change.at.slice(0, -1);
      return within(value, outer, (old) => [[change.to, isObject(old) ? old[last(change.at)] : old]]);
    }
    case 'move':
      return undefined;
  }
}

/** A text of which only the value that it was read as is known. */
export class Quoted {
  readonly was: unknown;

  constructor(was: unknown) {
    this.was = was;
  }
}

function last(route: Route): string {
  return String(route.at(-1));
}

function within(
  value: unknown,
  route: Route,
  members: (old: unknown) => readonly (readonly [string, unknown])[],
): { readonly value: unknown } | undefined {
  const [step, ...rest] = route;
  if (step === undefined) return undefined;
  if (Array.isArray(value)) {
    if (typeof step !== 'number' || step >= value.length) return undefined;
    const inner = rest.length === 0 ? undefined : within(value[step], rest, members);
    if (rest.length > 0 && inner === undefined) return undefined;
    const items = inner === undefined ? members(value[step]).map(([, item]) => item) : [inner.value];
    return { value: value.toSpliced(step, 1, ...items) };
  }
  if (!isObject(value) || !Object.hasOwn(value, step)) return undefined;
  const inner = rest.length === 0 ? undefined : within(value[String(step)], rest, members);
  if (rest.length > 0 && inner === undefined) return undefined;
  const entries = Object.entries(value).flatMap(([key, each]): (readonly [string, unknown])[] => {
    if (key !== String(step)) return [[key, each]];
    return inner === undefined ? [...members(each)] : [[key, inner.value]];
  });
  return { value: Object.fromEntries(entries) };
}

/** Whatever the order of their members. */
export function isAlike(a: unknown, b: unknown): boolean {
  if (a instanceof Quoted) return typeof b === 'string' && (b === String(a.was) || Number(b) === a.was);
  if (Array.isArray(a))
    return Array.isArray(b) && a.length === b.length && a.every((item, index) => isAlike(item, b[index]));
  if (!isObject(a) || !isObject(b)) return Object.is(a, b);
  const keys = Object.keys(a);
  return keys.length === Object.keys(b).length && keys.every((key) => Object.hasOwn(b, key) && isAlike(a[key], b[key]));
}
