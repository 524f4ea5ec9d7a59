import { type AST, parseTOML } from 'toml-eslint-parser';
import { isSameRoute, startsWith, valueAt } from '../model/values/index.ts';
import type { Change, Plain } from '../model/verdict/index.ts';
import type { Document, Route, Span } from '../parse/index.ts';
import type { Edit } from './edit.ts';
import { written } from './json-edits.ts';
import { lineBreakOf, lineEnd, lineStart, nextLine } from './lines.ts';

type TomlChange = Exclude<Change, { readonly do: 'write' }>;

/** What a change takes in the text of a TOML document. */
export function tomlEdits(document: Document, change: TomlChange): Edit[] | undefined {
  return new TomlText(document).edits(change);
}

/** A key with a value, in the table that it stands in. */
interface Entry {
  readonly route: Route;
  readonly node: AST.TOMLKeyValue;
  readonly among: readonly AST.TOMLKeyValue[];
  readonly isInline: boolean;
}

class TomlText {
  readonly #document: Document;
  readonly #text: string;
  readonly #top: AST.TOMLTopLevelTable;
  readonly #tables: { readonly route: Route; readonly node: AST.TOMLTable }[] = [];
  readonly #entries: Entry[] = [];
  readonly #inline: { readonly route: Route; readonly node: AST.TOMLInlineTable }[] = [];
  readonly #lists: { readonly route: Route; readonly node: AST.TOMLArray }[] = [];
  readonly #values: { readonly route: Route; readonly node: AST.TOMLContentNode }[] = [];
  /** Each part of each key, with the route that ends in it. */
  readonly #keys: { readonly route: Route; readonly span: Span }[] = [];

  constructor(document: Document) {
    this.#document = document;
    this.#text = document.text;
    [this.#top] = parseTOML(document.text, { tomlVersion: '1.1' }).body;
    for (const node of this.#top.body) {
      if (node.type === 'TOMLKeyValue') this.#note(node, [], this.#topEntries(), false);
      else this.#noteTable(node);
    }
  }

  edits(change: TomlChange): Edit[] | undefined {
    switch (change.do) {
      case 'rename':
        return this.#rename(change.at, change.to);
      case 'set':
        return this.#set(change.at, change.value);
      case 'quote':
        return this.#quote(change.at);
      case 'add':
        return this.#add(change.at, change.value, change.after);
      case 'insert':
        return this.#insert(change.into, change.position, change.values);
      case 'remove':
        return this.#remove(change.at);
      case 'rewrite':
        return this.#rewrite(change.at, change.within, change.text);
      case 'lift':
        return this.#lift(change.at, change.to);
      default:
        return undefined;
    }
  }

  /** Wherever the table is spoken of. */
  #rename(route: Route, to: string): Edit[] | undefined {
    if (valueAt(this.#document.value, [...route.slice(0, -1), to]) !== undefined) return undefined;
    const spans = this.#keys.filter((each) => isSameRoute(each.route, route)).map(({ span }) => span);
    return spans.length === 0 ? undefined : spans.map((span) => ({ span, text: keyOf(to) }));
  }

  #set(route: Route, value: Plain): Edit[] | undefined {
    const node = this.#values.find((each) => isSameRoute(each.route, route))?.node;
    return node && [{ span: spanOf(node), text: tomlValue(value) }];
  }

  #quote(route: Route): Edit[] | undefined {
    const node = this.#values.find((each) => isSameRoute(each.route, route))?.node;
    if (node === undefined || node.type !== 'TOMLValue' || node.kind === 'string') return undefined;
    const { start, end } = spanOf(node);
    return [
      { span: { start, end: start }, text: '"' },
      { span: { start: end, end }, text: '"' },
    ];
  }

  #add(route: Route, value: Plain, after: string | undefined): Edit[] | undefined {
    const into = route.slice(0, -1);
    if (valueAt(this.#document.value, route) !== undefined) return undefined;
    const member = `${keyOf(String(route.at(-1)))} = ${tomlValue(value)}`;
    const inline = this.#inline.find((each) => isSameRoute(each.route, into))?.node;
    if (inline !== undefined) return this.#addInline(inline, member);
    const table = this.#tables.find((each) => isSameRoute(each.route, into))?.node;
    if (table === undefined) return undefined;
    const lineBreak = lineBreakOf(this.#text);
    const sibling =
      after === undefined ? undefined : this.#entries.find((each) => isSameRoute(each.route, [...into, after]))?.node;
    const first = table.body[0];
    const indent = first === undefined ? '' : this.#text.slice(lineStart(this.#text, first.range[0]), first.range[0]);
    const end = lineEnd(this.#text, sibling === undefined ? this.#headerEnd(table) : sibling.range[1]);
    return indent.trim() === '' ? [{ span: { start: end, end }, text: `${lineBreak}${indent}${member}` }] : undefined;
  }

  #addInline(table: AST.TOMLInlineTable, member: string): Edit[] | undefined {
    const [first] = table.body;
    const { start, end } = spanOf(table);
    if (first !== undefined) return [{ span: { start: first.range[0], end: first.range[0] }, text: `${member}, ` }];
    if (this.#text.slice(start + 1, end - 1).trim() !== '') return undefined;
    return [{ span: { start: start + 1, end: end - 1 }, text: ` ${member} ` }];
  }

  #insert(route: Route, position: number, values: readonly string[]): Edit[] | undefined {
    const list = this.#lists.find((each) => isSameRoute(each.route, route))?.node;
    if (list === undefined || values.length === 0) return undefined;
    const items = values.map(tomlValue).join(', ');
    const at = list.elements[position];
    const last = list.elements.at(-1);
    if (at !== undefined) return [{ span: { start: at.range[0], end: at.range[0] }, text: `${items}, ` }];
    if (last !== undefined) return [{ span: { start: last.range[1], end: last.range[1] }, text: `, ${items}` }];
    const { start, end } = spanOf(list);
    if (this.#text.slice(start + 1, end - 1).trim() !== '') return undefined;
    return [{ span: { start: start + 1, end: end - 1 }, text: items }];
  }

  #remove(route: Route): Edit[] | undefined {
    const entry = this.#entries.find((each) => isSameRoute(each.route, route));
    if (entry !== undefined) return entry.isInline ? this.#removeInline(entry) : [this.#lines(entry.node.range)];
    if (typeof route.at(-1) === 'number') return this.#removeItem(route);
    const tables = this.#tables.filter((each) => startsWith(each.route, route));
    if (
      tables.length === 0 ||
      this.#entries.some((each) => startsWith(each.route, route) && !tables.some(({ node }) => holds(node, each.node)))
    ) {
      return undefined;
    }
    return tables.map(({ node }) => {
      const { span, text } = this.#lines([node.range[0], node.body.at(-1)?.range[1] ?? this.#headerEnd(node)]);
      return { span: { start: this.#withBlankLinesBefore(span.start), end: span.end }, text };
    });
  }

  #withBlankLinesBefore(start: number): number {
    let at = start;
    while (at > 0) {
      const above = lineStart(this.#text, at - (this.#text.startsWith('\r\n', at - 2) ? 2 : 1));
      if (this.#text.slice(above, at).trim() !== '') break;
      at = above;
    }
    return at;
  }

  #removeInline({ node, among }: Entry): Edit[] | undefined {
    return this.#outOfRow(node, among);
  }

  #removeItem(route: Route): Edit[] | undefined {
    const list = this.#lists.find((each) => isSameRoute(each.route, route.slice(0, -1)))?.node;
    const item = list?.elements[Number(route.at(-1))];
    return list && item && this.#outOfRow(item, list.elements);
  }

  #outOfRow(node: AST.TOMLNode, row: readonly AST.TOMLNode[]): Edit[] | undefined {
    const index = row.indexOf(node);
    const [before, next] = [row[index - 1], row[index + 1]];
    const { start, end } = spanOf(node);
    const span = next !== undefined ? { start, end: next.range[0] } : { start: before?.range[1] ?? start, end };
    return this.#text.slice(span.start, start).includes('#') || this.#text.slice(end, span.end).includes('#')
      ? undefined
      : [{ span, text: '' }];
  }

  #rewrite(route: Route, within: Span, text: string): Edit[] | undefined {
    const node = this.#values.find((each) => isSameRoute(each.route, route))?.node;
    if (node?.type !== 'TOMLValue' || node.kind !== 'string') return undefined;
    const token = spanOf(node);
    const span = this.#document.locate(route, 'value', within);
    if (span.start <= token.start || span.end >= token.end) return undefined;
    if (this.#text.charAt(token.start) === '"') return [{ span, text: written(text).slice(1, -1) }];
    return /['\p{Cc}]/u.test(text) ? undefined : [{ span, text }];
  }

  /** `[a.b.c]` becomes `[a.c]`: of two parts of a key the second one goes, and the first is called otherwise. */
  #lift(route: Route, to: string): Edit[] | undefined {
    const outer = route.slice(0, -1);
    const holders = this.#tables.filter((each) => startsWith(each.route, outer));
    if (holders.length === 0 || holders.some((each) => !startsWith(each.route, route))) return undefined;
    if (this.#entries.some((each) => startsWith(each.route, outer) && !startsWith(each.route, route))) return undefined;
    const edits: Edit[] = [];
    for (const { route: whole, span } of this.#keys) {
      if (isSameRoute(whole, outer) && outer.at(-1) !== to) edits.push({ span, text: keyOf(to) });
      if (!isSameRoute(whole, route)) continue;
      const dot = this.#text.lastIndexOf('.', span.start);
      edits.push({ span: { start: dot, end: span.end }, text: '' });
    }
    return edits.length === 0 ? undefined : edits;
  }

  #topEntries(): AST.TOMLKeyValue[] {
    return this.#top.body.filter((node) => node.type === 'TOMLKeyValue');
  }

  #noteTable(node: AST.TOMLTable): void {
    const route = node.resolvedKey;
    // Items of lists of tables are steps of the route that no part of the key stands for.
    const steps = route.flatMap((step, index) => (typeof step === 'string' ? [index] : []));
    for (const [part, key] of node.key.keys.entries()) {
      this.#keys.push({ route: route.slice(0, (steps[part] ?? 0) + 1), span: spanOf(key) });
    }
    this.#tables.push({ route, node });
    for (const entry of node.body) this.#note(entry, route, node.body, false);
  }

  #note(node: AST.TOMLKeyValue, base: Route, among: readonly AST.TOMLKeyValue[], isInline: boolean): void {
    let route = base;
    for (const key of node.key.keys) {
      route = [...route, key.type === 'TOMLBare' ? key.name : key.value];
      this.#keys.push({ route, span: spanOf(key) });
    }
    this.#entries.push({ route, node, among, isInline });
    this.#noteValue(node.value, route);
  }

  #noteValue(node: AST.TOMLContentNode, route: Route): void {
    this.#values.push({ route, node });
    if (node.type === 'TOMLInlineTable') {
      this.#inline.push({ route, node });
      for (const entry of node.body) this.#note(entry, route, node.body, true);
    } else if (node.type === 'TOMLArray') {
      this.#lists.push({ route, node });
      for (const [index, element] of node.elements.entries()) this.#noteValue(element, [...route, index]);
    }
  }

  #headerEnd(table: AST.TOMLTable): number {
    return this.#text.indexOf(']', table.key.range[1]) + (table.kind === 'array' ? 2 : 1);
  }

  /** With their line breaks, where nothing else stands on them. */
  #lines([from, to]: readonly [number, number]): Edit {
    const start = lineStart(this.#text, from);
    const rest = this.#text.slice(to, lineEnd(this.#text, to)).trim();
    const isAlone = rest === '' && this.#text.slice(start, from).trim() === '';
    return { span: isAlone ? { start, end: nextLine(this.#text, to) } : { start: from, end: to }, text: '' };
  }
}

function spanOf({ range: [start, end] }: AST.TOMLNode): Span {
  return { start, end };
}

function holds(table: AST.TOMLTable, entry: AST.TOMLKeyValue): boolean {
  return table.range[0] <= entry.range[0] && entry.range[1] <= table.range[1];
}

export function keyOf(name: string): string {
  return /^[\w-]+$/.test(name) ? name : quoted(name);
}

export function tomlValue(value: Plain): string {
  if (Array.isArray(value)) return `[${value.map(tomlValue).join(', ')}]`;
  if (typeof value === 'string') return quoted(value);
  if (typeof value !== 'object' || value === null) return String(value ?? '""');
  const members = Object.entries(value as Readonly<Record<string, Plain>>);
  if (members.length === 0) return '{}';
  return `{ ${members.map(([key, each]) => `${keyOf(key)} = ${tomlValue(each)}`).join(', ')} }`;
}

/** JSON leaves one sign as it is that TOML does not take. */
function quoted(text: string): string {
  return JSON.stringify(text).replaceAll('\u007f', '\\u007f');
}
