import { at, isObject, own } from '../../model/values/index.ts';
import { defineDocs, defineRule } from '../define.ts';
import { resultOfTool } from '../shared/answers/blocks.ts';
import { mismatch } from '../shared/answers/conforms.ts';
import { toolName } from '../shared/answers/naming.ts';

export default defineRule({
  id: 'result-error-structured',
  category: 'compatibility',
  severity: 'warning',
  messages: {
    hidden: (data: { tool: string }) =>
      `the error of ${data.tool} carries structured content that its schema does not allow: some clients show that instead`,
  },
  on: {
    result({ document, value, route, tool }, { report }) {
      const schema = own(tool?.value, 'outputSchema');
      const content = own(value, 'structuredContent');
      if (tool === undefined || !isObject(schema) || !isObject(content) || own(value, 'isError') !== true) return;
      if (mismatch(content, schema, schema) === undefined) return;
      report('hidden', { tool: toolName(tool) }, at(document, [...route, 'structuredContent'], 'key'), {
        help: 'leave "structuredContent" out of errors, and say what happened in "content"',
      });
    },
  },
});

export const docs = defineDocs({
  summary: 'An error whose structured content is not what the tool promises',
  why: 'Version 1 of the official SDK checks structured content of errors as well, and reports that it does not fit, instead of the error itself.',
  fix: 'Leave "structuredContent" out of errors.',
  examples: [
    {
      title: 'Details of the error',
      files: resultOfTool(
        '{ "type": "object", "properties": { "hits": { "type": "integer" } }, "required": ["hits"] }',
        '"content": [{ "type": "text", "text": "no such index" }], ⟦"structuredContent"⟧: { "code": 404 }, "isError": true',
      ),
    },
    {
      title: 'An error',
      files: resultOfTool(
        '{ "type": "object", "properties": { "hits": { "type": "integer" } }, "required": ["hits"] }',
        '"content": [{ "type": "text", "text": "no such index" }], "isError": true',
      ),
    },
  ],
  evidence: [
    {
      claim: 'the mismatch is thrown and hides the error',
      source: '@modelcontextprotocol/sdk 1.32.2, run',
      date: '2026-11-18',
    },
    { claim: 'seen with real servers', source: 'yamadashy/repomix#833, ArcadeAI/arcade-mcp#817', date: '2026-11-18' },
  ],
});
