import { isObject } from '../../model/values/index.ts';
import type { Plain } from '../../model/verdict/index.ts';
import { type Document, type Route, type Token, tokensOf } from '../../parse/index.ts';
import { written } from '../json-edits.ts';
import { lineBreakOf, lineStart } from '../lines.ts';
import type { Layout, Member } from './layout.ts';

export const json: Layout = {
  text: (value) => `${JSON.stringify(value, null, 2)}\n`,
  put: (document, route, members) => new Text(document).put(route, members),
};

class Text {
  readonly #document: Document;
  readonly #text: string;
  readonly #tokens: readonly Token[];
  readonly #lineBreak: string;
  readonly #unit: string;

  constructor(document: Document) {
    this.#document = document;
    this.#text = document.text;
    this.#tokens = tokensOf(document.text);
    this.#lineBreak = lineBreakOf(document.text);
    this.#unit = /^(?:\t| {1,8})(?=\S)/m.exec(document.text)?.[0] ?? '  ';
  }

  put(route: Route, members: readonly Member[]): string | undefined {
    const { start, end } = this.#document.locate(route, 'value');
    const open = this.#tokens.findIndex((token) => token.start === start);
    const close = this.#tokens.findIndex((token) => token.end === end);
    const before = this.#tokens[close - 1];
    if (!['{', '['].includes(this.#tokens[open]?.kind ?? '') || before === undefined || close <= open) return undefined;
    const lastInk = this.#tokens.slice(open + 1, close).findLast(({ kind }) => kind !== 'comment');
    const isOneLine = lastInk !== undefined && !/[\n\r]/.test(this.#text.slice(start, end));
    const outer = this.#indentAt(start);
    const inner = lastInk === undefined ? outer + this.#unit : this.#innerIndent(route, outer);
    const lead = isOneLine ? ' ' : this.#lineBreak + inner;
    const added = members.map((member) => lead + this.#member(member, isOneLine, inner)).join(',');
    const tail = lastInk === undefined ? this.#lineBreak + outer : this.#text.slice(before.end, end - 1);
    const needsComma = lastInk !== undefined && lastInk.kind !== ',';
    const comma = needsComma ? lastInk.end : before.end;
    return (
      this.#text.slice(0, comma) +
      (needsComma ? ',' : '') +
      this.#text.slice(comma, before.end) +
      added +
      tail +
      this.#text.slice(end - 1)
    );
  }

  #member({ key, value }: Member, isOneLine: boolean, indent: string): string {
    const text = isOneLine ? written(value) : this.#pretty(value, indent);
    return key === undefined ? text : `${JSON.stringify(key)}: ${text}`;
  }

  /** Lists of words take one line, as people write them. */
  #pretty(value: Plain, indent: string): string {
    return JSON.stringify(value, null, this.#unit).replaceAll('\n', this.#lineBreak + indent);
  }

  #indentAt(offset: number): string {
    const line = this.#text.slice(lineStart(this.#text, offset), offset);
    return /^[ \t]*/.exec(line)?.[0] ?? '';
  }

  /** Of the first member, where it begins its line. */
  #innerIndent(route: Route, outer: string): string {
    const value = route.reduce<unknown>(
      (at, step) => (isObject(at) ? at[String(step)] : undefined),
      this.#document.value,
    );
    const key = isObject(value) ? Object.keys(value)[0] : undefined;
    if (key === undefined) return outer + this.#unit;
    const { start } = this.#document.locate([...route, key], 'key');
    const lead = this.#text.slice(lineStart(this.#text, start), start);
    return lead.trim() === '' ? lead : outer + this.#unit;
  }
}
