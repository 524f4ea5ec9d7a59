import { profilesOf } from '../../model/answers/index.ts';
import type { Reading } from '../../model/reading/index.ts';
import { at } from '../../model/values/index.ts';
import { list } from '../../wording/index.ts';
import { defineDocs, defineRule } from '../define.ts';
import { oneArgument } from '../shared/answers/examples.ts';
import { nodeName } from '../shared/answers/json-schemas.ts';

export default defineRule({
  id: 'schema-array-items',
  category: 'compatibility',
  severity: 'warning',
  messages: {
    absent: (data: { schema: string; who: string }) =>
      `${data.schema} is a list without "items", which is fine for MCP, but not for ${data.who}`,
  },
  on: {
    schemaNode: {
      when: (reading) => thoseWhoMind(reading).length > 0,
      side: 'inputSchema',
      keywords: ['type'],
      check(node, { report, reading }) {
        const { schema } = node;
        if (!allowsLists(schema.type) || Object.hasOwn(schema, 'items') || Object.hasOwn(schema, 'prefixItems')) return;
        const who = list(thoseWhoMind(reading), { bare: true });
        report('absent', { schema: nodeName(node), who }, at(node.document, [...node.route, 'type']), {
          help: 'add "items" with the schema of one entry, or "items": {}',
        });
      },
    },
  },
});

function allowsLists(type: unknown): boolean {
  return type === 'array' || (Array.isArray(type) && type.includes('array'));
}

function thoseWhoMind(reading: Reading): string[] {
  return profilesOf(reading).flatMap(({ name, arrayItems }) => (arrayItems === undefined ? [] : [name]));
}

export const docs = defineDocs({
  summary: 'A list that does not say what is in it',
  why: 'The OpenAI API refuses tools with an array without "items", and VS Code fails the request: "tool parameters array type must have items". Which ones are asked about is set by `profiles`.',
  fix: 'Add "items" with the schema of one entry; {} for anything.',
  examples: [
    { title: 'No items', files: oneArgument('{ "type": ⟦"array"⟧ }') },
    {
      title: 'Inside an alternative',
      files: oneArgument('{ "anyOf": [{ "type": ⟦"array"⟧ }, { "type": "string" }] }'),
    },
    { title: 'With items', files: oneArgument('{ "type": "array", "items": { "type": "string" } }') },
    { title: 'Where nobody minds', files: oneArgument('{ "type": "array" }'), profiles: ['anthropic'] },
  ],
  evidence: [
    {
      claim: 'arrays without items fail',
      source: 'microsoft/vscode#257537, microsoft/vscode-copilot-release#11478',
      date: '2026-11-18',
    },
    {
      claim: 'the same',
      source: 'ogx-ai/ogx#3004, apify/apify-mcp-server#36, spacelift-io/spacectl#402',
      date: '2026-11-18',
    },
  ],
});
