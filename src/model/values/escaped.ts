/** Escapes of the first characters of Unicode, as JSON, YAML and TOML write them. */
const plainLetter = /\\(?:u00|x|U0000)/;

/** Whether words of a text may be spelled with escapes, so that a search for them before it is parsed says nothing. */
export function maySpellWithEscapes(text: string): boolean {
  return plainLetter.test(text);
}
