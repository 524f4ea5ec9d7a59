import { own, valueAt } from '../../model/values/index.ts';
import type { Plain } from '../../model/verdict/index.ts';
import type { Document, Route } from '../../parse/index.ts';
import { lineBreakOf } from '../lines.ts';
import { keyOf, tomlValue } from '../toml-edits.ts';
import { isMap, type Layout, type Member } from './layout.ts';

export const toml: Layout = {
  text: (value) => tablesOf(value, []).join('\n'),
  put,
};

/** Tables may stand anywhere, so they come at the end. */
function put(document: Document, route: Route, members: readonly Member[]): string | undefined {
  const { text } = document;
  const isList = Array.isArray(valueAt(document.value, route));
  const tables = members.flatMap(({ key, value }) => {
    if (!isMap(value)) return [];
    return key === undefined ? tablesOf(value, route, isList) : tablesOf(value, [...route, key]);
  });
  const lineBreak = lineBreakOf(text);
  const gap = text.trim() === '' ? '' : /[\n\r]$/.test(text) ? lineBreak : lineBreak + lineBreak;
  return text + gap + tables.join('\n').replaceAll('\n', lineBreak);
}

/** The table and those inside it, each with a line break at its end; one that holds only tables needs no head. */
function tablesOf(map: Readonly<Record<string, Plain>>, route: Route, isItem = false): string[] {
  const keys = Object.keys(map);
  const inner = keys.filter((key) => isTable(own(map, key) as Plain));
  const own_ = keys.filter((key) => !inner.includes(key) && own(map, key) !== null);
  const head = route.length === 0 ? '' : isItem ? `[[${nameOf(route)}]]\n` : `[${nameOf(route)}]\n`;
  const lines = own_.map((key) => `${keyOf(key)} = ${tomlValue(own(map, key) as Plain)}\n`).join('');
  const isNeeded = lines !== '' || isItem || (inner.length === 0 && route.length > 0);
  return [
    ...(isNeeded ? [head + lines] : []),
    ...inner.flatMap((key) => {
      const value = own(map, key) as Plain;
      if (Array.isArray(value)) return value.flatMap((item) => tablesOf(item, [...route, key], true));
      return isMap(value) ? tablesOf(value, [...route, key]) : [];
    }),
  ];
}

/** An empty map is as short as a value; a list of maps is tables, too. */
function isTable(value: Plain): boolean {
  if (Array.isArray(value)) return value.length > 0 && value.every((item) => isMap(item));
  return isMap(value) && Object.keys(value).length > 0;
}

function nameOf(route: Route): string {
  return route.map((step) => keyOf(String(step))).join('.');
}
