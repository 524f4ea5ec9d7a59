import { annotationKeys, toolFields } from '../../clients/index.ts';
import { at, isObject } from '../../model/values/index.ts';
import { quote, suggest } from '../../wording/index.ts';
import { defineDocs, defineRule } from '../define.ts';
import { oneTool } from '../shared/answers/examples.ts';
import { toolName } from '../shared/answers/naming.ts';

/** Too far from the right one for their letters to tell. */
const otherNames: ReadonlyMap<string, string> = new Map([
  ['output_schema', 'outputSchema'],
  ['display_name', 'title'],
  ['displayName', 'title'],
  ['meta', '_meta'],
]);

const known = Object.keys(toolFields);

/** Said by the rule about a missing schema. */
const ofOtherRules: ReadonlySet<string> = new Set(['input_schema', 'inputschema', 'parameters', ...annotationKeys]);

export default defineRule({
  id: 'tool-unknown-field',
  category: 'correctness',
  severity: 'warning',
  messages: {
    misspelt: (data: { key: string; tool: string; meant: string }) =>
      `${quote(data.key)} of ${data.tool} is not ${quote(data.meant)}, so clients do not read it`,
  },
  on: {
    tool(tool, { report }) {
      if (!isObject(tool.value)) return;
      for (const key in tool.value) {
        if (Object.hasOwn(toolFields, key) || ofOtherRules.has(key) || key.startsWith('x-')) continue;
        const meant = otherNames.get(key) ?? (key.length > 3 ? suggest(key, known) : undefined);
        if (meant === undefined || Object.hasOwn(tool.value, meant)) continue;
        report('misspelt', { key, tool: toolName(tool), meant }, at(tool.document, [...tool.route, key], 'key'), {
          help: `rename it to ${quote(meant)}`,
        });
      }
    },
  },
});

export const docs = defineDocs({
  summary: 'A key of a tool that is nearly one of the protocol',
  why: 'Tools may have keys of their own, so nobody complains about a misspelt one: its value is simply not there for clients.',
  fix: 'Write the key as the protocol has it.',
  examples: [
    {
      title: 'A missing letter',
      files: oneTool('⟦"anotations"⟧: { "readOnlyHint": true }, "inputSchema": { "type": "object" }'),
    },
    {
      title: 'Another style',
      files: oneTool('"inputSchema": { "type": "object" }, ⟦"output_schema"⟧: { "type": "object" }'),
    },
    {
      title: 'Something else altogether',
      files: oneTool('"category": "docs", "version": "2", "inputSchema": { "type": "object" }'),
    },
  ],
  evidence: [
    {
      claim: 'unknown keys of a tool are accepted and not read',
      source: '@modelcontextprotocol/sdk 1.32.2, its schemas run',
      date: '2026-11-18',
    },
  ],
});
