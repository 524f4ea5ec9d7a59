import type { PlainWords } from './document.ts';
import { WrittenDate } from './written-date.ts';

const DATE =
  /^\d{4}-\d\d-\d\d$|^\d{4}-\d\d?-\d\d?(?:[Tt]|[ \t]+)\d\d?:\d\d:\d\d(?:\.\d*)?(?:[ \t]*(?:Z|[-+]\d\d?(?::\d\d)?))?$/;
const NONE = /^(?:~|null|Null|NULL|)$/;
const SIGNED = /^[-+]?(?:0b[01]+|0x[\da-fA-F]+|0o[0-7]+)$/;

/** In version 1.1 of the language an exponent has a sign, eight is the base behind a zero, and colons separate sixties. */
const OLD_BOOLEAN = /^(?:(yes|Yes|YES|true|True|TRUE|on|On|ON)|no|No|NO|false|False|FALSE|off|Off|OFF)$/;
const OLD_INTEGER = /^[-+]?(?:0b[01_]+|0[0-7_]*|[1-9][\d_]*|0x[\da-fA-F_]+|[1-9][\d_]*(?::[0-5]?\d)+)$/;
const OLD_FLOAT =
  /^[-+]?(?:\d[\d_]*\.[\d_]*(?:[eE][-+]\d+)?|\.\d[\d_]*(?:[eE][-+]\d+)?|\d[\d_]*(?::[0-5]?\d)+\.[\d_]*)$/;

/** What a word without quotes is for this parser; `value` is what it is in version 1.2. */
export function plainValue(word: string, value: unknown, by: PlainWords): unknown {
  if (DATE.test(word)) return new WrittenDate(word);
  if (by === 'js-yaml') return SIGNED.test(word) ? numberOf(word) : value;
  if (NONE.test(word)) return null;
  const [isBoolean, truth] = OLD_BOOLEAN.exec(word) ?? [];
  if (isBoolean !== undefined) return truth !== undefined;
  if (OLD_INTEGER.test(word) || OLD_FLOAT.test(word)) return numberOf(word.replace(/^([-+]?)0(?=[0-7_]+$)/, '$10o'));
  return typeof value === 'number' && !Number.isNaN(value) && Number.isFinite(value) ? word : value;
}

function numberOf(word: string): number {
  const [sign, digits] = /^[-+]/.test(word) ? [word[0], word.slice(1)] : ['', word];
  const sixties = digits.replaceAll('_', '').split(':');
  const sum = sixties.reduce((total, part) => total * 60 + Number(part), 0);
  return sign === '-' ? -sum : sum;
}
