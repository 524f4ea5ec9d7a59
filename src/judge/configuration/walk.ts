import type { FieldFact } from '../../clients/index.ts';
import type { Reading } from '../../model/reading/index.ts';
import { type Field, reservedName, type Server } from '../../model/server/index.ts';
import { eachString, isObject } from '../../model/values/index.ts';
import type { Violation } from '../../schema/index.ts';
import { passing, type Tests } from '../filters.ts';
import type { ListenersOf } from '../listener.ts';
import type { Filters, Subject, Subjects } from '../subjects.ts';
import { KnownTexts } from './known-texts.ts';
import { LookAtServer, type NamedText } from './looks.ts';
import type { FactFilter, FieldOfServer } from './subjects.ts';
import {
  factTests,
  fieldTests,
  fileTests,
  nameTests,
  problemTests,
  rootFieldTests,
  serverTests,
  textTests,
  violationTests,
} from './tests.ts';

interface Asking<S extends Subject, T> {
  readonly where: Filters[S];
  readonly passes: (look: T) => boolean;
  readonly tell: (thing: Subjects[S]) => void;
}

/** Walks past everything in a file once, and tells those who asked. Most ask in vain, so things are made for the others. */
export class ConfigurationWalk {
  readonly #file: readonly Asking<'file', Reading>[];
  readonly #problem: readonly Asking<'problem', Subjects['problem']>[];
  readonly #violation: readonly Asking<'violation', Violation>[];
  readonly #rootField: readonly Asking<'rootField', Subjects['rootField']>[];
  readonly #name: readonly Asking<'name', LookAtServer>[];
  readonly #server: readonly Asking<'server', LookAtServer>[];
  readonly #field: readonly AskingForField[];
  readonly #ofFact = new Map<FieldFact | undefined, readonly AskingForField[]>();
  readonly #text: readonly Asking<'text', NamedText>[];
  readonly #known: KnownTexts;

  constructor(listenersOf: ListenersOf) {
    const asking = <S extends Subject, T>(subject: S, tests: Partial<Tests<T, Filters[S]>>): Asking<S, T>[] =>
      listenersOf(subject).map(({ where, tell }) => ({ where, passes: passing(where, tests), tell }));
    this.#file = asking('file', fileTests);
    this.#problem = asking('problem', problemTests);
    this.#violation = asking('violation', violationTests);
    this.#rootField = asking('rootField', rootFieldTests);
    this.#name = asking('name', nameTests);
    this.#server = asking('server', serverTests);
    this.#field = asking('field', fieldTests);
    this.#text = asking('text', textTests);
    const filters = this.#server.map(({ where }) => where);
    this.#known = new KnownTexts(
      filters.flatMap(({ text }) => text ?? []),
      filters.flatMap(({ word, path }) => [word, path].filter((like) => like !== undefined)),
    );
  }

  /** What was noticed while the file was read, whatever it holds. */
  problemsOf({ document }: Reading): void {
    for (const problem of document.problems) tell(this.#problem, problem, problem);
  }

  walk(reading: Reading, violations: readonly Violation[]): void {
    tell(this.#file, reading, reading);
    for (const violation of violations) tell(this.#violation, violation, violation);
    this.#walkRoot(reading);
    for (const server of reading.servers) this.#walkServer(server, reading);
  }

  #walkRoot({ document: { value }, format: { rootFields } }: Reading): void {
    if (rootFields === undefined || !isObject(value)) return;
    for (const key of Object.keys(value)) {
      const fact = Object.hasOwn(rootFields, key) ? rootFields[key] : undefined;
      if (fact === undefined) continue;
      const field = { key, value: value[key], route: [key], fact };
      tell(this.#rootField, field, field);
    }
  }

  #walkServer(server: Server, reading: Reading): void {
    const look = new LookAtServer(server, reading, this.#known);
    tell(this.#name, look, server);
    if (server.broken) return;
    if (isDropped(server)) {
      this.#walkTexts(look);
      return;
    }
    tell(this.#server, look, server);
    for (const field of server.fields) this.#walkField(field, server);
    this.#walkTexts(look);
  }

  #walkField(field: Field, server: Server): void {
    const asking = this.#askingFor(field.fact);
    if (asking.length === 0) return;
    const { key, value, fact, route } = field;
    const ofServer = { key, value, fact, route, server };
    tell(asking, ofServer, ofServer);
  }

  #askingFor(fact: FieldFact | undefined): readonly AskingForField[] {
    let asking = this.#ofFact.get(fact);
    if (asking === undefined) {
      asking = this.#field.filter(({ where }) => passing<FieldFact | undefined, FactFilter>(where, factTests)(fact));
      this.#ofFact.set(fact, asking);
    }
    return asking;
  }

  /** Where a text stands is worked out once somebody wants one of them. */
  #walkTexts({ texts, server }: LookAtServer): void {
    for (const { passes, tell } of this.#text) {
      if (!texts.some(passes)) continue;
      eachString(
        server.entry,
        (value, route, name) => {
          if (passes({ value, name })) tell({ value, name, route: [...route], server });
        },
        server.route,
      );
    }
  }
}

type AskingForField = Asking<'field', FieldOfServer>;

/** The client takes it out by its name before it looks at anything else. */
function isDropped(server: Server): boolean {
  return reservedName(server)?.reaction.effect === 'drops-server';
}

function tell<S extends Subject, T>(asking: readonly Asking<S, T>[], look: T, thing: Subjects[S]): void {
  for (const { passes, tell } of asking) if (passes(look)) tell(thing);
}
