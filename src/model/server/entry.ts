import type { Dialect, Format, LocalPart, Meaning, Transport } from '../../clients/index.ts';
import type { Document, Route } from '../../parse/index.ts';
import { below, isObject } from '../values/index.ts';
import { fieldsOf, isRead, readField } from './fields.ts';
import type { Field, NamedPart, Part, Server } from './server.ts';

/** What is known of an entry before it is read in a dialect. */
export interface Entry {
  readonly name: string;
  readonly route: Route;
  readonly entry: unknown;
  readonly nameAt: Server['nameAt'];
}

/** The transport is what every rule goes by; the parts with all their strings are worked out when somebody asks. */
export class EntryServer implements Server {
  readonly name: string;
  readonly document: Document;
  readonly format: Format;
  readonly dialect: Dialect;
  readonly route: Route;
  readonly nameAt: Server['nameAt'];
  readonly entry: unknown;
  readonly fields: readonly Field[];
  readonly declared: Field | undefined;
  readonly transport: Transport | undefined;
  readonly broken: boolean;
  readonly #selecting: Field | undefined;
  readonly #line: Field | undefined;
  /** As for the next two, null says that nobody has asked: many a server has none. */
  #command: Part<string> | undefined | null = null;
  #url: Part<string> | undefined | null = null;
  #cwd: Part<string> | undefined | null = null;
  #args: readonly Part<string>[] | undefined;
  #env: readonly NamedPart[] | undefined;
  #headers: readonly NamedPart[] | undefined;
  #off: boolean | undefined;

  constructor(document: Document, format: Format, dialect: Dialect, { name, route, entry, nameAt }: Entry) {
    this.name = name;
    this.document = document;
    this.format = format;
    this.dialect = dialect;
    this.route = route;
    this.nameAt = nameAt;
    this.entry = entry;
    this.fields = fieldsOf(dialect, route, entry);
    this.declared = declaredIn(this.fields, dialect);
    this.#line = this.#read('commandLine');
    this.#selecting = selectingIn(this.fields, dialect);
    this.transport = transportOf(dialect, this.declared, {
      selected: this.#selecting?.fact?.selects,
      command: this.#line !== undefined || this.#read('command') !== undefined,
      url: this.#read('url') !== undefined,
      isFit: () => typeof this.#read('url')?.value !== 'string' || isFit(dialect, (part) => this.#read(part)?.value),
    });
    this.broken = document.isBroken(route);
  }

  get command(): Part<string> | undefined {
    if (this.#command === null) this.#command = stringParts(this.#line)[0] ?? stringPart(this.#read('command'));
    return this.#command;
  }

  get args(): readonly Part<string>[] {
    this.#args ??= this.#line === undefined ? stringParts(this.#read('args')) : stringParts(this.#line).slice(1);
    return this.#args;
  }

  get env(): readonly NamedPart[] {
    this.#env ??= namedParts(this.#read('env'));
    return this.#env;
  }

  get url(): Part<string> | undefined {
    if (this.#url === null) {
      this.#url = stringPart(this.#selecting?.fact?.is === 'url' ? this.#selecting : this.#read('url'));
    }
    return this.#url;
  }

  get headers(): readonly NamedPart[] {
    this.#headers ??= namedParts(this.#read('headers'));
    return this.#headers;
  }

  get cwd(): Part<string> | undefined {
    if (this.#cwd === null) this.#cwd = stringPart(this.#read('cwd'));
    return this.#cwd;
  }

  get off(): boolean {
    this.#off ??= this.#read('enabled')?.value === false || this.#read('disabled')?.value === true;
    return this.#off;
  }

  #read(meaning: Meaning): Field | undefined {
    return readField(this.fields, this.dialect, meaning);
  }
}

/** The transport key, or a second one that the client reads where the first is missing. */
function declaredIn(fields: readonly Field[], { transportKey, emptyMeansAbsent }: Dialect): Field | undefined {
  if (transportKey === null) return undefined;
  let second: Field | undefined;
  for (const field of fields) {
    const { key, value, fact } = field;
    if (key !== transportKey) {
      if (second === undefined && fact?.is === 'transport' && !fact.unread) second = field;
    } else if (!(emptyMeansAbsent === true && value === '')) return field;
  }
  return second;
}

function selectingIn(fields: readonly Field[], dialect: Dialect): Field | undefined {
  for (const field of fields) if (field.fact?.selects !== undefined && isRead(dialect, field)) return field;
  return undefined;
}

/** What the client takes the entry for: a known spelling decides, a missing one is inferred from the fields. */
function transportOf(
  dialect: Dialect,
  declared: Field | undefined,
  has: {
    readonly selected: Transport | undefined;
    readonly command: boolean;
    readonly url: boolean;
    readonly isFit: () => boolean;
  },
): Transport | undefined {
  if (declared !== undefined && !(declared.value === null && dialect.nullMeansAbsent)) {
    const { spellings = dialect.spellings } = declared.fact ?? {};
    const spelt =
      typeof declared.value === 'string' && Object.hasOwn(spellings, declared.value)
        ? spellings[declared.value]
        : undefined;
    const outweighed = spelt !== undefined && has.command && has.url && dialect.mismatchOf?.[spelt] !== undefined;
    if (spelt === undefined || !(dialect.transportKeyNeedsUrl || outweighed)) return spelt;
    if (has.url && spelt !== 'stdio' && !outweighed) return has.selected ?? spelt;
  }
  if (has.selected !== undefined) return has.selected;
  const { command, url } = dialect.inferred;
  if (has.command && has.url) {
    if (dialect.both.winner === undefined) return undefined;
    return dialect.both.winner === 'command' && has.isFit() ? command : url;
  }
  if (has.command) return command;
  return has.url ? url : undefined;
}

/** Whether the fields of a local server are of the types without which the client takes the entry for another one. */
function isFit({ both: { fitting = [], needsArgs } }: Dialect, read: (part: LocalPart) => unknown): boolean {
  if (needsArgs === true && read('args') === undefined) return false;
  return fitting.every((part) => {
    const value = read(part);
    return value === undefined || isOfType[part](value);
  });
}

const isText = (value: unknown) => typeof value === 'string';

const isOfType: Readonly<Record<LocalPart, (value: unknown) => boolean>> = {
  command: isText,
  args: (value) => Array.isArray(value) && value.every(isText),
  env: (value) => isObject(value) && Object.keys(value).every((name) => isText(value[name])),
  cwd: isText,
};

function stringPart(field: Field | undefined): Part<string> | undefined {
  return typeof field?.value === 'string' ? { value: field.value, route: field.route } : undefined;
}

function stringParts(field: Field | undefined): Part<string>[] {
  if (field === undefined || !Array.isArray(field.value)) return [];
  const { route } = field;
  const parts: Part<string>[] = [];
  let index = 0;
  for (const value of field.value) {
    if (typeof value === 'string') parts.push({ value, route: below(route, index) });
    index += 1;
  }
  return parts;
}

function namedParts(field: Field | undefined): NamedPart[] {
  const value = field?.value;
  if (field === undefined || !isObject(value)) return [];
  const { route } = field;
  const parts: NamedPart[] = [];
  for (const name of Object.keys(value)) {
    const text = value[name];
    if (typeof text === 'string') parts.push({ name, value: text, route: below(route, name) });
  }
  return parts;
}
