import { annotationKeys } from '../../clients/index.ts';
import { at, isObject, own } from '../../model/values/index.ts';
import { quote } from '../../wording/index.ts';
import { defineDocs, defineRule } from '../define.ts';
import { oneTool } from '../shared/answers/examples.ts';
import { toolName } from '../shared/answers/naming.ts';

const hints = annotationKeys.filter((key) => key !== 'title');
const others = [[], ['inputSchema'], ['_meta']] as const;

export default defineRule({
  id: 'annotation-misplaced',
  category: 'correctness',
  severity: 'warning',
  messages: {
    outside: (data: { key: string; tool: string }) =>
      `${quote(data.key)} of ${data.tool} does not stand in "annotations", so clients do not read it`,
  },
  on: {
    tool(tool, { report }) {
      for (const steps of others) {
        const [step] = steps;
        const holder = step === undefined ? tool.value : own(tool.value, step);
        if (!isObject(holder)) continue;
        for (const key of hints) {
          if (!Object.hasOwn(holder, key)) continue;
          report('outside', { key, tool: toolName(tool) }, at(tool.document, [...tool.route, ...steps, key], 'key'), {
            help: 'move it into "annotations" of the tool',
          });
        }
      }
    },
  },
});

export const docs = defineDocs({
  summary: 'A hint that does not stand in "annotations"',
  why: 'Hints are read in "annotations" only. Elsewhere they have no effect, and the tool is taken for one that changes and destroys things.',
  fix: 'Move the hint into "annotations".',
  examples: [
    { title: 'At the tool itself', files: oneTool('⟦"readOnlyHint"⟧: true, "inputSchema": { "type": "object" }') },
    { title: 'In the schema', files: oneTool('"inputSchema": { "type": "object", ⟦"destructiveHint"⟧: false }') },
    {
      title: 'In the annotations',
      files: oneTool('"annotations": { "readOnlyHint": true }, "inputSchema": { "type": "object" }'),
    },
  ],
  evidence: [
    { claim: 'hints are part of annotations', source: 'schemas of MCP, 2025-03-26 to 2026-07-28', date: '2026-08-22' },
  ],
});
