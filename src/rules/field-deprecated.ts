import type { FieldFact } from '../clients/index.ts';
import { at, isObject } from '../model/index.ts';
import type { Route } from '../parse/index.ts';
import { quote } from '../wording/index.ts';
import { defineDocs, defineRule } from './define.ts';

export default defineRule({
  id: 'field-deprecated',
  category: 'compatibility',
  severity: 'warning',
  scope: 'document',
  messages: {
    works: (data: { client: string; key: string; use: string }) =>
      `${data.client} still reads ${quote(data.key)}, but has replaced it with ${quote(data.use)}`,
    gone: (data: { client: string; key: string; since: string; use: string }) =>
      `${data.client} no longer reads ${quote(data.key)} since ${data.since}; it reads ${quote(data.use)}`,
  },
  check(reading, { client, report }) {
    const { document, format } = reading;
    const speak = (key: string, route: Route, fact: FieldFact | undefined) => {
      if (fact?.deprecated === undefined) return;
      const { use, since, effect } = fact.deprecated;
      const by = fact.by ?? format.schemaBy;
      const help = `use ${quote(use)}`;
      const place = at(document, route, 'key');
      if (effect === 'fine') report('works', { client, key, use }, place, { reaction: { effect, by }, help });
      else report('gone', { client, key, since, use }, place, { reaction: { effect, by }, help });
    };
    if (format.rootFields && isObject(document.value)) {
      for (const key of Object.keys(document.value)) {
        if (Object.hasOwn(format.rootFields, key)) speak(key, [key], format.rootFields[key]);
      }
    }
    for (const server of reading.servers) {
      for (const field of server.broken ? [] : server.fields) speak(field.key, field.route, field.fact);
    }
  },
});

export const docs = defineDocs({
  summary: 'A field that the client has renamed or given up',
  why: 'It still works, or has stopped to: the message says which. The new name is safe for the versions to come.',
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
