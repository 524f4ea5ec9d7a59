import type { Fact } from './facts.ts';
import type { Case } from './suites.ts';

/** Facts whose readers are known: only a test that reads a fact can tell it from another one. */
export class Watch {
  readonly #readers = new Map<Fact, Set<Case>>();
  #reader: Case | undefined;

  constructor(facts: readonly Fact[]) {
    for (const fact of facts) {
      const readers = new Set<Case>();
      this.#readers.set(fact, readers);
      Object.defineProperty(fact.holder, fact.key, {
        configurable: true,
        enumerable: true,
        get: () => {
          if (this.#reader !== undefined) readers.add(this.#reader);
          return fact.value;
        },
      });
    }
  }

  /** Runs a test and notes what it reads; whether it is green. */
  async read(each: Case): Promise<boolean> {
    this.#reader = each;
    const green = await isGreen(each);
    this.#reader = undefined;
    return green;
  }

  /** Lets every fact be a plain value again. */
  release(): void {
    for (const { holder, key, value } of this.#readers.keys()) {
      Object.defineProperty(holder, key, { configurable: true, enumerable: true, writable: true, value });
    }
  }

  readersOf(fact: Fact): ReadonlySet<Case> {
    return this.#readers.get(fact) ?? new Set();
  }

  /** The first of the tests that is red while the fact has another value. */
  async redWith(fact: Fact, value: unknown, cases: Iterable<Case>): Promise<Case | undefined> {
    const written = Object.getOwnPropertyDescriptor(fact.holder, fact.key) ?? {};
    // What is gone is not seen among the keys; taken away and put back it would be the last of them.
    Object.defineProperty(fact.holder, fact.key, { ...written, enumerable: value !== undefined, get: () => value });
    try {
      for (const each of cases) if (!(await isGreen(each))) return each;
      return undefined;
    } finally {
      Object.defineProperty(fact.holder, fact.key, written);
    }
  }
}

async function isGreen({ run }: Case): Promise<boolean> {
  try {
    await run();
    return true;
  } catch {
    return false;
  }
}
