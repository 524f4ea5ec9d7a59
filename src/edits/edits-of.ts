import { isAlike, outcomeOf } from '../model/amended/index.ts';
import { isObject } from '../model/values/index.ts';
import type { Change } from '../model/verdict/index.ts';
import { type Document, type Language, loadParsersOf, type Parse } from '../parse/index.ts';
import { collide, type Edit, edited, inOrder } from './edit.ts';
import { jsonEdits } from './json-edits.ts';
import { readAgain } from './read-again.ts';

type InLanguage = (document: Document, change: Exclude<Change, { readonly do: 'write' }>) => Edit[] | undefined;

/** What changes come to in the text of a document. */
export interface Editor {
  /** Nothing where they cannot be made. */
  readonly editsOf: (document: Document, changes: readonly Change[]) => readonly Edit[] | undefined;
  /** Whether the text with these edits says what was said, but for the changes. */
  readonly isMeant: (document: Document, changes: readonly Change[], edits: readonly Edit[]) => boolean;
  /** The document as it is with these edits. */
  readonly after: (document: Document, edits: readonly Edit[]) => Document;
}

/** What edits these documents; YAML and TOML bring their parsers. */
export async function loadEditor(documents: Iterable<Document>): Promise<Editor> {
  const all = [...documents];
  const used = new Set(all.map(({ language }) => language));
  const parse = await loadParsersOf(all);
  const editors = new Map<Language, InLanguage>([['json', jsonEdits]]);
  if (used.has('yaml') || used.has('markdown')) {
    const { yamlEdits } = await import('./yaml-edits.ts');
    editors.set('yaml', yamlEdits).set('markdown', yamlEdits);
  }
  if (used.has('toml')) editors.set('toml', (await import('./toml-edits.ts')).tomlEdits);
  const after: Editor['after'] = (document, edits) => readAgain(document, edited(document.text, edits), parse);
  return {
    editsOf: (document, changes) =>
      document.part !== undefined && document.part.read === undefined
        ? undefined
        : allEdits(document, changes, editorOf(document, editors.get(document.language), parse)),
    isMeant: (document, changes, edits) => isMeant(document, changes, after(document, edits)),
    after,
  };
}

function allEdits(document: Document, changes: readonly Change[], editor: InLanguage | undefined): Edit[] | undefined {
  const edits: Edit[] = [];
  for (const change of changes) {
    const made = change.do === 'write' ? [change] : attempt(() => editor?.(document, change));
    if (made === undefined) return undefined;
    for (const { span, text } of made) {
      if (document.text.slice(span.start, span.end) !== text) edits.push({ span, text });
    }
  }
  const sorted = inOrder(edits);
  const isClear = sorted.every((edit, index) => index === 0 || !overlap(sorted[index - 1] as Edit, edit));
  return edits.length > 0 && isClear ? sorted : undefined;
}

/** Of one fix, two edits may touch. */
function overlap(a: Edit, b: Edit): boolean {
  return collide(a, b) && b.span.start < a.span.end;
}

/** Of a part of a text, what the parser is given of it is edited, which is a text of its own. */
function editorOf(document: Document, editor: InLanguage | undefined, parse: Parse): InLanguage | undefined {
  const { part } = document;
  if (part === undefined || editor === undefined) return editor;
  let inner: Document | undefined;
  return (_, change) => {
    inner ??= readAgain(document, document.text, parse);
    const edits = editor(inner, change)?.map(({ span, text }) => ({
      text,
      span: { start: span.start + part.shift, end: span.end + part.shift },
    }));
    return edits?.every(({ span }) => span.start >= part.span.start && span.end <= part.span.end) ? edits : undefined;
  };
}

/** A text that its parser gives up on is not edited. */
function attempt<T>(edit: () => T): T | undefined {
  try {
    return edit();
  } catch {
    return undefined;
  }
}

/** What the edits made of it has to say what was said, but for the changes. */
function isMeant(document: Document, changes: readonly Change[], after: Document): boolean {
  const faults = ({ problems }: Document) => problems.filter(({ fatal }) => fatal).length;
  if (faults(after) > faults(document)) return false;
  // One edit of a broken text has to leave less to be mended.
  const isBroken = document.problems.some(({ kind }) => kind === 'syntax');
  if (isBroken && changes.some(({ do: what }) => what === 'write') && faults(after) === faults(document)) return false;
  if (document.problems.some(({ kind }) => kind === 'duplicate-key' || kind === 'syntax')) return true;
  const outcome = outcomeOf(document, changes);
  if (outcome === undefined || isAlike(outcome.value, after.value)) return true;
  // In TOML, a table is there as long as something in it is.
  return document.language === 'toml' && isAlike(withoutEmpty(outcome.value), withoutEmpty(after.value));
}

function withoutEmpty(value: unknown): unknown {
  if (!isObject(value)) return value;
  const members = Object.entries(value).map(([key, each]) => [key, withoutEmpty(each)] as const);
  return Object.fromEntries(members.filter(([, each]) => !isObject(each) || Object.keys(each).length > 0));
}
