import type { Dialect, FieldFact, FieldForm, Meaning, Transport } from '../../clients/index.ts';
import { spelt, type Unspeakable } from './spelling.ts';
import type { CanonicalServer, PlacedText, Statement } from './statement.ts';
import { syntaxesIn, type Text } from './text.ts';
import { transportAs, wordFor } from './transports.ts';

/** What a dialect cannot say of a server. */
export interface Unsaid {
  readonly statement: Statement;
  /** The argument, where it is one of several. */
  readonly item?: PlacedText;
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
    const fields = [...this.#entry].map(([key, value]) => [
      key,
      value instanceof Map ? Object.fromEntries(value) : value,
    ]);
    return { entry: Object.fromEntries(fields), unsaid: this.#unsaid };
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
        this.#writeData(statement, this.#keyFor(meaning) ?? this.#keyFor(meaning === 'auth' ? 'oauth' : 'auth'));
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
    else this.#line.command = this.#speak(value.text, { statement });
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
      else this.#put(key, of, this.#plain(statement, key));
    } else if (key !== undefined && this.#canSpeak(value.text, meaning)) {
      this.#put(key, of, this.#speak(value.text, { statement }));
    } else if (!this.#writeInAnotherForm(meaning, of, value.text)) {
      if (key === undefined) this.#lose({ statement });
      else this.#put(key, of, this.#speak(value.text, { statement }));
    }
  }

  #canSpeak(text: Text, meaning: Meaning): boolean {
    return spelt(text, syntaxesIn(this.#dialect, meaning)).unspeakable.length === 0;
  }

  /** Under a field that takes the name of the variable, or that holds the headers. */
  #writeInAnotherForm(meaning: Meaning, of: string, text: Text): boolean {
    const name = variableAlone(text);
    if (meaning === 'env') {
      const key = name === of ? this.#keyOf('variable-names') : undefined;
      if (key !== undefined) this.#entry.set(key, [...((this.#entry.get(key) as string[] | undefined) ?? []), name]);
      return key !== undefined;
    }
    const inside = this.#keyOf('headers-inside');
    if (inside !== undefined) {
      const { headers = {} } = (this.#entry.get(inside) ?? {}) as { headers?: object };
      this.#entry.set(inside, { headers: { ...headers, [of]: spelt(text, undefined).text } });
      return true;
    }
    const named = this.#keyOf('header-variables');
    if (name !== undefined && named !== undefined) {
      this.#put(named, of, name);
      return true;
    }
    const [scheme, token] = text;
    const bearer = scheme === 'Bearer ' && token !== undefined ? variableAlone([token]) : undefined;
    const key = this.#keyOf('bearer-variable');
    if (of.toLowerCase() !== 'authorization' || text.length !== 2 || bearer === undefined || key === undefined)
      return false;
    this.#entry.set(key, bearer);
    return true;
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

  #put(key: string, name: string, value: unknown): void {
    const map = this.#entry.get(key);
    const known = map instanceof Map ? map : new Map<string, unknown>();
    known.set(name, value);
    this.#entry.set(key, known);
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
      return fact !== undefined && fits(fact) && this.#isUsable(fact);
    });
    return keys.find((key) => this.#dialect.fields[key]?.deprecated === undefined) ?? keys[0];
  }

  #isUsable({ unread, idle, for: transports, selects }: FieldFact): boolean {
    if (unread || idle || (selects !== undefined && selects !== this.#transport)) return false;
    return transports === undefined || transports.includes(this.#transport);
  }
}

function variableAlone(text: Text): string | undefined {
  const [part] = text;
  if (text.length !== 1 || typeof part !== 'object' || part.kind !== 'environment') return undefined;
  return part.fallback === undefined ? part.name : undefined;
}
