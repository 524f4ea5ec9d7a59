import { readSource } from '../discover/index.ts';
import { causeOf, dirname, type Files } from '../files/index.ts';
import { wordsAbout } from '../model/masking/index.ts';
import { at, isObject, type Place } from '../model/values/index.ts';
import type { Finding } from '../model/verdict/index.ts';
import { parseJson } from '../parse/index.ts';
import { printable, UsageError } from '../wording/index.ts';
import { pointerOf } from './pointer.ts';
import { warning } from './warning.ts';

/** How many findings of a rule at one node of a file are known and accepted. */
export interface BaselineEntry {
  readonly path: string;
  readonly rule: string;
  readonly pointer: string;
  readonly count: number;
}

export interface Baseline {
  readonly version: 1;
  readonly findings: readonly BaselineEntry[];
}

/** `shown` is the path for messages. */
export interface BaselineFile {
  readonly path: string;
  readonly shown: string;
}

export function readBaseline({ path, shown }: BaselineFile, files: Files): Baseline {
  const { source } = readSource(files, path, shown);
  const fatal = source.problems.find((problem) => problem.fatal);
  if (fatal !== undefined) throw new UsageError(`the baseline "${printable(shown)}": ${fatal.message}`);
  const value = parse(source.text);
  if (!isBaseline(value)) {
    const remedy = 'write it anew with --update-baseline';
    throw new UsageError(`"${printable(shown)}" is not a baseline of this version (${remedy})`);
  }
  return value;
}

/** A baseline, and what is asked where some of its entries fit nothing. */
export interface Baselined {
  readonly known: Baseline;
  /** Whether the run would have found what an entry stands for. */
  readonly isJudged: (entry: BaselineEntry) => boolean;
  readonly place: () => (index: number) => Place;
}

/** What is said of entries that fit nothing. */
export function staleIn(indexes: readonly number[], { known, isJudged, place }: Baselined): Finding[] {
  const stale = indexes.filter((index) => isJudged(known.findings[index] as BaselineEntry));
  if (stale.length === 0) return [];
  const [first, ...others] = stale.map(place());
  return first === undefined ? [] : [staleEntries(first, others)];
}

/** Entries of a baseline, the first one and others like it. */
function staleEntries(place: Place, others: readonly Place[]): Finding {
  const what = others.length === 0 ? 'this entry' : `this entry and ${others.length} more`;
  const verb = others.length === 0 ? 'fits' : 'fit';
  const message = `${what} ${verb} no finding any more`;
  const help = 'remove what is mended, or record all anew with --update-baseline';
  const related = others.map((other) => ({ place: other, message: 'this one as well' }));
  return { ...warning('suppression-unused', place, message, help), related };
}

/** Where an entry stands, in the file as it is shown. */
export function placeOfEntry({ path }: BaselineFile, shown: string, files: Files): (index: number) => Place {
  const document = parseJson(readSource(files, path, shown).source);
  return (index) => at(document, ['findings', index], 'value');
}

/** What is known is taken from the findings in their order, so that of several at one node the later ones are left. */
export function applyBaseline(
  findings: readonly Finding[],
  baseline: Baseline,
): { kept: Finding[]; suppressed: number; stale: number[] } {
  const left = new Map<string, number>();
  for (const entry of baseline.findings) {
    const key = keyOf(entry);
    left.set(key, (left.get(key) ?? 0) + entry.count);
  }
  const kept = findings.filter((finding) => {
    const key = keyOf(entryOf(finding));
    const known = left.get(key) ?? 0;
    if (known > 0) left.set(key, known - 1);
    return known === 0;
  });
  const stale = baseline.findings.flatMap((entry, index) => {
    const key = keyOf(entry);
    const isStale = (left.get(key) ?? 0) > 0;
    // Told once, however many entries are alike.
    left.set(key, 0);
    return isStale ? [index] : [];
  });
  return { kept, suppressed: findings.length - kept.length, stale };
}

export function baselineOf(findings: readonly Finding[], others: readonly BaselineEntry[] = []): Baseline {
  const entries = new Map(others.map((entry) => [keyOf(entry), entry]));
  for (const finding of findings) {
    const entry = entryOf(finding);
    const key = keyOf(entry);
    entries.set(key, { ...entry, count: (entries.get(key)?.count ?? 0) + 1 });
  }
  const sorted = [...entries].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, entry]) => entry);
  return { version: 1, findings: sorted };
}

export interface Rewrite {
  readonly files: Files;
  readonly save: (path: string, text: string) => void;
  /** Files that this run does not report on keep what is recorded of them. */
  readonly isReported?: (path: string) => boolean;
}

export function writeBaseline(
  file: BaselineFile,
  findings: readonly Finding[],
  { files, save, isReported }: Rewrite,
): void {
  const { path, shown } = file;
  const recorded = isReported && files.exists(path) ? readBaseline(file, files).findings : [];
  const others = recorded.filter((entry) => !isReported?.(entry.path));
  try {
    save(path, `${JSON.stringify(baselineOf(findings, others), null, 2)}\n`);
  } catch (error) {
    if (error instanceof UsageError) throw error;
    const cause = files.exists(dirname(path)) ? causeOf(error) : 'its folder does not exist';
    throw new UsageError(`the baseline "${printable(shown)}" cannot be written: ${cause}`);
  }
}

/** The file is committed, and a key can be a secret that was put in the wrong place. */
function entryOf({ rule, place }: Finding): BaselineEntry {
  const route = place.route.map((key) => wordsAbout(String(key), [place.document]));
  return { path: place.document.path, rule, pointer: pointerOf(route), count: 1 };
}

/** Neither paths nor rules can hold a NUL, and it sorts before everything else. */
function keyOf({ path, rule, pointer }: BaselineEntry): string {
  return `${path}\0${rule}\0${pointer}`;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isBaseline(value: unknown): value is Baseline {
  if (!isObject(value) || value.version !== 1 || !Array.isArray(value.findings)) return false;
  return value.findings.every(isEntry);
}

function isEntry(value: unknown): value is BaselineEntry {
  if (!isObject(value)) return false;
  const { path, rule, pointer, count } = value;
  const texts = [path, rule, pointer].every((each) => typeof each === 'string');
  return texts && typeof count === 'number' && Number.isSafeInteger(count) && count > 0;
}
