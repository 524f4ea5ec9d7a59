import { revisionOf } from '../../model/answers/index.ts';
import { at, isObject, own } from '../../model/values/index.ts';
import { defineDocs, defineRule } from '../define.ts';
import { resultOfTool } from '../shared/answers/blocks.ts';
import { toolName } from '../shared/answers/naming.ts';

export default defineRule({
  id: 'result-structured-missing',
  category: 'correctness',
  severity: 'error',
  messages: {
    missing: (data: { tool: string }) =>
      `${data.tool} has an "outputSchema", but its result has no "structuredContent": clients on the official SDK refuse it`,
  },
  on: {
    result: {
      when: (reading) => revisionOf(reading) >= '2025-06-18',
      check({ document, value, route, tool }, { report }) {
        if (tool === undefined || !isObject(own(tool.value, 'outputSchema'))) return;
        if (own(value, 'isError') === true || own(value, 'structuredContent') !== undefined) return;
        if (own(value, 'resultType') === 'input_required') return;
        const hasContent = own(value, 'content') !== undefined;
        report(
          'missing',
          { tool: toolName(tool) },
          hasContent ? at(document, [...route, 'content'], 'key') : at(document, route, 'key'),
          {
            help: 'return "structuredContent" as well, or take "outputSchema" away',
            related: [{ place: at(document, [...tool.route, 'outputSchema'], 'key'), message: 'what was promised' }],
          },
        );
      },
    },
  },
});

export const docs = defineDocs({
  summary: 'A result without the structured content that its tool promises',
  why: 'A tool with "outputSchema" has to answer with "structuredContent" unless it fails. Both versions of the official SDK throw away a result without it.',
  fix: 'Return the same data as "structuredContent".',
  examples: [
    {
      title: 'Only text',
      files: resultOfTool(
        '{ "type": "object", "properties": { "hits": { "type": "integer" } } }',
        '⟦"content"⟧: [{ "type": "text", "text": "3 hits" }]',
      ),
    },
    {
      title: 'An error',
      files: resultOfTool(
        '{ "type": "object", "properties": { "hits": { "type": "integer" } } }',
        '"content": [{ "type": "text", "text": "no such index" }], "isError": true',
      ),
    },
    {
      title: 'Both',
      files: resultOfTool(
        '{ "type": "object", "properties": { "hits": { "type": "integer" } } }',
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
    {
      claim: 'seen with real servers',
      source: 'robert7/remnote-mcp-server#7, remotion-dev/remotion#6275',
      date: '2026-11-18',
    },
  ],
});
