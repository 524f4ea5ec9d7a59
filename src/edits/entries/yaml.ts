import { isObject, own, valueAt } from '../../model/values/index.ts';
import type { Plain } from '../../model/verdict/index.ts';
import type { Document, Route } from '../../parse/index.ts';
import { lineBreakOf, lineEnd, lineStart, nextLine } from '../lines.ts';
import { scalar } from '../yaml-edits.ts';
import { isMap, type Layout, type Member } from './layout.ts';

const UNIT = '  ';

export const yaml: Layout = {
  text: (value) =>
    linesOf(value)
      .map((line) => `${line}\n`)
      .join(''),
  put,
};

function put(document: Document, route: Route, members: readonly Member[]): string | undefined {
  const { text } = document;
  const lineBreak = lineBreakOf(text);
  const value = route.length === 0 ? document.value : valueAt(document.value, route);
  const last = Array.isArray(value) ? value.length - 1 : isObject(value) ? Object.keys(value).at(-1) : undefined;
  const lines = (indent: string) =>
    members
      .flatMap(linesOfMember)
      .map((line) => indent + line + lineBreak)
      .join('');
  if (last === undefined || last === -1) return putIntoNothing(document, route, lines);
  const at = [...route, last];
  const indent = indentOf(document, at, Array.isArray(value));
  if (indent === undefined) return undefined;
  return putAt(text, behind(text, document.locate(at, 'value').end), lines(indent), lineBreak);
}

/** Under a key without a value, or with an empty one. */
function putIntoNothing(document: Document, route: Route, lines: (indent: string) => string): string | undefined {
  const { text } = document;
  if (route.length === 0) return putAt(text, text.length, lines(''), lineBreakOf(text));
  const key = document.locate(route, 'key');
  const value = document.locate(route, 'value');
  const indent = text.slice(lineStart(text, key.start), key.start);
  if (indent.trim() !== '') return undefined;
  const rest = text.slice(key.end, lineEnd(text, key.end));
  const kept = /^\s*:(?:\s*(?:\{\s*\}|\[\s*\]|null|~))?\s*(#.*)?$/.exec(rest);
  if (kept === null || value.end > lineEnd(text, key.end)) return undefined;
  const line = `${text.slice(0, key.end)}:${kept[1] === undefined ? '' : ` ${kept[1]}`}`;
  const after = text.slice(nextLine(text, key.end));
  return line + lineBreakOf(text) + lines(indent + UNIT) + after;
}

/** Behind the line on which a value ends. */
function behind(text: string, end: number): number {
  return end > 0 && /[\n\r]/.test(text.charAt(end - 1)) ? end : nextLine(text, end);
}

function putAt(text: string, offset: number, added: string, lineBreak: string): string {
  const before = text.slice(0, offset);
  const gap = before === '' || /[\n\r]$/.test(before) ? '' : lineBreak;
  return before + gap + added + text.slice(offset);
}

/** Of a member that begins its line, or of the dash before an item. */
function indentOf(document: Document, route: Route, isItem: boolean): string | undefined {
  const { text } = document;
  const { start } = document.locate(route, 'key');
  const lead = text.slice(lineStart(text, start), start);
  if (!isItem) return lead.trim() === '' ? lead : undefined;
  return /^([ \t]*)-[ \t]+$/.exec(lead)?.[1];
}

function linesOfMember({ key, value }: Member): string[] {
  return key === undefined ? linesOfItem(value) : linesOf({ [key]: value });
}

function linesOf(map: Readonly<Record<string, Plain>>): string[] {
  return Object.keys(map).flatMap((key) => {
    const value = own(map, key) as Plain;
    const name = scalar(key);
    const inner = nested(value);
    return inner === undefined ? [`${name}: ${leaf(value)}`] : [`${name}:`, ...inner.map((line) => UNIT + line)];
  });
}

function linesOfItem(value: Plain): string[] {
  const inner = nested(value);
  return inner === undefined ? [`- ${leaf(value)}`] : inner.map((line, index) => (index === 0 ? '- ' : UNIT) + line);
}

/** Nothing for what stands on the line of its key. */
function nested(value: Plain): string[] | undefined {
  if (Array.isArray(value)) return value.length === 0 ? undefined : value.flatMap(linesOfItem);
  return isMap(value) && Object.keys(value).length > 0 ? linesOf(value) : undefined;
}

function leaf(value: Plain): string {
  if (typeof value === 'string') return scalar(value);
  if (Array.isArray(value)) return '[]';
  return isMap(value) ? '{}' : String(value);
}
