import { atSpan } from '../../model/values/index.ts';
import { bytesIn } from '../../wording/index.ts';
import { defineDocs, defineRule } from '../define.ts';

export default defineRule({
  id: 'limits-exceeded',
  category: 'correctness',
  severity: 'error',
  messages: {
    unread: (data: { fact: string }) => `${data.fact}, so it was not checked`,
    large: (data: { bytes: number; limit: number; client: string }) =>
      `the file has ${data.bytes} bytes; ${data.client} refuses more than ${data.limit}`,
  },
  on: {
    problem: {
      kind: 'limits',
      check({ kind, message, span, help }, { reading: { document }, report }) {
        if (kind === 'limits') report('unread', { fact: message }, atSpan(document, span), { help });
      },
    },
    file: {
      large: true,
      check({ document, format }, { client, report }) {
        const limit = format.syntax.maxBytes;
        // A UTF-16 unit takes at most three bytes: most files are seen to be small without counting.
        if (limit === undefined || document.text.length * 3 <= limit.value) return;
        const bytes = bytesIn(document.text);
        if (bytes > limit.value) {
          report('large', { bytes, limit: limit.value, client }, atSpan(document, { start: 0, end: 0 }), {
            reaction: { effect: 'refuses-file', by: limit.by },
            help: 'move what is not a server somewhere else',
          });
        }
      },
    },
  },
});

export const docs = defineDocs({
  summary: 'The file is larger or nests deeper than is read',
  why: 'Some clients refuse large files. mcp-lint itself reads at most 32 MiB and 200 levels, so that no file can exhaust the machine it runs on; what lies beyond was not checked.',
  fix: 'Split the file, or take out what does not belong in it.',
  mends: 'what may be left out cannot be told',
  examples: [
    {
      title: 'A value that nests 201 levels deep',
      files: { '.mcp.json': `{ "mcpServers": {}, "x": ${'['.repeat(199)}⟦[⟧${']'.repeat(200)} }\n` },
    },
    { title: 'Nesting that a person would write', files: { '.mcp.json': '{ "mcpServers": {}, "x": [[[[]]]] }\n' } },
  ],
  evidence: [
    {
      claim: 'a project file over 2,097,152 bytes is refused',
      source: 'Claude Code 2.1.326, read in its bundle',
      date: '2026-11-18',
    },
  ],
});
