import { profilesOf } from '../../model/answers/index.ts';
import { at, isObject, own } from '../../model/values/index.ts';
import { list, quote } from '../../wording/index.ts';
import { defineDocs, defineRule } from '../define.ts';
import { oneInput } from '../shared/answers/examples.ts';
import { nodeName, typesOf } from '../shared/answers/json-schemas.ts';

export default defineRule({
  id: 'schema-strict-profile',
  category: 'compatibility',
  severity: 'info',
  messages: {
    open: (data: { schema: string }) => `${data.schema} takes other keys, which strict mode does not allow`,
    optional: (data: { schema: string; keys: string }) =>
      `${data.schema} leaves ${data.keys} optional, which strict mode does not allow`,
    all: (data: { schema: string }) => `${data.schema} uses "allOf", which strict mode does not allow`,
  },
  on: {
    schemaNode: {
      when: (reading) => profilesOf(reading).some(({ id }) => id === 'strict'),
      side: 'inputSchema',
      keywords: ['allOf', 'properties'],
      check(node, { report }) {
        const { document, route } = node;
        const place = at(document, route, 'key');
        const schema = nodeName(node);
        if (own(node.schema, 'allOf') !== undefined)
          report('all', { schema }, at(document, [...route, 'allOf'], 'key'));
        const properties = own(node.schema, 'properties');
        if (!typesOf(node.schema).includes('object') || !isObject(properties)) return;
        if (own(node.schema, 'additionalProperties') !== false)
          report('open', { schema }, place, { help: 'add "additionalProperties": false' });
        const required = own(node.schema, 'required');
        const keys = Object.keys(properties).filter((key) => !Array.isArray(required) || !required.includes(key));
        if (keys.length > 0) {
          report('optional', { schema, keys: list(keys, { max: 4 }) }, place, {
            help: `list ${quote(keys[0] ?? '')} in "required", and allow null`,
          });
        }
      },
    },
  },
});

export const docs = defineDocs({
  summary: 'What strict mode of the model providers does not allow',
  why: 'In strict mode every object is closed and every argument required. Asked only with the profile strict, for tools that are handed to a model that way.',
  fix: 'Close objects, require every argument, and let those be null that may be left out.',
  examples: [
    {
      title: 'An open object',
      files: {
        'tools.json':
          '{ "tools": [{ "name": "search", "description": "Searches", ⟦"inputSchema"⟧: { "type": "object", "properties": {} } }] }\n',
      },
      profiles: ['strict'],
    },
    {
      title: 'An optional argument',
      files: {
        'tools.json':
          '{ "tools": [{ "name": "search", "description": "Searches", ⟦"inputSchema"⟧: { "type": "object", "properties": { "query": { "type": "string" } }, "additionalProperties": false } }] }\n',
      },
      profiles: ['strict'],
    },
    {
      title: 'allOf',
      files: oneInput(
        '{ "type": "object", "properties": { "query": { ⟦"allOf"⟧: [{ "type": "string" }] } }, "required": ["query"], "additionalProperties": false }',
      ),
      profiles: ['strict'],
    },
    { title: 'For others', files: oneInput('{ "type": "object", "properties": { "query": { "type": "string" } } }') },
  ],
  evidence: [
    {
      claim: 'every object closed, every argument required, no allOf',
      source: 'makenotion/notion-mcp-server#102',
      date: '2026-11-18',
    },
  ],
});
