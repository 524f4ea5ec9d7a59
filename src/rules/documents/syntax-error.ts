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
  scope: 'document',
  onlyWith: ['problem'],
  messages: {
    broken: (data: { fact: string; consequence: string }) => `${data.fact}, so ${data.consequence}`,
    comment: (data: { consequence: string; more: number }) =>
      `there is a comment here, which this file does not allow${more(data.more)}, so ${data.consequence}`,
    comma: (data: { consequence: string; more: number }) =>
      `there is a comma after the last entry, which this file does not allow${more(data.more)}, so ${data.consequence}`,
    empty: (data: { consequence: string }) => `there is nothing in the file, so ${data.consequence}`,
  },
  check(reading, { client, report }) {
    if (reading.document.problems.length === 0) return;
    const { syntax } = reading.format;
    // Nobody reads the file: that it is not read is its finding.
    if (syntax.broken.effect === 'fine') return;
    for (const problem of faultsOf(reading)) {
      report(
        'broken',
        { fact: problem.message, consequence: consequence(syntax.broken, client) },
        atSpan(reading.document, problem.span),
        {
          reaction: syntax.broken,
          help: problem.help,
          related: problem.related
            ? [{ place: atSpan(reading.document, problem.related.span), message: problem.related.message }]
            : [],
        },
      );
    }
    const refused = { consequence: consequence(syntax.broken, client) };
    const [comment, ...moreComments] = syntax.comments ? [] : problemsOf(reading, 'comment');
    if (comment) {
      report('comment', { ...refused, more: moreComments.length }, atSpan(reading.document, comment.span), {
        reaction: syntax.broken,
        help: 'remove it, or move the remark into a key such as "_comment"',
      });
    }
    const [comma, ...moreCommas] = syntax.trailingCommas ? [] : problemsOf(reading, 'trailing-comma');
    if (comma) {
      report('comma', { ...refused, more: moreCommas.length }, atSpan(reading.document, comma.span), {
        reaction: syntax.broken,
        help: 'remove the comma',
      });
    }
    const [empty] = problemsOf(reading, 'empty');
    const reaction = reading.document.text === '' ? syntax.empty : (syntax.blank ?? syntax.empty);
    if (empty && severityOf(reaction) !== 'info') {
      report('empty', { consequence: consequence(reaction, client) }, atSpan(reading.document, empty.span), {
        reaction,
        help: 'delete the file, or give it an empty map of servers',
      });
    }
  },
});

/** The reader of plain JSON loses its way in JSON5: what it says behind a place that is right there means nothing. */
function faultsOf(reading: Reading): readonly Problem[] {
  const problems = problemsOf(reading, 'syntax');
  const right = reading.format.syntax.json5 ? problems.findIndex(({ json5 }) => json5) : -1;
  return right === -1 ? problems : problems.slice(0, right);
}

function problemsOf(reading: Reading, kind: Problem['kind']): readonly Problem[] {
  return reading.document.problems.filter((problem) => problem.kind === kind);
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
