import { isObject, own, startsWith, valueAt } from '../model/values/index.ts';
import type { Change, Plain } from '../model/verdict/index.ts';
import { type Document, type Route, type Span, type Token, tokensOf } from '../parse/index.ts';
import type { Edit } from './edit.ts';
import { lineStart } from './lines.ts';

const texts = new WeakMap<Document, JsonText>();

/** What a change takes in the text of a JSON document; nothing where it does not fit what stands there. */
export function jsonEdits(document: Document, change: Exclude<Change, { readonly do: 'write' }>): Edit[] | undefined {
  const text = texts.get(document) ?? new JsonText(document);
  texts.set(document, text);
  return text.edits(change);
}

/** A member of an object, or an item of a list. */
interface Member {
  /** From its key on. */
  readonly span: Span;
  readonly value: Span;
}

class JsonText {
  readonly #document: Document;
  readonly #text: string;
  readonly #tokens: readonly Token[];
  /** What strings stand in. */
  readonly #mark: '"' | "'";

  constructor(document: Document) {
    this.#document = document;
    this.#text = document.text;
    this.#tokens = tokensOf(document.text);
    const first = this.#isJson5 ? this.#tokens.find(({ kind }) => kind === 'string') : undefined;
    this.#mark = first !== undefined && this.#text.charAt(first.start) === "'" ? "'" : '"';
  }

  /** What is plain JSON is that for everybody. */
  get #isJson5(): boolean {
    return this.#document.withText !== undefined;
  }

  edits(change: Exclude<Change, { readonly do: 'write' }>): Edit[] | undefined {
    switch (change.do) {
      case 'rename':
        return this.#rename(change.at, change.to);
      case 'set':
        return this.#set(change.at, change.value);
      case 'quote':
        return this.#quote(change.at);
      case 'add':
        return this.#add(change.at, this.#written(change.value), change.after);
      case 'insert':
        return this.#insert(
          change.into,
          change.position,
          change.values.map((value) => this.#written(value)),
        );
      case 'remove':
        return this.#remove(change.at);
      case 'rewrite':
        return this.#rewrite(change.at, change.within, change.text);
      case 'lift':
        return this.#lift(change.at, change.to);
      case 'wrap':
        return this.#wrap(change.under);
      case 'move':
        return this.#move(change.at, change.to);
      case 'index':
        return this.#index(change.at, change.by, change.to);
    }
  }

  #written(value: Plain): string {
    const json = written(value);
    return this.#mark === "'" ? inSingleQuotes(json) : json;
  }

  /** With the quotes of another key, or without any. */
  #keyLike(key: Span, name: string): string {
    if (!this.#isJson5) return written(name);
    const mark = this.#text.charAt(key.start);
    if (mark === '"') return written(name);
    if (mark === "'") return inSingleQuotes(written(name));
    return /^[\p{L}$_][\p{L}\p{N}$_]*$/u.test(name) ? name : this.#written(name);
  }

  #rename(route: Route, to: string): Edit[] | undefined {
    const parent = valueAt(this.#document.value, route.slice(0, -1));
    if (!isObject(parent) || Object.hasOwn(parent, to)) return undefined;
    const key = this.#keyOf(route);
    return key && [{ span: key, text: this.#keyLike(key, to) }];
  }

  #set(route: Route, value: Plain): Edit[] | undefined {
    const member = this.#member(route);
    return member && [{ span: member.value, text: this.#written(value) }];
  }

  #quote(route: Route): Edit[] | undefined {
    const token = this.#tokenOf(route);
    if (token?.kind !== 'word' || /["'\\]/.test(this.#slice(token))) return undefined;
    return [
      { span: { start: token.start, end: token.start }, text: this.#mark },
      { span: { start: token.end, end: token.end }, text: this.#mark },
    ];
  }

  #add(route: Route, value: string, after: string | undefined): Edit[] | undefined {
    const into = route.slice(0, -1);
    const object = valueAt(this.#document.value, into);
    const key = route.at(-1);
    if (!isObject(object) || typeof key !== 'string' || Object.hasOwn(object, key)) return undefined;
    const open = this.#opening(into, '{');
    if (open === undefined) return undefined;
    const first = this.#ink(open + 1);
    if (first === undefined || first.kind === '}') return this.#fill(open, `${this.#written(key)}: ${value}`);
    const colon = this.#betweenKeyAndValue(first);
    const sibling = after === undefined ? undefined : this.#member([...into, after]);
    if (after !== undefined && sibling === undefined) return undefined;
    const member = `${this.#keyLike(first, key)}${colon}${value}`;
    if (sibling === undefined) return this.#putBefore(first.start, member);
    const gap = this.#gapBefore(sibling.span.start);
    return [{ span: { start: sibling.value.end, end: sibling.value.end }, text: `,${gap}${member}` }];
  }

  #insert(route: Route, position: number, values: readonly string[]): Edit[] | undefined {
    const list = valueAt(this.#document.value, route);
    const open = this.#opening(route, '[');
    if (!Array.isArray(list) || open === undefined || values.length === 0) return undefined;
    if (list.length === 0) {
      const close = this.#ink(open + 1);
      if (close?.kind !== ']') return undefined;
      const end = this.#tokens[open]?.end ?? 0;
      return this.#isBlank(end, close.start)
        ? [{ span: { start: end, end: close.start }, text: values.join(', ') }]
        : undefined;
    }
    const at = this.#member([...route, Math.min(position, list.length - 1)]);
    const second = list.length > 1 ? this.#member([...route, 1]) : undefined;
    if (at === undefined) return undefined;
    const own = this.#gapBefore(at.span.start);
    const gap = own === '' ? (second === undefined ? ' ' : this.#gapBefore(second.span.start)) : own;
    return position < list.length
      ? [
          {
            span: { start: at.span.start, end: at.span.start },
            text: values.map((value) => `${value},${gap}`).join(''),
          },
        ]
      : [{ span: { start: at.value.end, end: at.value.end }, text: values.map((value) => `,${gap}${value}`).join('') }];
  }

  #remove(route: Route): Edit[] | undefined {
    const member = this.#member(route);
    if (member === undefined) return undefined;
    const { start, end } = member.span;
    const index = this.#indexAt(start);
    const before = this.#inkBefore(index);
    const after = this.#ink(this.#indexAt(end));
    if (before === undefined || after === undefined) return undefined;
    if (after.kind === ',') return [{ span: this.#withItsLines({ start, end: after.end }), text: '' }];
    if (before.kind === ',') {
      if (this.#isBlank(before.end, start)) return [{ span: { start: before.start, end }, text: '' }];
      return [
        { span: { start: before.start, end: before.end }, text: '' },
        { span: this.#withItsLines({ start, end }), text: '' },
      ];
    }
    const isAlone = this.#isBlank(before.end, start) && this.#isBlank(end, after.start);
    return [{ span: isAlone ? { start: before.end, end: after.start } : { start, end }, text: '' }];
  }

  #rewrite(route: Route, within: Span, text: string): Edit[] | undefined {
    const token = this.#tokenOf(route);
    const span = this.#document.locate(route, 'value', within);
    if (token?.kind !== 'string' || span.start <= token.start || span.end >= token.end) return undefined;
    const plain = written(text);
    const isSingle = this.#text.charAt(token.start) === "'";
    return [{ span, text: (isSingle ? inSingleQuotes(plain) : plain).slice(1, -1) }];
  }

  #lift(route: Route, to: string): Edit[] | undefined {
    const outer = route.slice(0, -1);
    const [whole, inner] = [this.#member(outer), this.#member(route)];
    const siblings = valueAt(this.#document.value, outer);
    if (whole === undefined || inner === undefined || !isObject(siblings)) return undefined;
    if (Object.keys(siblings).length !== 1) return undefined;
    const name = outer.at(-1) === to ? [] : this.#rename(outer, to);
    const head = { start: whole.value.start, end: inner.value.start };
    const tail = { start: inner.value.end, end: whole.value.end };
    if (name === undefined || this.#hasComment(head) || this.#hasComment(tail)) return undefined;
    return [...name, { span: head, text: '' }, { span: tail, text: '' }];
  }

  #wrap(under: string): Edit[] | undefined {
    const root = this.#document.locate([], 'value');
    if (this.#text.charAt(root.start) !== '{') return undefined;
    return [
      { span: { start: root.start, end: root.start }, text: `{ ${this.#written(under)}: ` },
      { span: { start: root.end, end: root.end }, text: ' }' },
    ];
  }

  #move(from: Route, to: Route): Edit[] | undefined {
    const member = this.#member(from);
    if (member === undefined) return undefined;
    const into = to.slice(0, -1);
    if (valueAt(this.#document.value, into) === undefined && startsWith(into, from.slice(0, -1))) {
      return this.#wrapMember(from, to.slice(from.length - 1).map(String));
    }
    const removed = this.#remove(from);
    const value = this.#slice(member.value);
    const isThere = valueAt(this.#document.value, into) !== undefined;
    const added = isThere
      ? this.#add(to, value, undefined)
      : this.#add(into, `{ ${this.#written(String(to.at(-1)))}: ${value} }`, undefined);
    return removed && added && [...removed, ...added];
  }

  #index(route: Route, by: string, to: string): Edit[] | undefined {
    const list = this.#member(route);
    const items = valueAt(this.#document.value, route);
    const name = route.at(-1) === to ? [] : this.#rename(route, to);
    if (list === undefined || name === undefined || !areNamedApart(items, by)) return undefined;
    const { start, end } = list.value;
    const edits: Edit[] = [
      ...name,
      { span: { start, end: start + 1 }, text: '{' },
      { span: { start: end - 1, end }, text: '}' },
    ];
    for (const [position, item] of items.entries()) {
      const at = this.#member([...route, position]);
      const removed = this.#remove([...route, position, by]);
      if (at === undefined || removed === undefined) return undefined;
      const key = `${this.#written(String(own(item, by)))}: `;
      edits.push({ span: { start: at.span.start, end: at.span.start }, text: key }, ...removed);
    }
    return edits;
  }

  /** Where it stands, in objects of these names. */
  #wrapMember(route: Route, names: readonly string[]): Edit[] | undefined {
    const key = this.#keyOf(route);
    const member = this.#member(route);
    if (key === undefined || member === undefined) return undefined;
    const { end } = member.value;
    return [
      { span: key, text: names.map((name) => this.#keyLike(key, name)).join(': { ') },
      { span: { start: end, end }, text: ' }'.repeat(names.length - 1) },
    ];
  }

  /** Into an object that has no member. */
  #fill(open: number, member: string): Edit[] | undefined {
    const brace = this.#tokens[open];
    const close = this.#ink(open + 1);
    if (brace === undefined || close === undefined) return undefined;
    const span = { start: brace.end, end: close.start };
    if (this.#isBlank(span.start, span.end)) return [{ span, text: ` ${member} ` }];
    return [{ span: { start: brace.end, end: brace.end }, text: ` ${member}` }];
  }

  #putBefore(start: number, member: string): Edit[] {
    return [{ span: { start, end: start }, text: `${member},${this.#gapBefore(start)}` }];
  }

  /** White space as it stands before a member: a line break with its indentation, a blank, or nothing. */
  #gapBefore(start: number): string {
    let from = start;
    while (from > 0 && /\s/.test(this.#text.charAt(from - 1))) from -= 1;
    const gap = this.#text.slice(from, start);
    const line = /(?:\r\n|\n|\r)[^\n\r]*$/.exec(gap)?.[0];
    return line ?? gap;
  }

  #betweenKeyAndValue(key: Token): string {
    const index = this.#indexAt(key.start);
    const value = this.#ink(index + 2);
    const between = value === undefined ? '' : this.#text.slice(key.end, value.start);
    return /^\s*:[ \t]*$/.test(between) ? between : ': ';
  }

  /** Lines that would be left empty go too. */
  #withItsLines({ start, end }: Span): Span {
    const line = lineStart(this.#text, start);
    const rest = /[ \t]*(\r\n|\n|\r|$)?/y;
    rest.lastIndex = end;
    const [blank = '', lineBreak] = rest.exec(this.#text) ?? [];
    if (lineBreak === undefined) return { start, end: end + blank.length };
    return this.#isBlank(line, start) ? { start: line, end: end + blank.length } : { start, end };
  }

  #keyOf(route: Route): Span | undefined {
    const span = this.#document.locate(route, 'key');
    const token = this.#tokens[this.#indexAt(span.start)];
    if (token?.start !== span.start || token.end !== span.end) return undefined;
    return this.#ink(this.#indexAt(span.end))?.kind === ':' ? span : undefined;
  }

  /** Absent where the route leads nowhere, or its place is not known. */
  #member(route: Route): Member | undefined {
    if (route.length === 0 || valueAt(this.#document.value, route) === undefined) return undefined;
    const value = this.#document.locate(route, 'value');
    if (typeof route.at(-1) === 'number') {
      const list = this.#document.locate(route.slice(0, -1), 'value');
      return value.start > list.start ? { span: value, value } : undefined;
    }
    const key = this.#keyOf(route);
    return key === undefined || value.start < key.end
      ? undefined
      : { span: { start: key.start, end: value.end }, value };
  }

  /** Of a value that is one token. */
  #tokenOf(route: Route): Token | undefined {
    const member = this.#member(route);
    const token = member && this.#tokens[this.#indexAt(member.value.start)];
    return token?.end === member?.value.end ? token : undefined;
  }

  /** The index of the bracket that opens a value. */
  #opening(route: Route, kind: Token['kind']): number | undefined {
    const { start } = this.#document.locate(route, 'value');
    const index = this.#indexAt(start);
    const token = this.#tokens[index];
    return token?.start === start && token.kind === kind ? index : undefined;
  }

  /** The first token that does not end before an offset. */
  #indexAt(offset: number): number {
    let [low, high] = [0, this.#tokens.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#tokens[middle]?.end ?? 0) <= offset) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  #ink(index: number): Token | undefined {
    for (let at = index; at < this.#tokens.length; at += 1) {
      if (this.#tokens[at]?.kind !== 'comment') return this.#tokens[at];
    }
    return undefined;
  }

  #inkBefore(index: number): Token | undefined {
    return this.#tokens.slice(Math.max(0, index - 1000), index).findLast(({ kind }) => kind !== 'comment');
  }

  #hasComment({ start, end }: Span): boolean {
    return this.#tokens.slice(this.#indexAt(start), this.#indexAt(end)).some(({ kind }) => kind === 'comment');
  }

  #isBlank(start: number, end: number): boolean {
    return this.#slice({ start, end }).trim() === '';
  }

  #slice({ start, end }: Span): string {
    return this.#text.slice(start, end);
  }
}

/** Whether each has a text under the key, and another one than the others. */
export function areNamedApart(items: unknown, by: string): items is readonly object[] {
  if (!Array.isArray(items)) return false;
  const names = items.map((item) => (isObject(item) ? own(item, by) : undefined));
  return names.every((name) => typeof name === 'string') && new Set(names).size === names.length;
}

/** As JSON5 may have it. */
function inSingleQuotes(json: string): string {
  return json.replace(/"((?:[^"\\]|\\.)*)"/g, (_, content: string) => {
    const inside = content.replace(/\\.|'/g, (each) => (each === "'" ? "\\'" : each === '\\"' ? '"' : each));
    return `'${inside}'`;
  });
}

/** On one line, with a blank after commas and colons. */
export function written(value: Plain): string {
  if (Array.isArray(value)) return `[${value.map(written).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const members = Object.entries(value as Readonly<Record<string, Plain>>);
  if (members.length === 0) return '{}';
  return `{ ${members.map(([key, each]) => `${JSON.stringify(key)}: ${written(each)}`).join(', ')} }`;
}
