import { type Amended, amend } from '../model/amended/index.ts';
import type { Reading } from '../model/reading/index.ts';
import { type Place, spanOf, startsWith } from '../model/values/index.ts';
import { type Finding, type Fix, milder, type Renaming } from '../model/verdict/index.ts';

/** The key of the servers, a server in it that is the right map again, a key of an entry, a key within that. */
const MOST_PASSES = 4;

/** What was found in a document, made of the one before it by putting names right. */
interface Pass {
  readonly findings: readonly Finding[];
  readonly amended?: Amended;
}

/**
 * Judges a file with its names put right, and again while that shows other wrong ones. What the client itself reads
 * otherwise than it is written (`asRead`) is so from the first.
 */
export async function asMeant(
  reading: Reading,
  first: readonly Finding[] | { readonly asRead: Amended },
  judge: (reading: Reading) => Promise<readonly Finding[]>,
): Promise<Finding[]> {
  let current = 'asRead' in first ? reading.of(first.asRead.document) : reading;
  const passes: Pass[] =
    'asRead' in first ? [{ findings: await judge(current), amended: first.asRead }] : [{ findings: first }];
  while (passes.length <= MOST_PASSES) {
    const changes = passes.at(-1)?.findings.flatMap(({ meant = [] }) => meant) ?? [];
    const amended = amend(current.document, changes);
    if (amended === undefined) break;
    current = current.of(amended.document);
    passes.push({ findings: await judge(current), amended });
  }
  return together(passes);
}

/** The wrong names, and what there is to say of the rest as if they were right. */
function together(passes: readonly Pass[]): Finding[] {
  const [first = [], ...later] = passes.map((_, index) => inTheText(passes, index));
  const known = new Set(first.map(keyOf));
  const told = new Map<string, Finding>();
  const names = first.filter(isName);
  for (const finding of names) told.set(keyOf(finding), finding);
  const named = new Set(names.map(nameOf));
  const spans = new Set(names.filter(isMove).map(spanKeyOf));
  for (const [index, findings] of later.entries()) {
    const isLast = index === later.length - 1;
    for (const finding of findings) {
      const key = keyOf(finding);
      // Of a name that could not be put right the rest is told once.
      if (told.has(key) || !(isLast || isName(finding)) || named.has(nameOf(finding))) continue;
      // What is left under the wrong name once the servers are out of it needs no word of its own.
      if (spans.has(spanKeyOf(finding)) && !isName(finding)) continue;
      const said = known.has(key) ? finding : once(finding, names);
      told.set(key, said);
      if (!isName(said)) continue;
      names.push(said);
      named.add(nameOf(said));
    }
  }
  // What weighs more than the wrong names round it does not come of them.
  for (const finding of first) {
    const key = keyOf(finding);
    const near = names.filter((name) => isNear(name, finding));
    if (!told.has(key) && near.every(({ severity }) => milder(severity, finding.severity) !== finding.severity)) {
      told.set(key, finding);
    }
  }
  return [...told.values()];
}

function isName({ meant }: Finding): boolean {
  return meant !== undefined;
}

/** A whole command line in the place of a program. */
function isLine({ meant = [] }: Finding): boolean {
  return meant.some((change) => 'outOf' in change);
}

function isMove({ meant = [] }: Finding): boolean {
  return meant.every((change) => change.do === 'move');
}

/** In the object that has the wrong name, around it or below. */
function isNear({ meant = [] }: Finding, { place: { route } }: Finding): boolean {
  return meant.some(
    (change) => 'at' in change && (startsWith(route, change.at.slice(0, -1)) || startsWith(change.at, route)),
  );
}

/** It costs nothing more than the wrong name does, for as long as that stands there. */
function once(finding: Finding, names: readonly Finding[]): Finding {
  const above = names.filter(({ meant = [] }) =>
    meant.some((change) => 'at' in change && startsWith(finding.place.route, change.at)),
  );
  const [name = finding] = (above.length > 0 ? above : names).toReversed();
  const severity = milder(finding.severity, name.severity);
  return {
    ...finding,
    // Words that weigh more than the wrong name are not true yet.
    message:
      severity === finding.severity
        ? finding.message
        : `once ${isLine(name) ? 'it is split' : 'the name is right'}, ${finding.message}`,
    severity,
    related: [...finding.related, { place: name.place, message: 'counts once this is put right' }],
  };
}

/** Of wrong names alone: which one, whatever is said of it. */
function nameOf({ rule, place, meant }: Finding): string | undefined {
  return meant && `${rule}\0${spanOf(place).start}`;
}

function spanKeyOf({ place }: Finding): string {
  const { start, end } = spanOf(place);
  return `${start}\0${end}`;
}

function keyOf({ rule, message, place }: Finding): string {
  const { start, end } = spanOf(place);
  return `${rule}\0${start}\0${end}\0${message}`;
}

/** Through all changes back to the document as it is. */
function inTheText(passes: readonly Pass[], index: number): readonly Finding[] {
  let findings = passes[index]?.findings ?? [];
  for (const { amended } of passes.slice(0, index + 1).toReversed()) {
    if (amended !== undefined) findings = findings.flatMap((finding) => back(finding, amended) ?? []);
  }
  return findings;
}

function back({ fix, meant, ...finding }: Finding, { placeOf, changeOf }: Amended): Finding | undefined {
  const place = placeOf(finding.place);
  if (place === undefined) return undefined;
  const related = finding.related.flatMap((each) => {
    const other: Place | undefined = placeOf(each.place);
    return other === undefined ? [] : [{ ...each, place: other }];
  });
  const mending = fix && fixOf(fix, changeOf);
  const named = meant?.flatMap((change) => changeOf(change) ?? []);
  return {
    ...finding,
    place,
    related,
    ...(mending === undefined ? {} : { fix: mending }),
    ...(named === undefined ? {} : { meant: named }),
  };
}

/** Where servers stand under a wrong name, nothing mentions them yet. */
function fixOf(fix: Fix | Renaming, changeOf: Amended['changeOf']): Fix | undefined {
  if (!('changes' in fix)) return undefined;
  const changes = fix.changes.map(changeOf);
  return changes.every((change) => change !== undefined) ? { ...fix, changes } : undefined;
}
