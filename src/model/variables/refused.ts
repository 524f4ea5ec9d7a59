import type { Meaning, Placeholders, RefusedReferences } from '../../clients/index.ts';
import type { Placeholder } from './placeholders.ts';

/** Why a reference is not even passed on where it stands. */
export function refusalOf(
  { refused = [] }: Placeholders,
  meaning: Meaning,
  { syntax, start }: Pick<Placeholder, 'syntax' | 'start'>,
): RefusedReferences | undefined {
  return [refused]
    .flat()
    .find(
      (each) =>
        each.syntaxes.includes(syntax) &&
        (each.in?.includes(meaning) ?? true) &&
        (each.leading !== true || start === 0),
    );
}

/** What may stand nowhere in the file. */
export function refusedAnywhere(placeholders: Placeholders | undefined): readonly RefusedReferences[] {
  return [placeholders?.refused ?? []].flat().filter(({ anywhere }) => anywhere);
}
