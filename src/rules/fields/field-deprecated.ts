import type { FieldFact } from '../../clients/index.ts';
import { at, isObject } from '../../model/values/index.ts';
import type { Route } from '../../parse/index.ts';
import { quote } from '../../wording/index.ts';
import { defineDocs, defineRule } from '../define.ts';

export default defineRule({
  id: 'field-deprecated',
  category: 'compatibility',
  severity: 'info',
  scope: 'document',
  onlyWith: ['deprecated'],
  messages: {
    works: (data: { client: string; key: string; use: string }) =>
      `${data.client} still reads ${quote(data.key)}, but has replaced it with ${quote(data.use)}`,
  },
  check(reading, { client, report }) {
    const { document, format } = reading;
    const speak = (key: string, route: Route, fact: FieldFact | undefined) => {
      if (fact?.deprecated === undefined) return;
      const { use } = fact.deprecated;
      report('works', { client, key, use }, at(document, route, 'key'), {
        reaction: { effect: 'fine', by: fact.by ?? format.schemaBy },
        help: `use ${quote(use)}`,
      });
    };
    if (format.rootFields && isObject(document.value)) {
      for (const key of Object.keys(document.value)) {
        if (Object.hasOwn(format.rootFields, key)) speak(key, [key], format.rootFields[key]);
      }
    }
    for (const server of reading.servers) {
      for (const { key, route, fact } of server.broken ? [] : server.fields) {
        // With both there, which of them counts is the question.
        if (!server.fields.some((other) => other.key === fact?.deprecated?.use)) speak(key, route, fact);
      }
    }
  },
});

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
