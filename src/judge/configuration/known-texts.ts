import { type PackageWord, packageWord } from '../../model/packages/index.ts';
import { mayBeForShow } from '../../model/secrets/index.ts';
import { mayStandIn } from '../../model/variables/index.ts';

/** What a text may be like: an expression, or what is tried as one. */
export type Like = Pick<RegExp, 'test'>;

export const standIn: Like = { test: (text) => mayStandIn(text) || mayBeForShow(text) };

/** What is known of a word of a command line. */
export interface KnownWord extends PackageWord {
  /** The expressions that fit it in small letters, which are compared faster than letters of both kinds. */
  readonly likes: readonly Like[];
}

/** Few texts are longer, and long ones are seldom met again. */
const LONGEST = 200;
const MOST = 4000;

const none: readonly Like[] = [];

/** Which of the expressions that somebody asks about fit a text: most texts stand in many files, and each is tried once. */
export class KnownTexts {
  readonly #texts = new Map<string, readonly Like[]>();
  readonly #words = new Map<string, KnownWord>();
  readonly #ofTexts: readonly Like[];
  readonly #ofWords: readonly Like[];

  constructor(ofTexts: readonly Like[], ofWords: readonly Like[]) {
    this.#ofTexts = ofTexts;
    this.#ofWords = ofWords;
  }

  /** Of a string in an entry. */
  likes(text: string): readonly Like[] {
    return this.#texts.get(text) ?? remember(this.#texts, text, fitting(this.#ofTexts, text));
  }

  /** Of a word of a command line. */
  word(word: string): KnownWord {
    return this.#words.get(word) ?? remember(this.#words, word, this.#aboutWord(word));
  }

  #aboutWord(word: string): KnownWord {
    const { startsPython, isOfNode, isOfPython } = packageWord(word);
    return { likes: fitting(this.#ofWords, word.toLowerCase()), startsPython, isOfNode, isOfPython };
  }
}

function remember<T>(known: Map<string, T>, text: string, answer: T): T {
  if (text.length > LONGEST) return answer;
  if (known.size === MOST) known.clear();
  known.set(text, answer);
  return answer;
}

function fitting(all: readonly Like[], text: string): readonly Like[] {
  const likes = all.filter((like) => like.test(text));
  return likes.length === 0 ? none : likes;
}
