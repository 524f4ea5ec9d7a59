import type { Reading } from '../model/reading/index.ts';
import { grouped, spanOf } from '../model/values/index.ts';
import type { Finding, Fix, Renaming, Safety } from '../model/verdict/index.ts';
import type { Document } from '../parse/index.ts';
import { collide, type Edit, edited } from './edit.ts';
import { type Editor, loadEditor } from './edits-of.ts';
import type { EqualCopies } from './equal-copies.ts';
import { type Harms, loadHarms } from './other-readers.ts';
import type { Run } from './renames.ts';

/** A fix as files have to be edited for it. */
export interface SettledFix {
  readonly title: string;
  readonly safety: Safety;
  /** All of them or none. */
  readonly files: readonly FileEdits[];
  readonly renaming?: Renamed;
}

/** By their keys. */
interface Renamed {
  readonly servers: ReadonlySet<string>;
  /** Others that are meant where one of these is: as long as those keep their names, the words there are right. */
  readonly others: ReadonlySet<string>;
}

export interface FileEdits {
  readonly document: Document;
  /** In the order of the text. */
  readonly edits: readonly Edit[];
}

/** A fix of one document. */
interface OwnFix extends FileEdits {
  readonly title: string;
  readonly safety: Safety;
}

export type Fixes = ReadonlyMap<Finding, SettledFix>;

export interface SettleOptions {
  readonly readings: readonly Reading[];
  /** Whether the user wants no fix of this rule. */
  readonly isOff: (rule: string) => boolean;
  readonly run: Run;
}

/** So many fixes of a file are looked at one by one, where they cannot be looked at together. */
const MOST_ALONE = 100;
const MOST_TRIED = 50;

/** What can be mended of the findings, and how. A fix that another reader of the file would lose by is no safe one. */
export async function settle(findings: readonly Finding[], { readings, isOff, run }: SettleOptions): Promise<Fixes> {
  const fixable: [Finding, Fix][] = [];
  const renaming: [Finding, Renaming][] = [];
  for (const finding of findings) {
    const { rule, fix } = finding;
    if (fix === undefined || isOff(rule)) continue;
    if ('changes' in fix) fixable.push([finding, fix]);
    else renaming.push([finding, fix]);
  }
  const settled = await settleFixes(fixable, readings);
  if (renaming.length === 0) return settled;
  const { settleRenames } = await import('./renames.ts');
  return new Map([...settled, ...(await settleRenames(renaming, run))]);
}

async function settleFixes(
  fixable: readonly (readonly [Finding, Fix])[],
  readings: readonly Reading[],
): Promise<Map<Finding, SettledFix>> {
  const editor = await loadEditor(fixable.map(([{ place }]) => place.document));
  const settled = new Map<Finding, SettledFix>();
  const readingsOf = grouped(readings, ({ document }) => document);
  for (const [document, ofOne] of grouped(fixable, ([{ place }]) => place.document)) {
    const own = meant(document, new Map(ofOne), editor, await copiesIn(document));
    const safe = ofOne.flatMap(([finding, { forAll }]) =>
      own.get(finding)?.safety === 'safe' && !forAll ? [finding] : [],
    );
    const harms = safe.length === 0 ? undefined : await loadHarms(document, readingsOf.get(document) ?? [], editor);
    if (harms !== undefined) keepOthersSafe(safe, own, harms);
    for (const [finding, { title, safety, edits }] of own) {
      settled.set(finding, { title, safety, files: [{ document, edits }] });
    }
  }
  return settled;
}

/** Where a key stands twice, which few do. */
async function copiesIn(document: Document): Promise<EqualCopies | undefined> {
  if (!document.problems.some(({ kind }) => kind === 'duplicate-key')) return undefined;
  const { EqualCopies } = await import('./equal-copies.ts');
  return new EqualCopies(document);
}

/** Those that do to a document what they are meant to do. All together first: mostly they all do. */
function meant(
  document: Document,
  fixes: ReadonlyMap<Finding, Fix>,
  editor: Editor,
  copies: EqualCopies | undefined,
): Map<Finding, OwnFix> {
  const made = new Map<Finding, OwnFix>();
  for (const [finding, { title, safety, changes }] of fixes) {
    const edits = editor.editsOf(document, changes);
    if (edits === undefined) continue;
    const all = copies === undefined ? edits : copies.withCopies(edits);
    // Of two definitions that said the same, one would then be lost.
    made.set(finding, { title, safety: all === undefined ? 'unsafe' : safety, document, edits: all ?? edits });
  }
  const changesOf = (finding: Finding) => fixes.get(finding)?.changes ?? [];
  // Of what is written into the text, and of what moves, each has to be seen alone.
  const foreseen = [...made.keys()].filter((finding) =>
    changesOf(finding).every(({ do: what }) => what !== 'write' && what !== 'move'),
  );
  const together = new Set(
    fitting(
      foreseen.flatMap((finding) => made.get(finding) ?? []),
      itself,
    ),
  );
  const joint = foreseen.filter((finding) => together.has(made.get(finding) as OwnFix));
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
function keepOthersSafe(safe: readonly Finding[], own: Map<Finding, OwnFix>, harms: Harms): void {
  const chosen = fitting(
    safe.flatMap((finding) => own.get(finding) ?? []),
    itself,
  );
  const clients = new Set(safe.flatMap((finding) => finding.clients));
  const isSimple = clients.size === 1 && chosen.length === safe.length;
  if (isSimple && !harms(allOf(chosen), [...clients])) return;
  for (const [index, finding] of safe.entries()) {
    const fix = own.get(finding);
    if (fix === undefined) continue;
    if (index >= MOST_ALONE || harms(fix.edits, finding.clients)) own.set(finding, { ...fix, safety: 'unsafe' });
  }
}

function allOf(files: readonly Pick<FileEdits, 'edits'>[]): Edit[] {
  return files.flatMap(({ edits }) => edits);
}

/** Those that can be made in one go, the first ones first; of one that concerns several files, all or nothing. */
export function compatible(fixes: readonly SettledFix[]): SettledFix[] {
  const made: Renamed[] = [];
  return fitting(fixes, ({ files }) => files).filter(({ renaming }) => {
    if (renaming === undefined) return true;
    const isApart = made.every((other) => !reliesOn(renaming, other) && !reliesOn(other, renaming));
    if (isApart) made.push(renaming);
    return isApart;
  });
}

function reliesOn({ others }: Renamed, { servers }: Renamed): boolean {
  return [...others].some((key) => servers.has(key));
}

function itself(fix: OwnFix): readonly FileEdits[] {
  return [fix];
}

function fitting<F>(fixes: readonly F[], filesOf: (fix: F) => readonly FileEdits[]): F[] {
  // Several documents may be parts of one text.
  const taken = new Map<string, Taken>();
  const takenIn = ({ path }: Document) => {
    const known = taken.get(path) ?? new Taken();
    taken.set(path, known);
    return known;
  };
  return fixes.filter((fix) => {
    const files = filesOf(fix);
    if (files.some(({ document, edits }) => edits.some((edit) => takenIn(document).collides(edit)))) return false;
    for (const { document, edits } of files) for (const edit of edits) takenIn(document).add(edit);
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

/** The text of a document with all these edits made. */
export function mended(document: Document, files: readonly Pick<FileEdits, 'edits'>[]): string {
  return edited(document.text, allOf(files));
}

/** The place of a finding, to tell whether it is still there. */
export function keyOf({ rule, message, place }: Finding): string {
  return JSON.stringify([place.document.path, rule, message, place.route, place.span && spanOf(place)]);
}
