import type { Language, MergeKeys, OddValues, PlainWords } from '../../parse/index.ts';
import type { Evidence, Reaction } from './evidence.ts';

export type Syntax = JsonSyntax | OtherSyntax;

interface AnySyntax {
  readonly bom: Reaction;
  /** No byte at all. */
  readonly empty: Reaction;
  /** Nothing but white space, where that is another case. */
  readonly blank?: Reaction;
  /** Nothing but comments, where that is no broken text. */
  readonly onlyComments?: Reaction;
  /** A text that cannot be parsed, or uses a liberty that is not accepted. */
  readonly broken: Reaction;
  /** A key stands twice in one object; where that is fine the last one counts. */
  readonly duplicates: Reaction;
  /**
   * Half of a character as an escape, such as "\\ud800"; fine when absent. In JSON two of them make a whole one, which
   * YAML has an escape of its own for.
   */
  readonly halves?: Reaction;
  /** The client itself refuses larger files. */
  readonly maxBytes?: { readonly value: number; readonly by: Evidence };
}

interface JsonSyntax extends AnySyntax {
  readonly language: 'json';
  readonly comments: boolean;
  readonly trailingCommas: boolean;
  /** Keys without quotes, single quotes and what else JSON5 adds. */
  readonly json5?: true;
}

/** Comments are part of the language, and commas are what it makes of them. */
interface OtherSyntax extends AnySyntax {
  readonly language: Exclude<Language, 'json'>;
  /** In YAML: where the parser puts the entries of what "<<" refers to in its place; elsewhere it is a key like others. */
  readonly merges?: { readonly where: MergeKeys; readonly by: Evidence };
  /** In YAML: the parser for which words without quotes are more than in version 1.2, or others. */
  readonly plains?: { readonly as: PlainWords; readonly by: Evidence };
  /** In YAML: a carriage return alone ends no line, though the language says so. */
  readonly keepsReturns?: Evidence;
  /** Front matter that cannot be parsed is parsed again, with quotes round such values of its outermost keys. */
  readonly requotes?: { readonly values: OddValues; readonly by: Evidence };
}

export function takesComments(syntax: Syntax): boolean {
  return syntax.language !== 'json' || syntax.comments;
}

export function takesTrailingCommas(syntax: Syntax): boolean {
  return syntax.language !== 'json' || syntax.trailingCommas;
}

export function takesJson5(syntax: Syntax): boolean {
  return syntax.language === 'json' && syntax.json5 === true;
}

/** Of a file of JSON that the client does not read: nothing that is wrong with its text costs anything. */
export function passedOver(fine: Reaction): Syntax {
  return {
    language: 'json',
    comments: true,
    trailingCommas: true,
    bom: fine,
    empty: fine,
    broken: fine,
    duplicates: fine,
  };
}
