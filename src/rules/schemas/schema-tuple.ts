import { at, own } from '../../model/values/index.ts';
import { defineDocs, defineRule } from '../define.ts';
import { oneArgument, oneInput } from '../shared/answers/examples.ts';
import { dialectOf, nodeName } from '../shared/answers/json-schemas.ts';

export default defineRule({
  id: 'schema-tuple',
  category: 'compatibility',
  severity: 'warning',
  messages: {
    items: (data: { schema: string }) =>
      `"items" in ${data.schema} is a list, which JSON Schema 2020-12, its dialect, does not allow`,
  },
  on: {
    schemaNode: {
      keywords: ['items'],
      check(node, { report }) {
        if (!Array.isArray(own(node.schema, 'items'))) return;
        const dialect = dialectOf(node);
        if (dialect !== undefined && dialect !== '2020-12') return;
        report('items', { schema: nodeName(node) }, at(node.document, [...node.route, 'items'], 'key'), {
          help: 'call it "prefixItems"',
        });
      },
    },
  },
});

export const docs = defineDocs({
  summary: 'A list of schemas as "items"',
  why: 'In draft-07, "items" may list a schema for each position. In 2020-12, which a schema without "$schema" is in, this is "prefixItems"; the Anthropic API refuses what is not valid there, and VS Code rewrites it.',
  fix: 'Rename it to "prefixItems", or describe a list whose entries are all alike.',
  examples: [
    {
      title: 'A schema for each position',
      files: oneArgument('{ "type": "array", ⟦"items"⟧: [{ "type": "number" }, { "type": "number" }] }'),
    },
    {
      title: 'In draft-07',
      files: oneInput(
        '{ "$schema": "http://json-schema.org/draft-07/schema#", "type": "object", "properties": { "point": { "type": "array", "items": [{ "type": "number" }] } } }',
      ),
    },
    {
      title: 'Its name in 2020-12',
      files: oneArgument('{ "type": "array", "prefixItems": [{ "type": "number" }, { "type": "number" }] }'),
    },
  ],
  evidence: [
    {
      claim: 'items is a schema in 2020-12',
      source: 'JSON Schema 2020-12; Ajv 8.20.0, its meta-schema run',
      date: '2026-11-18',
    },
    {
      claim: 'the Anthropic API refuses what is not valid 2020-12',
      source: 'anthropics/claude-code#586, #31800',
      date: '2026-11-18',
    },
  ],
});
