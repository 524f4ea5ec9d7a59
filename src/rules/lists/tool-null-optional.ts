import { type Revision, toolFields } from '../../clients/index.ts';
import { revisionOf } from '../../model/answers/index.ts';
import { at, isObject } from '../../model/values/index.ts';
import { quote } from '../../wording/index.ts';
import { defineDocs, defineRule } from '../define.ts';
import { oneTool } from '../shared/answers/examples.ts';
import { LOST, toolName } from '../shared/answers/naming.ts';

export default defineRule({
  id: 'tool-null-optional',
  category: 'correctness',
  severity: 'error',
  messages: {
    isNull: (data: { key: string; tool: string }) =>
      `${quote(data.key)} of ${data.tool} is null and not left out, so ${LOST}`,
  },
  on: {
    tool(tool, { report, reading }) {
      if (!isObject(tool.value)) return;
      for (const key in tool.value) {
        if (tool.value[key] !== null || key === 'name' || key === 'inputSchema') continue;
        if (!isFieldOf(revisionOf(reading), key)) continue;
        report('isNull', { key, tool: toolName(tool) }, at(tool.document, [...tool.route, key]), {
          help: `delete ${quote(key)}`,
        });
      }
    },
  },
});

function isFieldOf(revision: Revision, key: string): boolean {
  const { since, until = revision } = (Object.hasOwn(toolFields, key) ? toolFields[key] : undefined) ?? {};
  return since !== undefined && since <= revision && until >= revision;
}

export const docs = defineDocs({
  summary: 'A field of a tool that is null instead of left out',
  why: 'Serialisers of Go, C# and Python write null for what is not set. To the protocol, null is a value of the wrong type, and clients on the official SDK refuse the whole list for it.',
  fix: 'Leave the key out: most serialisers have an option for it.',
  examples: [
    { title: 'No annotations', files: oneTool('"annotations": ⟦null⟧, "inputSchema": { "type": "object" }') },
    {
      title: 'No description',
      files: {
        'tools.json':
          '{ "tools": [{ "name": "search", "description": ⟦null⟧, "inputSchema": { "type": "object" } }] }\n',
      },
      also: ['description-missing'],
    },
    { title: 'Left out', files: oneTool('"inputSchema": { "type": "object" }') },
  ],
  evidence: [
    {
      claim: 'null in any optional field makes the whole list fail, from the revision on that knows the field',
      source: '@modelcontextprotocol/sdk 1.32.2 and @modelcontextprotocol/core 2.4.0, their schemas run',
      date: '2026-11-18',
    },
  ],
});
