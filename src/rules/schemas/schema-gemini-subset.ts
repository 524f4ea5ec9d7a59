import { profilesOf } from '../../model/tools/index.ts';
import { list } from '../../wording/index.ts';
import { defineDocs, defineRule } from '../define.ts';
import { oneInput } from '../shared/answers/examples.ts';
import { type SchemaNode, schemaNodes, typesOf } from '../shared/answers/json-schemas.ts';
import { placeOfTool, toolName } from '../shared/answers/naming.ts';

export default defineRule({
  id: 'schema-gemini-subset',
  category: 'compatibility',
  severity: 'info',
  scope: 'document',
  onlyWith: ['tools'],
  messages: {
    keywords: (data: { tool: string; keywords: string; who: string }) =>
      `${data.tool} uses ${data.keywords}, which ${data.who} does not know; most clients take them out`,
    untyped: (data: { tool: string; who: string }) =>
      `${data.tool} has an argument without a type, which ${data.who} refuses`,
  },
  check(reading, { report }) {
    const limited = profilesOf(reading).flatMap(({ name, unknownKeywords }) =>
      unknownKeywords === undefined ? [] : [{ who: name, keywords: unknownKeywords.keywords }],
    );
    for (const { who, keywords } of limited) {
      const used = new Map<SchemaNode['tool'], Set<string>>();
      const untyped = new Set<SchemaNode['tool']>();
      for (const { tool, side, schema, keyword } of schemaNodes(reading.document)) {
        if (side !== 'inputSchema') continue;
        for (const key of keywords) {
          if (Object.hasOwn(schema, key)) used.set(tool, (used.get(tool) ?? new Set()).add(key));
        }
        if (keyword === 'properties' && typesOf(schema).length === 0 && !isTypedOtherwise(schema)) untyped.add(tool);
      }
      for (const [tool, keys] of used) {
        report('keywords', { tool: toolName(tool), keywords: list([...keys]), who }, placeOfTool(tool));
      }
      for (const tool of untyped) {
        report('untyped', { tool: toolName(tool), who }, placeOfTool(tool), { help: 'say the type of every argument' });
      }
    }
  },
});

function isTypedOtherwise(schema: Readonly<Record<string, unknown>>): boolean {
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
