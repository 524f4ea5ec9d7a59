import { at, isObject, own } from '../../model/values/index.ts';
import { defineDocs, defineRule } from '../define.ts';
import { oneArgument, oneInput } from '../shared/answers/examples.ts';
import { dialectOf, nodeName } from '../shared/answers/json-schemas.ts';

export default defineRule({
  id: 'schema-dialect-legacy',
  category: 'compatibility',
  severity: 'warning',
  messages: {
    keyword: (data: { key: string; schema: string }) =>
      `"${data.key}" in ${data.schema} has no effect in JSON Schema 2020-12, which a schema without "$schema" is in`,
  },
  on: {
    schemaNode: {
      keywords: ['dependencies'],
      check(node, { report }) {
        if (!isObject(own(node.schema, 'dependencies')) || dialectOf(node) !== undefined) return;
        const place = at(node.document, [...node.route, 'dependencies'], 'key');
        report('keyword', { key: 'dependencies', schema: nodeName(node) }, place, {
          help: 'use "dependentRequired" and "dependentSchemas"',
        });
      },
    },
  },
});

export const docs = defineDocs({
  summary: 'A keyword of an older dialect, which has no effect in the default one',
  why: 'Schemas without "$schema" are in 2020-12 since revision 2025-11-25: "dependencies" of draft-07 is not read there. A schema that says it is in draft-07 is fine: most servers on the official SDK write that, and its clients read it.',
  fix: 'Use "dependentRequired" and "dependentSchemas".',
  examples: [
    {
      title: 'A keyword of draft-07',
      files: oneArgument('{ "type": "object", "properties": {}, ⟦"dependencies"⟧: { "a": ["b"] } }'),
    },
    {
      title: 'In draft-07',
      files: oneInput(
        '{ "$schema": "http://json-schema.org/draft-07/schema#", "type": "object", "properties": {}, "dependencies": { "a": ["b"] } }',
      ),
    },
    {
      title: 'An argument of that name',
      files: oneInput('{ "type": "object", "properties": { "dependencies": { "type": "string" } } }'),
    },
  ],
  evidence: [
    {
      claim: 'the default dialect is 2020-12',
      source: 'specification of MCP 2025-11-25, SEP-1613',
      date: '2026-08-22',
    },
    {
      claim: 'draft-07 is read',
      source: '@modelcontextprotocol/client 2.4.0; refused by its betas: perplexityai/modelcontextprotocol#132',
      date: '2026-11-18',
    },
  ],
});
