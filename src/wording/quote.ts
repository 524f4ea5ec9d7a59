const LONGEST_NAME = 80;

const SHORT_ESCAPES = new Map([
  ['\n', '\\n'],
  ['\r', '\\r'],
  ['\t', '\\t'],
]);

/** Nearly every text is, with Latin letters and common signs, and is told so without a look at the tables of Unicode. */
const PLAIN = /^[\x20-\x7e\xa0-\xac\xae-\u02ff\u2010-\u2027]*$/;

/** The text with everything escaped that could move the cursor, reorder the line, or start a new one. */
export function printable(text: string): string {
  return PLAIN.test(text) ? text : text.replace(unprintable(), escapeCharacter);
}

/**
 * Controls, bidi marks, zero-width and other unseen characters, lone surrogates; not the variation selectors of emoji.
 * To make this expression takes as long as the rest of the module; as a literal it is checked in every run, made or not.
 */
function unprintable(): RegExp {
  return /(?![\ufe00-\ufe0f])[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu;
}

/** A name in double quotes, on one line and of bounded length. */
export function quote(name: string): string {
  return `"${printable(shortened(name).replace(/["\\]/g, '\\$&'))}"`;
}

function shortened(name: string): string {
  if (name.length <= LONGEST_NAME) return name;
  const start = name.slice(0, LONGEST_NAME - 1);
  return `${/[\ud800-\udbff]$/.test(start) ? start.slice(0, -1) : start}…`;
}

function escapeCharacter(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  const digits = code.toString(16);
  return SHORT_ESCAPES.get(character) ?? (code > 0xffff ? `\\u{${digits}}` : `\\u${digits.padStart(4, '0')}`);
}
