import { toolAround } from '../../model/answers/index.ts';
import { valueAt } from '../../model/values/index.ts';
import { quote } from '../../wording/index.ts';
import { defineDocs, defineRule } from '../define.ts';
import { oneTool } from '../shared/answers/examples.ts';
import { LOST, toolName } from '../shared/answers/naming.ts';

export default defineRule({
  id: 'annotation-type',
  category: 'correctness',
  severity: 'error',
  messages: {
    type: (data: { key: string; tool: string; sentence: string }) =>
      `${quote(data.key)} of ${data.tool} ${data.sentence}, so ${LOST}`,
  },
  on: {
    answerViolation: {
      of: 'annotation-type',
      check({ route, sentence, place, help }, { report, reading: { document } }) {
        const tool = toolAround(document, route);
        if (tool === undefined) return;
        const key = String(route.at(-1));
        // Left out is what is meant there, as in other fields of the tool.
        if (key === 'annotations' && valueAt(document.value, route) === null) return;
        report('type', { key, tool: toolName(tool), sentence }, place, { help });
      },
    },
  },
});

export const docs = defineDocs({
  summary: 'Annotations of the wrong type',
  why: 'Hints are booleans. Clients on the official SDK check a list as a whole: "true" in quotes costs every tool of the server. PHP writes an empty list where an empty object is meant, with the same effect.',
  fix: 'Write true or false without quotes, and {} for no annotations.',
  examples: [
    {
      title: 'A string',
      files: oneTool('"annotations": { "readOnlyHint": ⟦"true"⟧ }, "inputSchema": { "type": "object" }'),
    },
    { title: 'A list', files: oneTool('"annotations": ⟦[]⟧, "inputSchema": { "type": "object" }') },
    {
      title: 'A boolean',
      files: oneTool('"annotations": { "readOnlyHint": true }, "inputSchema": { "type": "object" }'),
    },
    {
      title: 'A revision without annotations',
      files: oneTool('"annotations": [], "inputSchema": { "type": "object" }'),
      spec: '2024-11-05',
    },
  ],
  evidence: [
    {
      claim: 'a hint that is a string or null, and annotations that are a list, make the whole list fail',
      source: '@modelcontextprotocol/sdk 1.32.2 and @modelcontextprotocol/core 2.4.0, their schemas run',
      date: '2026-11-18',
    },
    {
      claim: 'annotations as a list hid every tool',
      source: 'modelcontextprotocol/inspector#1909',
      date: '2026-08-19',
    },
  ],
});
