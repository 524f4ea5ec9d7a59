import fc from 'fast-check';

/** The codes between belong to halves of characters. */
const [HALVES, AFTER] = [0xd800, 0xe000];

/** Any character. What fast-check calls binary is this with a table of all million of them, kept as long as the process. */
const character = fc.nat(0x10ffff - (AFTER - HALVES)).map(
  (index) => String.fromCodePoint(index < HALVES ? index : index + AFTER - HALVES),
  (text) => indexOf(String(text)),
);

function indexOf(text: string): number {
  const code = text.codePointAt(0) ?? 0;
  if (text !== String.fromCodePoint(code) || (code >= HALVES && code < AFTER)) throw new Error('no single character');
  return code < HALVES ? code : code - (AFTER - HALVES);
}

/** Texts of any characters, control characters and those of other scripts among them. */
export function anyText(
  lengths: { readonly minLength?: number; readonly maxLength?: number } = {},
): fc.Arbitrary<string> {
  return fc.string({ ...lengths, unit: character });
}
