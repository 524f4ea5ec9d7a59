import { revisionOf } from '../../model/answers/index.ts';
import { at, own } from '../../model/values/index.ts';
import { defineDocs, defineRule } from '../define.ts';
import { oneTool } from '../shared/answers/examples.ts';
import { toolName } from '../shared/answers/naming.ts';

export default defineRule({
  id: 'tool-execution-removed',
  category: 'compatibility',
  severity: 'warning',
  messages: {
    removed: (data: { tool: string }) => `"execution" of ${data.tool} is not read since revision 2026-07-28`,
  },
  on: {
    tool: {
      when: (reading) => revisionOf(reading) >= '2026-07-28',
      keys: ['execution'],
      check(tool, { report }) {
        if (own(tool.value, 'execution') === undefined) return;
        report('removed', { tool: toolName(tool) }, at(tool.document, [...tool.route, 'execution'], 'key'), {
          help: 'delete it; tasks are an extension of the protocol now',
        });
      },
    },
  },
});

export const docs = defineDocs({
  summary: 'A key that was taken out of the protocol',
  why: '"execution" with "taskSupport" was an experiment of 2025-11-25. Since 2026-07-28 tasks are an extension, and the key means nothing.',
  fix: 'Delete it, and declare the extension instead.',
  examples: [
    {
      title: 'In 2026-07-28',
      files: oneTool('⟦"execution"⟧: { "taskSupport": "optional" }, "inputSchema": { "type": "object" }'),
      spec: '2026-07-28',
    },
    {
      title: 'In 2025-11-25',
      files: oneTool('"execution": { "taskSupport": "optional" }, "inputSchema": { "type": "object" }'),
    },
  ],
  evidence: [
    { claim: 'execution is gone from tools', source: 'schema of MCP 2026-07-28; SEP-2663', date: '2026-08-22' },
  ],
});
