import type { Client } from '../clients/index.ts';
import type { Judge } from '../judge/index.ts';
import { type Reading, readSnippet } from '../model/reading/index.ts';
import { atSpan, isObject, own, valueAt } from '../model/values/index.ts';
import type { Finding } from '../model/verdict/index.ts';
import {
  type Comment,
  type Document,
  parsePart,
  parseSource,
  type Route,
  type Source,
  type Span,
  Whole,
} from '../parse/index.ts';
import { quote } from '../wording/index.ts';
import type { JudgedPage } from './judge-page.ts';
import { type BlockOptions, clientFor } from './read-blocks.ts';

/** What a step hands to the action in JSON. */
interface Input {
  readonly route: Route;
  readonly span: Span;
  /** The action has no such input any more: its name. */
  readonly gone?: string;
}

const ACTION = /^anthropics\/claude-code-(?:base-)?action(?:\/[\w-]+)*@/;
/** Of the versions of the action itself; 1.0.0 still had the input. */
const WITHOUT_INPUT = /^anthropics\/claude-code-action@(?:v1|v1\.0|v1\.0\.[1-9]\d*|v1\.[1-9][\d.]*|main)$/;
/** Of those that never had inputs for tools. */
const WITHOUT_TOOLS = /^anthropics\/claude-code-action@(?:v1|v1\.[\d.]+|main)$/;
/** Those inputs, and what takes their place. */
const OF_TOOLS: Readonly<Record<string, string>> = {
  allowed_tools: '--allowedTools',
  disallowed_tools: '--disallowedTools',
};
/** Up to the quote that a shell takes off. */
const ARGUMENT = /--mcp-config[ \t\r\n]{1,200}'/g;
/** GitHub puts something in its place before anybody reads the text. */
const EXPRESSION = /\$\{\{(?:[^}]|\}(?!\})){0,500}\}\}/g;

/** The servers that a workflow gives Claude Code, as Claude Code reads them. */
export async function judgeWorkflow(source: Source, judge: Judge, options: BlockOptions): Promise<JudgedPage> {
  const whole = new Whole(source);
  const document = await parseSource(source, 'yaml');
  const client = await clientFor('claude-code', options);
  const format = client.formats.find(({ id }) => id === 'claude-code-action');
  const readings: Reading[] = [];
  const findings: Finding[] = [];
  for (const input of stepsOf(document).flatMap((step) => inputsOf(document, step))) {
    const part = await partOf(document, input, whole);
    if (part === undefined || format === undefined) continue;
    const facts = { isFragment: false, isElided: false, isSure: true };
    const reading = await readSnippet(part, { client, format }, options, facts);
    readings.push(reading);
    const said = await judge.judgeSnippet(reading);
    if (input.gone === undefined) {
      findings.push(...said);
      continue;
    }
    // What a reader would make of it nobody learns.
    findings.push(...said.filter(({ rule }) => rule.startsWith('secret-')));
    findings.push({
      rule: 'file-unread',
      severity: 'error',
      effect: 'drops-file',
      message: `Claude Code's action has no input ${quote(input.gone)} since 1.0.1, so it loads no server from it`,
      help: 'hand the servers over in "claude_args", behind --mcp-config',
      place: atSpan(part, document.locate(input.route, 'key')),
      related: [],
      clients: [client.id],
      reader: client.name,
    });
  }
  const ofTools = stepsOf(document).flatMap((step) => toolsGone(document, step, client));
  return { readings, documents: ofTools.length > 0 ? [document] : [], findings: [...findings, ...ofTools] };
}

function stepsOf(document: Document): Route[] {
  // GitHub runs nothing of a workflow that it cannot parse.
  if (document.problems.some(({ kind }) => kind === 'syntax')) return [];
  const jobs = own(document.value, 'jobs');
  const lists: Route[] = isObject(jobs) ? Object.keys(jobs).map((job) => ['jobs', job, 'steps']) : [];
  return [...lists, ['runs', 'steps']].flatMap((route) => {
    const steps = valueAt(document.value, route);
    return Array.isArray(steps) ? steps.map((_, index) => [...route, index]) : [];
  });
}

/** Lists of tools in inputs that the action does not have: a run has nobody who could be asked, so that none is called. */
function toolsGone(document: Document, step: Route, client: Client): Finding[] {
  const uses = valueAt(document.value, [...step, 'uses']);
  if (typeof uses !== 'string' || !WITHOUT_TOOLS.test(uses)) return [];
  return Object.entries(OF_TOOLS).flatMap(([input, option]) => {
    const route = [...step, 'with', input];
    const tools = valueAt(document.value, route);
    if (typeof tools !== 'string' || !tools.includes('mcp__')) return [];
    return [
      {
        rule: 'file-unread',
        severity: 'warning',
        effect: 'ignored',
        message: `Claude Code's action has no input ${quote(input)} since 1.0.0: what it says of tools has no effect`,
        help: `hand them over in "claude_args", behind ${option}`,
        place: atSpan(document, document.locate(route, 'key')),
        related: [],
        clients: [client.id],
        reader: client.name,
      },
    ];
  });
}

function inputsOf(document: Document, step: Route): Input[] {
  const uses = valueAt(document.value, [...step, 'uses']);
  if (typeof uses !== 'string' || !ACTION.test(uses)) return [];
  const gone = WITHOUT_INPUT.test(uses) ? { gone: 'mcp_config' } : {};
  return [
    ...objectsIn(document, [...step, 'with', 'mcp_config'], (text) => [{ text, at: 0 }]).map((each) => ({
      ...each,
      ...gone,
    })),
    ...objectsIn(document, [...step, 'with', 'claude_args'], argumentsIn),
  ];
}

/** A piece of a text, and where it begins. */
interface Piece {
  readonly text: string;
  readonly at: number;
}

function argumentsIn(text: string): Piece[] {
  return Array.from(text.matchAll(ARGUMENT)).flatMap(({ 0: found, index }) => {
    const at = index + found.length;
    const end = text.indexOf("'", at);
    // The action leaves out lines that begin so.
    const isComment = text
      .slice(text.lastIndexOf('\n', index) + 1, index)
      .trimStart()
      .startsWith('#');
    return end === -1 || isComment ? [] : [{ text: text.slice(at, end), at }];
  });
}

/** The objects in a text as it stands in the file, where every sign of them is read as it is written. */
function objectsIn(document: Document, route: Route, candidates: (text: string) => readonly Piece[]): Input[] {
  const value = valueAt(document.value, route);
  if (typeof value !== 'string') return [];
  const { start, end } = document.locate(route, 'value');
  const read = squeezed(value);
  return candidates(document.text.slice(start, end)).flatMap(({ text, at }) => {
    const from = text.indexOf('{');
    const to = text.lastIndexOf('}') + 1;
    // A path otherwise, or what another step has put together.
    if (from === -1 || to < from || !read.includes(squeezed(text.slice(from, to)))) return [];
    if (!isHead(text.slice(0, from)) || !/^['"]?$/.test(text.slice(to).trim())) return [];
    return [{ route, span: { start: start + at + from, end: start + at + to } }];
  });
}

/** Before the object: what says how a block is read, or a quote. */
function isHead(text: string): boolean {
  const rest = /^[|>]/.test(text) && text.includes('\n') ? text.slice(text.indexOf('\n')) : text;
  return /^['"]?$/.test(rest.trim());
}

/** Nothing where something else than a text is put in, or lines are joined. */
async function partOf(document: Document, { route, span }: Input, whole: Whole): Promise<Document | undefined> {
  const written = document.text.slice(span.start, span.end);
  // A variable of the same length for each.
  const text = written.replace(EXPRESSION, (found) => `\${${'_'.repeat(found.length - 3)}}`);
  const part = await parsePart(whole, { span, text }, { language: 'json', remarks: remarksOn(document, route) });
  const isBroken = part.problems.some(({ kind }) => kind === 'syntax');
  return isBroken && (text !== written || hasJoinedLines(document, route, span)) ? undefined : part;
}

function hasJoinedLines(document: Document, route: Route, span: Span): boolean {
  const { start } = document.locate(route, 'value');
  return document.text[start] !== '|' && document.text.slice(span.start, span.end).includes('\n');
}

/** The comments right above the input. */
function remarksOn(document: Document, route: Route): readonly Comment[] {
  let { start } = document.locate(route, 'key');
  const above: Comment[] = [];
  for (const comment of document.comments().toReversed()) {
    const { span } = comment;
    if (span.end > start) continue;
    if (document.text.slice(span.end, start).trim() !== '') break;
    above.unshift(comment);
    start = span.start;
  }
  return above;
}

function squeezed(text: string): string {
  return text.replace(/\s+/g, '');
}
