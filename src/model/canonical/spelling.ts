import type { PlaceholderSyntax } from '../../clients/index.ts';
import { kindOfSyntax, spell, spellWithDefault, takesDefault } from '../variables/index.ts';
import type { Text, Variable } from './text.ts';

/** A text in the syntaxes that a client knows, and the variables for which it has none. */
export interface Spelt {
  readonly text: string;
  readonly unspeakable: readonly Unspeakable[];
}

export interface Unspeakable {
  readonly variable: Variable;
  /** The client has variables of this kind, but nothing that stands in for one that is not set. */
  readonly onlyFallback: boolean;
  /** Whether its own client puts a value in its place is not known. */
  readonly isGuess: boolean;
}

/** Without knowledge of a client everything is taken to be fine as it stands. */
export function spelt(text: Text, known: readonly PlaceholderSyntax[] | undefined): Spelt {
  const unspeakable: Unspeakable[] = [];
  const isAlone = text.length === 1 || (text.length === 2 && text[0] === 'Bearer ');
  const pieces = text.map((part) => {
    if (typeof part === 'string') return part;
    const syntax = known && syntaxFor(part, known, isAlone);
    if (syntax !== undefined) return written(part, syntax);
    // What its own client does not expand is text, and stays what it is.
    if (known !== undefined && part.expanded !== false) {
      const plain = syntaxFor(withoutFallback(part), known, isAlone);
      unspeakable.push({ variable: part, onlyFallback: plain !== undefined, isGuess: part.expanded === undefined });
      if (plain !== undefined && part.expanded) return written(withoutFallback(part), plain);
    }
    return part.spelling;
  });
  return { text: pieces.join(''), unspeakable };
}

function syntaxFor(
  { kind, fallback, name }: Variable,
  known: readonly PlaceholderSyntax[],
  isAlone: boolean,
): PlaceholderSyntax | undefined {
  return known.find(
    (syntax) =>
      kindOfSyntax(syntax) === kind &&
      takesDefault(syntax) === (fallback !== undefined) &&
      // These two are variables only where nothing stands beside them, and only some names fit.
      (syntax === '$NAME' ? isAlone && /^[A-Z_][A-Z0-9_]*$/.test(name) : syntax !== '%NAME%' || isAlone),
  );
}

function withoutFallback({ fallback: _, ...variable }: Variable): Variable {
  return variable;
}

function written({ kind, name, fallback, spelling }: Variable, syntax: PlaceholderSyntax): string {
  if (kind === 'editor' || kind === 'setting') return spelling;
  if (fallback === undefined) return spell(syntax, name);
  return spellWithDefault(syntax, name, fallback);
}
