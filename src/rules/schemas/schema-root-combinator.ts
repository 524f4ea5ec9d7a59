import { profilesOf } from '../../model/answers/index.ts';
import type { Reading } from '../../model/reading/index.ts';
import { at, own } from '../../model/values/index.ts';
import { list, quote } from '../../wording/index.ts';
import { defineDocs, defineRule } from '../define.ts';
import { oneInput } from '../shared/answers/examples.ts';
import { nodeName } from '../shared/answers/json-schemas.ts';

export default defineRule({
  id: 'schema-root-combinator',
  category: 'compatibility',
  severity: 'warning',
  messages: {
    refused: (data: { key: string; schema: string; who: string }) =>
      `${quote(data.key)} at the root of ${data.schema} is fine for MCP, but not for ${data.who}`,
  },
  on: {
    toolSchema: {
      side: 'inputSchema',
      check(node, { report, shared }) {
        for (const [key, names] of shared(refusedIn)) {
          if (own(node.schema, key) === undefined) continue;
          const data = { key, schema: nodeName(node), who: list(names, { bare: true }) };
          report('refused', data, at(node.document, [...node.route, key], 'key'), {
            help: 'describe the variants in one object with optional arguments, and check them in the tool',
          });
        }
      },
    },
  },
});

/** Keyword to those who mind it. */
function refusedIn(reading: Reading): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const { name, noRootKeywords } of profilesOf(reading)) {
    for (const key of noRootKeywords?.keywords ?? []) found.set(key, [...(found.get(key) ?? []), name]);
  }
  return found;
}

export const docs = defineDocs({
  summary: 'Alternatives at the root of the schema of arguments',
  why: 'MCP allows "anyOf", "oneOf" and "allOf" beside "type": "object". The Anthropic and OpenAI APIs refuse the whole request for it, so one such tool breaks every session; VS Code deletes the keyword and sends the rest. Which ones are asked about is set by `profiles`.',
  fix: 'Describe the variants in one object with optional arguments, or make one tool for each.',
  examples: [
    {
      title: 'One of two arguments',
      files: oneInput(
        '{ "type": "object", "properties": { "id": {}, "name": {} }, ⟦"oneOf"⟧: [{ "required": ["id"] }, { "required": ["name"] }] }',
      ),
    },
    {
      title: 'Inside an argument',
      files: oneInput(
        '{ "type": "object", "properties": { "key": { "oneOf": [{ "type": "string" }, { "type": "integer" }] } } }',
      ),
    },
    {
      title: 'Where nobody minds',
      files: oneInput('{ "type": "object", "properties": {}, "allOf": [{ "required": [] }] }'),
      profiles: ['claude-code'],
    },
  ],
  evidence: [
    {
      claim: 'the Anthropic API refuses oneOf, anyOf and allOf at the root',
      source: 'anthropics/claude-code#657, makenotion/notion-mcp-server#340',
      date: '2026-08-05',
    },
    {
      claim: 'the OpenAI API refuses these, enum and not',
      source: 'langchain-ai/langchainjs#9804',
      date: '2026-11-18',
    },
    { claim: 'the keywords are deleted', source: 'microsoft/vscode-copilot-chat 31acd00', date: '2026-03-29' },
  ],
});
