import type { Severity } from '../../model/verdict/index.ts';
import { type Text, text } from '../syntax/text.ts';

export type Style = 'bold' | 'dim' | 'red' | 'yellow' | 'cyan';

/** Puts a style round a text, or leaves it alone. */
export type Paint = (style: Style, piece: Text | string) => Text;

const CODES: Record<Style, readonly [on: number, off: number]> = {
  bold: [1, 22],
  dim: [2, 22],
  red: [31, 39],
  yellow: [33, 39],
  cyan: [36, 39],
};

export const SEVERITY_STYLE: Record<Severity, Style> = { error: 'red', warning: 'yellow', info: 'cyan' };

/** Whether there is colour is decided once, by whoever knows the terminal. */
export function painter(color: boolean): Paint {
  if (!color) return (_style, piece) => (typeof piece === 'string' ? text`${piece}` : piece);
  return (style, piece) => {
    const [on, off] = CODES[style];
    return text`\u001b[${on}m${piece}\u001b[${off}m`;
  };
}
