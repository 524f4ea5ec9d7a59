import { maskOf } from '../model/masking/index.ts';
import type { Document } from '../parse/index.ts';
import { printable } from '../wording/index.ts';
import { changesBetween, type LineChange, linesOf } from './lines.ts';
import type { MendedFile } from './mend.ts';

const CONTEXT = 3;

export interface Diff {
  readonly text: string;
  /** Parts of files that are left out, since a program could not use them once what is secret in them is masked. */
  readonly leftOut: number;
}

interface DiffOptions {
  /** As a program such as `git apply` finds the file. */
  readonly pathOf: (path: string) => string;
  /** Whether a program is to apply it: what may be a secret is then not masked but left out. */
  readonly isForPrograms: boolean;
}

/** Unified, as `git apply` takes it. What may be a secret is never shown. */
export function diffOf(files: readonly MendedFile[], options: DiffOptions): Diff {
  const parts = files.map((file) => diffOfFile(file, options));
  return {
    text: parts.map(({ text }) => text).join(''),
    leftOut: parts.reduce((sum, { leftOut }) => sum + leftOut, 0),
  };
}

/** A line as it is and as it may be shown. */
interface Line {
  readonly text: string;
  readonly isSecret: boolean;
}

function diffOfFile({ before, after }: MendedFile, { pathOf, isForPrograms }: DiffOptions): Diff {
  const [old, now] = [linesIn(before), linesIn(after)];
  const changes = changesBetween(linesOf(before.text), linesOf(after.text));
  let leftOut = 0;
  const hunks: string[] = [];
  let shift = 0;
  for (const group of grouped(changes)) {
    const hunk = hunkOf(group, old, now, { isForPrograms, shift });
    if (hunk === undefined) {
      leftOut += 1;
      shift -= group.reduce((sum, { added, removed }) => sum + added - removed, 0);
    } else hunks.push(hunk);
  }
  if (hunks.length === 0) return { text: '', leftOut };
  const name = isForPrograms ? pathOf(before.path) : printable(pathOf(before.path));
  return { text: `--- ${quoted(`a/${name}`)}\n+++ ${quoted(`b/${name}`)}\n${hunks.join('')}`, leftOut };
}

/** What begins with a byte order mark keeps it, and the mark is part of the first line. */
function linesIn(document: Document): Line[] {
  const mark = document.problems.some(({ kind }) => kind === 'bom') ? '\ufeff' : '';
  const mask = maskOf(document);
  let start = 0;
  return linesOf(document.text).map((line, index) => {
    const shown = mask.slice(start, start + line.length);
    start += line.length;
    return { text: index === 0 ? mark + shown : shown, isSecret: shown !== line };
  });
}

/** Changes whose surroundings would touch are one part. */
function grouped(changes: readonly LineChange[]): LineChange[][] {
  const groups: LineChange[][] = [];
  for (const change of changes) {
    const last = groups.at(-1)?.at(-1);
    if (last !== undefined && change.from - (last.from + last.removed) <= 2 * CONTEXT) groups.at(-1)?.push(change);
    else groups.push([change]);
  }
  return groups;
}

interface HunkOptions {
  readonly isForPrograms: boolean;
  /** By how many lines what was left out before moves the new text. */
  readonly shift: number;
}

function hunkOf(
  changes: readonly LineChange[],
  old: readonly Line[],
  now: readonly Line[],
  { isForPrograms, shift }: HunkOptions,
): string | undefined {
  const [first, last] = [changes[0], changes.at(-1)];
  if (first === undefined || last === undefined) return undefined;
  const end = last.from + last.removed;
  let lead = Math.min(CONTEXT, first.from);
  let tail = Math.min(CONTEXT, old.length - end);
  if (isForPrograms) {
    // Lines round it that hold a secret are done without; one must follow, or the part has to end the file.
    lead = openLines(old.slice(first.from - lead, first.from).reverse());
    tail = openLines(old.slice(end, end + tail));
    const isSecret =
      old.slice(first.from, end).some((line) => line.isSecret) ||
      now.slice(first.to, last.to + last.added).some((line) => line.isSecret);
    if (isSecret || (tail === 0 && end < old.length)) return undefined;
  }
  const lines: string[] = [];
  const show = (sign: string, line: Line | undefined) => marked(sign, line, isForPrograms);
  const [from, to] = [first.from - lead, first.to - lead];
  let at = from;
  for (const change of changes) {
    for (; at < change.from; at += 1) lines.push(...show(' ', old[at]));
    for (; at < change.from + change.removed; at += 1) lines.push(...show('-', old[at]));
    for (let index = 0; index < change.added; index += 1) lines.push(...show('+', now[change.to + index]));
  }
  for (; at < end + tail; at += 1) lines.push(...show(' ', old[at]));
  const removed = end + tail - from;
  const added = last.to + last.added + tail - to;
  return `@@ -${range(from, removed)} +${range(to + shift, added)} @@\n${lines.join('')}`;
}

function openLines(lines: readonly Line[]): number {
  const secret = lines.findIndex((line) => line.isSecret);
  return secret === -1 ? lines.length : secret;
}

function marked(sign: string, line: Line | undefined, isForPrograms: boolean): string[] {
  const text = isForPrograms ? (line?.text ?? '') : visible(line?.text ?? '');
  return text.endsWith('\n') ? [`${sign}${text}`] : [`${sign}${text}\n`, '\\ No newline at end of file\n'];
}

/** For a terminal or a log, where tabs and line ends are the only signs that may act. */
function visible(line: string): string {
  const [, words = '', end = ''] = /^(.*?)(\r?\n?)$/s.exec(line) ?? [];
  return words.split('\t').map(printable).join('\t') + end;
}

function range(start: number, count: number): string {
  const line = count === 0 ? start : start + 1;
  return count === 1 ? `${line}` : `${line},${count}`;
}

/** As git does it for names with signs of its own. */
function quoted(name: string): string {
  if (/^[\x21\x23-\x5b\x5d-\x7e]+$/.test(name)) return name;
  if (!/["\\\p{Cc}]/u.test(name)) return `${name}\t`;
  return JSON.stringify(name);
}
