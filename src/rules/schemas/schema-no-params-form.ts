import { at, isObject, own } from '../../model/values/index.ts';
import { defineDocs, defineRule } from '../define.ts';
import { oneInput } from '../shared/answers/examples.ts';
import { nodeName, rootSchemas } from '../shared/answers/json-schemas.ts';

export default defineRule({
  id: 'schema-no-params-form',
  category: 'clarity',
  severity: 'off',
  scope: 'document',
  onlyWith: ['tools'],
  messages: {
    open: (data: { schema: string }) => `${data.schema} declares no argument and still takes any`,
  },
  check({ document }, { report }) {
    for (const node of rootSchemas(document)) {
      const properties = own(node.schema, 'properties');
      const isEmpty = properties === undefined || (isObject(properties) && Object.keys(properties).length === 0);
      const others = Object.keys(node.schema).some(
        (key) => !['type', 'properties', 'required', '$schema', 'title', 'description'].includes(key),
      );
      if (node.side !== 'inputSchema' || !isEmpty || others) continue;
      report('open', { schema: nodeName(node) }, at(document, node.route, 'key'), {
        help: 'add "additionalProperties": false',
      });
    }
  },
});

export const docs = defineDocs({
  summary: 'A tool without arguments that takes any',
  why: 'The specification recommends "additionalProperties": false for tools without arguments, so that a model that makes some up learns it. Off by default: both forms are right.',
  fix: 'Add "additionalProperties": false.',
  examples: [
    {
      title: 'Open',
      files: {
        'tools.json':
          '{ "tools": [{ "name": "ping", "description": "Answers", ⟦"inputSchema"⟧: { "type": "object", "properties": {} } }] }\n',
      },
    },
    { title: 'Closed', files: oneInput('{ "type": "object", "properties": {}, "additionalProperties": false }') },
  ],
  evidence: [{ claim: 'the recommended form', source: 'specification of MCP 2025-11-25', date: '2026-08-22' }],
});
