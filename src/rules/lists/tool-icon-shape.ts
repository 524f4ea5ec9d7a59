import { subjectOf } from '../../model/server/index.ts';
import { valueAt } from '../../model/values/index.ts';
import { defineDocs, defineRule } from '../define.ts';
import { oneTool } from '../shared/answers/examples.ts';
import { LOST } from '../shared/answers/naming.ts';

export default defineRule({
  id: 'tool-icon-shape',
  category: 'correctness',
  severity: 'error',
  messages: {
    shape: (data: { subject: string; sentence: string }) => `${data.subject} ${data.sentence}, so ${LOST}`,
  },
  on: {
    answerViolation: {
      of: 'tool-icon-shape',
      check({ sentence, place, help, route }, { report, reading: { document } }) {
        // Left out is what is meant there, as in other fields of the tool.
        if (route.at(-1) === 'icons' && valueAt(document.value, route) === null) return;
        const inside = route.slice(route.lastIndexOf('icons'));
        report('shape', { subject: subjectOf(inside, undefined), sentence }, place, { help });
      },
    },
  },
});

export const docs = defineDocs({
  summary: 'An icon of a tool that is not what the protocol calls an icon',
  why: 'Icons are decoration, but clients on the official SDK check a list as a whole: a size that is a string and not a list costs every tool of the server.',
  fix: 'Write { "src": "https://…", "sizes": ["48x48"] }.',
  examples: [
    {
      title: 'One size without a list',
      files: oneTool(
        '"icons": [{ "src": "https://example.com/a.png", "sizes": ⟦"48x48"⟧ }], "inputSchema": { "type": "object" }',
      ),
    },
    {
      title: 'No address',
      files: oneTool('"icons": [⟦{ "mimeType": "image/png" }⟧], "inputSchema": { "type": "object" }'),
    },
    {
      title: 'A revision that does not know icons',
      files: oneTool('"icons": [{ "mimeType": "image/png" }], "inputSchema": { "type": "object" }'),
      spec: '2025-06-18',
    },
    {
      title: 'A list of sizes',
      files: oneTool(
        '"icons": [{ "src": "https://example.com/a.png", "sizes": ["48x48"] }], "inputSchema": { "type": "object" }',
      ),
    },
  ],
  evidence: [
    {
      claim: 'icons without src, and sizes that are a string, make the whole list fail',
      source: '@modelcontextprotocol/sdk 1.32.2 and @modelcontextprotocol/core 2.4.0, their schemas run',
      date: '2026-11-18',
    },
  ],
});
