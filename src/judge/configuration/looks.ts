import { textsOf, wordsOf } from '../../model/launch/index.ts';
import type { Reading } from '../../model/reading/index.ts';
import type { Server } from '../../model/server/index.ts';
import { eachString } from '../../model/values/index.ts';
import type { KnownLine, KnownTexts } from './known-texts.ts';
import type { Like, Likes } from './likes.ts';

/** A server, and what several filters ask of it. */
export class LookAtServer {
  readonly server: Server;
  readonly reading: Reading;
  readonly #known: KnownTexts;
  #line: KnownLine | undefined;
  #texts: readonly NamedText[] | undefined;
  #likes: Likes | undefined;

  constructor(server: Server, reading: Reading, known: KnownTexts) {
    this.server = server;
    this.reading = reading;
    this.#known = known;
  }

  /** What fits something in it, wherever they are asked about: mostly none. */
  get likes(): Likes {
    this.#likes ??= this.#allLikes();
    return this.#likes;
  }

  get line(): KnownLine {
    this.#line ??= this.#known.line(textsOf(wordsOf(this.server)));
    return this.#line;
  }

  /** Whether the folder that it starts in is like that, in small letters. */
  startsInLike(like: Like): boolean {
    const { cwd } = this.server;
    return cwd !== undefined && this.#known.word(cwd.value).likes.all.has(like);
  }

  get texts(): readonly NamedText[] {
    this.#texts ??= textsIn(this.server.entry);
    return this.#texts;
  }

  #allLikes(): Likes {
    const { cwd } = this.server;
    let likes = this.line.likes.and(this.line.ofCommand);
    for (const { value } of this.texts) likes = likes.and(this.#known.likes(value));
    return cwd === undefined ? likes : likes.and(this.#known.word(cwd.value).likes);
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
