import { parseDocument, type YAMLError } from 'yaml';
import { emptyProblem, isBlank } from './blank.ts';
import { conflictProblem, findConflict } from './conflict.ts';
import type { Document, Habits, Problem, Source, Span } from './document.ts';
import { decodeYaml } from './escapes.ts';
import { MAX_DEPTH, MAX_LENGTH, TooDeep, tooDeep, tooLong } from './limits.ts';
import { lineEnd } from './lines.ts';
import { type Parsed, ParsedDocument, type Syntax } from './parsed-document.ts';
import { PlaceTree, touches } from './places.ts';
import { explainYaml } from './yaml-sentences.ts';
import { findDepth, readYamlComments } from './yaml-tokens.ts';
import { YamlTree } from './yaml-tree.ts';

const MAX_PROBLEMS = 20;

const yaml = syntaxFor();

export function parseYaml(source: Source, habits: Habits = {}): Document {
  const { merges, keepsReturns, plains } = habits;
  const isUsual = merges === undefined && plains === undefined && !keepsReturns;
  return new ParsedDocument(source, isUsual ? yaml : syntaxFor(habits));
}

function syntaxFor(habits: Habits = {}): Syntax {
  return {
    language: 'yaml',
    decode: decodeYaml,
    read: (text) => readYaml(habits.keepsReturns ? text : withNewlines(text), habits),
  };
}

/** A carriage return alone ends a line as well, and the library does not know it; every character keeps its place. */
function withNewlines(text: string): string {
  return text.includes('\r') ? text.replace(/\r(?!\n)/g, '\n') : text;
}

export function readYaml(text: string, habits: Habits = {}): Parsed {
  return { ...read(text, habits), comments: () => readYamlComments(text) };
}

/** A text that is read in the older version merges. */
const older = /^(?:#[^\n]*\n|\s)*%YAML 1\.1\b/;

function read(text: string, { merges, plains }: Habits): Parsed {
  if (isBlank(text)) return { value: undefined, problems: [emptyProblem(text, false)] };
  if (text.length > MAX_LENGTH) return { value: undefined, problems: [tooLong(text)] };
  const deep = findDepth(text, 2 * MAX_DEPTH);
  if (deep !== undefined) return { value: undefined, problems: [tooDeep(deep)] };
  try {
    // Duplicates are found while the data is built; the library compares every key with every other.
    const document = parseDocument(text, {
      schema: 'core',
      version: '1.2',
      merge: false,
      resolveKnownTags: false,
      uniqueKeys: false,
      prettyErrors: false,
      logLevel: 'error',
    });
    const tree = new YamlTree(
      document.contents,
      text,
      merges === 'always' || (merges !== undefined && older.test(text)),
      plains,
    );
    const { place, value } = tree.root;
    const places = () => new PlaceTree(place);
    const conflict = document.errors.length > 0 ? findConflict(text) : undefined;
    if (conflict !== undefined) {
      const breaks = [fromEntryBefore(conflict.whole.start, text)];
      return { value, problems: [conflictProblem(conflict.marker)], places, breaks };
    }
    const { problems: faults, astray } = syntaxProblems(document.errors, text);
    const problems = [
      ...faults,
      ...tree.problems.filter(({ span }) => !faults.some((fault) => touches(fault.span, span))),
    ];
    problems.sort((a, b) => a.span.start - b.span.start);
    const breaks = problems.filter(({ kind }) => kind === 'syntax').map(({ span }) => fromLineStart(span, text));
    if (astray !== undefined) breaks.push(fromEntryBefore(astray, text));
    return { value, problems, places, breaks };
  } catch (error) {
    if (error instanceof TooDeep) return { value: undefined, problems: [tooDeep(error.span)] };
    throw error;
  }
}

/** Behind a line that fits no level, the levels of all others are wrong as well. */
const ASTRAY: ReadonlySet<string> = new Set(['BAD_INDENT', 'TAB_AS_INDENT']);

interface Faults {
  readonly problems: readonly Problem[];
  /** From here on nothing is where it belongs. */
  readonly astray?: number;
}

/** The first error of a line and its successor; what follows is the same cause seen again. */
function syntaxProblems(errors: readonly YAMLError[], text: string): Faults {
  const problems: Problem[] = [];
  let quietUntil = -1;
  for (const error of [...errors].sort((a, b) => a.pos[0] - b.pos[0])) {
    if (error.pos[0] < quietUntil && error.code !== 'MULTIPLE_DOCS') continue;
    if (problems.length === MAX_PROBLEMS) break;
    const span = spanOf(error, text);
    const [message, help] = explainYaml(error);
    const isSecond = error.code === 'MULTIPLE_DOCS';
    problems.push({ kind: 'syntax', message, help, span, fatal: true, ...(isSecond && { isSecond: true as const }) });
    if (ASTRAY.has(error.code)) return { problems, astray: span.start };
    quietUntil = lineEnd(text, lineEnd(text, span.end) + 1);
  }
  return { problems };
}

/** Entries that the library closed too early end with the last line before the fault. */
function fromEntryBefore(offset: number, text: string): Span {
  return { start: Math.max(0, text.slice(0, offset).trimEnd().length - 1), end: text.length };
}

/** Within the text and the line, and never empty unless the text is. */
function spanOf({ pos: [from, to] }: YAMLError, text: string): Span {
  const last = text.trimEnd().length;
  const start = Math.max(0, Math.min(from, last - 1));
  const end = Math.max(start + 1, Math.min(to, lineEnd(text, start), last));
  return { start, end };
}

/** The library goes on behind a fault, and what stands before it on the line is part of the same entry. */
function fromLineStart({ start, end }: Span, text: string): Span {
  const line = start === 0 ? 0 : text.lastIndexOf('\n', start - 1) + 1;
  const indent = text.slice(line, start).search(/\S/);
  return { start: indent === -1 ? start : line + indent, end };
}
