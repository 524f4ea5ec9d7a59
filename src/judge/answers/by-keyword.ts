import type { SchemaNode } from '../../model/answers/index.ts';
import type { Asked } from '../asks.ts';

/** Those who wait for schemas, by the keywords that they wait for. */
export class ByKeyword {
  readonly #ofAll: readonly Waiting[];
  readonly #ofSome: readonly Waiting[];
  /** Filled as keywords are met: there are few. */
  readonly #known = new Map<string, readonly Waiting[]>();

  constructor(asked: readonly Asked<'schemaNode'>[]) {
    const waiting = asked.map((each) => new Waiting(each));
    this.#ofAll = waiting.filter(({ keywords }) => keywords === undefined);
    this.#ofSome = waiting.filter(({ keywords }) => keywords !== undefined);
  }

  hand(node: SchemaNode): void {
    for (const waiting of this.#ofAll) waiting.take(node);
    for (const keyword in node.schema) {
      for (const waiting of this.#known.get(keyword) ?? this.#learn(keyword)) waiting.take(node);
    }
  }

  #learn(keyword: string): readonly Waiting[] {
    const interested = this.#ofSome.filter(({ keywords }) =>
      typeof keywords === 'function' ? keywords(keyword) : keywords?.includes(keyword),
    );
    this.#known.set(keyword, interested);
    return interested;
  }
}

/** A schema may have several keywords that one rule waits for, and is handed over once. */
class Waiting {
  readonly keywords: Asked<'schemaNode'>['ask']['keywords'];
  readonly #asked: Asked<'schemaNode'>;
  #last: SchemaNode | undefined;

  constructor(asked: Asked<'schemaNode'>) {
    this.keywords = asked.ask.keywords;
    this.#asked = asked;
  }

  take(node: SchemaNode): void {
    if (this.#last === node) return;
    this.#last = node;
    const { ask, context } = this.#asked;
    if (ask.side !== undefined && ask.side !== node.side) return;
    if (ask.under !== undefined && ask.under !== node.keyword) return;
    ask.check(node, context);
  }
}
