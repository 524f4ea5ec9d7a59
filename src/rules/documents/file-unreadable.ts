import { isPassedOver } from '../../model/reading/index.ts';
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
      check({ kind, message, span }, { client, reading: { document, format }, report }) {
        // Where a client reads nothing, nothing is lost.
        if (kind !== 'unreadable' || isPassedOver(format)) return;
        const help = 'put a file there that can be read, not a link';
        report('unreadable', { fact: message, client }, atSpan(document, span), { help });
      },
    },
  },
});

export const docs = defineDocs({
  summary: "A folder, a link to nowhere or out of the workspace, or an unreadable file where a client's file belongs",
  why: 'The client finds nothing it can load at this path, and so does mcp-lint. What a link leads to outside of the workspace may be read by the client on this machine; mcp-lint does not look at it, because whoever sends a change decides where its links lead, and nobody else who checks it out has the file. That is a warning.',
  fix: 'Rename the folder, put the file itself in the place of the link, or give read permission. A file that is named on the command line is read wherever it lies.',
  mends: 'the file cannot be read',
  examples: [],
  evidence: [
    {
      claim: 'what is not a regular file is refused with a message of its own',
      source: 'Claude Code 2.1.326, read in its bundle',
      date: '2026-11-18',
    },
  ],
});
