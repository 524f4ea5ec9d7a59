import { revisionOf } from '../../model/answers/index.ts';
import { subjectOf } from '../../model/server/index.ts';
import { at, isObject, own } from '../../model/values/index.ts';
import { defineDocs, defineRule } from '../define.ts';
import { resultOfTool } from '../shared/answers/blocks.ts';
import { mismatch, newBudget } from '../shared/answers/conforms.ts';
import { toolName } from '../shared/answers/naming.ts';

export default defineRule({
  id: 'result-structured-mismatch',
  category: 'correctness',
  severity: 'error',
  messages: {
    misfit: (data: { what: string; keyword: string; tool: string }) =>
      `${data.what} does not fit "${data.keyword}" in the "outputSchema" of ${data.tool}: clients refuse the result`,
  },
  on: {
    result: {
      when: (reading) => revisionOf(reading) >= '2025-06-18',
      check({ document, value, route, tool }, { report, shared }) {
        const schema = own(tool?.value, 'outputSchema');
        const content = own(value, 'structuredContent');
        if (tool === undefined || !isObject(schema) || content === undefined || own(value, 'isError') === true) return;
        const found = mismatch(content, schema, schema, shared(newBudget));
        if (found === undefined) return;
        const what = found.route.length === 0 ? '"structuredContent"' : subjectOf(found.route, undefined);
        const place = at(document, [...route, 'structuredContent', ...found.route]);
        report('misfit', { what, keyword: found.keyword, tool: toolName(tool) }, place, {
          help: 'change the answer, or the schema',
          related: [{ place: at(document, [...tool.route, 'outputSchema'], 'key'), message: 'what was promised' }],
        });
      },
    },
  },
});

export const docs = defineDocs({
  summary: 'Structured content that is not what its tool promises',
  why: 'A tool with "outputSchema" has to answer accordingly. The official SDKs check that, and throw away the whole result if it does not fit.',
  fix: 'Change the answer, or the schema.',
  examples: [
    {
      title: 'A number in quotes',
      files: resultOfTool(
        '{ "type": "object", "properties": { "hits": { "type": "integer" } } }',
        '"content": [{ "type": "text", "text": "3" }], "structuredContent": { "hits": ⟦"3"⟧ }',
      ),
    },
    {
      title: 'A key is missing',
      files: resultOfTool(
        '{ "type": "object", "properties": { "hits": { "type": "integer" } }, "required": ["hits"] }',
        '"content": [{ "type": "text", "text": "3" }], "structuredContent": ⟦{}⟧',
      ),
    },
    {
      title: 'As promised',
      files: resultOfTool(
        '{ "type": "object", "properties": { "hits": { "type": "integer" } }, "required": ["hits"] }',
        '"content": [{ "type": "text", "text": "{ \\"hits\\": 3 }" }], "structuredContent": { "hits": 3 }',
      ),
    },
  ],
  evidence: [
    {
      claim: 'such a result is refused',
      source: '@modelcontextprotocol/sdk 1.32.2 and @modelcontextprotocol/client 2.4.0, run',
      date: '2026-11-18',
    },
  ],
});
