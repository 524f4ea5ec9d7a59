import { type Dialect, type FieldFact, fieldFor, foreignUses, type Meaning } from '../../clients/index.ts';
import type { Route } from '../../parse/index.ts';
import { below, isObject, own } from '../values/index.ts';
import type { Field } from './server.ts';

/** Its route is worked out when somebody asks: of most fields nobody does. */
class EntryField implements Field {
  readonly key: string;
  readonly value: unknown;
  readonly fact: FieldFact | undefined;
  readonly #entry: Route;
  #route: Route | undefined;

  constructor(entry: Route, key: string, value: unknown, fact: FieldFact | undefined) {
    this.key = key;
    this.value = value;
    this.fact = fact;
    this.#entry = entry;
  }

  get route(): Route {
    this.#route ??= below(this.#entry, this.key);
    return this.#route;
  }
}

const noFields: readonly Field[] = [];

export function fieldsOf(dialect: Dialect, route: Route, entry: unknown): readonly Field[] {
  if (!isObject(entry)) return noFields;
  const { nested } = dialect;
  const inner = nested === undefined ? undefined : own(entry, nested);
  if (nested !== undefined && isObject(inner)) {
    const { [nested]: _, ...outer } = entry;
    return [...fieldsOf(dialect, [...route, nested], inner), ...fieldsOf(dialect, route, outer)];
  }
  // Filled one by one: of "map" V8 makes another kind of array once this is compiled for good, and then compiles all that
  // reads fields again.
  const fields: Field[] = [];
  for (const key of Object.keys(entry)) fields.push(new EntryField(route, key, entry[key], factOf(dialect, key)));
  if (!fields.some(isNull)) return fields;
  const starting = fields.filter(({ fact }) => startsServer(fact));
  if (!starting.some(isNull) || starting.every(isNull)) return fields;
  // What writes all fields of an entry writes null for those that it has not.
  return fields.map((field) =>
    field.value === null && startsServer(field.fact) ? new EntryField(route, field.key, null, none) : field,
  );
}

const none: FieldFact = { is: 'other', idle: true };

function isNull({ value }: Field): boolean {
  return value === null;
}

function startsServer(fact: FieldFact | undefined): boolean {
  return fact?.is === 'command' || fact?.is === 'commandLine' || fact?.is === 'url';
}

/** A null beside a command or an address that counts, where one could stand as well. */
export function isNone({ fact }: Field): boolean {
  return fact === none;
}

function factOf({ fields, open }: Dialect, key: string): FieldFact | undefined {
  if (Object.hasOwn(fields, key)) return fields[key];
  if (!open) return undefined;
  // What it means to the clients that read it, since the entry is theirs too.
  const use = foreignUses(key).find(({ is }) => is !== 'other');
  return use && factMeaning(use.is);
}

const factsMeaning = new Map<Meaning, FieldFact>();

/** The same one each time: what follows from a fact is worked out once. */
function factMeaning(is: Meaning): FieldFact {
  const known = factsMeaning.get(is) ?? fieldFor(is);
  factsMeaning.set(is, known);
  return known;
}

/** The first field of a meaning that the client reads. */
export function readField(fields: readonly Field[], dialect: Dialect, meaning: Meaning): Field | undefined {
  return fields.find((field) => field.fact?.is === meaning && isRead(dialect, field));
}

export function isRead(dialect: Dialect, field: Field): boolean {
  return field.fact !== undefined && field.fact.unread !== true && !isLeftEmpty(dialect, field);
}

/** Empty, to a client that takes that for a field which is not there. */
function isLeftEmpty({ emptyMeansAbsent }: Dialect, { fact, value }: Field): boolean {
  if (value !== '' || emptyMeansAbsent === undefined) return false;
  return emptyMeansAbsent !== 'url' || fact?.is === 'url';
}
