import { printable } from '../../wording/index.ts';
import { defineSyntax, type Safe } from './make.ts';

const ENTITIES = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
]);

/** Text and attributes in double quotes. */
export const xml = defineSyntax('xml', escaped);

export type Xml = Safe<'xml'>;

/** XML has no place for control characters, which are made printable, and for two that are none. */
function escaped(words: string): string {
  return printable(words)
    .replace(/[\ufffe\uffff]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16)}`)
    .replace(/[&<>"]/g, (sign) => ENTITIES.get(sign) ?? sign);
}
