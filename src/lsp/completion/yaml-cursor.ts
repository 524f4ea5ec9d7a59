import type { Cursor } from './cursor.ts';

/** A key, or the dash of an item, by the column that it stands in. */
type Mark = { readonly column: number; readonly key: string } | { readonly column: number; readonly index: number };

interface Line {
  /** Of the items that begin on it. */
  readonly dashes: readonly number[];
  /** Where what it says begins. */
  readonly column: number;
  readonly key: string | undefined;
}

const LEAD = /^[ \t]*(?:-[ \t]+)*(?:-(?=\s*$)\s*)?/;
const KEY = /^(?:"((?:[^"\\]|\\.)*)"|'([^']*)'|([^\s#"'[\]{},:&*!|>-](?:[^:#]*[^:#\s])?))\s*:(?=\s|$)/;

/** In the block style, by columns; of the flow style, lists on one line. */
export function yamlCursor(text: string, offset: number, from: number): Cursor | undefined {
  const begin = Math.max(from, text.lastIndexOf('\n', offset - 1) + 1);
  const before = text.slice(begin, offset);
  const rest = /^[^\r\n]*/.exec(text.slice(offset))?.[0] ?? '';
  if (/(?:^|\s)#/.test(before)) return undefined;
  const here = lineOf(before);
  const route = routeTo(text.slice(from, begin), here);
  const said = before.slice(here.column);
  // An item may become an object; what it names is asked first.
  if (here.key === undefined)
    return cursor(said, offset, rest, { route, at: here.dashes.length > 0 ? 'value' : 'key' });
  const value = said.slice(/^[^:]*:[ \t]*/.exec(said)?.[0].length ?? 0);
  const within = [...route, here.key];
  if (!value.startsWith('[')) return cursor(value, offset, rest, { route: within, at: 'value' });
  const items = value.slice(1).split(',');
  return cursor(items.at(-1)?.trimStart() ?? '', offset, rest, { route: [...within, items.length - 1], at: 'value' });
}

function cursor(typed: string, offset: number, rest: string, where: Pick<Cursor, 'route' | 'at'>): Cursor {
  const sign = /^["']/.exec(typed)?.[0];
  const word = /^[^\s:#,\]]*/.exec(rest)?.[0].length ?? 0;
  const after = sign === undefined ? word : rest.indexOf(sign) + 1;
  return {
    ...where,
    span: { start: offset - typed.length, end: offset + after },
    typed: sign === undefined ? typed : typed.slice(1),
    isQuoted: sign !== undefined,
    isFollowed: /^[^\s:#]*["']?\s*:/.test(rest),
  };
}

function lineOf(text: string): Line {
  const [lead] = LEAD.exec(text) ?? [''];
  const [, double, single, plain] = KEY.exec(text.slice(lead.length)) ?? [];
  return {
    dashes: Array.from(lead.matchAll(/-/g), ({ index }) => index),
    column: lead.length,
    key: double ?? single ?? plain,
  };
}

/** The keys and positions that lead to what a line says. */
function routeTo(above: string, here: Line): (string | number)[] {
  const marks: Mark[] = [];
  for (const text of above.split(/\r?\n/).slice(0, -1)) {
    if (text.trim() === '' || /^\s*#/.test(text)) continue;
    const line = lineOf(text);
    for (const column of line.dashes) addDash(marks, column);
    close(marks, line.column);
    if (line.key !== undefined) marks.push({ column: line.column, key: line.key });
  }
  for (const column of here.dashes) addDash(marks, column);
  close(marks, here.column);
  return marks.map((mark) => ('key' in mark ? mark.key : mark.index));
}

/** What stands in this column or behind it has come to its end. */
function close(marks: Mark[], column: number): void {
  while ((marks.at(-1)?.column ?? -1) >= column) marks.pop();
}

/** A list may stand in the column of its key. */
function addDash(marks: Mark[], column: number): void {
  close(marks, column + 1);
  const last = marks.at(-1);
  const isNext = last?.column === column && 'index' in last;
  if (isNext) marks.pop();
  marks.push({ column, index: isNext ? last.index + 1 : 0 });
}
