import { lateYes, noServer, packageAsFile, programIndex, runnerVerbs } from '../../model/launch/index.ts';
import { holdNotedPackage, type PackageWord, packageWord } from '../../model/packages/index.ts';
import { mayBeForShow } from '../../model/secrets/index.ts';
import { mayStandIn } from '../../model/variables/index.ts';
import { type Like, type Likes, LikesInUse } from './likes.ts';

export const standIn: Like = { test: (text) => mayStandIn(text) || mayBeForShow(text) };

/** What is known of a word of a command line. */
interface KnownWord extends PackageWord {
  /** The expressions that fit it in small letters, which are compared faster than letters of both kinds. */
  readonly likes: Likes;
}

/** Few texts are longer, and long ones are seldom met again. */
const LONGEST = 200;
const LONGEST_LINE = 500;
const MOST = 4000;

/** What the signs of rules look for, and where. */
export interface Sought {
  readonly texts: readonly Like[];
  readonly words: readonly Like[];
  /** In the command alone. */
  readonly commands: readonly Like[];
}

/** Which of the expressions that somebody asks about fit a text: most texts stand in many files, and each is tried once. */
export class KnownTexts {
  readonly #sought: Sought;
  readonly #likes = new LikesInUse();
  readonly #texts = new Map<string, Likes>();
  readonly #words = new Map<string, KnownWord>();
  readonly #commands = new Map<string, Likes>();
  readonly #lines = new Map<string, KnownLine>();

  constructor(sought: Sought) {
    this.#sought = sought;
  }

  get none(): Likes {
    return this.#likes.none;
  }

  /** Of a string in an entry. */
  likes(text: string): Likes {
    return this.#texts.get(text) ?? remember(this.#texts, text, this.#likes.fitting(this.#sought.texts, text));
  }

  /** Of a word of a command line, or of what is read like one. */
  word(word: string): KnownWord {
    return this.#words.get(word) ?? remember(this.#words, word, this.#aboutWord(word));
  }

  /** Of a whole command line. */
  line(words: readonly string[]): KnownLine {
    const text = words.join(BETWEEN);
    const known = this.#lines.get(text);
    // A word may hold what stands between two.
    if (known?.words.every((word, index) => word === words[index])) return known;
    return remember(this.#lines, text, this.#aboutLine(words), LONGEST_LINE);
  }

  #aboutWord(word: string): KnownWord {
    const { startsPython, isOfNode, isOfPython } = packageWord(word);
    const likes = this.#likes.fitting(this.#sought.words, word.toLowerCase());
    return { likes, startsPython, isOfNode, isOfPython };
  }

  #aboutLine(words: readonly string[]): KnownLine {
    const known = words.map((word) => this.word(word));
    const [command] = words;
    return new KnownLine(words, {
      likes: known.reduce((likes, word) => likes.and(word.likes), this.none),
      ofCommand: command === undefined ? this.none : this.#aboutCommand(command),
      isNoted: holdNotedPackage(known),
    });
  }

  #aboutCommand(command: string): Likes {
    const known = this.#commands.get(command);
    return known ?? remember(this.#commands, command, this.#likes.fitting(this.#sought.commands, command));
  }
}

const BETWEEN = '\0';

const PACKAGE = /^@?[a-z\d][\w.-]*(?:\/[\w.-]+)?(?:[@=].*)?$/;

/** A command line, of which every question is answered once: the same are started in many projects. */
export class KnownLine {
  readonly words: readonly string[];
  /** Of all of its words. */
  readonly likes: Likes;
  /** Of the command, as it is written. */
  readonly ofCommand: Likes;
  /** One of the words may be a package of which more is known than its name. */
  readonly isNoted: boolean;
  #isNoServer: boolean | undefined;
  #hasLateYes: boolean | undefined;
  #isPackageAsFile: boolean | undefined;
  #mayRunNothing: boolean | undefined;

  constructor(words: readonly string[], known: Pick<KnownLine, 'likes' | 'ofCommand' | 'isNoted'>) {
    this.words = words;
    this.likes = known.likes;
    this.ofCommand = known.ofCommand;
    this.isNoted = known.isNoted;
  }

  get isNoServer(): boolean {
    this.#isNoServer ??= noServer(this.words) !== undefined;
    return this.#isNoServer;
  }

  get hasLateYes(): boolean {
    this.#hasLateYes ??= lateYes(this.words) !== undefined;
    return this.#hasLateYes;
  }

  get isPackageAsFile(): boolean {
    this.#isPackageAsFile ??= packageAsFile(this.words) !== undefined;
    return this.#isPackageAsFile;
  }

  get mayRunNothing(): boolean {
    this.#mayRunNothing ??= lacksPackage(this.words);
    return this.#mayRunNothing;
  }
}

function lacksPackage(words: readonly string[]): boolean {
  const given = words.slice(programIndex(words) + 1);
  return (
    given.length > 0 && (given.includes('-m') || !given.some((word) => PACKAGE.test(word) && !runnerVerbs.has(word)))
  );
}

function remember<T>(known: Map<string, T>, text: string, answer: T, longest = LONGEST): T {
  if (text.length > longest) return answer;
  if (known.size === MOST) known.clear();
  known.set(text, answer);
  return answer;
}
