import { takesComments, takesJson5, takesTrailingCommas } from '../../clients/index.ts';
import type { Reading } from '../../model/reading/index.ts';
import { atSpan } from '../../model/values/index.ts';
import { type Change, consequence, type Fix, severityOf } from '../../model/verdict/index.ts';
import { type Problem, type Span, tokensOf } from '../../parse/index.ts';
import { count } from '../../wording/index.ts';
import { defineDocs, defineRule } from '../define.ts';
import { fix } from '../shared/fixes.ts';
import { thisFile } from '../shared/this-file.ts';

export default defineRule({
  id: 'syntax-error',
  category: 'correctness',
  severity: 'error',
  strays: true,
  messages: {
    broken: (data: { fact: string; consequence: string }) => `${data.fact}, so ${data.consequence}`,
    comment: (data: { consequence: string; more: number; file: string }) =>
      `there is a comment here, which ${data.file} does not allow${more(data.more)}, so ${data.consequence}`,
    comma: (data: { consequence: string; more: number; file: string }) =>
      `there is a comma after the last entry, which ${data.file} does not allow${more(data.more)}, so ${data.consequence}`,
    slip: (data: { more: number }) =>
      `there is a comma after the last entry${more(data.more)}, which is no JSON: some clients take it, and others refuse the file`,
    empty: (data: { consequence: string }) => `there is nothing in the file, so ${data.consequence}`,
  },
  on: {
    problem: [
      {
        kind: 'syntax',
        check(problem, { client, reading, report }) {
          const { document, format } = reading;
          const { broken, onlyComments } = format.syntax;
          const reaction = (problem.onlyComments && onlyComments) || broken;
          if (reaction.effect === 'fine') return;
          if (problem.kind !== 'syntax' || isUnread(reading) || isBehindJson5(problem, reading)) return;
          // A page may show two files in one block, or the head of a text as it stands there.
          if (problem.isSecond && reading.snippet !== undefined) return;
          const lost = document.language === 'markdown' ? 'the front matter' : 'it';
          const data = { fact: problem.message, consequence: consequence(reaction, client, lost) };
          report('broken', data, atSpan(document, problem.span), {
            reaction,
            help: isOnlyRemarks(reading) ? 'write {} in place of it all, or delete the file' : problem.help,
            fix: isOnlyRemarks(reading) ? undefined : mending(problem, reading),
            related: problem.related
              ? [{ place: atSpan(document, problem.related.span), message: problem.related.message }]
              : [],
          });
        },
      },
      {
        kind: 'comment',
        check(problem, { client, reading, report }) {
          const { broken: reaction } = reading.format.syntax;
          const more = othersLike(problem, 'comment', reading);
          if (takesComments(reading.format.syntax) || more === undefined || isOnlyRemarks(reading)) return;
          const data = { consequence: consequence(reaction, client), more, file: thisFile(reading, 'the file') };
          report('comment', data, atSpan(reading.document, problem.span), {
            reaction,
            help: 'remove it, or move the remark into a key such as "_comment"',
            fix: withoutAll('comment', reading),
            isWhole: true,
          });
        },
      },
      {
        kind: 'trailing-comma',
        check(problem, { client, reading, report }) {
          const { broken: reaction } = reading.format.syntax;
          const more = othersLike(problem, 'trailing-comma', reading);
          if (takesTrailingCommas(reading.format.syntax) || more === undefined) return;
          const said = { reaction, help: 'remove the comma', fix: withoutAll('trailing-comma', reading) };
          const place = atSpan(reading.document, problem.span);
          if (reading.format.stray) {
            report('slip', { more }, place, { ...said, severity: 'info' });
            return;
          }
          const data = { consequence: consequence(reaction, client), more, file: thisFile(reading, 'the file') };
          report('comma', data, place, said);
        },
      },
      {
        kind: 'empty',
        check(problem, { client, reading, report }) {
          const { empty, blank = empty } = reading.format.syntax;
          if (othersLike(problem, 'empty', reading) === undefined) return;
          const reaction = reading.document.text === '' ? empty : blank;
          if (severityOf(reaction) === 'info') return;
          report('empty', { consequence: consequence(reaction, client) }, atSpan(reading.document, problem.span), {
            reaction,
            help: 'delete the file, or give it an empty map of servers',
          });
        },
      },
    ],
  },
});

/** Where no comment is allowed, and nothing else is there. */
function isOnlyRemarks({ document, format }: Reading): boolean {
  return !takesComments(format.syntax) && document.problems.some(({ onlyComments }) => onlyComments);
}

/** That nobody reads the file is its finding. */
function isUnread({ format }: Reading): boolean {
  return format.syntax.broken.effect === 'fine';
}

/** The reader of plain JSON loses its way in JSON5: what it says behind a place that is right there means nothing. */
function isBehindJson5(problem: Problem, { document: { problems }, format }: Reading): boolean {
  if (!takesJson5(format.syntax)) return false;
  const right = problems.findIndex(({ kind, json5 }) => kind === 'syntax' && json5);
  return right !== -1 && problems.indexOf(problem) >= right;
}

/** Every one of them, since one alone is as bad as all; with the line that nothing else stands on. */
function withoutAll(kind: 'comment' | 'trailing-comma', { document }: Reading): Fix | undefined {
  const { problems, text } = document;
  if (problems.some((problem) => problem.kind === 'syntax')) return undefined;
  const spans = problems.filter((problem) => problem.kind === kind).map(({ span }) => span);
  // A list that is cut off may not be all.
  if (spans.length > MOST_MENDED) return undefined;
  const what = kind === 'comment' ? 'comment' : 'comma';
  const title = spans.length === 1 ? `remove the ${what}` : `remove the ${spans.length} ${what}s`;
  const changes = spans.map((span) => ({
    do: 'write' as const,
    span: kind === 'comment' ? withBlanks(text, span) : span,
    text: '',
  }));
  return fix('safe', title, ...changes);
}

const MOST_MENDED = 500;

function withBlanks(text: string, { start, end }: Span): Span {
  let from = start;
  while (from > 0 && /[ \t]/.test(text.charAt(from - 1))) from -= 1;
  const isFirst = from === 0 || /[\n\r]/.test(text.charAt(from - 1));
  const lineBreak = /[ \t]*(\r\n|\n|\r|$)/y;
  lineBreak.lastIndex = end;
  const rest = lineBreak.exec(text)?.[0];
  if (rest === undefined) return { start, end };
  return isFirst ? { start: from, end: end + rest.length } : { start: from, end };
}

/** Where one sign too many or too few is all that is wrong, and nobody could mean anything else by it. */
function mending({ edit }: Problem, { document: { language, text, part } }: Reading): Fix | undefined {
  if (edit !== undefined) {
    return fix(edit.isGuess ? 'unsafe' : 'safe', edit.title, { do: 'write', span: edit.span, text: edit.text });
  }
  if (language !== 'json' || text.length > MOST_REWRITTEN) return undefined;
  const changes = [...inPlainJson(text, part?.span)];
  return changes.length === 0 ? undefined : fix('safe', 'write it as JSON', ...changes);
}

const MOST_REWRITTEN = 200_000;

/** Words of Python, and what they are in JSON. */
const words: Readonly<Record<string, string>> = { True: 'true', False: 'false', None: 'null', undefined: 'null' };

/** Quotes that JSON has for those that it has not. */
function* inPlainJson(text: string, part: Span | undefined): Iterable<Change> {
  const tokens = tokensOf(text, part).filter(({ kind }) => kind !== 'comment');
  for (const [index, { kind, start, end }] of tokens.entries()) {
    const token = text.slice(start, end);
    const isKey = tokens[index + 1]?.kind === ':';
    const span = { start, end };
    if (kind === 'string' && token.startsWith("'") && token.endsWith("'") && !token.includes('\\')) {
      yield { do: 'write', span, text: JSON.stringify(token.slice(1, -1)) };
    } else if (kind === 'word' && isKey && /^[\p{L}$_][\p{L}\p{N}$_-]*$/u.test(token)) {
      yield { do: 'write', span, text: JSON.stringify(token) };
    } else if (kind === 'word' && !isKey && Object.hasOwn(words, token)) {
      yield { do: 'write', span, text: words[token] ?? token };
    }
  }
}

/** How many more there are of a kind, for the first of them alone. */
function othersLike(problem: Problem, kind: Problem['kind'], reading: Reading): number | undefined {
  const { problems } = reading.document;
  if (problem.kind !== kind || isUnread(reading) || problems.find((each) => each.kind === kind) !== problem) {
    return undefined;
  }
  return problems.filter((each) => each.kind === kind).length - 1;
}

function more(number: number): string {
  return number === 0 ? '' : ` (and ${count(number, 'more place')})`;
}

export const docs = defineDocs({
  summary: 'The text cannot be parsed in the syntax that this client accepts',
  why: 'A client that cannot parse the file loads none of its servers. Which liberties a file may take differs from client to client, and between two files of one client: comments and commas after the last entry are fine in `opencode.json` and fatal in `.mcp.json`.',
  fix: 'Correct the text at the place shown. The rest of the file is checked as far as it can be read.',
  mends: {
    safe: 'removes comments and commas that the client does not take, adds or removes one sign, writes the quotes and words of JSON',
    unsafe: 'closes a file that ends too early',
  },
  examples: [
    {
      title: 'Nothing but a comment, where none is allowed',
      files: { '.amazonq/mcp.json': '// soo⟦n⟧\n' },
    },
    {
      title: 'A comma after the last entry',
      files: { '.mcp.json': '{\n  "mcpServers": {\n    "docs": { "command": "docs-mcp" }⟦,⟧\n  }\n}\n' },
    },
    {
      title: 'In a page, for clients of which none is named',
      files: {
        'README.md':
          '# Docs\n\nPut this into the configuration of your client:\n\n```json\n{\n  "mcpServers": {\n    "docs": { "command": "docs-mcp" }⟦,⟧\n  }\n}\n```\n\n```jsonc\n{ "mcpServers": { "docs": { "command": "docs-mcp" }, } }\n```\n',
      },
    },
    {
      title: 'A comment in strict JSON',
      files: { '.mcp.json': '{\n  ⟦// for the docs⟧\n  "mcpServers": { "docs": { "command": "docs-mcp" } }\n}\n' },
    },
    {
      title: 'Comments and trailing commas where the client reads them',
      files: {
        'opencode.json':
          '{\n  // for the docs\n  "mcp": { "docs": { "type": "local", "command": ["docs-mcp"] }, },\n}\n',
      },
    },
    {
      title: 'A comma is missing',
      files: {
        '.mcp.json':
          '{\n  "mcpServers": {\n    "docs": {\n      "command": "docs-mcp"\n      ⟦"args"⟧: []\n    }\n  }\n}\n',
      },
    },
    { title: 'An empty file where the client wants an object', files: { '.omp/mcp.json': '⟦⟧' } },
  ],
  evidence: [
    {
      claim: 'comments and trailing commas lose the whole file',
      source: 'Claude Code 2.1.326, run (cases 12, 13)',
      date: '2026-11-18',
    },
    {
      claim: 'comments and trailing commas are accepted',
      source: 'OpenCode 1.18.33, run (cases 12, 13)',
      date: '2026-11-18',
    },
  ],
});
