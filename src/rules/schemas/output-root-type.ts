import { revisionOf } from '../../model/answers/index.ts';
import { at } from '../../model/values/index.ts';
import { defineDocs, defineRule } from '../define.ts';
import { oneOutput } from '../shared/answers/examples.ts';
import { LOST, toolName } from '../shared/answers/naming.ts';

export default defineRule({
  id: 'output-root-type',
  category: 'correctness',
  severity: 'error',
  messages: {
    lost: (data: { tool: string }) => `"outputSchema" of ${data.tool} is not of "type": "object", so ${LOST}`,
    old: (data: { tool: string }) =>
      `"outputSchema" of ${data.tool} is not of "type": "object"; clients of older revisions lose the whole list`,
  },
  on: {
    toolSchema: {
      when: (reading) => revisionOf(reading) >= '2025-06-18',
      side: 'outputSchema',
      check({ document, schema, route, tool }, { report, reading }) {
        if (schema.type === 'object') return;
        const isOther = Object.hasOwn(schema, 'type');
        const place = isOther ? at(document, [...route, 'type']) : at(document, route, 'key');
        const help = isOther
          ? 'wrap the value: { "type": "object", "properties": { "items": … } }'
          : 'add "type": "object"';
        if (revisionOf(reading) < '2026-07-28') report('lost', { tool: toolName(tool) }, place, { help });
        else report('old', { tool: toolName(tool) }, place, { help, severity: 'warning' });
      },
    },
  },
});

export const docs = defineDocs({
  summary: 'A schema of an answer that is not one of an object',
  why: 'Until 2025-11-25 structured content is an object, and its schema says so. Clients on version 1 of the official SDK refuse the whole list otherwise. Since 2026-07-28 any type is allowed, but older clients are still there.',
  fix: 'Wrap the value in an object.',
  examples: [
    { title: 'A list', files: oneOutput('{ "type": ⟦"array"⟧, "items": { "type": "string" } }') },
    {
      title: 'Alternatives without a type',
      files: {
        'tools.json':
          '{ "tools": [{ "name": "search", "description": "Searches", "inputSchema": { "type": "object" }, ⟦"outputSchema"⟧: { "anyOf": [] } }] }\n',
      },
      also: ['schema-invalid'],
    },
    {
      title: 'A list, in the newest revision',
      files: oneOutput('{ "type": ⟦"array"⟧, "items": { "type": "string" } }'),
      spec: '2026-07-28',
    },
    {
      title: 'A revision without schemas of answers',
      files: oneOutput('{ "type": "array", "items": {} }'),
      spec: '2025-03-26',
    },
    {
      title: 'An object',
      files: oneOutput(
        '{ "type": "object", "properties": { "items": { "type": "array", "items": { "type": "string" } } } }',
      ),
    },
  ],
  evidence: [
    {
      claim: 'another root makes the whole list fail',
      source: '@modelcontextprotocol/sdk 1.32.2, its schemas run',
      date: '2026-11-18',
    },
    { claim: 'seen with real servers', source: 'anthropics/claude-code#10030, opentokenz/mcpx#28', date: '2026-11-18' },
  ],
});
