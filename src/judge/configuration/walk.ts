import type { FieldFact } from '../../clients/index.ts';
import type { Reading } from '../../model/reading/index.ts';
import { type Field, reservedName, type Server } from '../../model/server/index.ts';
import { eachString, isObject } from '../../model/values/index.ts';
import type { Violation } from '../../schema/index.ts';
import { passing, type Tests } from '../filters.ts';
import type { ListenersOf } from '../listener.ts';
import type { Filters, Subjects } from '../subjects.ts';
import { KnownTexts, standIn } from './known-texts.ts';
import type { Like, Likes } from './likes.ts';
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

/** What the filters of each kind of thing look at. */
interface Looks {
  readonly file: Reading;
  readonly problem: Subjects['problem'];
  readonly violation: Violation;
  readonly rootField: Subjects['rootField'];
  readonly name: LookAtServer;
  readonly server: LookAtServer;
  readonly field: FieldOfServer;
  readonly text: NamedText;
}

const tests: { readonly [S in keyof Looks]: Partial<Tests<Looks[S], Filters[S]>> } = {
  file: fileTests,
  problem: problemTests,
  violation: violationTests,
  rootField: rootFieldTests,
  name: nameTests,
  server: serverTests,
  field: fieldTests,
  text: textTests,
};

interface Asking<S extends keyof Looks> {
  readonly where: Filters[S];
  readonly passes: (look: Looks[S]) => boolean;
  readonly tell: (thing: Subjects[S]) => void;
}

export type AllAsking = { readonly [S in keyof Looks]: readonly Asking<S>[] };

/** What is asked by some rules, ready to be asked. */
export function askingOf(listenersOf: ListenersOf): AllAsking {
  return ofEach((subject) =>
    listenersOf(subject).map(({ where, tell }) => ({ where, passes: passing(where, tests[subject]), tell })),
  );
}

/** Walks past everything in a file once, and tells those who asked. Most ask in vain, so things are made for the others. */
export class ConfigurationWalk {
  readonly #asking: AllAsking;
  readonly #known: KnownTexts;
  /** Who asks about a server, by the expressions that fit something in it. */
  readonly #ofLikes = new WeakMap<Likes, AllAsking['server']>();
  /** What those who ask about a field ask of the fact about its key. */
  readonly #factsAsked: readonly ((fact: FieldFact | undefined) => boolean)[];
  readonly #ofFact = new Map<FieldFact | undefined, readonly Asking<'field'>[]>();

  constructor(parts: readonly AllAsking[]) {
    this.#asking = ofEach((subject) => parts.flatMap((part) => part[subject]));
    this.#known = knownFor(this.#asking.server);
    this.#factsAsked = this.#asking.field.map(({ where }) =>
      passing<FieldFact | undefined, FactFilter>(where, factTests),
    );
  }

  /** What was noticed while the file was read, whatever it holds. */
  problemsOf({ document }: Reading): void {
    for (const problem of document.problems) tell(this.#asking.problem, problem, problem);
  }

  walk(reading: Reading, violations: readonly Violation[]): void {
    tell(this.#asking.file, reading, reading);
    for (const violation of violations) tell(this.#asking.violation, violation, violation);
    this.#walkRoot(reading);
    for (const server of reading.servers) this.#walkServer(server, reading);
  }

  #walkRoot({ document: { value }, format: { rootFields } }: Reading): void {
    if (rootFields === undefined || !isObject(value)) return;
    for (const key of Object.keys(value)) {
      const fact = Object.hasOwn(rootFields, key) ? rootFields[key] : undefined;
      if (fact === undefined) continue;
      const field = { key, value: value[key], route: [key], fact };
      tell(this.#asking.rootField, field, field);
    }
  }

  #walkServer(server: Server, reading: Reading): void {
    const look = new LookAtServer(server, reading, this.#known);
    tell(this.#asking.name, look, server);
    if (server.broken) return;
    if (isDropped(server)) {
      this.#walkTexts(look);
      return;
    }
    this.#tellServer(look);
    for (const field of server.fields) this.#walkField(field, server);
    this.#walkTexts(look);
  }

  /** Most of those who ask do so about words and texts, and have nothing to say of most servers. */
  #tellServer(look: LookAtServer): void {
    for (const { passes, tell } of this.#askingOfLikes(look.likes)) if (passes(look)) tell(look.server);
  }

  #askingOfLikes(likes: Likes): AllAsking['server'] {
    let asking = this.#ofLikes.get(likes);
    if (asking === undefined) {
      asking = this.#asking.server.filter(({ where }) => {
        const like = likeOf(where);
        return like === undefined || likes.all.has(like);
      });
      this.#ofLikes.set(likes, asking);
    }
    return asking;
  }

  #walkField(field: Field, server: Server): void {
    const asking = this.#askingFor(field.fact);
    if (asking.length === 0) return;
    const { key, value, fact, route } = field;
    const ofServer = { key, value, fact, route, server };
    tell(asking, ofServer, ofServer);
  }

  #askingFor(fact: FieldFact | undefined): readonly Asking<'field'>[] {
    let asking = this.#ofFact.get(fact);
    if (asking === undefined) {
      asking = this.#asking.field.filter((_, index) => this.#factsAsked[index]?.(fact));
      this.#ofFact.set(fact, asking);
    }
    return asking;
  }

  /** Where a text stands is worked out once somebody wants one of them. */
  #walkTexts({ texts, server }: LookAtServer): void {
    for (const { passes, tell } of this.#asking.text) {
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

/** The client takes it out by its name before it looks at anything else. */
function isDropped(server: Server): boolean {
  return reservedName(server)?.reaction.effect === 'drops-server';
}

function ofEach(fill: <S extends keyof Looks>(subject: S) => readonly Asking<S>[]): AllAsking {
  return {
    file: fill('file'),
    problem: fill('problem'),
    violation: fill('violation'),
    rootField: fill('rootField'),
    name: fill('name'),
    server: fill('server'),
    field: fill('field'),
    text: fill('text'),
  };
}

/** What has to fit a word or a text of the server. */
function likeOf({ word, path, text, standIn: isAsked, command }: Filters['server']): Like | undefined {
  return word ?? path ?? text ?? (isAsked && standIn) ?? command;
}

function knownFor(asking: AllAsking['server']): KnownTexts {
  const filters = asking.map(({ where }) => where);
  return new KnownTexts({
    texts: filters.flatMap(({ text, standIn: isAsked }) => text ?? (isAsked ? standIn : [])),
    words: filters.flatMap(({ word, path }) => [word, path].filter((like) => like !== undefined)),
    commands: filters.flatMap(({ command }) => command ?? []),
  });
}

function tell<S extends keyof Looks>(asking: readonly Asking<S>[], look: Looks[S], thing: Subjects[S]): void {
  for (const { passes, tell } of asking) if (passes(look)) tell(thing);
}
