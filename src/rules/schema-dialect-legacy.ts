import { at, isObject, own } from '../model/index.ts';
import { defineDocs, defineRule } from './define.ts';
import { oneArgument, oneInput } from './tools/examples.ts';
import { dialectOf, nodeName, rootSchemas, schemaNodes } from './tools/json-schemas.ts';

export default defineRule({
  id: 'schema-dialect-legacy',
  category: 'compatibility',
  severity: 'warning',
  scope: 'document',
  onlyWith: ['tools'],
  messages: {
    keyword: (data: { key: string; schema: string }) =>
      `"${data.key}" in ${data.schema} has no effect in JSON Schema 2020-12, which a schema without "$schema" is in`,
    stamp: (data: { schema: string; dialect: string }) =>
      `${data.schema} is in ${data.dialect}; clients that know 2020-12 alone refuse it`,
  },
  check({ document }, { report }) {
    for (const node of rootSchemas(document)) {
      const dialect = dialectOf(node);
      if (dialect !== 'draft-07' && dialect !== 'draft-06') continue;
      report('stamp', { schema: nodeName(node), dialect }, at(document, [...node.route, '$schema']), {
        help: 'leave "$schema" out where the schema means the same in 2020-12',
        severity: 'info',
      });
    }
    for (const node of schemaNodes(document)) {
      if (dialectOf(node) !== undefined) continue;
      const key = isObject(own(node.schema, 'dependencies')) ? 'dependencies' : undefined;
      if (key === undefined) continue;
      report('keyword', { key, schema: nodeName(node) }, at(document, [...node.route, key], 'key'), {
        help: 'use "dependentRequired" and "dependentSchemas"',
      });
    }
  },
});

export const docs = defineDocs({
  summary: 'A schema in an older dialect than the default',
  why: 'Schemas without "$schema" are in 2020-12 since revision 2025-11-25: "dependencies" of draft-07 is not read there. A schema that says draft-07 is read by current SDKs; some clients refuse it.',
  fix: 'Write schemas in 2020-12. Most libraries have an option for it.',
  examples: [
    {
      title: 'A keyword of draft-07',
      files: oneArgument('{ "type": "object", "properties": {}, ⟦"dependencies"⟧: { "a": ["b"] } }'),
    },
    {
      title: 'draft-07',
      files: oneInput('{ "$schema": ⟦"http://json-schema.org/draft-07/schema#"⟧, "type": "object", "properties": {} }'),
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
      claim: 'clients refused schemas that say draft-07',
      source: 'perplexityai/modelcontextprotocol#132',
      date: '2026-11-18',
    },
  ],
});
