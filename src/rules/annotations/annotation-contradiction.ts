import { at, own } from '../../model/values/index.ts';
import { defineDocs, defineRule } from '../define.ts';
import { oneTool } from '../shared/answers/examples.ts';
import { toolName } from '../shared/answers/naming.ts';

export default defineRule({
  id: 'annotation-contradiction',
  category: 'correctness',
  severity: 'warning',
  messages: {
    both: (data: { tool: string }) =>
      `${data.tool} is said to change nothing and to destroy; "destructiveHint" counts only for tools that change things`,
  },
  on: {
    tool: {
      keys: ['annotations'],
      check(tool, { report }) {
        const annotations = own(tool.value, 'annotations');
        if (own(annotations, 'readOnlyHint') !== true || own(annotations, 'destructiveHint') !== true) return;
        const route = [...tool.route, 'annotations'];
        report('both', { tool: toolName(tool) }, at(tool.document, [...route, 'destructiveHint']), {
          help: 'write false, or set "readOnlyHint" to false',
          related: [{ place: at(tool.document, [...route, 'readOnlyHint']), message: 'it changes nothing' }],
        });
      },
    },
  },
});

export const docs = defineDocs({
  summary: 'A tool that is read-only and destructive at once',
  why: 'Clients ask before they run what destroys, and run at once what only reads. With both hints, some go by one and some by the other.',
  fix: 'Set "destructiveHint" to false for a tool that only reads.',
  examples: [
    {
      title: 'Both are true',
      files: oneTool(
        '"annotations": { "readOnlyHint": true, "destructiveHint": ⟦true⟧ }, "inputSchema": { "type": "object" }',
      ),
    },
    {
      title: 'Said twice is fine',
      files: oneTool(
        '"annotations": { "readOnlyHint": true, "destructiveHint": false, "idempotentHint": true }, "inputSchema": { "type": "object" }',
      ),
    },
    {
      title: 'A tool that writes',
      files: oneTool(
        '"annotations": { "readOnlyHint": false, "destructiveHint": true }, "inputSchema": { "type": "object" }',
      ),
    },
  ],
  evidence: [
    {
      claim: 'destructiveHint has a meaning only when readOnlyHint is false',
      source: 'specification of MCP, 2025-03-26 to 2026-07-28',
      date: '2026-08-22',
    },
  ],
});
