import type { Document, Span } from '../parse/index.ts';
import type { Edit } from './edit.ts';

/** Where the definition that counts stands, and one before it that says the same. */
interface Copy {
  readonly counts: Span;
  readonly lost: Span;
}

/** Nobody repeats more; each edit is compared with each of them. */
const MOST_COPIES = 200;

/** Keys that stand twice with one value: what is edited in the one that counts is edited in the others. */
export class EqualCopies {
  readonly #copies: readonly Copy[];
  readonly #unlike: readonly Span[];

  constructor(document: Document) {
    const { text, problems } = document;
    const copies: Copy[] = [];
    const unlike: Span[] = [];
    const repeated = problems.filter(({ kind, same }) => kind === 'duplicate-key' && same);
    if (repeated.length > MOST_COPIES) unlike.push({ start: 0, end: text.length });
    for (const { route, span, related } of repeated.slice(0, MOST_COPIES)) {
      if (route === undefined || related === undefined) continue;
      // Inside a definition that is lost itself, the route leads elsewhere; all of that is a copy already.
      if (document.locate(route, 'key').start !== related.span.start) continue;
      const counts = { start: related.span.start, end: document.locate(route, 'value').end };
      const lost = { start: span.start, end: span.start + counts.end - counts.start };
      const isLike = text.slice(counts.start, counts.end) === text.slice(lost.start, lost.end);
      if (isLike && lost.end <= counts.start && !/[\w.+-]/.test(text.charAt(lost.end))) copies.push({ counts, lost });
      else unlike.push(counts);
    }
    // A copy may lie in a copy: what is inside comes first.
    this.#copies = copies.sort((a, b) => a.counts.end - a.counts.start - (b.counts.end - b.counts.start));
    this.#unlike = unlike;
  }

  /** The edits with those of the copies; nothing where a copy would say something else afterwards. */
  withCopies(edits: readonly Edit[]): readonly Edit[] | undefined {
    if (edits.some((edit) => this.#unlike.some((span) => touches(edit, span)))) return undefined;
    const all = [...edits];
    for (const { counts, lost } of this.#copies) {
      for (const edit of [...all]) {
        if (!touches(edit, counts)) continue;
        if (edit.span.start < counts.start || edit.span.end > counts.end) return undefined;
        const shift = lost.start - counts.start;
        all.push({ span: { start: edit.span.start + shift, end: edit.span.end + shift }, text: edit.text });
      }
    }
    return all;
  }
}

/** A member that is put in before or behind it is not part of it; what its value gets at the end is. */
function touches({ span, text }: Edit, { start, end }: Span): boolean {
  if (span.start === end) return span.end === end && !text.startsWith(',');
  return span.start < end && span.end > start;
}
