import {
  type Dialect,
  type FieldFact,
  type Format,
  foreignUses,
  type Meaning,
  type ServerMap,
  type Transport,
} from '../clients/index.ts';
import type { Document, Route } from '../parse/index.ts';
import { foreignMap, serversIn } from './root-key.ts';
import type { Field, NamedPart, Part, Server } from './server.ts';
import { isObject, own } from './values.ts';

/** Spreading leaves room for sixteen more steps, `concat` takes four times as long, and there is one for every string. */
function below(route: Route, step: string | number): Route {
  const longer = new Array<string | number>(route.length + 1);
  for (let index = 0; index < route.length; index += 1) longer[index] = route[index] as string | number;
  longer[route.length] = step;
  return longer;
}

/** The servers of a document in the reading of one format. */
export function readServers(document: Document, format: Format): Server[] {
  const { dialect } = format;
  if (dialect === undefined || document.value === undefined) return [];
  const servers: Server[] = [];
  for (const map of serverMaps(document, format)) {
    for (const entry of entriesOf(map)) servers.push(normalise(document, format, dialect, entry));
  }
  return servers;
}

export interface FoundMap {
  readonly route: Route;
  readonly value: unknown;
  readonly list?: ServerMap['list'];
  readonly named?: ServerMap['named'];
}

/** Every place of the document at which the format keeps servers, `*` resolved. */
export function serverMaps(document: Document, format: Format): FoundMap[] {
  const found = format.servers.flatMap((map) => resolve(document.value, map, [], 0));
  // Servers under another key are no bare map: that key is the fault.
  if (found.length === 0 && isBare(format, document.value) && !foreignMap({ document, format })) {
    return [{ route: [], value: document.value }];
  }
  return found;
}

function isBare({ bareMap }: Format, value: unknown): boolean {
  if (bareMap === undefined || !isObject(value)) return false;
  return bareMap === true || (Object.values(value).every(isObject) && serversIn(value) > 0);
}

function resolve(value: unknown, map: ServerMap, route: Route, depth: number): FoundMap[] {
  const step = map.at[depth];
  if (step === undefined) {
    const { list, named } = map;
    return value === undefined ? [] : [{ route, value, ...(list && { list }), ...(named && { named }) }];
  }
  if (step !== '*') return resolve(own(value, String(step)), map, [...route, step], depth + 1);
  return isObject(value)
    ? Object.keys(value).flatMap((key) => resolve(value[key], map, [...route, key], depth + 1))
    : [];
}

interface Entry {
  readonly name: string;
  readonly route: Route;
  readonly entry: unknown;
  readonly nameAt: Server['nameAt'];
}

function entriesOf({ route, value, list, named }: FoundMap): Entry[] {
  if (list && Array.isArray(value)) {
    return value.flatMap((item, index) =>
      named === undefined
        ? entriesOf({ route: [...route, index], value: item })
        : [namedEntry([...route, index], item, named)],
    );
  }
  if (!isObject(value)) return [];
  return Object.keys(value).map((name) => {
    const own = below(route, name);
    return { name, route: own, entry: value[name], nameAt: { route: own, side: 'key' } };
  });
}

function namedEntry(route: Route, entry: unknown, key: string): Entry {
  const name = own(entry, key);
  if (typeof name !== 'string') return { name: '', route, entry, nameAt: { route, side: 'value' } };
  return { name, route, entry, nameAt: { route: [...route, key], side: 'value' } };
}

function normalise(
  document: Document,
  format: Format,
  dialect: Dialect,
  { name, route, entry, nameAt }: Entry,
): Server {
  const fields = fieldsOf(dialect, route, entry);
  const read = fields.filter((field) => isRead(dialect, field));
  const line = commandLine(first(read, 'commandLine'));
  const command = line.command ?? stringPart(first(read, 'command'));
  const selecting = read.find((field) => field.fact?.selects !== undefined);
  const url = stringPart(selecting?.fact?.is === 'url' ? selecting : first(read, 'url'));
  const declared = declaredIn(fields, dialect);
  return {
    name,
    document,
    format,
    dialect,
    route,
    nameAt,
    entry,
    fields,
    declared,
    transport: transportOf(dialect, declared, {
      selected: selecting?.fact?.selects,
      command: first(read, 'command') !== undefined || first(read, 'commandLine') !== undefined,
      url: first(read, 'url') !== undefined,
    }),
    command,
    args: line.args ?? stringParts(first(read, 'args')),
    env: namedParts(first(read, 'env')),
    url,
    headers: namedParts(first(read, 'headers')),
    cwd: stringPart(first(read, 'cwd')),
    broken: document.isBroken(route),
    off: first(read, 'enabled')?.value === false || first(read, 'disabled')?.value === true,
  };
}

function isRead({ emptyMeansAbsent }: Dialect, { fact, value }: Field): boolean {
  return fact !== undefined && fact.unread !== true && !(emptyMeansAbsent && value === '');
}

/** The first field of a meaning. */
function first(fields: readonly Field[], meaning: Meaning): Field | undefined {
  for (const field of fields) if (field.fact?.is === meaning) return field;
  return undefined;
}

/** The transport key, or a second one that the client reads where the first is missing. */
function declaredIn(fields: readonly Field[], { transportKey, emptyMeansAbsent }: Dialect): Field | undefined {
  const isBlank = ({ value }: Field) => emptyMeansAbsent && value === '';
  const isSecond = ({ key, fact }: Field) => key !== transportKey && fact?.is === 'transport' && !fact.unread;
  return (
    fields.find((field) => field.key === transportKey && !isBlank(field)) ??
    (transportKey === null ? undefined : fields.find(isSecond))
  );
}

function fieldsOf(dialect: Dialect, route: Route, entry: unknown): Field[] {
  if (!isObject(entry)) return [];
  const { nested } = dialect;
  const inner = nested === undefined ? undefined : own(entry, nested);
  if (nested !== undefined && isObject(inner)) {
    const { [nested]: _, ...outer } = entry;
    return [...fieldsOf(dialect, [...route, nested], inner), ...fieldsOf(dialect, route, outer)];
  }
  return Object.keys(entry).map((key) => ({
    key,
    value: entry[key],
    route: below(route, key),
    fact: Object.hasOwn(dialect.fields, key) ? dialect.fields[key] : borrowed(dialect, key),
  }));
}

/** What a key means to the clients that read it, where the entry is theirs too. */
function borrowed({ open }: Dialect, key: string): FieldFact | undefined {
  if (!open) return undefined;
  const use = foreignUses(key).find(({ is }) => is !== 'other');
  return use && { is: use.is };
}

/** What the client takes the entry for: a known spelling decides, a missing one is inferred from the fields. */
function transportOf(
  dialect: Dialect,
  declared: Field | undefined,
  has: { readonly selected: Transport | undefined; readonly command: boolean; readonly url: boolean },
): Transport | undefined {
  if (declared !== undefined) {
    const { spellings = dialect.spellings } = declared.fact ?? {};
    const spelt =
      typeof declared.value === 'string' && Object.hasOwn(spellings, declared.value)
        ? spellings[declared.value]
        : undefined;
    if (spelt === undefined || !dialect.transportKeyNeedsUrl) return spelt;
    if (has.url && spelt !== 'stdio') return has.selected ?? spelt;
  }
  if (has.selected !== undefined) return has.selected;
  const { command, url } = dialect.inferred;
  if (has.command && has.url) {
    if (dialect.both.winner === null) return undefined;
    return dialect.both.winner === 'command' ? command : url;
  }
  if (has.command) return command;
  return has.url ? url : undefined;
}

function stringPart(field: Field | undefined): Part<string> | undefined {
  return typeof field?.value === 'string' ? { value: field.value, route: field.route } : undefined;
}

function stringParts(field: Field | undefined): Part<string>[] {
  if (field === undefined || !Array.isArray(field.value)) return [];
  const parts: Part<string>[] = [];
  let index = 0;
  for (const value of field.value) {
    if (typeof value === 'string') parts.push({ value, route: below(field.route, index) });
    index += 1;
  }
  return parts;
}

function namedParts(field: Field | undefined): NamedPart[] {
  const value = field?.value;
  if (field === undefined || !isObject(value)) return [];
  const parts: NamedPart[] = [];
  for (const name of Object.keys(value)) {
    const text = value[name];
    if (typeof text === 'string') parts.push({ name, value: text, route: below(field.route, name) });
  }
  return parts;
}

/** Command and arguments in one list. */
function commandLine(field: Field | undefined): { command?: Part<string>; args?: Part<string>[] } {
  if (field === undefined) return {};
  const parts = stringParts(field);
  const [command] = parts;
  return command === undefined ? { args: [] } : { command, args: parts.slice(1) };
}
