import {
  type Dialect,
  type FieldFact,
  type FieldForm,
  type Meaning,
  type SignInPart,
  type Transport,
  takesBlock,
} from '../../clients/index.ts';
import { isObject } from '../values/index.ts';
import { spelt, type Unspeakable } from './spelling.ts';
import type { CanonicalServer, PlacedText, Statement } from './statement.ts';
import { syntaxesIn, type Text } from './text.ts';
import { transportAs, wordFor } from './transports.ts';

/** What a dialect cannot say of a server. */
export interface Unsaid {
  readonly statement: Statement;
  /** The argument, where it is one of several. */
  readonly item?: PlacedText;
  /** The key, where it is one of those in a block. */
  readonly inside?: string;
  /** The variables that it does not know; without them it has no field at all. */
  readonly variables?: readonly Unspeakable[];
}

export interface Written {
  readonly entry: Readonly<Record<string, unknown>>;
  readonly unsaid: readonly Unsaid[];
}

/** The server as an entry of a dialect that speaks the transport. */
export function written(server: CanonicalServer, dialect: Dialect, transport: Transport): Written {
  const entry = new EntryWriter(dialect, transport);
  for (const statement of server.statements) entry.write(statement);
  return entry.finish();
}

class EntryWriter {
  readonly #dialect: Dialect;
  readonly #transport: Transport;
  readonly #entry = new Map<string, unknown>();
  readonly #unsaid: Unsaid[] = [];
  /** Blocks that are written as they stand, such as `true`: by their keys. */
  readonly #wholes = new Map<string, Statement>();
  readonly #line: { command?: string; args: string[] } = { args: [] };

  constructor(dialect: Dialect, transport: Transport) {
    this.#dialect = dialect;
    this.#transport = transportAs(dialect, transport);
    const word = wordFor(dialect, transport);
    if (dialect.transportKey !== null && word !== undefined) this.#entry.set(dialect.transportKey, word);
  }

  finish(): Written {
    const { command, args } = this.#line;
    const line = this.#keyFor('commandLine');
    if (line !== undefined && command !== undefined) this.#entry.set(line, [command, ...args]);
    for (const [key, fact] of Object.entries(this.#dialect.fields)) {
      if (fact.blank !== undefined && this.#isUsable(fact) && !this.#entry.has(key)) this.#entry.set(key, fact.blank);
    }
    return { entry: plain(this.#entry) as Written['entry'], unsaid: this.#unsaid };
  }

  write(statement: Statement): void {
    const { meaning, value } = statement;
    switch (meaning) {
      case 'transport':
        break;
      case 'command':
        this.#writeCommand(statement);
        break;
      case 'args':
        this.#writeArguments(statement);
        break;
      case 'env':
      case 'headers':
        this.#writeNamed(statement);
        break;
      case 'enabled':
        this.#writeOff(statement);
        break;
      case 'auth':
      case 'oauth':
      case 'toolPolicy':
        this.#writeBlock(statement);
        break;
      case 'other':
        this.#writeData(statement, this.#sameKey(statement));
        break;
      default:
        if (value.kind === 'text') this.#writeText(statement, value.text);
        else this.#writeData(statement, this.#keyFor(meaning));
    }
  }

  #writeCommand(statement: Statement): void {
    const { value } = statement;
    const key = this.#keyFor('command');
    if (value.kind !== 'text') this.#writeData(statement, key);
    else if (key !== undefined) this.#writeText(statement, value.text);
    else if (this.#keyFor('commandLine') === undefined) this.#lose({ statement });
    else {
      // The key has its place before it has its value.
      this.#entry.set(String(this.#keyFor('commandLine')), undefined);
      this.#line.command = this.#speak(value.text, { statement });
    }
  }

  #writeArguments(statement: Statement): void {
    const { value } = statement;
    const key = this.#keyFor('args');
    if (value.kind !== 'texts') this.#writeData(statement, key);
    else if (key === undefined && this.#keyFor('commandLine') === undefined) this.#lose({ statement });
    else {
      const args = value.items.map((item) => this.#speak(item.text, { statement, item }));
      if (key === undefined) this.#line.args = args;
      else this.#entry.set(key, args);
    }
  }

  #writeText(statement: Statement, text: Text): void {
    const key = this.#keyFor(statement.meaning);
    if (key === undefined) this.#lose({ statement });
    else this.#entry.set(key, this.#speak(text, { statement }));
  }

  /** In the spelling of the dialect; what it cannot spell is noted. */
  #speak(words: Text, of: Unsaid): string {
    const { text, unspeakable } = spelt(words, syntaxesIn(this.#dialect, of.statement.meaning));
    if (unspeakable.length > 0) this.#lose({ ...of, variables: unspeakable });
    return text;
  }

  /** One variable of the environment or one header. */
  #writeNamed(statement: Statement): void {
    const { meaning, of, value } = statement;
    const key = this.#keyFor(meaning);
    if (of === undefined) this.#writeData(statement, key);
    else if (value.kind !== 'text') {
      if (key === undefined) this.#lose({ statement });
      else mapIn(this.#entry, key).set(of, this.#plain(statement, key));
    } else if (key !== undefined && this.#canSpeak(value.text, meaning)) {
      mapIn(this.#entry, key).set(of, this.#speak(value.text, { statement }));
    } else if (!this.#writeInAnotherForm(statement, of, value.text)) {
      // What is handed on under its own name is better not set at all than to a text.
      if (key === undefined || statement.field.fact?.form === 'variable-names') this.#lose({ statement });
      else mapIn(this.#entry, key).set(of, this.#speak(value.text, { statement }));
    }
  }

  #canSpeak(text: Text, meaning: Meaning): boolean {
    return spelt(text, syntaxesIn(this.#dialect, meaning)).unspeakable.length === 0;
  }

  /** Under a field that takes the names of variables, or that holds the headers. */
  #writeInAnotherForm(statement: Statement, of: string, text: Text): boolean {
    return statement.meaning === 'env'
      ? this.#passOn(of, variableAlone(text))
      : this.#writeHeaderElsewhere(statement, of, text);
  }

  #passOn(of: string, name: string | undefined): boolean {
    const key = name === of ? this.#keyOf('variable-names') : undefined;
    if (key === undefined) return false;
    const names = this.#entry.get(key);
    if (Array.isArray(names)) names.push(name);
    else this.#entry.set(key, [name]);
    return true;
  }

  #writeHeaderElsewhere(statement: Statement, of: string, text: Text): boolean {
    const inside = this.#keyOf('headers-inside');
    if (inside !== undefined) {
      const said = spelt(text, this.#dialect.placeholders?.in.headers);
      if (said.unspeakable.length > 0) this.#lose({ statement, variables: said.unspeakable });
      mapIn(mapIn(this.#entry, inside), 'headers').set(of, said.text);
      return true;
    }
    const named = this.#keyOf('header-variables');
    const name = variableAlone(text);
    if (name !== undefined && named !== undefined) {
      mapIn(this.#entry, named).set(of, name);
      return true;
    }
    const bearer =
      text[0] === 'Bearer ' && of.toLowerCase() === 'authorization' ? variableAlone(text.slice(1)) : undefined;
    const key = bearer === undefined ? undefined : this.#keyOf('bearer-variable');
    if (key !== undefined) this.#entry.set(key, bearer);
    return key !== undefined;
  }

  /** What only its own client knows, into a field of its key that takes such a value: of an object, what is read there. */
  #writeBlock(statement: Statement): void {
    const { meaning, of, value } = statement;
    if (statement.inside !== undefined || statement.part !== undefined) {
      this.#writeSignIn(statement);
      return;
    }
    const fact = of === undefined ? undefined : this.#fieldOf(of);
    const fits = fact?.is === meaning && fact.part === undefined && this.#isUsable(fact);
    if (
      of === undefined ||
      !fits ||
      value.kind !== 'data' ||
      !(fact === statement.field.fact || takesBlock(fact, value.data))
    ) {
      this.#lose({ statement });
      return;
    }
    const { keys } = fact;
    if (keys === undefined || !isObject(value.data)) {
      this.#writeWhole(of, statement, value.data);
      return;
    }
    const read = Object.entries(value.data).filter(([key]) => Object.hasOwn(keys, key));
    const others = Object.keys(value.data).filter((key) => !Object.hasOwn(keys, key));
    for (const key of others) this.#lose({ statement, inside: key });
    if (read.length > 0) this.#writeWhole(of, statement, Object.fromEntries(read));
  }

  /** What is said in parts says more. */
  #writeWhole(key: string, statement: Statement, value: unknown): void {
    if (this.#entry.get(key) instanceof Map) {
      this.#lose({ statement });
      return;
    }
    this.#entry.set(key, value);
    this.#wholes.set(key, statement);
  }

  /** One thing that signing in takes: into a field of its own, or among others. */
  #writeSignIn(statement: Statement): void {
    const { part, inside, field } = statement;
    // Where the client is the same, it stays where it is: its block may hold what is no object.
    const stays = this.#fieldOf(field.key) === field.fact;
    for (const key of [...(stays ? [field.key] : []), ...Object.keys(this.#dialect.fields)]) {
      const fact = this.#dialect.fields[key];
      if (fact === undefined || !this.#isUsable(fact) || fact.deprecated !== undefined) continue;
      if (part !== undefined && isPart(fact.part, part)) {
        this.#entry.set(key, plainPart(statement, fact.part));
        return;
      }
      const known = Object.entries(fact.keys ?? {});
      const [own, as] =
        known.find(([each, is]) =>
          part === undefined ? is === 'own' && each === inside && key === field.key : isPart(is, part),
        ) ?? [];
      if (own === undefined) continue;
      const whole = this.#wholes.get(key);
      if (whole !== undefined) this.#lose({ statement: whole });
      this.#wholes.delete(key);
      mapIn(this.#entry, key).set(own, plainPart(statement, as));
      return;
    }
    this.#lose({ statement });
  }

  #fieldOf(key: string): FieldFact | undefined {
    return Object.hasOwn(this.#dialect.fields, key) ? this.#dialect.fields[key] : undefined;
  }

  #writeOff(statement: Statement): void {
    const enabled = this.#keyFor('enabled');
    const disabled = this.#keyFor('disabled');
    if (enabled !== undefined) this.#entry.set(enabled, false);
    else if (disabled !== undefined) this.#entry.set(disabled, true);
    else this.#lose({ statement });
  }

  #writeData(statement: Statement, key: string | undefined): void {
    if (key === undefined) this.#lose({ statement });
    else this.#entry.set(key, this.#plain(statement, key));
  }

  #plain({ value }: Statement, key: string): unknown {
    switch (value.kind) {
      case 'time':
        return this.#dialect.fields[key]?.unit === 's' ? value.ms / 1000 : value.ms;
      case 'names':
        return [...value.names];
      case 'data':
        return value.data;
      default:
        return null;
    }
  }

  #lose(unsaid: Unsaid): void {
    this.#unsaid.push(unsaid);
  }

  /** The same key, where it is as much the client's own there. */
  #sameKey({ of }: Statement): string | undefined {
    if (of === undefined || !Object.hasOwn(this.#dialect.fields, of)) return undefined;
    const fact = this.#dialect.fields[of];
    return fact?.is === 'other' && fact.form === undefined && this.#isUsable(fact) ? of : undefined;
  }

  #keyFor(meaning: Meaning): string | undefined {
    return this.#find((fact) => fact.is === meaning && fact.form === undefined);
  }

  #keyOf(form: FieldForm): string | undefined {
    return this.#find((fact) => fact.form === form);
  }

  /** One that is not being replaced, if there is one. */
  #find(fits: (fact: FieldFact) => boolean): string | undefined {
    const keys = Object.keys(this.#dialect.fields).filter((key) => {
      const fact = this.#dialect.fields[key];
      if (fact === undefined || !fits(fact) || !this.#isUsable(fact)) return false;
      return fact.selects === undefined || fact.selects === this.#transport;
    });
    return keys.find((key) => this.#dialect.fields[key]?.deprecated === undefined) ?? keys[0];
  }

  #isUsable({ unread, idle, for: transports }: FieldFact): boolean {
    if (unread || idle) return false;
    return transports === undefined || transports.includes(this.#transport);
  }
}

/** A text of words and a list of them are two ways to say the same. */
function isPart(known: SignInPart | 'own' | undefined, part: SignInPart): boolean {
  return known === part || (known === 'scope' && part === 'scopes');
}

function plainPart({ value }: Statement, as: SignInPart | 'own' | undefined): unknown {
  if (value.kind === 'names') return as === 'scope' ? [...value.names].join(' ') : [...value.names];
  if (value.kind === 'text') return spelt(value.text, undefined).text;
  return value.kind === 'data' ? value.data : null;
}

function variableAlone(text: Text): string | undefined {
  const [part] = text;
  if (text.length !== 1 || typeof part !== 'object' || part.kind !== 'environment') return undefined;
  return part.fallback === undefined ? part.name : undefined;
}

function mapIn(map: Map<string, unknown>, key: string): Map<string, unknown> {
  const known = map.get(key);
  const inner = known instanceof Map ? known : new Map<string, unknown>();
  map.set(key, inner);
  return inner;
}

/** Maps, in which any key is as good as another, as the objects they stand for. */
function plain(value: unknown): unknown {
  if (!(value instanceof Map)) return value;
  return Object.fromEntries([...value].map(([key, inner]: [string, unknown]) => [key, plain(inner)]));
}
