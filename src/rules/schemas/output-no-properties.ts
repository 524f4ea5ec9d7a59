import { at } from '../../model/values/index.ts';
import { defineDocs, defineRule } from '../define.ts';
import { oneOutput } from '../shared/answers/examples.ts';
import { toolName } from '../shared/answers/naming.ts';

export default defineRule({
  id: 'output-no-properties',
  category: 'clarity',
  severity: 'info',
  messages: {
    empty: (data: { tool: string }) =>
      `"outputSchema" of ${data.tool} says nothing but "object", and clients still demand structured content`,
  },
  on: {
    toolSchema: {
      side: 'outputSchema',
      check({ document, schema, route, tool }, { report }) {
        if (schema.type !== 'object') return;
        const says = Object.keys(schema).filter((key) => !['type', '$schema', 'title', 'description'].includes(key));
        if (says.length > 0) return;
        report('empty', { tool: toolName(tool) }, at(document, route, 'key'), {
          help: 'describe the answer, or leave "outputSchema" out',
        });
      },
    },
  },
});

export const docs = defineDocs({
  summary: 'A schema of an answer that says nothing',
  why: 'A tool with "outputSchema" has to answer with "structuredContent" every time, or clients report a failure. A schema that says nothing is a duty without a use; frameworks write it by themselves.',
  fix: 'Describe the answer, or leave "outputSchema" out.',
  examples: [
    {
      title: 'Only a type',
      files: {
        'tools.json':
          '{ "tools": [{ "name": "search", "description": "Searches", "inputSchema": { "type": "object" }, ⟦"outputSchema"⟧: { "type": "object" } }] }\n',
      },
    },
    {
      title: 'A description of the answer',
      files: oneOutput('{ "type": "object", "properties": { "hits": { "type": "integer" } } }'),
    },
  ],
  evidence: [
    {
      claim: 'clients demanded structured content that no tool gave',
      source: 'rekog-labs/MCP-Nest#79',
      date: '2026-11-18',
    },
  ],
});
