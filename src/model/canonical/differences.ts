import { type Meaning, unitOf } from '../../clients/index.ts';
import type { Route } from '../../parse/index.ts';
import { isObject } from '../values/index.ts';
import { type CanonicalServer, type CanonicalValue, identity, type PlacedText, type Statement } from './statement.ts';
import { sameText, type Text, words } from './text.ts';

/** Something that two servers do not have in common: where it stands in each of them that says it. */
export interface Difference {
  readonly meaning: Meaning;
  /** The variable, the header, the field, where there may be several. */
  readonly of?: string;
  readonly a?: Route;
  readonly b?: Route;
}

/**
 * What differs once spelling, units and wrappers are taken away. What only one client could compare, such as a block
 * for signing in under another key, counts as equal.
 */
export function differences(a: CanonicalServer, b: CanonicalServer): readonly Difference[] {
  const left = comparable(a);
  const right = comparable(b);
  const found: Difference[] = [];
  for (const [key, mine] of left) {
    const theirs = right.get(key) ?? equivalent(mine, right);
    if (theirs === undefined) {
      if (!isImplied(mine)) found.push({ ...named(mine), a: mine.route });
    } else {
      found.push(...between(mine, theirs));
    }
  }
  for (const [key, theirs] of right) {
    if (!left.has(key) && equivalent(theirs, left) === undefined && !isImplied(theirs)) {
      found.push({ ...named(theirs), b: theirs.route });
    }
  }
  return found;
}

function named({ meaning, of }: Statement): Pick<Difference, 'meaning' | 'of'> {
  return of === undefined ? { meaning } : { meaning, of };
}

/** By what they are about; the program and its arguments without a wrapper. */
function comparable({ statements, server }: CanonicalServer): ReadonlyMap<string, Statement> {
  const found = new Map<string, Statement>();
  for (const statement of statements) {
    // The command says that it is local.
    if (statement.meaning === 'transport' && server.transport === 'stdio') continue;
    found.set(identity(statement), statement);
  }
  const command = found.get('command');
  const args = found.get('args');
  if (command?.value.kind !== 'text' || (args !== undefined && args.value.kind !== 'texts')) return found;
  const items = args?.value.kind === 'texts' ? args.value.items : [];
  const [program, ...rest] = unwrapped([{ text: command.value.text, route: command.route }, ...items]);
  if (program === undefined) return found;
  found.set('command', { ...command, value: { kind: 'text', text: program.text }, route: program.route });
  if (rest.length === 0) found.delete('args');
  else {
    const holder = args ?? command;
    found.set('args', { ...holder, meaning: 'args', value: { kind: 'texts', items: rest } });
  }
  return found;
}

/** Without `cmd /c`, and a line in one string taken apart. */
function unwrapped(line: readonly PlacedText[]): readonly PlacedText[] {
  const [program, flag, ...rest] = line;
  if (program === undefined) return line;
  if (flag !== undefined && rest.length > 0 && isWord(program.text, /(?:^|[\\/])cmd(?:\.exe)?$/i)) {
    return isWord(flag.text, /^\/c$/i) ? unwrapped(rest) : line;
  }
  return flag === undefined ? words(program.text).map((text) => ({ text, route: program.route })) : line;
}

function isWord([word, ...more]: Text, pattern: RegExp): boolean {
  return typeof word === 'string' && more.length === 0 && pattern.test(word);
}

/** A block of the same meaning under a key of another client. */
function equivalent(statement: Statement, others: ReadonlyMap<string, Statement>): Statement | undefined {
  const { meaning, of } = statement;
  if (meaning === 'env' || meaning === 'headers') {
    // A map in a form that nobody but its client reads.
    const whole = others.get(meaning);
    if (whole?.value.kind === 'data') return whole;
    if (of !== undefined || statement.value.kind !== 'data') return undefined;
  } else if (!isSigningIn(meaning) && meaning !== 'toolPolicy') return undefined;
  for (const other of others.values()) {
    // What both have a word for can be compared.
    const isOfOneClient = statement.field.fact === other.field.fact;
    if (isPartOf(statement) && (isPartOf(other) || isOfOneClient)) continue;
    if (isOfOneClient && isPartOf(other)) continue;
    if (other.meaning === meaning || (isSigningIn(meaning) && isSigningIn(other.meaning))) return other;
  }
  return undefined;
}

function isPartOf({ part, inside }: Statement): boolean {
  return part !== undefined || inside !== undefined;
}

function isSigningIn(meaning: Meaning): boolean {
  return meaning === 'auth' || meaning === 'oauth';
}

/** A transport goes with the address; a variable that is passed on by name is passed on unasked by most clients. */
function isImplied({ meaning, field }: Statement): boolean {
  return meaning === 'transport' || field.fact?.form === 'variable-names';
}

function between(a: Statement, b: Statement): Difference[] {
  if (a.value.kind === 'texts' && b.value.kind === 'texts') {
    return betweenLists(a, a.value.items, b, b.value.items);
  }
  return sameValue(a, b) ? [] : [{ ...named(a), a: a.route, b: b.route }];
}

/** Item by item where as many stand on both sides. */
function betweenLists(
  a: Statement,
  left: readonly PlacedText[],
  b: Statement,
  right: readonly PlacedText[],
): Difference[] {
  if (left.length !== right.length) return [{ ...named(a), a: a.route, b: b.route }];
  return left.flatMap((mine, index) => {
    const theirs = right[index];
    return theirs === undefined || sameText(mine.text, theirs.text)
      ? []
      : [{ ...named(a), a: mine.route, b: theirs.route }];
  });
}

function sameValue(a: Statement, b: Statement): boolean {
  const left = a.value;
  const right = b.value;
  if (left.kind === 'data' || right.kind === 'data') {
    // Of another shape or without a unit: nobody can tell.
    if (left.kind !== right.kind || a.of !== b.of || a.meaning !== b.meaning) return true;
    return hasNoUnit(a) || hasNoUnit(b) || sameData(left, right, a.field.fact === b.field.fact);
  }
  if (left.kind === 'text' && right.kind === 'text') return sameText(left.text, right.text);
  if (left.kind === 'time' && right.kind === 'time') return left.ms === right.ms;
  if (left.kind === 'transport' && right.kind === 'transport') {
    return left.any.some((transport) => right.any.includes(transport));
  }
  if (left.kind === 'names' && right.kind === 'names') {
    return left.names.size === right.names.size && [...left.names].every((name) => right.names.has(name));
  }
  return left.kind === right.kind;
}

function hasNoUnit({ meaning, field }: Statement): boolean {
  return (meaning === 'timeout' || meaning === 'startupTimeout') && unitOf(field.fact) === undefined;
}

/** A block for one client may be a switch for another; of one client, it is one of two things. */
function sameData(a: CanonicalValue, b: CanonicalValue, ofOneClient: boolean): boolean {
  if (a.kind !== 'data' || b.kind !== 'data') return false;
  return (!ofOneClient && isObject(a.data) !== isObject(b.data)) || same(a.data, b.data);
}

/** Deep equality of plain data, whose nesting the parsers bound. */
function same(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (Array.isArray(a)) {
    return Array.isArray(b) && a.length === b.length && a.every((item, index) => same(item, b[index]));
  }
  if (!isObject(a) || !isObject(b)) return false;
  const keys = Object.keys(a);
  return keys.length === Object.keys(b).length && keys.every((key) => Object.hasOwn(b, key) && same(a[key], b[key]));
}
