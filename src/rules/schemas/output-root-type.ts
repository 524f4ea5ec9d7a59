import { revisionOf, soundTools } from '../../model/tools/index.ts';
import { at, isObject, own } from '../../model/values/index.ts';
import { defineDocs, defineRule } from '../define.ts';
import { oneOutput } from '../shared/answers/examples.ts';
import { LOST, toolName } from '../shared/answers/naming.ts';

export default defineRule({
  id: 'output-root-type',
  category: 'correctness',
  severity: 'error',
  scope: 'document',
  onlyWith: ['tools'],
  messages: {
    lost: (data: { tool: string }) => `"outputSchema" of ${data.tool} is not of "type": "object", so ${LOST}`,
    old: (data: { tool: string }) =>
      `"outputSchema" of ${data.tool} is not of "type": "object"; clients of older revisions lose the whole list`,
  },
  check(reading, { report }) {
    const { document } = reading;
    const revision = revisionOf(reading);
    if (revision < '2025-06-18') return;
    for (const each of soundTools(document)) {
      const schema = own(each.value, 'outputSchema');
      if (!isObject(schema) || schema.type === 'object') continue;
      const route = [...each.route, 'outputSchema'];
      const place = Object.hasOwn(schema, 'type') ? at(document, [...route, 'type']) : at(document, route, 'key');
      const help = Object.hasOwn(schema, 'type')
        ? 'wrap the value: { "type": "object", "properties": { "items": … } }'
        : 'add "type": "object"';
      if (revision < '2026-07-28') report('lost', { tool: toolName(each) }, place, { help });
      else report('old', { tool: toolName(each) }, place, { help, severity: 'warning' });
    }
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
