import type { Document, Route } from '../../parse/index.ts';
import { isObject, own, startsWith, valueAt } from '../values/index.ts';
import type { Change } from '../verdict/index.ts';

interface Whole {
  value: unknown;
}

type Container = Record<string, unknown> | unknown[];

/** The value that a document should have once changes are made; nothing where one does not fit it, or is not known here. */
export function outcomeOf(
  document: Pick<Document, 'value' | 'locate'>,
  changes: readonly Change[],
): { readonly value: unknown } | undefined {
  const whole: Whole = { value: structuredClone(document.value) };
  // From the last to the first, since all routes are those of the document as it was.
  const sorted = changes.length < 2 ? changes : changes.toReversed().sort((a, b) => startOf(b) - startOf(a));
  for (const change of sorted) if (!make(whole, change)) return undefined;
  return whole;

  function startOf(change: Change): number {
    switch (change.do) {
      case 'write':
        return change.span.start;
      case 'wrap':
        return -1;
      case 'insert':
        return document.locate(change.into, 'value').start;
      case 'add':
        return document.locate(change.at.slice(0, -1), 'value').start;
      default:
        return document.locate(change.at, 'key').start;
    }
  }
}

/** Whether it could be. */
function make(whole: Whole, change: Change): boolean {
  switch (change.do) {
    case 'write':
      return true;
    case 'wrap':
      whole.value = { [change.under]: whole.value };
      return true;
    case 'set':
      return replace(whole, change.at, () => change.value);
    case 'quote':
      // How it was written is known to the text alone.
      return replace(whole, change.at, (old) => new Quoted(old));
    case 'rewrite':
      return replace(whole, change.at, (old) => {
        const text = String(old);
        return text.slice(0, change.within.start) + change.text + text.slice(change.within.end);
      });
    case 'rename':
      return rename(whole, change.at, change.to);
    case 'remove':
      return remove(whole, change.at);
    case 'insert': {
      const list = valueAt(whole.value, change.into);
      if (change.into.length === 0 || !Array.isArray(list)) return false;
      list.splice(change.position, 0, ...change.values);
      return true;
    }
    case 'add': {
      const object = valueAt(whole.value, change.at.slice(0, -1));
      if (!isObject(object)) return false;
      put(object, last(change.at), change.value);
      return true;
    }
    case 'lift': {
      const outer = change.at.slice(0, -1);
      const inner = valueAt(whole.value, change.at);
      return replace(whole, outer, (old) => (isObject(old) ? inner : old)) && rename(whole, outer, change.to);
    }
    case 'move':
      return move(whole, change.at, change.to);
    case 'index':
      return index(whole, change.at, change.by, change.to);
  }
}

function replace(whole: Whole, route: Route, by: (old: unknown) => unknown): boolean {
  const holder = holderOf(whole, route);
  if (holder === undefined) return false;
  put(holder, last(route), by(Reflect.get(holder, last(route))));
  return true;
}

function rename(whole: Whole, route: Route, to: string): boolean {
  const holder = holderOf(whole, route);
  if (holder === undefined || Array.isArray(holder)) return false;
  const value = holder[last(route)];
  delete holder[last(route)];
  put(holder, to, value);
  return true;
}

function remove(whole: Whole, route: Route): boolean {
  const holder = holderOf(whole, route);
  if (holder === undefined) return false;
  if (Array.isArray(holder)) holder.splice(Number(route.at(-1)), 1);
  else delete holder[last(route)];
  return true;
}

/** Where objects are missing on the way, they are made. */
function move(whole: Whole, from: Route, to: Route): boolean {
  const moved = valueAt(whole.value, from);
  if (startsWith(to, from) || !remove(whole, from)) return false;
  let holder = whole.value;
  for (const step of to.slice(0, -1)) {
    if (!isObject(holder)) return false;
    if (own(holder, String(step)) === undefined) put(holder, String(step), {});
    holder = holder[step];
  }
  if (!isObject(holder)) return false;
  put(holder, last(to), moved);
  return true;
}

function index(whole: Whole, route: Route, by: string, to: string): boolean {
  const list = valueAt(whole.value, route);
  if (!Array.isArray(list)) return false;
  const members: Record<string, unknown> = {};
  for (const item of list) {
    const name = own(item, by);
    if (!isObject(item) || typeof name !== 'string' || Object.hasOwn(members, name)) return false;
    const { [by]: _, ...rest } = item;
    put(members, name, rest);
  }
  return replace(whole, route, () => members) && (route.at(-1) === to || rename(whole, route, to));
}

/** What has the value at the end of a route. */
function holderOf(whole: Whole, route: Route): Container | undefined {
  const holder = valueAt(whole.value, route.slice(0, -1));
  const isHolder =
    (Array.isArray(holder) || isObject(holder)) && route.length > 0 && Object.hasOwn(holder, last(route));
  return isHolder ? (holder as Container) : undefined;
}

/** As a member of its own, whatever its name. */
function put(holder: Container, key: string, value: unknown): void {
  Object.defineProperty(holder, key, { value, configurable: true, enumerable: true, writable: true });
}

function last(route: Route): string {
  return String(route.at(-1));
}

/** A text of which only the value that it was read as is known. */
class Quoted {
  readonly was: unknown;

  constructor(was: unknown) {
    this.was = was;
  }
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
