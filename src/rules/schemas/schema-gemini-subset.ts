import { profilesOf, type SchemaNode, type SchemaObject } from '../../model/answers/index.ts';
import type { Reading } from '../../model/reading/index.ts';
import { list } from '../../wording/index.ts';
import { defineDocs, defineRule } from '../define.ts';
import { oneInput } from '../shared/answers/examples.ts';
import { typesOf } from '../shared/answers/json-schemas.ts';
import { placeOfTool, toolName } from '../shared/answers/naming.ts';

export default defineRule({
  id: 'schema-gemini-subset',
  category: 'compatibility',
  severity: 'info',
  messages: {
    keywords: (data: { tool: string; keywords: string; who: string }) =>
      `${data.tool} uses ${data.keywords}, which ${data.who} does not know; most clients take them out`,
    untyped: (data: { tool: string; who: string }) =>
      `${data.tool} has an argument without a type, which ${data.who} refuses`,
  },
  on: {
    toolSchema: {
      when: (reading) => limitedIn(reading).length > 0,
      side: 'inputSchema',
      check({ tool, nodes }, { report, reading }) {
        for (const { who, keywords } of limitedIn(reading)) {
          const used = new Set(nodes.flatMap(({ schema }) => keywords.filter((key) => Object.hasOwn(schema, key))));
          if (used.size > 0) {
            report('keywords', { tool: toolName(tool), keywords: list([...used]), who }, placeOfTool(tool));
          }
          if (nodes.some(isUntyped)) {
            report('untyped', { tool: toolName(tool), who }, placeOfTool(tool), {
              help: 'say the type of every argument',
            });
          }
        }
      },
    },
  },
});

function limitedIn(reading: Reading): { readonly who: string; readonly keywords: readonly string[] }[] {
  return profilesOf(reading).flatMap(({ name, unknownKeywords }) =>
    unknownKeywords === undefined ? [] : [{ who: name, keywords: unknownKeywords.keywords }],
  );
}

function isUntyped({ keyword, schema }: SchemaNode): boolean {
  return keyword === 'properties' && typesOf(schema).length === 0 && !isTypedOtherwise(schema);
}

function isTypedOtherwise(schema: SchemaObject): boolean {
  return ['anyOf', 'oneOf', 'allOf', '$ref', 'enum', 'const'].some((key) => Object.hasOwn(schema, key));
}

export const docs = defineDocs({
  summary: 'Keywords that the Gemini API does not know',
  why: 'Gemini takes a part of OpenAPI as the schema of arguments and refuses the rest. Most clients take the rest out, and with it what it says. Asked only with the profile gemini, one finding for each tool.',
  fix: 'Say what counts in the description as well.',
  examples: [
    {
      title: 'A constant',
      files: {
        'tools.json':
          '{ "tools": [{ "name": ⟦"search"⟧, "description": "Searches", "inputSchema": { "type": "object", "properties": { "mode": { "type": "string", "const": "fast" } } } }] }\n',
      },
      profiles: ['gemini'],
    },
    {
      title: 'No type',
      files: {
        'tools.json':
          '{ "tools": [{ "name": ⟦"search"⟧, "description": "Searches", "inputSchema": { "type": "object", "properties": { "mode": {} } } }] }\n',
      },
      profiles: ['gemini'],
    },
    { title: 'For others', files: oneInput('{ "type": "object", "properties": { "mode": { "const": "fast" } } }') },
  ],
  evidence: [
    { claim: 'the keywords, probed on both endpoints', source: 'danny-avila/LibreChat#13850', date: '2026-11-18' },
    { claim: 'a node without a type is refused', source: 'google-gemini/gemini-cli#4400', date: '2026-11-18' },
  ],
});
