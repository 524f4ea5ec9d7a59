import type { Reading } from '../../model/reading/index.ts';
import { reservedName, type Server } from '../../model/server/index.ts';
import { eachString, isObject } from '../../model/values/index.ts';
import type { Violation } from '../../schema/index.ts';
import { passing, type Tests } from '../filters.ts';
import type { ListenersOf } from '../listener.ts';
import type { Filters, Subject, Subjects } from '../subjects.ts';
import { LookAtFile, LookAtServer } from './looks.ts';
import {
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
  readonly passes: (look: T) => boolean;
  readonly tell: (thing: Subjects[S]) => void;
}

/** Walks past everything in a file once, and tells those who asked. */
export class ConfigurationWalk {
  readonly #file: readonly Asking<'file', LookAtFile>[];
  readonly #problem: readonly Asking<'problem', Subjects['problem']>[];
  readonly #violation: readonly Asking<'violation', Violation>[];
  readonly #rootField: readonly Asking<'rootField', Subjects['rootField']>[];
  readonly #name: readonly Asking<'name', LookAtServer>[];
  readonly #server: readonly Asking<'server', LookAtServer>[];
  readonly #field: readonly Asking<'field', Subjects['field']>[];
  readonly #text: readonly Asking<'text', { readonly value: string; readonly name: string | undefined }>[];

  constructor(listenersOf: ListenersOf) {
    const asking = <S extends Subject, T>(subject: S, tests: Tests<T, Filters[S]>): Asking<S, T>[] =>
      listenersOf(subject).map(({ where, tell }) => ({ passes: passing(where, tests), tell }));
    this.#file = asking('file', fileTests);
    this.#problem = asking('problem', problemTests);
    this.#violation = asking('violation', violationTests);
    this.#rootField = asking('rootField', rootFieldTests);
    this.#name = asking('name', nameTests);
    this.#server = asking('server', serverTests);
    this.#field = asking('field', fieldTests);
    this.#text = asking('text', textTests);
  }

  /** What was noticed while the file was read, whatever it holds. */
  problemsOf({ document }: Reading): void {
    for (const problem of document.problems) tell(this.#problem, problem, problem);
  }

  walk(reading: Reading, violations: readonly Violation[]): void {
    const file = new LookAtFile(reading);
    tell(this.#file, file, reading);
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
    const look = new LookAtServer(server, reading);
    tell(this.#name, look, server);
    if (server.broken) return;
    if (isDropped(server)) {
      this.#walkTexts(server);
      return;
    }
    tell(this.#server, look, server);
    for (const { key, value, fact, route } of server.fields) {
      const field = { key, value, fact, route, server };
      tell(this.#field, field, field);
    }
    this.#walkTexts(server);
  }

  #walkTexts(server: Server): void {
    if (this.#text.length === 0) return;
    eachString(
      server.entry,
      (value, route, name) => {
        const text = { value, name };
        for (const { passes, tell } of this.#text) if (passes(text)) tell({ ...text, route: [...route], server });
      },
      server.route,
    );
  }
}

/** The client takes it out by its name before it looks at anything else. */
function isDropped(server: Server): boolean {
  return reservedName(server)?.reaction.effect === 'drops-server';
}

function tell<S extends Subject, T>(asking: readonly Asking<S, T>[], look: T, thing: Subjects[S]): void {
  for (const { passes, tell } of asking) if (passes(look)) tell(thing);
}
