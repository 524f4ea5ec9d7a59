import type { Field } from '../../model/server/index.ts';
import { at } from '../../model/values/index.ts';
import { quote } from '../../wording/index.ts';
import { type Context, defineDocs, defineRule } from '../define.ts';

const messages = {
  works: (data: { client: string; key: string; use: string }) =>
    `${data.client} still reads ${quote(data.key)}, but has replaced it with ${quote(data.use)}`,
};

export default defineRule({
  id: 'field-deprecated',
  category: 'compatibility',
  severity: 'info',
  messages,
  on: {
    rootField: {
      deprecated: true,
      check(field, context) {
        tell(field, context);
      },
    },
    field: {
      deprecated: true,
      check(field, context) {
        // With both there, which of them counts is the question.
        if (!field.server.fields.some(({ key }) => key === field.fact?.deprecated?.use)) tell(field, context);
      },
    },
  },
});

function tell({ key, route, fact }: Field, { client, reading, report }: Context<typeof messages>): void {
  if (fact?.deprecated === undefined) return;
  const { use } = fact.deprecated;
  report('works', { client, key, use }, at(reading.document, route, 'key'), {
    reaction: { effect: 'fine', by: fact.by ?? reading.format.schemaBy },
    help: `use ${quote(use)}`,
  });
}

export const docs = defineDocs({
  summary: 'A field that the client still reads and has replaced',
  why: 'It works today. The new name is safe for the versions to come.',
  fix: 'Use the new field.',
  examples: [
    {
      title: 'The switch for tools in OpenCode',
      files: { 'opencode.json': '{ ⟦"tools"⟧: { "docs_*": false }, "mcp": {} }\n' },
    },
    {
      title: 'Its successor',
      files: { 'opencode.json': '{ "permission": { "docs_*": "deny" }, "mcp": {} }\n' },
    },
  ],
  evidence: [
    {
      claim: 'top-level tools still works, as a short form of permission',
      source: 'anomalyco/opencode d545d8f, read',
      date: '2026-08-19',
    },
  ],
});
