import { wordsOf } from '../../model/launch/index.ts';
import { type FoundMap, type Reading, serverMaps } from '../../model/reading/index.ts';
import type { Part, Server } from '../../model/server/index.ts';
import { eachString } from '../../model/values/index.ts';

/** A file, and what several filters ask of it. */
export class LookAtFile {
  readonly reading: Reading;
  #maps: readonly FoundMap[] | undefined;

  constructor(reading: Reading) {
    this.reading = reading;
  }

  get maps(): readonly FoundMap[] {
    this.#maps ??= serverMaps(this.reading.document, this.reading.format);
    return this.#maps;
  }
}

/** The same of a server. */
export class LookAtServer {
  readonly server: Server;
  readonly reading: Reading;
  #words: readonly Part<string>[] | undefined;
  #smallWords: readonly string[] | undefined;
  #texts: readonly string[] | undefined;

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

  get texts(): readonly string[] {
    if (this.#texts === undefined) {
      const texts: string[] = [];
      eachString(this.server.entry, (text) => void texts.push(text));
      this.#texts = texts;
    }
    return this.#texts;
  }
}
