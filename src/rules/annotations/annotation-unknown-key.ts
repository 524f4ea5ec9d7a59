import { annotationKeys } from '../../clients/index.ts';
import { at, isObject, own } from '../../model/values/index.ts';
import { quote, suggest } from '../../wording/index.ts';
import { defineDocs, defineRule } from '../define.ts';
import { oneTool } from '../shared/answers/examples.ts';
import { toolName } from '../shared/answers/naming.ts';

export default defineRule({
  id: 'annotation-unknown-key',
  category: 'correctness',
  severity: 'warning',
  messages: {
    misspelt: (data: { key: string; tool: string; meant: string }) =>
      `${quote(data.key)} in the annotations of ${data.tool} is not ${quote(data.meant)}, so clients do not read it`,
  },
  on: {
    tool: {
      keys: ['annotations'],
      check(tool, { report }) {
        const annotations = own(tool.value, 'annotations');
        if (!isObject(annotations)) return;
        for (const key of Object.keys(annotations)) {
          const meant = annotationKeys.some((known) => known === key) ? undefined : meantBy(key);
          if (meant === undefined || Object.hasOwn(annotations, meant)) continue;
          report(
            'misspelt',
            { key, tool: toolName(tool), meant },
            at(tool.document, [...tool.route, 'annotations', key], 'key'),
            {
              help: `rename it to ${quote(meant)}`,
            },
          );
        }
      },
    },
  },
});

/** `readOnly`, `read_only`, `read_only_hint`: the key without its style and its suffix. */
function meantBy(key: string): string | undefined {
  const plain = (text: string) =>
    text
      .toLowerCase()
      .replace(/[^a-z]/g, '')
      .replace(/hint$/, '');
  const same = annotationKeys.find((known) => plain(known) === plain(key));
  return same ?? (key.length > 5 ? suggest(key, annotationKeys) : undefined);
}

export const docs = defineDocs({
  summary: 'An annotation that is nearly one of the protocol',
  why: 'Annotations may have keys of their own, so nobody complains about "readOnly": the tool is taken for one that changes and destroys things, which is what no annotation means.',
  fix: 'Write "readOnlyHint", "destructiveHint", "idempotentHint" and "openWorldHint".',
  examples: [
    {
      title: 'No suffix',
      files: oneTool('"annotations": { ⟦"readOnly"⟧: true }, "inputSchema": { "type": "object" }'),
    },
    {
      title: 'Another style',
      files: oneTool('"annotations": { ⟦"open_world_hint"⟧: false }, "inputSchema": { "type": "object" }'),
    },
    {
      title: "A key of one's own",
      files: oneTool(
        '"annotations": { "category": "docs", "readOnlyHint": true }, "inputSchema": { "type": "object" }',
      ),
    },
  ],
  evidence: [
    {
      claim: 'unknown annotations are accepted and not read',
      source: '@modelcontextprotocol/sdk 1.32.2, its schemas run',
      date: '2026-11-18',
    },
  ],
});
