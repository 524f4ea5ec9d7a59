import { wordsOf } from '../../model/launch/index.ts';
import { holdNotedPackage } from '../../model/packages/index.ts';
import type { Reading } from '../../model/reading/index.ts';
import type { Part, Server } from '../../model/server/index.ts';
import { eachString } from '../../model/values/index.ts';

/** A server, and what several filters ask of it. */
export class LookAtServer {
  readonly server: Server;
  readonly reading: Reading;
  #words: readonly Part<string>[] | undefined;
  #smallWords: readonly string[] | undefined;
  #texts: readonly NamedText[] | undefined;
  #isNoted: boolean | undefined;

  constructor(server: Server, reading: Reading) {
    this.server = server;
    this.reading = reading;
  }

  get words(): readonly Part<string>[] {
    this.#words ??= wordsOf(this.server);
    return this.#words;
  }

  /** Small letters are compared faster than letters of both kinds. */
  get smallWords(): readonly string[] {
    this.#smallWords ??= this.words.map(({ value }) => value.toLowerCase());
    return this.#smallWords;
  }

  get texts(): readonly NamedText[] {
    this.#texts ??= textsIn(this.server.entry);
    return this.#texts;
  }

  /** Whether one of the words may be a package of which more is known than its name. */
  get isNoted(): boolean {
    this.#isNoted ??= holdNotedPackage(this.words.map(({ value }) => value));
    return this.#isNoted;
  }
}

/** A string of an entry, before anybody wants to know where it stands. */
export interface NamedText {
  readonly value: string;
  readonly name: string | undefined;
}

function textsIn(entry: unknown): NamedText[] {
  const texts: NamedText[] = [];
  eachString(entry, (value, _, name) => void texts.push({ value, name }));
  return texts;
}
