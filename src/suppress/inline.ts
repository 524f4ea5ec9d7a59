import { atSpan, spanOf } from '../model/values/index.ts';
import type { Finding } from '../model/verdict/index.ts';
import type { Document } from '../parse/index.ts';
import { type Directive, directivesOf, type Word } from './directives.ts';
import { unknownSuppression, unusedSuppression } from './suppression-findings.ts';

export interface InlineOptions {
  readonly documents: Iterable<Document>;
  /** Whether the client that reads the document accepts comments in it. */
  readonly commentsCount: (document: Document) => boolean;
  /** Ids of all rules. */
  readonly rules: ReadonlySet<string>;
}

export interface Silenced {
  /** What is left, and what there is to say about the comments. */
  readonly kept: Finding[];
  readonly suppressed: number;
}

/** Comments that name one rule for one line share this. */
interface Order {
  used: boolean;
}

/** Line, then rule; the empty rule stands for every one. */
type Orders = Map<Directive['line'], Map<string, Order>>;

const EVERY_RULE = '';

/** Takes away what comments in the documents silence. */
export function silence(findings: readonly Finding[], options: InlineOptions): Silenced {
  const books: Book[] = [];
  const byDocument = new Map<Document, Book>();
  for (const document of options.documents) {
    if (byDocument.has(document) || !options.commentsCount(document)) continue;
    const directives = directivesOf(document);
    if (directives.length === 0) continue;
    const book = new Book(document, directives, options.rules);
    byDocument.set(document, book);
    books.push(book);
  }
  if (books.length === 0) return { kept: [...findings], suppressed: 0 };
  const kept = findings.filter((finding) => !byDocument.get(finding.place.document)?.silences(finding));
  return { kept: [...kept, ...books.flatMap((book) => book.complaints())], suppressed: findings.length - kept.length };
}

/** The directives of one document and whether each was of use. */
class Book {
  readonly #document: Document;
  readonly #directives: readonly Directive[];
  readonly #rules: ReadonlySet<string>;
  readonly #orders: Orders = new Map();

  constructor(document: Document, directives: readonly Directive[], rules: ReadonlySet<string>) {
    this.#document = document;
    this.#directives = directives;
    this.#rules = rules;
    for (const { line, words } of directives) {
      if (line === undefined) continue;
      const ofLine = this.#orders.get(line) ?? new Map<string, Order>();
      this.#orders.set(line, ofLine);
      const ids = words.length === 0 ? [EVERY_RULE] : words.map(({ id }) => id);
      for (const id of ids) if (!ofLine.has(id)) ofLine.set(id, { used: false });
    }
  }

  silences({ rule, place }: Finding): boolean {
    const { line } = this.#document.position(spanOf(place).start);
    const asked = [this.#orders.get(line), this.#orders.get('all')];
    const orders = asked.flatMap((of) => [of?.get(rule), of?.get(EVERY_RULE)]).filter((order) => order !== undefined);
    for (const order of orders) order.used = true;
    return orders.length > 0;
  }

  complaints(): Finding[] {
    return this.#directives.flatMap((directive) => {
      const unknown = directive.words.filter(({ id }) => !this.#rules.has(id));
      return [...unknown.map((word) => this.#unknown(word)), ...this.#unused(directive)];
    });
  }

  #unknown({ id, span }: Word): Finding {
    return unknownSuppression(atSpan(this.#document, span), id, this.#rules);
  }

  /** At the comment when all of it is in vain, otherwise at each word that is. */
  #unused({ span, words, line }: Directive): Finding[] {
    const isIdle = (id: string) => !(line !== undefined && this.#orders.get(line)?.get(id)?.used);
    const whole = atSpan(this.#document, span);
    if (words.length === 0) return isIdle(EVERY_RULE) ? [unusedSuppression(whole)] : [];
    const idle = words.filter(({ id }) => this.#rules.has(id) && isIdle(id));
    if (idle.length === words.length) return [unusedSuppression(whole)];
    return idle.map((word) => unusedSuppression(atSpan(this.#document, word.span), word.id));
  }
}
