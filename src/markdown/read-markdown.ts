import type { Comment } from '../parse/index.ts';
import { Containers } from './containers.ts';
import type { CodeBlock, Heading, Markdown, Prose } from './markdown.ts';

/** The signs of quotes before a line, with the blanks round them. */
const QUOTES = /^(?:[ \t]*>)+/;
/** What a list puts before its item. */
const BULLET = /^[ \t]*(?:[-*+]|\d{1,9}[.)])(?=[ \t])/;
const FENCE = /^[ \t]*(`{3,}(?!`)|~{3,}(?!~))(.*)$/;
const HEADING = /^ {0,3}(#{1,6})(?![^ \t])(.*)$/;
/** Some close a heading as it is opened. */
const CLOSING = /(?<![^ \t])#+$/;
const HTML_HEADING = /^[ \t]*<h([1-6])\b[^>]*>(.*?)(?:<\/h\1>|$)/i;
const UNDERLINE = /^ {0,3}(=+|-+)[ \t]*$/;
/** What indented code has to begin with to be a configuration. */
const INDENTED = /^(?: {4}|\t)[ \t]*[{"[]/;
const COMMENT = /<!--|\{\/\*/;
const OPENING = /<!--|\{\/\*/g;

interface Line {
  readonly start: number;
  readonly text: string;
}

interface Fence {
  readonly sign: string;
  readonly isQuoted: boolean;
  readonly info: string;
  readonly infoStart: number;
  /** Of its content. */
  readonly start: number;
}

/** What a reader sees of a Markdown or MDX file, in one pass over its lines. */
export function readMarkdown(text: string): Markdown {
  return new MarkdownReader(text).read();
}

class MarkdownReader {
  readonly #text: string;
  readonly #prose: Prose[] = [];
  readonly #blocks: CodeBlock[] = [];
  readonly #containers = new Containers<Heading>();
  #title: string | undefined;
  #heading: Heading | undefined;
  #remarks: Comment[] = [];
  readonly #loose: Comment[] = [];
  #fence: Fence | undefined;
  /** A comment that is not closed yet: where it begins, and what closes it. */
  #comment: { readonly start: number; readonly close: string } | undefined;
  /** Indented code that has begun. */
  #indented: { readonly start: number; end: number } | undefined;
  #isAfterBlank = true;

  constructor(text: string) {
    this.#text = text;
  }

  read(): Markdown {
    let start = this.#frontMatter();
    while (start < this.#text.length) {
      const next = this.#text.indexOf('\n', start);
      const end = next === -1 ? this.#text.length : next;
      const stop = this.#text[end - 1] === '\r' && end > start ? end - 1 : end;
      this.#line({ start, text: this.#text.slice(start, stop) });
      start = end + 1;
    }
    this.#endIndented();
    const loose = [...this.#loose, ...this.#remarks];
    return { title: this.#title, prose: this.#prose, blocks: this.#blocks, loose };
  }

  #frontMatter(): number {
    const found = /^---[ \t]*\r?\n(?:[\s\S]*?\r?\n)?---[ \t]*(?:\r?\n|$)/.exec(this.#text);
    if (found === null) return 0;
    this.#title = /^title:(.*)$/m
      .exec(found[0])?.[1]
      ?.trim()
      .replace(/^["']|["']$/g, '');
    return found[0].length;
  }

  #line(line: Line): void {
    if (this.#fence !== undefined) this.#inFence(line, this.#fence);
    else this.#outside(this.#withoutComments(line), line);
  }

  #inFence({ start, text }: Line, fence: Fence): void {
    const bare = fence.isQuoted ? text.replace(QUOTES, '') : text;
    const closing = /^[ \t]*(`{3,}|~{3,})[ \t]*$/.exec(bare)?.[1] ?? '';
    const isClosed = closing.startsWith(fence.sign);
    // A quote ends with its last line, and what stands in it.
    if (!isClosed && !(fence.isQuoted && !QUOTES.test(text))) return;
    this.#fence = undefined;
    if (isClosed) this.#addBlock({ start: fence.start, end: start }, fence);
    this.#isAfterBlank = true;
    if (!isClosed) this.#line({ start, text });
  }

  #outside(text: string, line: Line): void {
    const isBlank = text.trim() === '';
    if (this.#continuesIndented(line, isBlank)) return;
    if (isBlank) {
      this.#isAfterBlank = true;
      return;
    }
    const quotes = QUOTES.exec(text)?.[0].length ?? 0;
    const bare = text.slice(quotes);
    if (this.#opensFence(bare, quotes, line)) return;
    if (this.#isAfterBlank && quotes === 0 && INDENTED.test(text)) {
      this.#indented = { start: line.start, end: line.start + line.text.length };
      return;
    }
    this.#isAfterBlank = false;
    this.#addProse(bare, line.start + quotes);
  }

  #opensFence(bare: string, quotes: number, { start, text }: Line): boolean {
    let item = bare;
    for (let bullet = BULLET.exec(item); bullet !== null; bullet = BULLET.exec(item))
      item = item.slice(bullet[0].length);
    const [, sign, info] = FENCE.exec(item) ?? [];
    if (sign === undefined || info === undefined || (sign.startsWith('`') && info.includes('`'))) return false;
    const next = this.#text.indexOf('\n', start);
    if (next === -1) return true;
    this.#fence = {
      sign,
      isQuoted: quotes > 0,
      info: info.trim(),
      infoStart: start + text.length - info.trimStart().length,
      start: next + 1,
    };
    return true;
  }

  #continuesIndented({ start, text }: Line, isBlank: boolean): boolean {
    if (this.#indented === undefined) return false;
    if (isBlank) return true;
    if (/^(?: {4}|\t)/.test(text)) {
      this.#indented.end = start + text.length;
      return true;
    }
    this.#endIndented();
    return false;
  }

  #endIndented(): void {
    if (this.#indented !== undefined) this.#addBlock({ ...this.#indented, end: this.#indented.end + 1 }, undefined);
    this.#indented = undefined;
  }

  /** `end` is where the line behind it begins. */
  #addBlock({ start, end }: { start: number; end: number }, fence: Fence | undefined): void {
    const whole = this.#text.slice(start, Math.max(start, end - 1));
    const content = whole.endsWith('\r') ? whole.slice(0, -1) : whole;
    this.#blocks.push({
      span: { start, end: start + content.length },
      text: fence?.isQuoted ? content.replace(/^(?:[ \t]*>)+/gm, (signs) => ' '.repeat(signs.length)) : content,
      info: fence?.info,
      infoStart: fence?.infoStart ?? start,
      prose: this.#prose.length,
      isBelowBlock: this.#blocks.at(-1)?.prose === this.#prose.length,
      heading: this.#heading,
      container: this.#containers.innermost,
      remarks: this.#remarks,
    });
    this.#remarks = [];
  }

  #addProse(text: string, start: number): void {
    // Of a template engine, which shows what stands in it.
    if (/^[ \t]*\{%-? *(?:end)?raw *-?%\}[ \t]*$/.test(text)) return;
    for (const remark of this.#remarks) this.#loose.push(remark);
    this.#remarks = [];
    const before = this.#prose.at(-1);
    this.#prose.push({ text, start });
    const title = headingIn(text) ?? this.#underlined(text, before);
    if (title !== undefined) {
      this.#open(title.text, title.level);
      return;
    }
    const { closed } = this.#containers.pass(text, this.#prose.length, this.#heading);
    if (closed !== undefined) this.#heading = closed.mark;
  }

  #underlined(text: string, before: Prose | undefined): { text: string; level: number } | undefined {
    const line = UNDERLINE.exec(text)?.[1];
    if (line === undefined || before === undefined || this.#heading?.prose === this.#prose.length - 1) return undefined;
    // It has to stand directly below.
    const between = this.#text.slice(before.start + before.text.length, this.#prose.at(-1)?.start);
    if (!/^[ \t]*\r?\n[ \t>]*$/.test(between) || /^[ \t]*[|<]/.test(before.text)) return undefined;
    return { text: before.text, level: line.startsWith('=') ? 1 : 2 };
  }

  #open(text: string, level: number): void {
    let outer = this.#heading;
    while (outer !== undefined && outer.level >= level) outer = outer.outer;
    this.#heading = { text, level, prose: this.#prose.length, outer };
  }

  /** With blanks in their place. */
  #withoutComments({ start, text }: Line): string {
    if (this.#comment === undefined && !COMMENT.test(text)) return text;
    let left = '';
    let ticks = 0;
    for (let at = 0; at < text.length; ) {
      if (this.#comment === undefined) {
        OPENING.lastIndex = at;
        const next = OPENING.exec(text);
        const { index = text.length, 0: sign = '' } = next ?? {};
        const before = text.slice(at, index);
        ticks += countOf('`', before);
        left += before;
        if (next === null) break;
        at = index + sign.length;
        // What stands in quotes of code is shown.
        if (ticks % 2 === 1) left += sign;
        else {
          this.#comment = { start: start + index, close: sign === '<!--' ? '-->' : '*/}' };
          left += ' '.repeat(sign.length);
        }
        continue;
      }
      const { close, start: from } = this.#comment;
      const found = text.indexOf(close, at);
      const end = found === -1 ? text.length : found + close.length;
      left += ' '.repeat(end - at);
      at = end;
      if (found === -1) break;
      const opening = close === '-->' ? 4 : 3;
      this.#remarks.push({
        span: { start: from, end: start + end },
        text: this.#text.slice(from + opening, start + found),
      });
      this.#comment = undefined;
    }
    return left;
  }
}

function countOf(sign: string, text: string): number {
  return text.split(sign).length - 1;
}

const MOST_OF_TITLE = 1000;

function headingIn(text: string): { text: string; level: number } | undefined {
  if (text.length > MOST_OF_TITLE) return undefined;
  const [, signs, title = ''] = HEADING.exec(text) ?? [];
  if (signs !== undefined) return { text: title.trim().replace(CLOSING, '').trim(), level: signs.length };
  const [, level, html = ''] = HTML_HEADING.exec(text) ?? [];
  return level === undefined ? undefined : { text: html, level: Number(level) };
}
