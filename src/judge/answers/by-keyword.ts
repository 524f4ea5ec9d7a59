import type { SchemaNode } from '../../model/answers/index.ts';
import type { Listener } from '../listener.ts';

/** Those who wait for schemas, by the keywords that they wait for. */
export class ByKeyword {
  readonly #ofAll: readonly Waiting[];
  readonly #ofSome: readonly Waiting[];
  /** Filled as keywords are met: there are few. */
  readonly #known = new Map<string, readonly Waiting[]>();

  constructor(listeners: readonly Listener<'schemaNode'>[]) {
    const waiting = listeners.map((each) => new Waiting(each));
    this.#ofAll = waiting.filter(({ keywords }) => keywords === undefined);
    this.#ofSome = waiting.filter(({ keywords }) => keywords !== undefined);
  }

  tellAll(nodes: readonly SchemaNode[]): void {
    for (const node of nodes) this.#tell(node);
  }

  #tell(node: SchemaNode): void {
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
  readonly keywords: Listener<'schemaNode'>['where']['keywords'];
  readonly #listener: Listener<'schemaNode'>;
  #last: SchemaNode | undefined;

  constructor(listener: Listener<'schemaNode'>) {
    this.keywords = listener.where.keywords;
    this.#listener = listener;
  }

  take(node: SchemaNode): void {
    if (this.#last === node) return;
    this.#last = node;
    const { where, tell } = this.#listener;
    if ((where.side ?? node.side) === node.side && (where.under ?? node.keyword) === node.keyword) tell(node);
  }
}
