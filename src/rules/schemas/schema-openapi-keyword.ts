import { at, own } from '../../model/values/index.ts';
import { defineDocs, defineRule } from '../define.ts';
import { oneArgument, oneInput } from '../shared/answers/examples.ts';
import { nodeName } from '../shared/answers/json-schemas.ts';

const remedies: Readonly<Record<string, string>> = {
  nullable: 'list "null" among the types: ["string", "null"]',
  example: 'call it "examples", a list',
  discriminator: 'delete it: "oneOf" with "const" says the same',
  xml: 'delete it',
  externalDocs: 'delete it, or put the address into the description',
};

export default defineRule({
  id: 'schema-openapi-keyword',
  category: 'correctness',
  severity: 'warning',
  messages: {
    keyword: (data: { key: string; schema: string }) =>
      `"${data.key}" in ${data.schema} is a keyword of OpenAPI and means nothing in JSON Schema`,
  },
  on: {
    schemaNode: {
      keywords: Object.keys(remedies),
      check(node, { report }) {
        for (const [key, help] of Object.entries(remedies)) {
          const value = own(node.schema, key);
          // Only true has an effect in OpenAPI that gets lost.
          if (value === undefined || (key === 'nullable' && (value !== true || allowsNull(node.schema)))) continue;
          report('keyword', { key, schema: nodeName(node) }, at(node.document, [...node.route, key], 'key'), {
            help,
            ...(key === 'nullable' ? {} : { severity: 'info' as const }),
          });
        }
      },
    },
  },
});

function allowsNull(schema: Readonly<Record<string, unknown>>): boolean {
  const type = own(schema, 'type');
  return Array.isArray(type) && type.includes('null');
}

export const docs = defineDocs({
  summary: 'A keyword of OpenAPI in a schema',
  why: 'Schemas that are made from an OpenAPI document keep its keywords. JSON Schema does not know them: with "nullable": true, null is still refused.',
  fix: 'Say it in JSON Schema: null among the types, "examples" as a list.',
  examples: [
    { title: 'nullable', files: oneArgument('{ "type": "string", ⟦"nullable"⟧: true }') },
    { title: 'example', files: oneArgument('{ "type": "string", ⟦"example"⟧: "cats" }') },
    { title: 'JSON Schema', files: oneArgument('{ "type": ["string", "null"], "examples": ["cats"] }') },
    {
      title: 'An argument of that name',
      files: oneInput('{ "type": "object", "properties": { "example": { "type": "string" } } }'),
    },
  ],
  evidence: [
    {
      claim: 'leftovers of OpenAPI made clients refuse tools',
      source: 'tadata-org/fastapi_mcp#218',
      date: '2026-11-18',
    },
  ],
});
