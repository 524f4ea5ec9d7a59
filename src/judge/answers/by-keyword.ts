import type { SchemaNode } from '../../model/answers/index.ts';
import type { Listener } from '../listener.ts';

type Tell = Listener<'schemaNode'>['tell'];

/** Those who wait for schemas, by the keywords that they wait for. */
export class ByKeyword {
  readonly #ofAll: readonly Tell[];
  readonly #ofSome: readonly Waiting[];
  /** Filled as keywords are met: there are few. */
  readonly #known = new Map<string, readonly Tell[]>();

  constructor(listeners: readonly Listener<'schemaNode'>[]) {
    const waiting = listeners.map(({ where, tell }) => ({ keywords: where.keywords, tell: narrowed(where, tell) }));
    this.#ofAll = waiting.filter(({ keywords }) => keywords === undefined).map(({ tell }) => tell);
    this.#ofSome = waiting.filter(({ keywords }) => keywords !== undefined);
  }

  tellAll(nodes: readonly SchemaNode[]): void {
    for (const node of nodes) this.#tell(node);
  }

  #tell(node: SchemaNode): void {
    for (const tell of this.#ofAll) tell(node);
    for (const keyword in node.schema) {
      for (const tell of this.#known.get(keyword) ?? this.#learn(keyword)) tell(node);
    }
  }

  #learn(keyword: string): readonly Tell[] {
    const interested = this.#ofSome.filter(({ keywords }) =>
      typeof keywords === 'function' ? keywords(keyword) : keywords?.includes(keyword),
    );
    const tells = interested.map(({ tell }) => tell);
    this.#known.set(keyword, tells);
    return tells;
  }
}

interface Waiting {
  readonly keywords: Listener<'schemaNode'>['where']['keywords'];
  readonly tell: Tell;
}

/** Where it asks for less than every schema with its keyword, and each once. */
function narrowed({ keywords, side, under }: Listener<'schemaNode'>['where'], tell: Tell): Tell {
  const isOne = keywords === undefined || (typeof keywords === 'object' && keywords.length === 1);
  if (isOne && side === undefined && under === undefined) return tell;
  let last: SchemaNode | undefined;
  return (node) => {
    if (node === last || (side ?? node.side) !== node.side || (under ?? node.keyword) !== node.keyword) return;
    last = node;
    tell(node);
  };
}
