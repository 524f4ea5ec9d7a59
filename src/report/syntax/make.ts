import { inert } from '../../wording/index.ts';

/** What the whole still needs where pieces that are harmless alone may make something together. */
export type Finish = (text: string) => string;

/**
 * A piece of output in a syntax, whose every text from elsewhere has been escaped. Only the syntaxes in this folder make
 * one, and an output has to end in one: what has not been escaped does not get out.
 */
class SafePiece<S extends string> {
  declare readonly syntax: S;
  readonly #text: string;
  readonly #finish: Finish;

  constructor(text: string, finish: Finish) {
    this.#text = text;
    this.#finish = finish;
  }

  static textOf(piece: SafePiece<string>): string {
    if (!(piece instanceof SafePiece))
      throw new TypeError('a piece of output is not written with the tag of its syntax');
    return piece.#text;
  }

  static finished(piece: SafePiece<string>): string {
    return piece.#finish(SafePiece.textOf(piece));
  }

  /** In a value of JSON it is a string like any other. */
  toJSON(): string {
    return this.#text;
  }
}

export type Safe<S extends string> = SafePiece<S>;

/** What may stand in a hole of a template. */
type Hole<S extends string> = Safe<S> | string | number;

/** The tag of templates in a syntax: what stands in the template is taken as it is, what stands in a hole is escaped. */
export interface Syntax<S extends string> {
  (template: TemplateStringsArray, ...holes: readonly Hole<S>[]): Safe<S>;
  readonly joined: (pieces: readonly Safe<S>[], between: Safe<S>) => Safe<S>;
}

export function defineSyntax<S extends string>(
  _name: S,
  escaped: (text: string) => string,
  finish: Finish = inert,
): Syntax<S> {
  const tag = (template: TemplateStringsArray, ...holes: readonly Hole<S>[]) => {
    let written = template[0] ?? '';
    for (let index = 0; index < holes.length; index++) {
      written += safe(holes[index] ?? '', escaped) + template[index + 1];
    }
    return made<S>(written, finish);
  };
  const joined = (pieces: readonly Safe<S>[], between: Safe<S>) =>
    made<S>(pieces.map((piece) => textOf(piece)).join(textOf(between)), finish);
  return Object.assign(tag, { joined });
}

function safe<S extends string>(hole: Hole<S>, escaped: (text: string) => string): string {
  if (typeof hole === 'string') return escaped(hole);
  return typeof hole === 'number' ? String(hole) : textOf(hole);
}

/** For a syntax that is not written as a template. */
export function made<S extends string>(text: string, finish: Finish = inert): Safe<S> {
  return new SafePiece<S>(text, finish);
}

/** A piece as it is, to be measured or put into a larger one. */
export function textOf(piece: Safe<string>): string {
  return SafePiece.textOf(piece);
}

/** What is written out in the end, in which no line is a command to whatever reads the log. */
export function finished(piece: Safe<string>): string {
  return SafePiece.finished(piece);
}
