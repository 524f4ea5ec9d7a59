import type { Reading } from '../model/reading/index.ts';
import { grouped, spanOf } from '../model/values/index.ts';
import type { Finding, Fix, Safety } from '../model/verdict/index.ts';
import type { Document } from '../parse/index.ts';
import { collide, type Edit, edited } from './edit.ts';
import { type Editor, loadEditor } from './edits-of.ts';
import { EqualCopies } from './equal-copies.ts';
import { type Harms, loadHarms } from './other-readers.ts';

/** A fix as a file has to be edited for it. */
export interface SettledFix {
  readonly title: string;
  readonly safety: Safety;
  readonly document: Document;
  readonly edits: readonly Edit[];
}

export type Fixes = ReadonlyMap<Finding, SettledFix>;

export interface SettleOptions {
  readonly readings: readonly Reading[];
  /** Whether the user wants no fix of this rule. */
  readonly isOff: (rule: string) => boolean;
}

/** So many fixes of a file are looked at one by one, where they cannot be looked at together. */
const MOST_ALONE = 100;
const MOST_TRIED = 50;

/** What can be mended of the findings, and how. A fix that another reader of the file would lose by is no safe one. */
export async function settle(findings: readonly Finding[], { readings, isOff }: SettleOptions): Promise<Fixes> {
  const fixable = findings.filter(({ rule, fix }) => fix !== undefined && !isOff(rule));
  const editor = await loadEditor(fixable.map(({ place }) => place.document.language));
  const settled = new Map<Finding, SettledFix>();
  const readingsOf = grouped(readings, ({ document }) => document);
  for (const [document, ofOne] of grouped(fixable, ({ place }) => place.document)) {
    for (const [finding, fix] of meant(document, ofOne, editor)) settled.set(finding, fix);
    const safe = ofOne.filter((finding) => settled.get(finding)?.safety === 'safe' && !finding.fix?.forAll);
    if (safe.length === 0) continue;
    const harms = await loadHarms(document, readingsOf.get(document) ?? []);
    if (harms !== undefined) keepOthersSafe(safe, settled, harms);
  }
  return settled;
}

/** Those that do to a document what they are meant to do. All together first: mostly they all do. */
function meant(document: Document, findings: readonly Finding[], editor: Editor): Map<Finding, SettledFix> {
  const made = new Map<Finding, SettledFix>();
  const copies = new EqualCopies(document);
  for (const finding of findings) {
    const { title, safety, changes } = finding.fix as Fix;
    const edits = editor.editsOf(document, changes);
    if (edits === undefined) continue;
    const all = copies.withCopies(edits);
    // Of two definitions that said the same, one would then be lost.
    made.set(finding, { title, safety: all === undefined ? 'unsafe' : safety, document, edits: all ?? edits });
  }
  const changesOf = (finding: Finding) => finding.fix?.changes ?? [];
  // Of what is written into the text, and of what moves, each has to be seen alone.
  const foreseen = [...made.keys()].filter((finding) =>
    changesOf(finding).every(({ do: what }) => what !== 'write' && what !== 'move'),
  );
  const together = new Set(compatible(foreseen.flatMap((finding) => made.get(finding) ?? [])));
  const joint = foreseen.filter((finding) => together.has(made.get(finding) as SettledFix));
  const isJoint = joint.length > 1 && editor.isMeant(document, joint.flatMap(changesOf), allOf([...together]));
  const sure = new Set(isJoint ? joint : []);
  let tried = 0;
  for (const [finding, fix] of made) {
    if (sure.has(finding)) continue;
    tried += 1;
    const isSeen = tried <= MOST_TRIED;
    if (isSeen ? !editor.isMeant(document, changesOf(finding), fix.edits) : document.language !== 'json') {
      made.delete(finding);
    }
  }
  return made;
}

/** All together first: mostly nobody else loses anything. */
function keepOthersSafe(safe: readonly Finding[], settled: Map<Finding, SettledFix>, harms: Harms): void {
  const chosen = compatible(safe.flatMap((finding) => settled.get(finding) ?? []));
  const clients = new Set(safe.flatMap((finding) => finding.clients));
  const isSimple = clients.size === 1 && chosen.length === safe.length;
  if (isSimple && !harms(allOf(chosen), [...clients])) return;
  for (const [index, finding] of safe.entries()) {
    const fix = settled.get(finding);
    if (fix === undefined) continue;
    if (index >= MOST_ALONE || harms(fix.edits, finding.clients)) settled.set(finding, { ...fix, safety: 'unsafe' });
  }
}

function allOf(fixes: readonly Pick<SettledFix, 'edits'>[]): Edit[] {
  return fixes.flatMap(({ edits }) => edits);
}

/** Those that can be made in one go, the first ones first. */
export function compatible<F extends Pick<SettledFix, 'document' | 'edits'>>(fixes: readonly F[]): F[] {
  const taken = new Map<Document, Taken>();
  return fixes.filter(({ document, edits }) => {
    const made = taken.get(document) ?? new Taken();
    taken.set(document, made);
    if (edits.some((edit) => made.collides(edit))) return false;
    for (const edit of edits) made.add(edit);
    return true;
  });
}

/** Edits that do not touch, in the order of the text. */
class Taken {
  readonly #edits: Edit[] = [];

  collides(edit: Edit): boolean {
    const index = this.#indexOf(edit);
    return [this.#edits[index - 1], this.#edits[index]].some((other) => other !== undefined && collide(edit, other));
  }

  add(edit: Edit): void {
    this.#edits.splice(this.#indexOf(edit), 0, edit);
  }

  /** Of the first that begins behind it. */
  #indexOf({ span }: Edit): number {
    let [low, high] = [0, this.#edits.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#edits[middle]?.span.start ?? 0) <= span.start) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

/** The text of a document with these fixes made. */
export function mended(document: Document, fixes: readonly Pick<SettledFix, 'edits'>[]): string {
  return edited(document.text, allOf(fixes));
}

/** The place of a finding, to tell whether it is still there. */
export function keyOf({ rule, message, place }: Finding): string {
  return JSON.stringify([place.document.path, rule, message, place.route, place.span && spanOf(place)]);
}
