/** What a text may be like: an expression, or what is tried as one. */
export type Like = Pick<RegExp, 'test'>;

/** Those that fit a text or one of several; the same object wherever they are the same. */
export class Likes {
  readonly all: ReadonlySet<Like>;
  readonly #inUse: LikesInUse;
  readonly #sums = new Map<Likes, Likes>();

  constructor(all: ReadonlySet<Like>, inUse: LikesInUse) {
    this.all = all;
    this.#inUse = inUse;
  }

  /** Those of both: most often of two that were met together before. */
  and(other: Likes): Likes {
    if (other === this || other.all.size === 0) return this;
    if (this.all.size === 0) return other;
    let sum = this.#sums.get(other);
    if (sum === undefined) {
      sum = this.#inUse.of([...this.all, ...other.all]);
      this.#sums.set(other, sum);
    }
    return sum;
  }
}

/** As many as texts have been met that differ in what fits them. */
export class LikesInUse {
  readonly none: Likes = new Likes(new Set(), this);
  readonly #numbers = new Map<Like, number>();
  readonly #known = new Map<string, Likes>([['', this.none]]);

  fitting(sought: readonly Like[], text: string): Likes {
    return this.of(sought.filter((like) => like.test(text)));
  }

  of(likes: readonly Like[]): Likes {
    if (likes.length === 0) return this.none;
    const all = new Set(likes);
    const key = [...all]
      .map((like) => this.#numberOf(like))
      .sort((a, b) => a - b)
      .join();
    let known = this.#known.get(key);
    if (known === undefined) {
      known = new Likes(all, this);
      this.#known.set(key, known);
    }
    return known;
  }

  #numberOf(like: Like): number {
    const number = this.#numbers.get(like) ?? this.#numbers.size;
    this.#numbers.set(like, number);
    return number;
  }
}
