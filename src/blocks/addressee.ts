import { formatWords } from '../clients/index.ts';
import type { CodeBlock, Heading, Markdown, Prose } from '../markdown/index.ts';
import { isSomebodyElses, type NamedPath, pathsIn } from './named-paths.ts';
import { type Names, namesIn } from './names.ts';
import type { Snippet } from './snippet.ts';

/** Whom a block is for, as far as the text says so. */
export interface Addressee {
  /** Several where the text names several; none where it names none, or somebody who is not known. */
  readonly clients: readonly string[];
  /** Whether what says so stands at the block or over its section; a heading further up, a title, a name of a file do not. */
  readonly isSure: boolean;
  /** The files that are named for it, the nearest first, and where in the text. */
  readonly paths: readonly PlacedPath[];
  /** A format that words near the block mean, by its client. */
  readonly formats: ReadonlyMap<string, string>;
}

export interface PlacedPath extends NamedPath {
  /** In the file. */
  readonly at: number;
  /** What else the line says. */
  readonly line: string;
  /** It stands at the block itself: in it, in its title, or in the line above it. */
  readonly isAtBlock: boolean;
  /** Or in one of the three lines above. */
  readonly isNear: boolean;
  /** Another block stands between, which it was named for. */
  readonly isOfBlockAbove: boolean;
}

interface Said {
  readonly clients: ReadonlySet<string>;
  /** The search ends here, whoever is named further up. */
  readonly isEnd: boolean;
  /** Others are meant as well. */
  readonly areExamples?: boolean;
}

const nobody: Said = { clients: new Set(), isEnd: false };

/** The signals in the order of what measuring showed that they are worth; the first that names somebody counts. */
export function addresseeOf(block: CodeBlock, snippet: Snippet, markdown: Markdown, path: string): Addressee {
  const near = new Near(block, snippet, markdown);
  const paths = near.paths();
  const formats = near.formatsInWords();
  const answer = (said: Said, isSure: boolean): Addressee => ({ clients: [...said.clients], isSure, paths, formats });
  for (const signal of near.signals()) {
    const said = signal();
    if (said.clients.size > 0 || said.isEnd) return answer(said, said.areExamples !== true);
  }
  for (const signal of near.farSignals(path)) {
    const said = signal();
    if (said.clients.size > 0 || said.isEnd) return answer(said, false);
  }
  // A project's file that many clients read is Claude Code's where nobody else is named; one in the home directory is not.
  const named = paths.filter(({ path, isNear }) => isNear && isProjects(path));
  const isClaudeCodes = named.length > 0 && !named.some(({ path }) => path.startsWith('~'));
  return answer(isClaudeCodes ? { clients: new Set(['claude-code']), isEnd: true } : nobody, true);
}

/** What stands round a block. */
class Near {
  readonly #block: CodeBlock;
  readonly #snippet: Snippet;
  readonly #markdown: Markdown;
  /** Lines of the same section above the block that say something, the nearest first. */
  readonly #above: readonly Prose[];
  /** The line directly above, if it is no heading and no other block stands between. */
  readonly #direct: Prose | undefined;

  constructor(block: CodeBlock, snippet: Snippet, markdown: Markdown) {
    this.#block = block;
    this.#snippet = snippet;
    this.#markdown = markdown;
    const from = Math.max(block.heading?.prose ?? 0, block.prose - MOST_ABOVE);
    const own = markdown.prose.slice(from, block.prose);
    this.#above = own.filter(({ text }) => !isDecoration(text)).reverse();
    const [first] = this.#above;
    const isOfContainer = first !== undefined && !this.#inContainer().includes(first);
    this.#direct = block.isBelowBlock || isOfContainer ? undefined : first;
  }

  /** The nearest one, unless it is the title of the whole. */
  get #heading(): Heading | undefined {
    const { heading } = this.#block;
    return heading === undefined || heading.level === 1 ? undefined : heading;
  }

  signals(): readonly (() => Said)[] {
    return [
      () => this.#ofCaption(),
      () => this.#ofInfo(),
      () => this.#byPath(this.#direct === undefined ? [] : [this.#direct]),
      () => this.#ofContainers(),
      () => (this.#direct === undefined ? nobody : this.#ofSentence(this.#direct)),
      () => this.#byPath(this.#belowTitle(this.#inContainer().slice(0, 3))),
      () => this.#ofSection(),
      () => this.#ofUnmarkedTitles(),
      () => (this.#heading === undefined ? nobody : this.#byTitle(this.#heading.text)),
    ];
  }

  farSignals(path: string): readonly (() => Said)[] {
    const signals: (() => Said)[] = [];
    const titles: string[] = [];
    for (let heading = this.#block.heading; heading !== undefined; heading = heading.outer) {
      const { text, level } = heading;
      if (heading === this.#heading) continue;
      if (level > 1) signals.push(() => this.#byTitle(text));
      else titles.push(text);
    }
    const name = path.slice(path.lastIndexOf('/') + 1).replace(/\.\w+$/, '');
    const last = [...titles, this.#markdown.title ?? '', name.replaceAll(/[-_.]/g, ' ')];
    return [...signals, ...last.map((title) => () => this.#byTitle(title))];
  }

  /** All that are named at the block and above it in its section, the nearest first. */
  paths(): readonly PlacedPath[] {
    const { info, infoStart, span } = this.#block;
    const { caption, written } = this.#snippet;
    const own = [...captionPaths(caption, this.#block)];
    if (written !== undefined) {
      const start = span.start + written.start;
      own.push(...placed({ text: written.path, start }));
    }
    if (info !== undefined) own.push(...placed({ text: info.replaceAll(/[:=]/g, ' '), start: infoStart }));
    const near = this.#direct === undefined ? [] : this.#inContainer().slice(0, 3);
    const { heading } = this.#block;
    const title = heading === undefined ? undefined : this.#markdown.prose[heading.prose - 1];
    const above = this.#above.flatMap((line) => {
      const where = {
        line: line.text,
        isAtBlock: line === this.#direct,
        isNear: near.includes(line),
        isOfBlockAbove: !this.#isBelowLast(line),
      };
      return pathsOf(line).map((path) => ({ ...path, at: line.start + path.start, ...where }));
    });
    const ofTitle =
      title === undefined
        ? []
        : pathsOf(title).map((path) => ({
            ...path,
            at: title.start + path.start,
            line: title.text,
            isAtBlock: false,
            isNear: true,
            isOfBlockAbove: false,
          }));
    return [...own, ...above, ...ofTitle];
  }

  /** "User Settings (JSON)": the nearest line that has such words, or names a file of the client. */
  formatsInWords(): ReadonlyMap<string, string> {
    const found = new Map<string, string>();
    for (const { client, format, words } of formatWords) {
      for (const line of this.#above) {
        const { text } = line;
        const isOther = pathsOf(line).some(({ path }) => !words.test(path));
        if (words.test(text) && !isOther) found.set(client, format);
        if (words.test(text) || isOther) break;
      }
    }
    return found;
  }

  #byTitle(title: string): Said {
    const byPath = this.#said(pathsIn(title));
    return byPath.clients.size > 0 ? byPath : byNames(title, true);
  }

  #said(paths: readonly NamedPath[]): Said {
    const clients = new Set(paths.flatMap((path) => (isAnybodys(path.path) ? [] : this.#ownersOf(path))));
    return { clients, isEnd: false };
  }

  /** Some look at a file only if it has their key. */
  #ownersOf({ formats }: NamedPath): string[] {
    const isOut = (words: readonly string[]) => !words.some((word) => this.#snippet.text.includes(word));
    return formats.filter(({ holds }) => holds === undefined || !isOut(holds)).map(({ client }) => client);
  }

  #ofCaption(): Said {
    const lines = this.#snippet.caption.slice(-2);
    const byPath = this.#said(lines.flatMap((line) => pathsIn(line)));
    if (byPath.clients.size > 0) return byPath;
    const { written } = this.#snippet;
    if (written !== undefined) {
      const said = this.#said(pathsIn(written.path));
      if (said.clients.size > 0) return said;
    }
    // A remark in code is a sentence like any other, and mostly about something else.
    return together(lines.map((line) => namesIn(line, line.length < 40)));
  }

  #ofInfo(): Said {
    const title = (this.#block.info ?? '').replace(/^[\w+#-]*/, '').replaceAll(/[:={}[\]"']/g, ' ');
    const byPath = this.#said(pathsIn(title));
    return byPath.clients.size > 0 || title.trim() === '' ? byPath : together([namesIn(title, true)]);
  }

  #byPath(lines: readonly Prose[]): Said {
    for (const line of lines) {
      const row = this.#row(line);
      const paths = row.flatMap((each) => pathsOf(each));
      const said = this.#said(paths);
      if (said.clients.size > 0) return row.some(({ text }) => OF_ANY.test(text)) ? withNamed(said, row) : said;
      // The file of a program that is not known is not that of one who is named further up.
      if (paths.some(isSomebodyElses)) return { ...said, isEnd: true };
    }
    return nobody;
  }

  /** Down from the nearest of them that is a title, though it is not marked as one, and names somebody. */
  #belowTitle(lines: readonly Prose[]): readonly Prose[] {
    const title = lines.findIndex(({ text }) => UNMARKED_TITLE.test(text) && isAnybodyNamed(namesIn(text, true)));
    return title === -1 ? lines : lines.slice(0, title + 1);
  }

  /** A line, and where it is a row of a table or an item of a list, those before it: they speak of one block together. */
  #row(line: Prose): readonly Prose[] {
    const sign = ROW.exec(line.text)?.[1];
    if (sign === undefined) return [line];
    const from = this.#above.indexOf(line);
    const end = this.#above.findIndex(({ text }, index) => index > from && ROW.exec(text)?.[1] !== sign);
    return this.#above.slice(from, end === -1 ? undefined : end);
  }

  #ofSentence(line: Prose): Said {
    return this.#unlessHeld(together(this.#row(line).map(({ text }) => namesIn(text, false))), line);
  }

  /** "Add it in VS Code", below the name of another one: what has not the key of VS Code is for that one, which runs in it. */
  #unlessHeld(said: Said, { text }: Prose): Said {
    const isHolder = said.clients.size === 1 && said.clients.has('vscode') && IN_VSCODE.test(text);
    if (!isHolder || /["']servers["']\s*:/.test(this.#snippet.text) || this.#heading === undefined) return said;
    const { clients } = this.#byTitle(this.#heading.text);
    return clients.size > 0 && !clients.has('vscode') ? nobody : said;
  }

  #ofContainers(): Said {
    for (let open = this.#block.container; open !== undefined; open = open.outer) {
      const said = this.#byTitle(open.title);
      // A section inside of it is nearer.
      if ((this.#block.heading?.prose ?? 0) > open.prose && this.#headingNames()) return nobody;
      if (said.clients.size > 0 || said.isEnd) return said;
    }
    return nobody;
  }

  #headingNames(): boolean {
    const said = this.#heading === undefined ? nobody : this.#byTitle(this.#heading.text);
    return said.clients.size > 0 || said.isEnd;
  }

  /** Whether no other block stands between a line and this one. */
  #isBelowLast({ start }: Prose): boolean {
    const { blocks } = this.#markdown;
    const last = blocks[blocks.indexOf(this.#block) - 1];
    return last === undefined || start >= last.span.end;
  }

  /** Lines above that belong to the innermost container. */
  #inContainer(): readonly Prose[] {
    const from = this.#block.container?.prose ?? 0;
    const first = this.#markdown.prose[from];
    return first === undefined ? this.#above : this.#above.filter(({ start }) => start >= first.start);
  }

  #ofSection(): Said {
    for (const line of this.#inContainer().slice(0, MOST_LED)) {
      if (!/[:：][^\w:：]*$/.test(line.text.slice(-LEAST_OF_LINE))) continue;
      const said = this.#unlessHeld(byNames(line.text, false), line);
      const byPath = this.#said(pathsOf(line));
      if (byPath.clients.size > 0) return byPath;
      if (said.clients.size > 0) return said;
    }
    return nobody;
  }

  /** Lines of the section that are titles, though they are not marked as such. */
  #ofUnmarkedTitles(): Said {
    for (const line of this.#inContainer()) {
      if (!UNMARKED_TITLE.test(line.text)) continue;
      const said = together(this.#row(line).map(({ text }) => namesIn(text, true)));
      if (said.clients.size > 0 || said.isEnd) return said;
    }
    return nobody;
  }
}

/** A line in bold as a whole, or one that begins like a title and ends like none of a sentence. */
const UNMARKED_TITLE =
  /^[ \t]*(?:(?:[-*+]|\d{1,2}[.)])[ \t]+)?(?:(\*\*|__)[^*_]{1,100}\1[ \t]*:?|(?:Install(?:ing|ation)?|Set(?:ting)?[ -]?up|Configur(?:e|ing|ation)|Us(?:e|ing|age)|Integrat(?:e|ing|ion))\b(?:[^.:!?。：]|\.(?!\s|$)){1,100})[ \t]*$/;

const IN_VSCODE = /\b(?:in|into|inside|within)\s+(?:your\s+|the\s+)?(?:VS\s?Code|Visual Studio Code)\b/i;

/** A line that ends with a colon leads no further than over so many others. */
const MOST_LED = 8;

/** What stands behind the colon that ends a line is short. */
const LEAST_OF_LINE = 20;

/** So many lines above are looked at. */
const MOST_ABOVE = 60;

const ROW = /^[ \t]*([|*+-])(?=[ \t]|\|?[ \t]*\S.*\|)/;

const MOST_OF_BADGES = 2000;

/** A line that says nothing: tags, badges, a break, a rule. */
function isDecoration(text: string): boolean {
  if (text.length > MOST_OF_BADGES) return false;
  return (
    text
      .replace(/\[?!\[[^\][]*\]\([^()]*\)(?:\]\([^()]*\))?/g, '')
      .replace(
        /<\/?(?:td|tr|th|table|tbody|thead|br|hr|p|div|center|a|img|details|Tabs?|CodeGroup|Steps|AccordionGroup)\b[^<>]*>/gi,
        '',
      )
      .replace(/^[\s|:*_-]+$/, '')
      .trim() === ''
  );
}

function byNames(text: string, isTitle: boolean): Said {
  return together([namesIn(text, isTitle)]);
}

function together(all: readonly Names[]): Said {
  const clients = new Set(all.flatMap((each) => [...each.clients]));
  const others = all.some((each) => each.others);
  // Who is meant beside the one that is known is not known.
  return { clients: others ? new Set() : clients, isEnd: others, areExamples: all.some((each) => each.areExamples) };
}

/** What stands before files that are named as examples. */
const OF_ANY = /\b(?:e\.g\.|for example|such as)/i;

/** Files and names that are examples, together. */
function withNamed({ clients }: Said, row: readonly Prose[]): Said {
  const named = row.flatMap(({ text }) => [...namesIn(text, false).clients]);
  return { clients: new Set([...clients, ...named]), isEnd: false, areExamples: true };
}

function isAnybodyNamed({ clients, others }: Names): boolean {
  return clients.size > 0 || others;
}

function isProjects(path: string): boolean {
  return /(?:^|\/)\.mcp\.json$/.test(path);
}

/** A project's file that several clients read. */
function isAnybodys(path: string): boolean {
  if (path.startsWith('~/')) return /^~\/\.?mcp\.json$/.test(path);
  return /(?:^|\/)(?:\.mcp|mcp)\.json$/.test(path) && !/\/?\.[\w-]+\/(?:[\w-]+\/)?\.?mcp\.json$/.test(path);
}

/** In the block itself or in its title. */
function placed({ text, start }: { text: string; start: number }): PlacedPath[] {
  return pathsIn(text).map((path) => ({
    ...path,
    at: start + path.start,
    line: text,
    isAtBlock: true,
    isNear: true,
    isOfBlockAbove: false,
  }));
}

/** Many blocks ask the same lines. */
function pathsOf(line: Prose): readonly NamedPath[] {
  const known =
    pathsByLine.get(line) ??
    pathsIn(line.text).filter(({ start }) => !DENIED.test(line.text.slice(0, start).slice(-40)));
  pathsByLine.set(line, known);
  return known;
}

/** What stands before a file that is not meant. */
const DENIED = /\b(?:not|never|instead of|rather than|no longer)\b[^.;:,]{0,20}$/i;

const pathsByLine = new WeakMap<Prose, readonly NamedPath[]>();

function captionPaths(lines: readonly string[], { span, text }: CodeBlock): PlacedPath[] {
  return lines.flatMap((line) => {
    const start = text.indexOf(line);
    return start === -1 ? [] : placed({ text: line, start: span.start + start });
  });
}
