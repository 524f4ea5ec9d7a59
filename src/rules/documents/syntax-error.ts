import { takesComments, takesJson5, takesTrailingCommas } from '../../clients/index.ts';
import type { Reading } from '../../model/reading/index.ts';
import { atSpan } from '../../model/values/index.ts';
import { consequence, severityOf } from '../../model/verdict/index.ts';
import type { Problem } from '../../parse/index.ts';
import { count } from '../../wording/index.ts';
import { defineDocs, defineRule } from '../define.ts';

export default defineRule({
  id: 'syntax-error',
  category: 'correctness',
  severity: 'error',
  messages: {
    broken: (data: { fact: string; consequence: string }) => `${data.fact}, so ${data.consequence}`,
    comment: (data: { consequence: string; more: number }) =>
      `there is a comment here, which this file does not allow${more(data.more)}, so ${data.consequence}`,
    comma: (data: { consequence: string; more: number }) =>
      `there is a comma after the last entry, which this file does not allow${more(data.more)}, so ${data.consequence}`,
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
          const data = { fact: problem.message, consequence: consequence(reaction, client) };
          report('broken', data, atSpan(document, problem.span), {
            reaction,
            help: problem.help,
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
          if (takesComments(reading.format.syntax) || more === undefined) return;
          const data = { consequence: consequence(reaction, client), more };
          report('comment', data, atSpan(reading.document, problem.span), {
            reaction,
            help: 'remove it, or move the remark into a key such as "_comment"',
          });
        },
      },
      {
        kind: 'trailing-comma',
        check(problem, { client, reading, report }) {
          const { broken: reaction } = reading.format.syntax;
          const more = othersLike(problem, 'trailing-comma', reading);
          if (takesTrailingCommas(reading.format.syntax) || more === undefined) return;
          const data = { consequence: consequence(reaction, client), more };
          report('comma', data, atSpan(reading.document, problem.span), { reaction, help: 'remove the comma' });
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
  examples: [
    {
      title: 'A comma after the last entry',
      files: { '.mcp.json': '{\n  "mcpServers": {\n    "docs": { "command": "docs-mcp" }⟦,⟧\n  }\n}\n' },
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
