import type { CodeBlock } from '../markdown/index.ts';
import { type Language, type Passage, tokensOf } from '../parse/index.ts';

/** What of a block is the configuration that it shows. */
export interface Snippet extends Passage {
  readonly language: Language;
  /** Comments above it, which say what it is and are no part of it. */
  readonly caption: readonly string[];
  /** Something is left out: "…". */
  readonly isElided: boolean;
  /** The file that a command around it writes. */
  readonly written?: { readonly path: string; readonly start: number };
}

/** Of which the content is what a shell, a log or another text says. */
const PROSE = /^(?:md|mdx|markdown|diff|patch|html|xml|mermaid|http|sql|text|txt|log|output|csv)$/;
const SHELL = /^(?:bash|sh|shell|zsh|console|terminal|commandline|powershell|ps1|cmd|bat|)$/;
/** Files of an editor in which programs are started that are no servers. */
const OF_EDITOR = /(?:^|[\s/`"'])(?:tasks|launch)\.json\b/;
const CAPTION = /^[ \t]*(?:\/\/|#|--)(.*)$/;
/** What a shell does before and behind a text in JSON. */
const SHELL_LINE =
  /^[ \t]*(?:#.*|\/\/.*|\$ .*|export\s.*|\w+=\S*|(?:cd|npm|npx|pip|uv|uvx|ssh|docker|git|node|python3?|cat|code|nano|vim|mkdir|playwright-mcp-server)\s.*)?$/;
const HEREDOC =
  /^[ \t]*(?:sudo[ \t]+)?(?:cat|tee)\b[^\n]*?(?:>>?|\btee\b)[ \t]*(?:-a[ \t]+)?(["']?)([^\s"'<>|]+)\1[^\n]*<<-?[ \t]*(["']?)(\w+)\3[^\n]*$/m;
const TEE =
  /^[ \t]*(?:sudo[ \t]+)?tee[ \t]+(?:-a[ \t]+)?(["']?)([^\s"'<>|-][^\s"'<>|]*)\1[^\n]*<<-?[ \t]*(["']?)(\w+)\3[^\n]*$/m;
const HEREDOC_TO =
  /^[ \t]*(?:sudo[ \t]+)?(?:cat|tee)\b[ \t]*<<-?[ \t]*(["']?)(\w+)\1[ \t]*(?:>>?|\|[ \t]*(?:sudo[ \t]+)?tee)[ \t]*(["']?)([^\s"'<>|]+)\3[^\n]*$/m;

/** Longer ones are data. */
const LONGEST = 200_000;

export function languageOf({ info }: CodeBlock): string {
  return /^[\w+#-]*/.exec(info ?? '')?.[0].toLowerCase() ?? '';
}

/** Nothing where a block is no configuration as a whole. */
export function snippetIn(block: CodeBlock): Snippet | undefined {
  const tag = languageOf(block);
  if (PROSE.test(tag) || block.text.length > LONGEST) return undefined;
  const heredoc = SHELL.test(tag) ? heredocIn(block.text) : undefined;
  const text = heredoc === undefined ? block.text : heredoc.text;
  const captions = captionsOf(text);
  if (captions.lines.some((line) => OF_EDITOR.test(line))) return undefined;
  const bare = ' '.repeat(captions.length) + text.slice(captions.length);
  const first = bare.trimStart();
  const snippet = { caption: captions.lines, ...(heredoc && { written: heredoc }) };
  const { start } = block.span;
  if (
    /^(?:toml)$/.test(tag) ||
    /^\[\[?[A-Za-z_"][\w."'@/ -]*\]\]?[ \t]*(?:#.*)?$/m.test(first.slice(0, first.indexOf('\n') + 1 || undefined))
  ) {
    return { ...snippet, ...passage(text, start), language: 'toml', isElided: isElidedText(text) };
  }
  if (first.startsWith('{') || first.startsWith('"') || first.startsWith('[')) return jsonIn(bare, start, snippet, tag);
  if (/^ya?ml$/.test(tag))
    return { ...snippet, ...passage(text, start), language: 'yaml', isElided: isElidedText(text) };
  return SHELL.test(tag) && heredoc === undefined ? amongShell(text, start) : undefined;
}

function passage(text: string, start: number): Passage {
  return { text, span: { start, end: start + text.length } };
}

function isElidedText(text: string): boolean {
  return /^[ \t]*(?:#[^\n]*?)?(?:\.{3}|…)/m.test(text);
}

/** `cat > .mcp.json <<EOF`: the lines up to the word that ends it, as long as the whole. */
function heredocIn(text: string): { text: string; path: string; start: number } | undefined {
  // No command that people paste is written so.
  if (!text.includes('<<') || /[^\n]{1000}/.test(text)) return undefined;
  const one = TEE.exec(text) ?? HEREDOC.exec(text);
  const other = one === null ? HEREDOC_TO.exec(text) : null;
  const [found, path, word] = one !== null ? [one, one[2], one[4]] : [other, other?.[4], other?.[2]];
  if (!found || path === undefined || word === undefined) return undefined;
  const begin = found.index + found[0].length + 1;
  const end = text.slice(begin).search(new RegExp(`^[ \\t]*${word}[ \\t]*\\r?$`, 'm'));
  if (end === -1) return undefined;
  const content = text.slice(begin, begin + end);
  // Another command writes another file.
  if ([TEE, HEREDOC, HEREDOC_TO].some((command) => command.test(text.slice(begin + end)))) return undefined;
  return {
    text: ' '.repeat(begin) + content + ' '.repeat(text.length - begin - end),
    path,
    start: found.index + found[0].lastIndexOf(path),
  };
}

function captionsOf(text: string): { readonly lines: readonly string[]; readonly length: number } {
  const lines: string[] = [];
  let length = 0;
  for (const line of text.split('\n')) {
    const said = CAPTION.exec(line.replace(/\r$/, ''))?.[1];
    if (said === undefined && line.trim() !== '') break;
    if (said !== undefined) lines.push(said.trim());
    length += line.length + 1;
  }
  return { lines, length: lines.length === 0 ? 0 : Math.min(length, text.length) };
}

/** One text in JSON: an object, or the members of one without its braces. */
function jsonIn(
  text: string,
  start: number,
  snippet: Pick<Snippet, 'caption' | 'written'>,
  tag: string,
): Snippet | undefined {
  const from = text.length - text.trimStart().length;
  const isBraceless = text[from] === '"';
  // What a program in Python says of itself.
  if (text.startsWith('"""', from)) return undefined;
  if (text[from] === '[' && !/^json/.test(tag)) return undefined;
  const end = isBraceless ? undefined : endOfValue(text, from);
  const rest = end === undefined ? '' : text.slice(end);
  // A comma is the seam to what comes behind it in the file.
  if (!/^\s*(?:,\s*)?$/.test(rest.replace(/\/\/.*|\/\*[\s\S]*?\*\//g, ''))) {
    if (SHELL.test(tag) && rest.split('\n').every((line) => SHELL_LINE.test(line.replace(/\r$/, '')))) {
      return withHoles(text.slice(from, end), start + from, snippet);
    }
    // Two texts in one block are not meant for one file.
    return undefined;
  }
  const whole = text.slice(0, end).trimEnd();
  if (!isBraceless) return withHoles(whole.slice(from), start + from, snippet);
  const members = whole.endsWith(',') ? whole.slice(0, -1) : whole;
  return { ...withHoles(members.slice(from), start + from, snippet), before: '{', after: '}' };
}

/** Behind the bracket that closes the first one; absent where none does. */
function endOfValue(text: string, from: number): number | undefined {
  let depth = 0;
  for (const { kind, start, end } of tokensOf(text)) {
    if (start < from) continue;
    if (kind === '{' || kind === '[') depth += 1;
    else if (kind === '}' || kind === ']') depth -= 1;
    if (depth === 0) return end;
  }
  return undefined;
}

/** What stands for something else outside of strings: "…" for what is left out, `<path>` for a value. */
function withHoles(text: string, start: number, snippet: Pick<Snippet, 'caption' | 'written'>): Snippet {
  const tokens = tokensOf(text);
  const pieces: string[] = [];
  let done = 0;
  let isElided = false;
  const put = (from: number, to: number, by: string) => {
    pieces.push(text.slice(done, from), by);
    done = to;
  };
  for (const [index, { kind, start: from, end }] of tokens.entries()) {
    if (from < done) continue;
    const token = text.slice(from, end);
    if (kind === 'comment' && isOmission(token)) {
      isElided = true;
      put(from, end, ' '.repeat(end - from));
    } else if (kind === 'word' && /^(?:\.{2,}|…+)$/.test(token)) {
      isElided = true;
      put(from, end, ' '.repeat(end - from));
      const next = tokens[index + 1];
      const before = tokens[index - 1];
      if (next?.kind === ',' && before !== undefined && /[[{,]/.test(before.kind)) put(next.start, next.end, ' ');
    } else if (kind === 'word' && /^[:,[]$/.test(tokens[index - 1]?.kind ?? '') && token.startsWith('<')) {
      const close = text.slice(from, from + 80).search(/>(?=\s*[,}\]\r\n])/);
      if (close > 0 && !/["\n]/.test(text.slice(from, from + close))) {
        put(from, from + close + 1, `"${text.slice(from + 1, from + close).replace(/\\/g, '/')}"`);
      }
    }
  }
  const filled = pieces.join('') + text.slice(done);
  return { ...snippet, text: filled, span: { start, end: start + text.length }, language: 'json', isElided };
}

function isOmission(comment: string): boolean {
  return /\.{3}|…|\b(?:other|rest|existing|remaining|more)\b/i.test(comment);
}

/** Of commands and one object between them, the object. */
function amongShell(text: string, start: number): Snippet | undefined {
  const lines = text.split('\n');
  const caption: string[] = [];
  let from = 0;
  for (const line of lines) {
    if (/^[ \t]*\{/.test(line)) break;
    if (!SHELL_LINE.test(line.replace(/\r$/, ''))) return undefined;
    const said = CAPTION.exec(line.replace(/\r$/, ''))?.[1];
    if (said !== undefined) caption.push(said.trim());
    from += line.length + 1;
  }
  if (from >= text.length) return undefined;
  return jsonIn(' '.repeat(from) + text.slice(from), start, { caption: caption.slice(-2) }, 'bash');
}
