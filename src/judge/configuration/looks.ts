import { wordsOf } from '../../model/launch/index.ts';
import { holdNotedPackage } from '../../model/packages/index.ts';
import type { Reading } from '../../model/reading/index.ts';
import type { Server } from '../../model/server/index.ts';
import { eachString } from '../../model/values/index.ts';
import type { KnownTexts, KnownWord } from './known-texts.ts';

/** A server, and what several filters ask of it. */
export class LookAtServer {
  readonly server: Server;
  readonly reading: Reading;
  readonly #known: KnownTexts;
  #words: readonly KnownWord[] | undefined;
  #texts: readonly NamedText[] | undefined;
  #likes: ReadonlySet<RegExp> | undefined;
  #isNoted: boolean | undefined;

  constructor(server: Server, reading: Reading, known: KnownTexts) {
    this.server = server;
    this.reading = reading;
    this.#known = known;
  }

  /** Whether one of the words of its command line is like that, in small letters. */
  hasWordLike(like: RegExp): boolean {
    for (const { likes } of this.#allWords()) if (likes.includes(like)) return true;
    return false;
  }

  /** The same of the folder that it starts in. */
  startsInLike(like: RegExp): boolean {
    const { cwd } = this.server;
    return cwd !== undefined && this.#known.word(cwd.value).likes.includes(like);
  }

  /** Whether one of the strings in it is like that. */
  hasTextLike(like: RegExp): boolean {
    if (this.#likes === undefined) {
      const likes = new Set<RegExp>();
      for (const { value } of this.texts) for (const each of this.#known.likes(value)) likes.add(each);
      this.#likes = likes;
    }
    return this.#likes.has(like);
  }

  get texts(): readonly NamedText[] {
    this.#texts ??= textsIn(this.server.entry);
    return this.#texts;
  }

  /** Whether one of the words may be a package of which more is known than its name. */
  get isNoted(): boolean {
    this.#isNoted ??= holdNotedPackage(this.#allWords());
    return this.#isNoted;
  }

  #allWords(): readonly KnownWord[] {
    this.#words ??= wordsOf(this.server).map(({ value }) => this.#known.word(value));
    return this.#words;
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
