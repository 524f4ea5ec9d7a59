import { bracketSigns, printable } from '../../wording/index.ts';

/** What one character of the source looks like on a terminal. */
export interface Cell {
  readonly text: string;
  readonly width: number;
  /** UTF-16 units it takes in the source. */
  readonly units: number;
}

const TAB_WIDTH = 4;
const PLAIN = /^[ -~]*$/;
const COMBINING = /^[\p{Mn}\p{Me}]$/u;
const WIDE =
  /^(?:[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\ua960-\ua97c\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff01-\uff60\uffe0-\uffe6\u{20000}-\u{3fffd}]|\p{Emoji_Presentation})$/u;

/**
 * One cell for each character, tabs as blanks up to the next stop, in escaped form what cannot be seen and what would
 * make a command of a line in a log.
 */
export function cellsOf(text: string): Cell[] {
  const cells: Cell[] = [];
  const signs = bracketSigns(text);
  let column = 0;
  let offset = 0;
  for (const character of text) {
    const sign = signs.get(offset);
    const cell = sign === undefined ? cellOf(character, column) : { text: sign, width: sign.length, units: 1 };
    cells.push(cell);
    column += cell.width;
    offset += cell.units;
  }
  return cells;
}

/** The columns that a text takes, however long it is. */
export function widthOf(text: string): number {
  if (PLAIN.test(text)) return text.length;
  let width = 0;
  for (const character of text) width += cellOf(character, width).width;
  return width;
}

function cellOf(character: string, column: number): Cell {
  const shown = character === '\t' ? ' '.repeat(TAB_WIDTH - (column % TAB_WIDTH)) : printable(character);
  const width = shown === character ? columnsOf(character) : shown.length;
  return { text: shown, width, units: character.length };
}

function columnsOf(character: string): number {
  // Latin letters, dashes, dots: most are told without a look at the tables of Unicode.
  if (character < '\u0300' || (character >= '\u2010' && character <= '\u2027')) return 1;
  if (COMBINING.test(character)) return 0;
  return WIDE.test(character) ? 2 : 1;
}
