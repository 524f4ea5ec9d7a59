import { pathToFileURL } from 'node:url';
import { format } from 'node:util';

/** A test of a suite, by itself. */
export interface Case {
  readonly title: string;
  readonly run: () => unknown;
}

type Body = (...given: unknown[]) => unknown;

/** What "@jest/globals" is to a suite whose tests are run one at a time, and again and again. */
class Collector {
  readonly cases: Case[] = [];
  readonly #titles: string[];

  constructor(suite: string) {
    this.#titles = [suite];
  }

  globals(expect: unknown): object {
    const test = this.#with((title, body) => {
      this.cases.push({ title: [...this.#titles, title].join(' › '), run: body });
    });
    const describe = this.#with((title, body) => {
      this.#titles.push(title);
      body();
      this.#titles.pop();
    });
    const nothing = () => undefined;
    return { expect, test, describe, beforeAll: nothing, beforeEach: nothing, afterAll: nothing, afterEach: nothing };
  }

  #with(add: (title: string, body: () => unknown) => void): object {
    const skip = () => undefined;
    const each = (rows: readonly unknown[]) => (title: string, body: Body) => {
      const isTable = rows.every(Array.isArray);
      for (const row of rows) {
        const given = isTable && Array.isArray(row) ? row : [row];
        const holes = title.match(/%[sdifjoOp]/g)?.length ?? 0;
        add(format(title, ...given.slice(0, holes)), () => body(...given));
      }
    };
    return Object.assign(add, { each, skip: Object.assign(skip, { each: () => skip }), failing: skip });
  }
}

const globals = Symbol.for('jest-globals');

let loaded = 1_000_000;

/** The tests of a suite; hooks before and after them are left out. */
export async function casesOf(file: string, suite: string, expect: unknown): Promise<Case[]> {
  const known = Reflect.get(globalThis, globals);
  const collector = new Collector(suite);
  Reflect.set(globalThis, globals, collector.globals(expect));
  try {
    loaded += 1;
    await import(`${pathToFileURL(file)}?suite=${loaded}`);
  } finally {
    Reflect.set(globalThis, globals, known);
  }
  return collector.cases;
}
