import type { Container } from './markdown.ts';

/** Elements that are opened and closed round what they are about. */
const TAG =
  /<(\/?)(details|Accordion|AccordionItem|Tab|TabItem|TabPanel|TabsContent|Step|Expandable|Collapsible|Card|Panel|summary|AccordionTrigger)\b((?:[^>"'{]|"[^"]*"|'[^']*'|\{[^}]*\})*)>/gi;
/** The same name for an opening that is closed in its own tag. */
const SELF_CLOSED = /\/\s*$/;
const TITLE = /\b(?:title|label|heading|header|name|value)\s*=\s*(?:\{\s*)?(["'`])(.*?)\1/gi;
const QUOTED = /(["'])(.*?)\1/g;
/** Of MkDocs: what belongs to it is indented. */
const INDENTING = /^([ \t]*)(?:===[!+]?|\?\?\?\+?|!!!)[ \t]+(?:[\w-]+[ \t]+)?"([^"]+)"/;
const COLONS =
  /^[ \t]*:{3,}[ \t]*(?:\{?(?:tab(?:-item)?|details|tip|info|note|warning|caution|dropdown|collapse)\b\}?(.*))?$/i;
/** Of GitBook, Hugo and others: `{% tab title="…" %}`, `{{< tab name="…" >}}`, with a sign or "end" where it is closed. */
const SHORTCODE =
  /\{(?:%|\{[<%])-?[ \t]*(\/[ \t]*|end)?(tab|tabitem|tab-item|step|details|accordion|expand|collapse|hint)\b([^}\n]*)\}/gi;
/** Of PyMdown: `/// tab | …`. */
const SLASHES = /^[ \t]*\/{3}(?:[ \t]+(?:tab|details|note|tip|info|warning)[ \t]*\|(.*)|[ \t]*)$/i;

/** Nobody opens more, or writes longer tags. */
const MOST_OPEN = 50;
const MOST_OF_LINE = 2000;

interface Open<M> extends Container {
  title: string;
  readonly outer: Open<M> | undefined;
  readonly tag: string;
  /** What was there when it was opened. */
  readonly mark: M | undefined;
  /** What is indented less stands behind it. */
  readonly indent?: number;
}

/** What is open while a text is read from line to line. */
export class Containers<M> {
  innermost: Open<M> | undefined;
  /** The parts of a summary that is not closed yet. */
  #summary: string | undefined;
  #depth = 0;

  /** Gives the outermost that the line closes. */
  pass(line: string, prose: number, mark: M | undefined): { readonly closed: Open<M> | undefined } {
    const text = line.slice(0, MOST_OF_LINE);
    let closed = this.#closeIndenting(text);
    const [, indent, quoted] = INDENTING.exec(text) ?? [];
    const colons = COLONS.exec(text);
    const slashes = SLASHES.exec(text);
    if (quoted !== undefined && indent !== undefined)
      this.#push({ title: quoted, tag: '===', indent: widthOf(indent) }, prose, mark);
    else if (colons?.[1] !== undefined) this.#push({ title: colons[1].trim(), tag: ':::' }, prose, mark);
    else if (colons !== null) closed = this.#close(':::') ?? closed;
    else if (slashes?.[1] !== undefined) this.#push({ title: slashes[1].trim(), tag: '///' }, prose, mark);
    else if (slashes !== null) closed = this.#close('///') ?? closed;
    else if (/\{[{%]/.test(text)) closed = this.#shortcodes(text, prose, mark) ?? closed;
    else if (text.includes('<')) closed = this.#tags(text, prose, mark) ?? closed;
    else if (this.#summary !== undefined) this.#summary += ` ${text}`;
    return { closed };
  }

  #tags(text: string, prose: number, mark: M | undefined): Open<M> | undefined {
    let closed: Open<M> | undefined;
    let last = 0;
    for (const { 0: whole, 1: slash, 2: name = '', 3: attributes = '', index } of text.matchAll(TAG)) {
      const tag = name.toLowerCase();
      const isTitle = tag === 'summary' || tag === 'accordiontrigger';
      if (slash === '/' && isTitle) this.#entitle(text.slice(last, index), prose);
      else if (isTitle) this.#summary = '';
      else if (slash === '/') closed = this.#close(tag) ?? closed;
      else if (!SELF_CLOSED.test(attributes)) {
        const titles = Array.from(attributes.matchAll(TITLE), ([, , title = '']) => title);
        this.#push({ title: titles.join(' / '), tag }, prose, mark);
      }
      last = index + whole.length;
    }
    if (this.#summary !== undefined) this.#summary += ` ${text.slice(last)}`;
    return closed;
  }

  #shortcodes(text: string, prose: number, mark: M | undefined): Open<M> | undefined {
    let closed: Open<M> | undefined;
    for (const { 1: end, 2: name = '', 3: attributes = '' } of text.matchAll(SHORTCODE)) {
      const tag = `{${name.toLowerCase()}`;
      if (end !== undefined) closed = this.#close(tag) ?? closed;
      else if (!/\/[ \t]*[%>]?$/.test(attributes.trimEnd())) {
        // Some give the title alone: `{{< tab "Cursor" >}}`.
        const titles = Array.from(attributes.matchAll(QUOTED), ([, , title = '']) => title);
        this.#push({ title: titles.join(' / '), tag }, prose, mark);
      }
    }
    return closed;
  }

  #entitle(rest: string, prose: number): void {
    if (this.#summary !== undefined && this.innermost !== undefined) {
      this.innermost = { ...this.innermost, title: `${this.#summary} ${rest}`.trim(), prose };
    }
    this.#summary = undefined;
  }

  #push(container: { title: string; tag: string; indent?: number }, prose: number, mark: M | undefined): void {
    if (this.#depth === MOST_OPEN) return;
    this.#depth += 1;
    this.innermost = { ...container, prose, mark, outer: this.innermost };
  }

  /** With all that was opened in it and not closed. */
  #close(tag: string): Open<M> | undefined {
    let depth = this.#depth;
    for (let open = this.innermost; open !== undefined; open = open.outer) {
      depth -= 1;
      if (open.tag !== tag) continue;
      this.innermost = open.outer;
      this.#depth = depth;
      return open;
    }
    return undefined;
  }

  #closeIndenting(text: string): Open<M> | undefined {
    const width = widthOf(/^[ \t]*/.exec(text)?.[0] ?? '');
    let closed: Open<M> | undefined;
    while (this.innermost?.indent !== undefined && width <= this.innermost.indent) {
      closed = this.innermost;
      this.innermost = closed.outer;
      this.#depth -= 1;
    }
    return closed;
  }
}

function widthOf(blanks: string): number {
  return blanks.replaceAll('\t', '    ').length;
}
