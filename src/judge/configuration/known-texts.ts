import { lateYes, noServer, packageAsFile, programIndex, runnerVerbs } from '../../model/launch/index.ts';
import { holdNotedPackage, type PackageWord, packageWord } from '../../model/packages/index.ts';
import { mayBeForShow } from '../../model/secrets/index.ts';
import { mayStandIn } from '../../model/variables/index.ts';
import { remembered } from '../../wording/index.ts';
import { type Like, type Likes, LikesInUse } from './likes.ts';

export const standIn: Like = { test: (text) => mayStandIn(text) || mayBeForShow(text) };

/** What is known of a word of a command line. */
interface KnownWord extends PackageWord {
  /** The expressions that fit it in small letters, which are compared faster than letters of both kinds. */
  readonly likes: Likes;
}

const LONGEST_LINE = 500;

/** What the signs of rules look for, and where. */
export interface Sought {
  readonly texts: readonly Like[];
  readonly words: readonly Like[];
  /** In the command alone. */
  readonly commands: readonly Like[];
}

/** Which of the expressions that somebody asks about fit a text: most texts stand in many files, and each is tried once. */
export class KnownTexts {
  /** Of a string in an entry. */
  readonly likes: (text: string) => Likes;
  /** Of a word of a command line, or of what is read like one. */
  readonly word: (word: string) => KnownWord;
  readonly #likesOfCommand: (command: string) => Likes;
  readonly #lineOf: (joined: string) => { known?: KnownLine };
  readonly #likes = new LikesInUse();

  constructor({ texts, words, commands }: Sought) {
    const likes = this.#likes;
    this.likes = remembered((text) => likes.fitting(texts, text));
    this.#likesOfCommand = remembered((command) => likes.fitting(commands, command));
    this.word = remembered((word) => ({
      likes: likes.fitting(words, word.toLowerCase()),
      ...packageWord(word),
    }));
    this.#lineOf = remembered(() => ({}), LONGEST_LINE);
  }

  /** Of a whole command line. */
  line(words: readonly string[]): KnownLine {
    const line = this.#lineOf(words.join(BETWEEN));
    // A word may hold what stands between two.
    if (line.known === undefined || !areSame(line.known.words, words)) line.known = this.#aboutLine(words);
    return line.known;
  }

  #aboutLine(words: readonly string[]): KnownLine {
    const known = words.map((word) => this.word(word));
    const [command] = words;
    const { none } = this.#likes;
    return new KnownLine(words, {
      likes: known.reduce((likes, word) => likes.and(word.likes), none),
      ofCommand: command === undefined ? none : this.#likesOfCommand(command),
      isNoted: holdNotedPackage(known),
    });
  }
}

function areSame(words: readonly string[], others: readonly string[]): boolean {
  return words.length === others.length && words.every((word, index) => word === others[index]);
}

const BETWEEN = '\0';

const PACKAGE = /^@?[a-z\d][\w.-]*(?:\/[\w.-]+)?(?:[@=].*)?$/;

/** What a whole command line is, as far as its words tell. */
interface LineSigns {
  readonly isNoServer: boolean;
  readonly hasLateYes: boolean;
  readonly isPackageAsFile: boolean;
  readonly mayRunNothing: boolean;
}

/** A command line, of which every question is answered once: the same are started in many projects. */
export class KnownLine {
  readonly words: readonly string[];
  /** Of all of its words. */
  readonly likes: Likes;
  /** Of the command, as it is written. */
  readonly ofCommand: Likes;
  /** One of the words may be a package of which more is known than its name. */
  readonly isNoted: boolean;
  #signs: LineSigns | undefined;

  constructor(words: readonly string[], known: Pick<KnownLine, 'likes' | 'ofCommand' | 'isNoted'>) {
    this.words = words;
    this.likes = known.likes;
    this.ofCommand = known.ofCommand;
    this.isNoted = known.isNoted;
  }

  get signs(): LineSigns {
    this.#signs ??= signsOf(this.words);
    return this.#signs;
  }
}

function signsOf(words: readonly string[]): LineSigns {
  return {
    isNoServer: noServer(words) !== undefined,
    hasLateYes: lateYes(words) !== undefined,
    isPackageAsFile: packageAsFile(words) !== undefined,
    mayRunNothing: lacksPackage(words),
  };
}

function lacksPackage(words: readonly string[]): boolean {
  const given = words.slice(programIndex(words) + 1);
  return (
    given.length > 0 && (given.includes('-m') || !given.some((word) => PACKAGE.test(word) && !runnerVerbs.has(word)))
  );
}
