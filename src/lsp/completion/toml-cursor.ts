import type { Cursor } from './cursor.ts';

const PART = /\s*("(?:[^"\\]|\\.)*"|'[^']*'|[\w-]+)\s*(\.|$)/y;

/** Tables and their keys, a line each; inline tables are left to those who write them. */
export function tomlCursor(text: string, offset: number): Cursor | undefined {
  const begin = text.lastIndexOf('\n', offset - 1) + 1;
  const before = text.slice(begin, offset);
  const rest = /^[^\r\n]*/.exec(text.slice(offset))?.[0] ?? '';
  if (/^\s*[[#]/.test(before)) return undefined;
  const table = tableBefore(text.slice(0, begin));
  if (table === undefined) return undefined;
  const equals = before.search(/=/);
  if (equals === -1) {
    const typed = before.trimStart();
    if (/[.\s]/.test(typed)) return undefined;
    const start = offset - typed.length;
    const after = /^[\w-]*/.exec(rest)?.[0].length ?? 0;
    const isFollowed = /^[\w-]*\s*=/.test(rest);
    return { route: table, at: 'key', span: { start, end: offset + after }, typed, isQuoted: false, isFollowed };
  }
  const key = partsOf(before.slice(0, equals));
  if (key === undefined || before.includes('{')) return undefined;
  const value = before.slice(equals + 1);
  const route = [...table, ...key];
  const list = value.trimStart().startsWith('[');
  const quote = openQuote(value);
  if (quote === undefined && list) return undefined;
  const index =
    value
      .slice(0, quote ?? 0)
      .split(/"[^"]*"|'[^']*'/)
      .join('')
      .split(',').length - 1;
  const start =
    quote === undefined ? begin + equals + 1 + (value.length - value.trimStart().length) : begin + equals + 1 + quote;
  const typed = text.slice(quote === undefined ? start : start + 1, offset);
  const sign = quote === undefined ? '' : (text[start] ?? '"');
  const closing = sign === '' ? -1 : rest.indexOf(sign);
  const word = /^[\w.-]*/.exec(rest)?.[0].length ?? 0;
  const end = offset + (sign === '' ? word : closing === -1 ? 0 : closing + 1);
  return {
    route: list ? [...route, index] : route,
    at: 'value',
    span: { start, end },
    typed,
    isQuoted: quote !== undefined,
    isFollowed: false,
  };
}

/** Of the table that a line belongs to; nothing where its head cannot be read. */
function tableBefore(text: string): string[] | undefined {
  const heads = Array.from(text.matchAll(/^[ \t]*\[(?!\[)([^\]\r\n]*)\]/gm));
  const last = heads.at(-1)?.[1];
  return last === undefined ? [] : partsOf(last);
}

function partsOf(key: string): string[] | undefined {
  const parts: string[] = [];
  PART.lastIndex = 0;
  for (let match = PART.exec(key); match !== null; match = PART.exec(key)) {
    const [, part = '', dot] = match;
    parts.push(/^["']/.test(part) ? part.slice(1, -1) : part);
    if (dot === '') return parts;
  }
  return undefined;
}

/** Where the string begins that is not closed. */
function openQuote(value: string): number | undefined {
  let open: number | undefined;
  for (let index = 0; index < value.length; index += 1) {
    const sign = value[index];
    if (open === undefined) {
      if (sign === '"' || sign === "'") open = index;
      else if (sign === '#') return undefined;
    } else if (sign === '\\' && value[open] === '"') index += 1;
    else if (sign === value[open]) open = undefined;
  }
  return open;
}
