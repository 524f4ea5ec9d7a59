import {
  isAlias,
  isCollection,
  isMap,
  isScalar,
  isSeq,
  type Node,
  type Pair,
  parseDocument,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';
import { valueAt } from '../model/values/index.ts';
import type { Change, Plain } from '../model/verdict/index.ts';
import type { Document, Route, Span } from '../parse/index.ts';
import type { Edit } from './edit.ts';
import { areNamedApart, written } from './json-edits.ts';
import { lineBreakOf, lineEnd, lineStart, nextLine } from './lines.ts';

type YamlChange = Exclude<Change, { readonly do: 'write' }>;

/** What a change takes in the text of a YAML document, or in the front matter of a Markdown file. */
export function yamlEdits(document: Document, change: YamlChange): Edit[] | undefined {
  return new YamlText(document).edits(change);
}

interface Spot {
  /** Of a member of a map. */
  readonly pair?: Pair;
  readonly node: Node | undefined;
  readonly parent: YAMLMap | YAMLSeq | undefined;
  readonly index: number;
}

class YamlText {
  readonly #document: Document;
  readonly #text: string;
  readonly #root: Node | null;

  constructor(document: Document) {
    this.#document = document;
    this.#text = document.text;
    this.#root = parseDocument(yamlIn(document), {
      schema: 'core',
      version: '1.2',
      merge: false,
      resolveKnownTags: false,
      uniqueKeys: false,
      prettyErrors: false,
      logLevel: 'error',
    }).contents;
  }

  edits(change: YamlChange): Edit[] | undefined {
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
      case 'wrap':
        return this.#wrap(change.under);
      case 'move':
        return undefined;
      case 'index':
        return this.#index(change.at, change.by, change.to);
    }
  }

  #rename(route: Route, to: string): Edit[] | undefined {
    const spot = this.#find(route);
    const map = spot?.parent;
    if (spot?.pair === undefined || !isMap(map) || map.items.some((pair) => nameOf(pair) === to)) return undefined;
    const span = spanOf(spot.pair.key);
    return span && [{ span, text: scalar(to, this.#text.charAt(span.start)) }];
  }

  #set(route: Route, value: Plain): Edit[] | undefined {
    const spot = this.#find(route);
    if (spot === undefined || route.length === 0 || isAlias(spot.node) || isAnchored(spot.node)) return undefined;
    const text = typeof value === 'string' ? scalar(value, this.#signOf(spot.node)) : flow(value);
    const span = this.#written(spot.node);
    const key = spot.pair === undefined ? undefined : spanOf(spot.pair.key);
    if (span === undefined) {
      if (key === undefined) return undefined;
      const colon = this.#text.indexOf(':', key.end);
      return colon === -1 ? undefined : [{ span: { start: colon + 1, end: colon + 1 }, text: ` ${text}` }];
    }
    // What stands below its key comes up to it, unless a remark stands between them.
    const isBelow = key !== undefined && lineStart(this.#text, span.start) > key.end;
    if (!isBelow) return [{ span, text }];
    const between = this.#text.slice(key.end, span.start);
    return /^\s*:\s*$/.test(between) ? [{ span: { start: key.end, end: span.end }, text: `: ${text}` }] : undefined;
  }

  #quote(route: Route): Edit[] | undefined {
    const spot = this.#find(route);
    const span = this.#written(spot?.node);
    if (span === undefined || !isScalar(spot?.node) || spot.node.type !== 'PLAIN') return undefined;
    if (/["'\\\n\r]/.test(this.#text.slice(span.start, span.end))) return undefined;
    return [
      { span: { start: span.start, end: span.start }, text: '"' },
      { span: { start: span.end, end: span.end }, text: '"' },
    ];
  }

  #add(route: Route, value: Plain, after: string | undefined): Edit[] | undefined {
    const spot = this.#find(route.slice(0, -1));
    const map = spot?.node;
    const name = String(route.at(-1));
    if (!isMap(map) || isAnchored(map) || map.items.some((pair) => nameOf(pair) === name)) return undefined;
    const member = `${scalar(name)}: ${typeof value === 'string' ? scalar(value) : flow(value)}`;
    if (map.flow) return this.#putIntoFlow(map, 0, member, after);
    const sibling = after === undefined ? map.items[0] : map.items.find((pair) => nameOf(pair) === after);
    const key = sibling === undefined ? undefined : spanOf(sibling.key);
    if (sibling === undefined || key === undefined) return undefined;
    const indent = ' '.repeat(key.start - lineStart(this.#text, key.start));
    const lineBreak = lineBreakOf(this.#text);
    if (after === undefined)
      return [{ span: { start: key.start, end: key.start }, text: `${member}${lineBreak}${indent}` }];
    const end = lineEnd(this.#text, this.#extent(sibling).end);
    return [{ span: { start: end, end }, text: `${lineBreak}${indent}${member}` }];
  }

  #insert(route: Route, position: number, values: readonly string[]): Edit[] | undefined {
    const list = this.#find(route)?.node;
    if (!isSeq(list) || isAnchored(list) || values.length === 0) return undefined;
    const items = values.map((value) => scalar(value));
    if (list.flow) return this.#putIntoFlow(list, position, items.join(', '));
    const spans = list.items.map((item) => this.#written(item as Node));
    const at = spans[Math.min(position, spans.length - 1)];
    if (at === undefined) return undefined;
    const dash = this.#text.lastIndexOf('-', at.start - 1);
    const indent = ' '.repeat(dash - lineStart(this.#text, dash));
    const lineBreak = lineBreakOf(this.#text);
    if (position < list.items.length) {
      const gap = this.#text.slice(dash, at.start);
      return [
        {
          span: { start: at.start, end: at.start },
          text: items.map((item) => `${item}${lineBreak}${indent}${gap}`).join(''),
        },
      ];
    }
    const end = lineEnd(this.#text, at.end);
    return [{ span: { start: end, end }, text: items.map((item) => `${lineBreak}${indent}- ${item}`).join('') }];
  }

  #putIntoFlow(
    collection: YAMLMap | YAMLSeq,
    position: number,
    text: string,
    after?: string | undefined,
  ): Edit[] | undefined {
    const whole = this.#written(collection);
    if (whole === undefined) return undefined;
    const extents = collection.items.map((item) => this.#extentOf(item));
    const index =
      after === undefined ? position : 1 + collection.items.findIndex((item) => nameOf(item as Pair) === after);
    const next = extents[index];
    if (next !== undefined) return [{ span: { start: next.start, end: next.start }, text: `${text}, ` }];
    const last = extents.at(-1);
    if (last !== undefined) return [{ span: { start: last.end, end: last.end }, text: `, ${text}` }];
    const inner = { start: whole.start + 1, end: whole.end - 1 };
    if (this.#text.slice(inner.start, inner.end).trim() !== '') return undefined;
    return [{ span: inner, text: isMap(collection) ? ` ${text} ` : text }];
  }

  #remove(route: Route): Edit[] | undefined {
    const spot = this.#find(route);
    const parent = spot?.parent;
    if (spot === undefined || parent === undefined || this.#holdsAnchor(spot)) return undefined;
    const extent = this.#extentOf(spot.pair ?? spot.node);
    if (parent.items.length === 1) {
      if (!parent.flow) return this.#set(route.slice(0, -1), isMap(parent) ? {} : []);
      const whole = this.#written(parent);
      if (whole === undefined || this.#text.slice(whole.start, whole.end).includes('#')) return undefined;
      return [{ span: { start: whole.start + 1, end: whole.end - 1 }, text: '' }];
    }
    const next = parent.items[spot.index + 1];
    const before = parent.items[spot.index - 1];
    if (parent.flow) {
      if (next !== undefined) return [{ span: { start: extent.start, end: this.#extentOf(next).start }, text: '' }];
      return [{ span: { start: this.#extentOf(before).end, end: extent.end }, text: '' }];
    }
    const start = isSeq(parent) ? this.#text.lastIndexOf('-', extent.start - 1) : extent.start;
    const line = lineStart(this.#text, start);
    const end = lineEnd(this.#text, extent.end);
    const rest = this.#text.slice(extent.end, end).trim();
    if (this.#text.slice(line, start).trim() === '') {
      // A remark at the end of the line stays where it is.
      if (rest !== '') return [{ span: { start, end: end - rest.length }, text: '' }];
      const last = nextLine(this.#text, extent.end);
      // The last line of a file without a line break at its end takes the one before it along.
      if (last === end && line > 0)
        return [{ span: { start: lineEnd(this.#text, this.#extentOf(before).end), end }, text: '' }];
      return [{ span: { start: line, end: last }, text: '' }];
    }
    // The first member of an item, beside its dash.
    if (next === undefined || rest !== '') return undefined;
    return [{ span: { start, end: this.#extentOf(next).start }, text: '' }];
  }

  #rewrite(route: Route, within: Span, text: string): Edit[] | undefined {
    const spot = this.#find(route);
    const node = spot?.node;
    const token = this.#written(node);
    const span = this.#document.locate(route, 'value', within);
    if (token === undefined || !isScalar(node) || typeof node.value !== 'string' || isAnchored(node)) return undefined;
    if (node.type === 'QUOTE_DOUBLE' || node.type === 'QUOTE_SINGLE') {
      if (span.start <= token.start || span.end >= token.end) return undefined;
      const escaped = node.type === 'QUOTE_DOUBLE' ? written(text).slice(1, -1) : text.replaceAll("'", "''");
      return [{ span, text: escaped }];
    }
    if (node.type !== 'PLAIN' || this.#text.slice(token.start, token.end) !== node.value) return undefined;
    const whole = node.value.slice(0, within.start) + text + node.value.slice(within.end);
    const isHarmless = /^[\w.-]*$/.test(text) && isPlain(whole, spot?.parent?.flow === true);
    return [{ span: token, text: isHarmless ? whole : scalar(whole) }];
  }

  #lift(route: Route, to: string): Edit[] | undefined {
    const spot = this.#find(route);
    const outer = this.#find(route.slice(0, -1));
    if (spot?.pair === undefined || outer?.pair === undefined || spot.parent?.items.length !== 1) return undefined;
    if (spot.parent.flow || isAnchored(spot.parent) || isAnchored(spot.node)) return undefined;
    const [key, name] = [spanOf(spot.pair.key), spanOf(outer.pair.key)];
    const value = this.#written(spot.node);
    if (key === undefined || name === undefined || value === undefined) return undefined;
    const line = lineStart(this.#text, key.start);
    const last = nextLine(this.#text, key.end);
    if (last > value.start || !/^\s*:\s*$/.test(this.#text.slice(key.end, last))) return undefined;
    return [
      ...(outer.pair && nameOf(outer.pair) === to
        ? []
        : [{ span: name, text: scalar(to, this.#text.charAt(name.start)) }]),
      { span: { start: line, end: last }, text: '' },
    ];
  }

  /** Each dash gives way to a name; what stands below stays where it is. */
  #index(route: Route, by: string, to: string): Edit[] | undefined {
    const spot = this.#find(route);
    const list = spot?.node;
    const key = spot?.pair && spanOf(spot.pair.key);
    const name = route.at(-1) === to ? [] : this.#rename(route, to);
    if (!isSeq(list) || list.flow || isAnchored(list) || key === undefined || name === undefined) return undefined;
    if (!areNamedApart(valueAt(this.#document.value, route), by)) return undefined;
    const further = this.#isFurtherIn(list, key.start) ? '' : '  ';
    const edits = [...name];
    for (const item of list.items) {
      const made = isMap(item) && !item.flow && !isAnchored(item) ? this.#named(item, by, further) : undefined;
      if (made === undefined) return undefined;
      edits.push(...made);
    }
    const gone = new Set(edits.flatMap(({ span, text }) => (text === '' ? [span.start] : [])));
    return further === '' ? edits : [...edits, ...this.#indented(list, gone)];
  }

  /** An item of a list as a member that is called by one of its own members. */
  #named(item: YAMLMap, by: string, further: string): Edit[] | undefined {
    const position = item.items.findIndex((pair) => nameOf(pair) === by);
    const pair = item.items[position];
    const [first] = item.items;
    const start = first && spanOf(first.key)?.start;
    const value = pair?.value;
    if (start === undefined || pair === undefined || item.items.length < 2) return undefined;
    if (!isScalar(value) || typeof value.value !== 'string' || isAnchored(value)) return undefined;
    const dash = this.#text.lastIndexOf('-', start - 1);
    if (!/^-[ \t]+$/.test(this.#text.slice(dash, start))) return undefined;
    const { end } = this.#extent(pair);
    const name = `${scalar(value.value, this.#signOf(value))}:`;
    if (position === 0) return [{ span: { start: dash, end }, text: name }];
    const own = spanOf(pair.key)?.start ?? 0;
    const line = lineStart(this.#text, own);
    const isAlone =
      this.#text.slice(line, own).trim() === '' && this.#text.slice(end, lineEnd(this.#text, end)).trim() === '';
    if (!isAlone) return undefined;
    const indent = ' '.repeat(start - lineStart(this.#text, start)) + further;
    return [
      { span: { start: dash, end: start }, text: `${name}${lineBreakOf(this.#text)}${indent}` },
      { span: { start: line, end: nextLine(this.#text, end) }, text: '' },
    ];
  }

  /** The members of an object are; the items of a list need not be. */
  #isFurtherIn(list: YAMLSeq, key: number): boolean {
    const { start } = this.#written(list) ?? { start: 0 };
    return start - lineStart(this.#text, start) > key - lineStart(this.#text, key);
  }

  /** All lines one step further in, but for those that go. */
  #indented(list: YAMLSeq, gone: ReadonlySet<number>): Edit[] {
    const span = this.#written(list) ?? { start: 0, end: 0 };
    const edits: Edit[] = [];
    for (let at = lineStart(this.#text, span.start); at < span.end; at = nextLine(this.#text, at)) {
      if (lineEnd(this.#text, at) > at && !gone.has(at)) edits.push({ span: { start: at, end: at }, text: '  ' });
    }
    return edits;
  }

  /** All lines one step further in, below the new key. */
  #wrap(under: string): Edit[] | undefined {
    const root = this.#root;
    if (!isMap(root) || root.flow || this.#document.language !== 'yaml') return undefined;
    const span = this.#written(root);
    if (span === undefined || lineStart(this.#text, span.start) !== span.start) return undefined;
    const edits: Edit[] = [
      { span: { start: span.start, end: span.start }, text: `${scalar(under)}:${lineBreakOf(this.#text)}  ` },
    ];
    for (let at = nextLine(this.#text, span.start); at < span.end; at = nextLine(this.#text, at)) {
      if (lineEnd(this.#text, at) > at) edits.push({ span: { start: at, end: at }, text: '  ' });
    }
    return edits;
  }

  #find(route: Route): Spot | undefined {
    let spot: Spot = { node: this.#root ?? undefined, parent: undefined, index: 0 };
    for (const step of route) {
      const { node } = spot;
      if (isMap(node)) {
        const index = node.items.findLastIndex((pair) => nameOf(pair) === String(step));
        const pair = node.items[index];
        if (pair === undefined) return undefined;
        spot = { pair, node: (pair.value as Node | null) ?? undefined, parent: node, index };
      } else if (isSeq(node) && typeof step === 'number' && node.items[step] !== undefined) {
        spot = { node: node.items[step] as Node, parent: node, index: step };
      } else {
        return undefined;
      }
    }
    return spot;
  }

  /** Without what belongs to no sign of it. */
  #written(node: unknown): Span | undefined {
    const span = spanOf(node);
    if (span === undefined) return undefined;
    const text = this.#text.slice(span.start, span.end);
    const end = span.start + text.trimEnd().length;
    return end > span.start ? { start: span.start, end } : undefined;
  }

  #extent(pair: Pair): Span {
    const key = spanOf(pair.key) ?? { start: 0, end: 0 };
    const value = this.#written(pair.value);
    return { start: key.start, end: Math.max(value?.end ?? 0, this.#colonBehind(key.end)) };
  }

  #colonBehind(end: number): number {
    const colon = this.#text.indexOf(':', end);
    return colon !== -1 && this.#text.slice(end, colon).trim() === '' ? colon + 1 : end;
  }

  #extentOf(item: unknown): Span {
    if (typeof item === 'object' && item !== null && 'key' in item) return this.#extent(item as Pair);
    return this.#written(item) ?? { start: 0, end: 0 };
  }

  #signOf(node: unknown): string {
    const span = spanOf(node);
    return span === undefined ? '' : this.#text.charAt(span.start);
  }

  /** Others may refer to it. */
  #holdsAnchor({ pair, node }: Spot): boolean {
    const { start, end } = this.#extentOf(pair ?? node);
    return /(?:^|[\s[{,:])&\S/.test(this.#text.slice(start, end));
  }
}

/** With blanks in place of the opening dashes, so that offsets are those of the file. */
function yamlIn({ language, text }: Document): string {
  if (language !== 'markdown') return text;
  const closing = /(?:\r\n|\n|\r)(?:---|\.\.\.)[ \t]*(?=\r|\n|$)/g;
  closing.lastIndex = 3;
  const end = closing.exec(text)?.index ?? text.length;
  return `   ${text.slice(3, end)}`;
}

function nameOf({ key }: Pair): string | undefined {
  if (!isScalar(key)) return undefined;
  return typeof key.value === 'string' ? key.value : (key.source ?? String(key.value ?? ''));
}

function spanOf(node: unknown): Span | undefined {
  if (!isScalar(node) && !isCollection(node) && !isAlias(node)) return undefined;
  const [start, end] = node.range ?? [];
  return start === undefined || end === undefined ? undefined : { start, end };
}

function isAnchored(node: unknown): boolean {
  return (isScalar(node) || isCollection(node)) && (node.anchor !== undefined || node.tag?.startsWith('!') === true);
}

/** Whether it can do without quotes where plain text stands already. */
function isPlain(text: string, isInFlow: boolean): boolean {
  const { contents, errors } = parseDocument(isInFlow ? `[${text}]` : `- ${text}`, { logLevel: 'error' });
  const items = isSeq(contents) && errors.length === 0 ? contents.items : [];
  const [item] = items;
  return items.length === 1 && isScalar(item) && item.type === 'PLAIN' && item.value === text;
}

/** What is text without quotes, whatever stands round it. */
const BARE = /^(?![\s-]*$)[A-Za-z_./$](?:[\w./@+$=-]|:(?=[\w/]))*$/;
const NOT_TEXT = /^(?:true|false|null|yes|no|on|off|y|n|\.nan|\.inf)$/i;

/** In the quotes that stand there, or in as few as will do. */
export function scalar(value: string, sign = ''): string {
  if (sign === "'" && !/[\n\r\t]|\p{Cc}/u.test(value)) return `'${value.replaceAll("'", "''")}'`;
  if (sign !== '"' && BARE.test(value) && !NOT_TEXT.test(value)) return value;
  return JSON.stringify(value);
}

/** On one line. */
function flow(value: Plain): string {
  if (Array.isArray(value)) return `[${value.map(flow).join(', ')}]`;
  if (typeof value === 'string') return scalar(value);
  if (typeof value !== 'object' || value === null) return String(value);
  const members = Object.entries(value as Readonly<Record<string, Plain>>);
  if (members.length === 0) return '{}';
  return `{ ${members.map(([key, each]) => `${scalar(key)}: ${flow(each)}`).join(', ')} }`;
}
