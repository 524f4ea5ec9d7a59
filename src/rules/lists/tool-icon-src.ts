import { revisionOf } from '../../model/answers/index.ts';
import { at, own } from '../../model/values/index.ts';
import { quote } from '../../wording/index.ts';
import { defineDocs, defineRule } from '../define.ts';
import { oneTool } from '../shared/answers/examples.ts';
import { toolName } from '../shared/answers/naming.ts';

export default defineRule({
  id: 'tool-icon-src',
  category: 'correctness',
  severity: 'warning',
  messages: {
    relative: (data: { tool: string }) => `the icon of ${data.tool} has no absolute address, so clients cannot load it`,
    scheme: (data: { tool: string; scheme: string }) =>
      `the icon of ${data.tool} has an address with ${quote(data.scheme)}, which clients have to reject`,
  },
  on: {
    tool: {
      when: (reading) => revisionOf(reading) >= '2025-11-25',
      keys: ['icons'],
      check(each, { report }) {
        const icons = own(each.value, 'icons');
        if (!Array.isArray(icons)) return;
        for (const [index, icon] of icons.entries()) {
          const src = own(icon, 'src');
          if (typeof src !== 'string') continue;
          const scheme = /^([A-Za-z][A-Za-z0-9+.-]*:)/.exec(src)?.[1]?.toLowerCase();
          const place = at(each.document, [...each.route, 'icons', index, 'src']);
          const tool = toolName(each);
          const help = 'use an address with https, or put the picture into a "data:" address';
          if (scheme === undefined) report('relative', { tool }, place, { help });
          else if (scheme !== 'https:' && scheme !== 'data:') report('scheme', { tool, scheme }, place, { help });
        }
      },
    },
  },
});

export const docs = defineDocs({
  summary: 'An icon whose address clients do not load',
  why: 'Clients load icons from https and "data:" addresses only: others could run code or read files.',
  fix: 'Use https, or a "data:" address.',
  examples: [
    {
      title: 'A relative path',
      files: oneTool('"icons": [{ "src": ⟦"icons/a.png"⟧ }], "inputSchema": { "type": "object" }'),
    },
    { title: 'A file', files: oneTool('"icons": [{ "src": ⟦"file:///a.png"⟧ }], "inputSchema": { "type": "object" }') },
    {
      title: 'https',
      files: oneTool('"icons": [{ "src": "https://example.com/a.png" }], "inputSchema": { "type": "object" }'),
    },
  ],
  evidence: [
    {
      claim: 'consumers must ensure https or data, and reject javascript, file, ftp and ws',
      source: 'specification of MCP 2025-11-25',
      date: '2026-08-22',
    },
  ],
});
