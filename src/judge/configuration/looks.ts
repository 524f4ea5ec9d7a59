import { wordsOf } from '../../model/launch/index.ts';
import { holdNotedPackage } from '../../model/packages/index.ts';
import type { Reading } from '../../model/reading/index.ts';
import type { Server } from '../../model/server/index.ts';
import { eachString } from '../../model/values/index.ts';
import type { KnownTexts, KnownWord, Like } from './known-texts.ts';

const none: ReadonlySet<Like> = new Set();

/** A server, and what several filters ask of it. */
export class LookAtServer {
  readonly server: Server;
  readonly reading: Reading;
  readonly #known: KnownTexts;
  #words: readonly KnownWord[] | undefined;
  #texts: readonly NamedText[] | undefined;
  #likes: ReadonlySet<Like> | undefined;
  #isNoted: boolean | undefined;

  constructor(server: Server, reading: Reading, known: KnownTexts) {
    this.server = server;
    this.reading = reading;
    this.#known = known;
  }

  /** What fits something in it, wherever they are asked about: mostly none. */
  get likes(): ReadonlySet<Like> {
    this.#likes ??= this.#allLikes();
    return this.#likes;
  }

  /** Whether one of the words of its command line is like that, in small letters. */
  hasWordLike(like: Like): boolean {
    for (const { likes } of this.#allWords()) if (likes.includes(like)) return true;
    return false;
  }

  /** The same of the folder that it starts in. */
  startsInLike(like: Like): boolean {
    const { cwd } = this.server;
    return cwd !== undefined && this.#known.word(cwd.value).likes.includes(like);
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

  #allLikes(): ReadonlySet<Like> {
    const { cwd } = this.server;
    let likes = none;
    const add = (found: readonly Like[]) => {
      if (found.length > 0) likes = new Set([...likes, ...found]);
    };
    for (const { value } of this.texts) add(this.#known.likes(value));
    for (const word of this.#allWords()) add(word.likes);
    if (cwd !== undefined) add(this.#known.word(cwd.value).likes);
    return likes;
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
