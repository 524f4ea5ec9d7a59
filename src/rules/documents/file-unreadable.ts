import { atSpan } from '../../model/values/index.ts';
import { defineDocs, defineRule } from '../define.ts';

export default defineRule({
  id: 'file-unreadable',
  category: 'correctness',
  severity: 'error',
  messages: {
    unreadable: (data: { fact: string; client: string }) => `${data.fact}, where ${data.client} looks for a file`,
  },
  on: {
    problem: {
      kind: 'unreadable',
      check({ kind, message, span, help }, { client, reading: { document }, report }) {
        if (kind === 'unreadable') report('unreadable', { fact: message, client }, atSpan(document, span), { help });
      },
    },
  },
});

export const docs = defineDocs({
  summary: "A folder, a dangling link or an unreadable file stands where a client's file belongs",
  why: 'The client finds nothing it can load at this path, and so does mcp-lint.',
  fix: 'Rename the folder, repair the link, or give read permission.',
  examples: [],
  evidence: [
    {
      claim: 'what is not a regular file is refused with a message of its own',
      source: 'Claude Code 2.1.326, read in its bundle',
      date: '2026-11-18',
    },
  ],
});
