import {
  type Dialect,
  type FieldFact,
  type FieldForm,
  type Meaning,
  type Transport,
  unitOf,
} from '../../clients/index.ts';
import { type Route, WrittenDate } from '../../parse/index.ts';
import { plainWords, splitsCommand } from '../launch/index.ts';
import { type Field, isRead, type Server } from '../server/index.ts';
import { below, isObject } from '../values/index.ts';
import { expandedElsewhere } from '../variables/index.ts';
import { withoutDates } from './dates.ts';
import { inAnotherForm } from './forms.ts';
import { signingIn } from './signing-in.ts';
import {
  type CanonicalServer,
  type CanonicalValue,
  type CarriedPart,
  identity,
  type PlacedText,
  type Statement,
} from './statement.ts';
import { textIn } from './text.ts';
import { isRemote, transportsOf } from './transports.ts';

/** What a server says, in words and units that belong to no client. */
export function canonical(server: Server): CanonicalServer {
  const said = new Statements(server);
  for (const field of inOrderOfWeight(server)) said.add(field);
  said.addTransport();
  return { server, statements: said.all(), carried: said.carried, carriedInside: said.carriedInside };
}

/** An address that decides the transport counts before others of its meaning. */
function inOrderOfWeight({ fields }: Server): readonly Field[] {
  const index = fields.findIndex(({ fact }) => fact?.is === 'url' && fact.selects !== undefined);
  const selecting = fields[index];
  return selecting === undefined ? fields : [selecting, ...fields.filter((field) => field !== selecting)];
}

class Statements {
  readonly carried: Field[] = [];
  readonly carriedInside: CarriedPart[] = [];
  readonly #server: Server;
  readonly #found = new Map<string, Statement>();
  readonly #meanings = new Set<Meaning>();

  constructor(server: Server) {
    this.#server = server;
  }

  all(): Statement[] {
    return [...this.#found.values()].map(withoutDates);
  }

  add(field: Field): void {
    const { fact } = field;
    const { dialect } = this.#server;
    if (fact === undefined || !isRead(dialect, field) || !this.#counts(field, fact)) {
      this.carried.push(field);
      return;
    }
    const statements = statementsOf(this.#server, field, fact);
    for (const inside of passedOver(field, fact)) this.carriedInside.push({ inside, field });
    for (const statement of statements) {
      const key = identity(statement);
      if (!this.#found.has(key)) this.#found.set(key, statement);
    }
    if (statements.length === 0) this.carried.push(field);
    this.#meanings.add(fact.is);
  }

  /** Where no key names it, the address does. */
  addTransport(): void {
    const { transport, fields } = this.#server;
    if (transport === undefined || !isRemote(transport) || this.#found.has('transport')) return;
    const field = this.#found.get('url')?.field ?? fields[0];
    if (field === undefined) return;
    const value: CanonicalValue = { kind: 'transport', any: transportsOf(this.#server) };
    this.#found.set('transport', { meaning: 'transport', value, route: field.route, field });
  }

  /** Whether the client reads it with this transport, and nothing before it in its place. */
  #counts({ value }: Field, fact: FieldFact): boolean {
    const { is, form } = fact;
    const { transport, off } = this.#server;
    if (is === 'enabled' || is === 'disabled') return off && value === (is === 'disabled');
    if (transport !== undefined && !isReadWith(transport, fact)) return false;
    return form !== undefined || several.has(is) || !this.#meanings.has(is);
  }
}

/** Meanings that tell so little that an entry may have several fields of them. */
const several: ReadonlySet<Meaning> = new Set<Meaning>(['auth', 'oauth', 'toolPolicy', 'other']);

function isReadWith(transport: Transport, { is, form, for: transports }: FieldFact): boolean {
  if (transports !== undefined) return transports.includes(transport);
  // Where the facts leave it open.
  if (is === 'command' || is === 'args' || is === 'commandLine') return transport === 'stdio';
  return is === 'url' || is === 'headers' || (form !== undefined && ofHeaders.has(form)) ? isRemote(transport) : true;
}

const ofHeaders: ReadonlySet<FieldForm> = new Set<FieldForm>([
  'bearer-token',
  'bearer-variable',
  'header-variables',
  'headers-inside',
]);

function statementsOf(server: Server, field: Field, fact: FieldFact): readonly Statement[] {
  const { dialect } = server;
  if (fact.form !== undefined) return inAnotherForm(field, fact.form, dialect);
  const { value, route, key } = field;
  // Whoever writes all fields of an entry writes null for those that it has not.
  if (value === null) return [];
  const say = (meaning: Meaning, said: CanonicalValue, of?: string): Statement[] => [
    { meaning, value: said, route, field, ...(of === undefined ? {} : { of }) },
  ];
  switch (fact.is) {
    case 'commandLine':
      return Array.isArray(value) ? commandLine(field, dialect) : say('command', { kind: 'data', data: value });
    case 'command':
      if (Array.isArray(value)) return commandLine(field, dialect);
      return wordsOfLine(server, field) ?? say('command', textOrData(value, dialect, 'command'));
    case 'args': {
      if (!Array.isArray(value)) return say('args', { kind: 'data', data: value });
      const inLine = argumentsInLine(server);
      const items = [...inLine, ...argumentsOf(server.command?.value, value, field, dialect)];
      return items.length === 0 ? [] : say('args', { kind: 'texts', items });
    }
    case 'env':
    case 'headers':
      return isObject(value) ? namedTexts(field, fact.is, dialect) : dataUnlessEmpty(field, fact.is);
    case 'cwd':
      return meansThisFolder(value) ? [] : say(fact.is, textOrData(value, dialect, fact.is));
    case 'url':
    case 'envFile':
      return say(fact.is, textOrData(value, dialect, fact.is));
    case 'timeout':
    case 'startupTimeout':
      return isHonoured(value, fact) ? say(fact.is, timeOf(value, fact)) : [];
    case 'enabled':
    case 'disabled':
      return say('enabled', { kind: 'off' });
    case 'transport': {
      if (field !== server.declared) return [];
      const any = transportsOf(server);
      return any.length === 0 ? [] : say('transport', { kind: 'transport', any });
    }
    case 'platforms':
    case 'toolsAllowed':
    case 'toolsDenied':
    case 'autoApprove':
      return names(field, fact.is);
    case 'trust':
    case 'alwaysLoad':
      return value === false ? [] : say(fact.is, { kind: 'data', data: value });
    case 'auth':
    case 'oauth':
      return fact.idle ? [] : (signingIn(field, fact, dialect) ?? say(fact.is, { kind: 'data', data: value }, key));
    case 'toolPolicy':
    case 'other':
      return fact.idle ? [] : say(fact.is, { kind: 'data', data: value }, key);
    // The key of the entry is its name, and a description is for people: any client carries it along.
    case 'name':
    case 'description':
      return [];
    default:
      return say(fact.is, { kind: 'data', data: value });
  }
}

/** The folder in which clients of a project start their servers anyway. */
const isHere = /^(?:\.\/?|\$\{workspaceFolder\}\/?)$/;

export function meansThisFolder(value: unknown): boolean {
  return typeof value === 'string' && isHere.test(value);
}

const lists: ReadonlySet<Meaning> = new Set<Meaning>([
  'args',
  'commandLine',
  'platforms',
  'toolsAllowed',
  'toolsDenied',
  'autoApprove',
]);

/** Keys of a block that the client does not know, and items of a list that are no texts. */
function passedOver({ value }: Field, { is, form, keys }: FieldFact): Route[] {
  if (keys !== undefined && isObject(value)) {
    return Object.keys(value).flatMap((key) => (Object.hasOwn(keys, key) ? [] : [[key]]));
  }
  if (!Array.isArray(value)) return [];
  if (form === 'variable-names') {
    return value.flatMap((item, index) =>
      isObject(item) ? Object.keys(item).flatMap((key) => (key === 'name' ? [] : [[index, key]])) : [],
    );
  }
  if (!lists.has(is)) return [];
  const isText = (item: unknown) =>
    is === 'args' || is === 'commandLine' ? asString(item) !== undefined : typeof item === 'string';
  return value.flatMap((item, index) => (isText(item) ? [] : [[index]]));
}

function textOrData(value: unknown, dialect: Dialect, meaning: Meaning): CanonicalValue {
  return typeof value === 'string'
    ? { kind: 'text', text: textIn(dialect, meaning, value) }
    : { kind: 'data', data: value };
}

/** A command that its client takes apart at its blanks. */
function wordsOfLine(server: Server, field: Field): Statement[] | undefined {
  const [program] = splitLine(server) ?? [];
  if (program === undefined || server.command?.route.at(-1) !== field.key) return undefined;
  const value = textOrData(program, server.dialect, 'command');
  const said: Statement[] = [{ meaning: 'command', value, route: field.route, field }];
  // Else they stand before the others.
  if (server.args.length === 0) {
    said.push({ meaning: 'args', value: { kind: 'texts', items: argumentsInLine(server) }, route: field.route, field });
  }
  return said;
}

function argumentsInLine(server: Server): PlacedText[] {
  const { command, dialect } = server;
  if (command === undefined) return [];
  const [, ...rest] = splitLine(server) ?? [];
  return rest.map((word) => ({ text: textIn(dialect, 'args', word), route: command.route }));
}

/** Nothing where only its client knows what words it makes of it. */
function splitLine(server: Server): readonly string[] | undefined {
  const words = server.command === undefined || !splitsCommand(server) ? undefined : plainWords(server.command.value);
  return words === undefined || words.length < 2 ? undefined : words;
}

function commandLine(field: Field, dialect: Dialect): Statement[] {
  const { route } = field;
  const [command, ...rest] = field.value as unknown[];
  if (typeof command !== 'string') return [];
  const said: Statement[] = [
    { meaning: 'command', value: textOrData(command, dialect, 'command'), route: below(route, 0), field },
  ];
  const items = argumentsOf(command, rest, field, dialect, 1);
  if (items.length > 0) said.push({ meaning: 'args', value: { kind: 'texts', items }, route, field });
  return said;
}

function argumentsOf(
  command: string | undefined,
  values: readonly unknown[],
  { route }: Field,
  dialect: Dialect,
  first = 0,
): PlacedText[] {
  const strings = values.map(asString);
  const theirs = expandedElsewhere(
    command,
    strings.map((text) => text ?? ''),
  );
  return strings.flatMap((text, index) =>
    text === undefined
      ? []
      : [{ text: theirs(index) ? [text] : textIn(dialect, 'args', text), route: below(route, index + first) }],
  );
}

function namedTexts(field: Field, meaning: 'env' | 'headers', dialect: Dialect): Statement[] {
  const map = field.value as Record<string, unknown>;
  return Object.keys(map).map((of) => {
    const text = asString(map[of]);
    const value: CanonicalValue =
      text === undefined ? { kind: 'data', data: map[of] } : { kind: 'text', text: textIn(dialect, meaning, text) };
    return { meaning, of, value, route: below(field.route, of), field };
  });
}

function dataUnlessEmpty(field: Field, meaning: Meaning): Statement[] {
  const { value, route } = field;
  const isEmpty = value === null || (Array.isArray(value) && value.length === 0);
  return isEmpty ? [] : [{ meaning, value: { kind: 'data', data: value }, route, field }];
}

/** An empty list of tools that are denied or approved says nothing; one of tools that are allowed may mean none. */
function names(field: Field, meaning: Meaning): Statement[] {
  const { value, route } = field;
  if (!Array.isArray(value)) {
    return value === false || value === null ? [] : [{ meaning, value: { kind: 'data', data: value }, route, field }];
  }
  const words = value.filter((item) => typeof item === 'string');
  if (words.length === 0 && meaning !== 'toolsAllowed') return [];
  if (meaning === 'toolsAllowed' && words.length === 1 && words[0] === '*') return [];
  return [{ meaning, value: { kind: 'names', names: new Set(words) }, route, field }];
}

function isHonoured(value: unknown, { floor }: FieldFact): boolean {
  return floor === undefined || typeof value !== 'number' || value >= floor;
}

function timeOf(value: unknown, fact: FieldFact): CanonicalValue {
  const unit = unitOf(fact);
  if (typeof value !== 'number' || unit === undefined) return { kind: 'data', data: value };
  return { kind: 'time', ms: unit === 's' ? value * 1000 : value };
}

function asString(value: unknown): string | undefined {
  if (value instanceof WrittenDate) return value.written;
  if (typeof value === 'string') return value;
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : undefined;
}
