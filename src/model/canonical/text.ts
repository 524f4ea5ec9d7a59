import type { Dialect, Meaning, PlaceholderSyntax } from '../../clients/index.ts';
import {
  defaultIn,
  expandedIn,
  kindOfSyntax,
  mayHoldReference,
  type Placeholder,
  placeholdersIn,
  type VariableKind,
} from '../variables/index.ts';

export interface Variable {
  readonly kind: VariableKind;
  readonly name: string;
  /** What stands in for it when it is not set. */
  readonly fallback?: string;
  /** As it is written. */
  readonly spelling: string;
  readonly syntax: PlaceholderSyntax;
  /** Whether the client it was written for puts a value in its place here; not known of every client. */
  readonly expanded: boolean | undefined;
}

/** A string as a sequence of literal text and variables. */
export type Text = readonly (string | Variable)[];

/** The syntaxes that a client knows in a field, or in this text of one; undefined where nothing is known of it. */
export function syntaxesIn(
  { placeholders }: Dialect,
  meaning: Meaning,
  text = '',
): readonly PlaceholderSyntax[] | undefined {
  if (placeholders === undefined) return undefined;
  const known = placeholders.in;
  if (meaning !== 'command' && meaning !== 'args') return expandedIn(placeholders, meaning, text);
  return known[meaning] ?? known.commandLine ?? [];
}

/** As the client reads it in a field of this meaning. */
export function textIn(dialect: Dialect, meaning: Meaning, value: string): Text {
  return textOf(value, syntaxesIn(dialect, meaning, value), dialect.placeholders?.own);
}

/** Without syntaxes, nothing is known of what is expanded. */
export function textOf(
  value: string,
  known: readonly PlaceholderSyntax[] | undefined,
  own: readonly string[] = [],
): Text {
  if (!mayHoldReference(value)) return [value];
  const parts: (string | Variable)[] = [];
  let end = 0;
  for (const reference of placeholdersIn(value)) {
    if (reference.start > end) parts.push(value.slice(end, reference.start));
    parts.push(variableOf(reference, value, known, own));
    end = reference.end;
  }
  if (end < value.length || parts.length === 0) parts.push(value.slice(end));
  return parts;
}

function variableOf(
  reference: Placeholder,
  value: string,
  known: readonly PlaceholderSyntax[] | undefined,
  own: readonly string[],
): Variable {
  const { syntax, name, start, end } = reference;
  const spelling = value.slice(start, end);
  const kind = own.includes(name) ? 'plugin' : kindOfSyntax(syntax);
  const expanded = known?.includes(syntax);
  const fallback = defaultIn(spelling, reference);
  // What follows the first word belongs to these: a folder's name, whether it is a setting or a command.
  const whole = kind === 'editor' || kind === 'setting' ? spelling.slice(2, -1) : name;
  return { kind, name: whole, spelling, syntax, expanded, ...(fallback === undefined ? {} : { fallback }) };
}

export function sameText(a: Text, b: Text): boolean {
  return a.length === b.length && a.every((part, index) => samePart(part, b[index]));
}

function samePart(a: string | Variable, b: string | Variable | undefined): boolean {
  if (typeof a === 'string' || typeof b === 'string' || b === undefined) return a === b;
  return a.kind === b.kind && a.name === b.name && a.fallback === b.fallback;
}

/** The same text cut at its blanks. */
export function words(text: Text): Text[] {
  const found: (string | Variable)[][] = [[]];
  for (const part of text) {
    if (typeof part !== 'string') {
      found.at(-1)?.push(part);
      continue;
    }
    for (const [index, piece] of part.split(/\s+/).entries()) {
      if (index > 0) found.push([]);
      if (piece !== '') found.at(-1)?.push(piece);
    }
  }
  return found.filter((word) => word.length > 0);
}
