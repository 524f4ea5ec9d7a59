/**
 * A piece of output in a syntax, whose every text from elsewhere has been escaped. Only the syntaxes in this folder make
 * one, and an output has to end in one: what has not been escaped does not get out.
 */
class SafePiece<S extends string> {
  declare readonly syntax: S;
  readonly #text: string;

  constructor(text: string) {
    this.#text = text;
  }

  static textOf(piece: SafePiece<string>): string {
    if (!(piece instanceof SafePiece))
      throw new TypeError('a piece of output is not written with the tag of its syntax');
    return piece.#text;
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

export function defineSyntax<S extends string>(_name: S, escaped: (text: string) => string): Syntax<S> {
  const tag = (template: TemplateStringsArray, ...holes: readonly Hole<S>[]) => {
    let written = template[0] ?? '';
    for (let index = 0; index < holes.length; index++) {
      written += safe(holes[index] ?? '', escaped) + template[index + 1];
    }
    return made<S>(written);
  };
  const joined = (pieces: readonly Safe<S>[], between: Safe<S>) =>
    made<S>(pieces.map((piece) => textOf(piece)).join(textOf(between)));
  return Object.assign(tag, { joined });
}

function safe<S extends string>(hole: Hole<S>, escaped: (text: string) => string): string {
  if (typeof hole === 'string') return escaped(hole);
  return typeof hole === 'number' ? String(hole) : textOf(hole);
}

/** For a syntax that is not written as a template. */
export function made<S extends string>(text: string): Safe<S> {
  return new SafePiece<S>(text);
}

/** What is written out in the end. */
export function textOf(piece: Safe<string>): string {
  return SafePiece.textOf(piece);
}
