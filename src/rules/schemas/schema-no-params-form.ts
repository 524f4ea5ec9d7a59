import { at, isObject, own } from '../../model/values/index.ts';
import { defineDocs, defineRule } from '../define.ts';
import { oneInput } from '../shared/answers/examples.ts';
import { nodeName } from '../shared/answers/json-schemas.ts';

export default defineRule({
  id: 'schema-no-params-form',
  category: 'clarity',
  severity: 'off',
  messages: {
    open: (data: { schema: string }) => `${data.schema} declares no argument and still takes any`,
  },
  on: {
    toolSchema: {
      side: 'inputSchema',
      check(node, { report }) {
        const properties = own(node.schema, 'properties');
        const isEmpty = properties === undefined || (isObject(properties) && Object.keys(properties).length === 0);
        if (!isEmpty || Object.keys(node.schema).some((key) => !silent.has(key))) return;
        report('open', { schema: nodeName(node) }, at(node.document, node.route, 'key'), {
          help: 'add "additionalProperties": false',
        });
      },
    },
  },
});

/** They say nothing of other arguments. */
const silent: ReadonlySet<string> = new Set(['type', 'properties', 'required', '$schema', 'title', 'description']);

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
