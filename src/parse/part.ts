import type {
  Comment,
  Document,
  DocumentPart,
  Habits,
  Language,
  Position,
  Problem,
  Route,
  Side,
  Source,
  Span,
} from './document.ts';
import { LineIndex } from './lines.ts';
import { parseSource } from './parse-source.ts';
import { movedBack } from './rewriting.ts';

/** What of a text is read by itself, and how. */
export interface Passage {
  readonly span: Span;
  /** As long as the span, with blanks in place of what does not belong to it. */
  readonly text: string;
  /** What the parser is given before and behind it, where the text shows a piece of a file alone. */
  readonly before?: string;
  readonly after?: string;
  /** The keys under which what the text says stands in its file, in a language in which lines and not signs hold things together. */
  readonly under?: readonly string[];
}

/** A text with other texts in it, and what is worked out of it for all of these. */
export class Whole {
  readonly source: Source;
  #lines: LineIndex | undefined;

  constructor(source: Source) {
    this.source = source;
  }

  position(offset: number): Position {
    this.#lines ??= new LineIndex(this.source.text);
    return this.#lines.position(offset);
  }
}

/** A document of its own, whose places are those of the whole text. `remarks` are comments that the whole has for it. */
export async function parsePart(
  whole: Whole,
  passage: Passage,
  { language, habits, remarks = [] }: { language: Language; habits?: Habits | undefined; remarks?: readonly Comment[] },
): Promise<Document> {
  const { path } = whole.source;
  const text = (passage.before ?? '') + passage.text + (passage.after ?? '');
  const inner = await parseSource({ path, text, problems: [] }, language, habits);
  return new PartDocument(whole, passage, inner, remarks);
}

class PartDocument implements Document {
  readonly path: string;
  readonly language: Language;
  readonly problems: readonly Problem[];
  readonly part: DocumentPart;
  readonly #whole: Whole;
  readonly #inner: Document;
  readonly #remarks: readonly Comment[];
  readonly #back: (offset: number) => number;
  readonly #under: readonly string[];

  constructor(whole: Whole, passage: Passage, inner: Document, remarks: readonly Comment[]) {
    const { span, text, before = '', after = '', under = [] } = passage;
    this.#under = under;
    this.path = whole.source.path;
    this.language = inner.language;
    this.#whole = whole;
    this.#inner = inner;
    this.#remarks = remarks;
    const back = (offset: number) => span.start + Math.max(0, Math.min(offset - before.length, text.length));
    this.#back = back;
    this.problems = inner.problems.map(({ related, edit, route, ...problem }) => ({
      ...problem,
      ...(route && { route: [...under, ...route] }),
      span: movedBack(problem.span, back),
      ...(related && { related: { ...related, span: movedBack(related.span, back) } }),
      ...(edit && { edit: { ...edit, span: movedBack(edit.span, back) } }),
    }));
    const isAsWritten = whole.source.text.slice(span.start, span.end) === text;
    this.part = {
      of: whole,
      span,
      shift: span.start - before.length,
      ...(isAsWritten &&
        under.length === 0 && {
          read: (edited) => before + edited.slice(span.start, span.end + edited.length - this.text.length) + after,
        }),
      ...(inner.withText && { withText: (edited) => inner.withText?.(edited) ?? inner }),
    };
  }

  get text(): string {
    return this.#whole.source.text;
  }

  get value(): unknown {
    const { value } = this.#inner;
    return value === undefined ? undefined : this.#under.reduceRight((inner, key) => ({ [key]: inner }), value);
  }

  forget(): void {
    this.#inner.forget();
  }

  locate(route: Route, side: Side, within?: Span): Span {
    return movedBack(this.#inner.locate(route.slice(this.#under.length), side, within), this.#back);
  }

  isBroken(route: Route): boolean {
    return this.#inner.isBroken(route.slice(this.#under.length));
  }

  comments(): readonly Comment[] {
    const own = this.#inner.comments().map((each) => ({ ...each, span: movedBack(each.span, this.#back) }));
    return [...this.#remarks, ...own];
  }

  position(offset: number): Position {
    return this.#whole.position(offset);
  }
}

/** What of its text is the document's own. */
export function ownText({ text, part }: Pick<Document, 'text' | 'part'>): string {
  return part === undefined ? text : text.slice(part.span.start, part.span.end);
}
