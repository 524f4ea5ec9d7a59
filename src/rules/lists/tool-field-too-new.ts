import { toolFields } from '../../clients/index.ts';
import { revisionOf } from '../../model/answers/index.ts';
import { at, isObject } from '../../model/values/index.ts';
import { quote } from '../../wording/index.ts';
import { defineDocs, defineRule } from '../define.ts';
import { oneTool } from '../shared/answers/examples.ts';
import { toolName } from '../shared/answers/naming.ts';

export default defineRule({
  id: 'tool-field-too-new',
  category: 'compatibility',
  severity: 'info',
  messages: {
    newer: (data: { key: string; tool: string; since: string; revision: string }) =>
      `${quote(data.key)} of ${data.tool} exists since revision ${data.since}; clients of ${data.revision} do not read it`,
  },
  on: {
    tool(tool, { report, reading }) {
      if (!isObject(tool.value)) return;
      const revision = revisionOf(reading);
      for (const key in tool.value) {
        const since = Object.hasOwn(toolFields, key) ? toolFields[key]?.since : undefined;
        if (since === undefined || since <= revision) continue;
        report(
          'newer',
          { key, tool: toolName(tool), since, revision },
          at(tool.document, [...tool.route, key], 'key'),
          {
            help: `speak revision ${since}, or do not rely on it`,
          },
        );
      }
    },
  },
});

export const docs = defineDocs({
  summary: 'A key of a tool that its revision of the protocol does not know',
  why: 'A server that speaks an older revision may send newer keys: they have no effect in clients of that revision.',
  fix: 'Speak the newer revision, or do not rely on the key.',
  examples: [
    {
      title: 'Icons in 2025-06-18',
      files: oneTool('⟦"icons"⟧: [{ "src": "https://example.com/a.png" }], "inputSchema": { "type": "object" }'),
      spec: '2025-06-18',
    },
    {
      title: 'Icons in 2025-11-25',
      files: oneTool('"icons": [{ "src": "https://example.com/a.png" }], "inputSchema": { "type": "object" }'),
      spec: '2025-11-25',
    },
  ],
  evidence: [
    { claim: 'which revision has which keys', source: 'schemas of MCP, 2024-11-05 to 2026-07-28', date: '2026-08-22' },
  ],
});
