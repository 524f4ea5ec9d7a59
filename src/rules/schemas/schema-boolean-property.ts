import { revisionOf } from '../../model/answers/index.ts';
import { at, isObject, own } from '../../model/values/index.ts';
import { quote } from '../../wording/index.ts';
import { defineDocs, defineRule } from '../define.ts';
import { oneInput } from '../shared/answers/examples.ts';
import { nodeName } from '../shared/answers/json-schemas.ts';

export default defineRule({
  id: 'schema-boolean-property',
  category: 'compatibility',
  severity: 'error',
  messages: {
    boolean: (data: { key: string; schema: string; value: boolean }) =>
      `${quote(data.key)} in ${data.schema} is ${data.value}; clients on version 1 of the official SDK lose the whole list`,
  },
  on: {
    toolSchema(node, { report, reading }) {
      const revision = revisionOf(reading);
      const properties = own(node.schema, 'properties');
      if (!isObject(properties) || (node.side === 'outputSchema' && revision < '2025-06-18')) return;
      for (const key in properties) {
        const value = properties[key];
        if (typeof value !== 'boolean') continue;
        const place = at(node.document, [...node.route, 'properties', key]);
        report('boolean', { key, schema: nodeName(node), value }, place, {
          help: value ? 'write {}' : 'write { "not": {} }',
          ...(revision < '2026-07-28' ? {} : { severity: 'warning' as const }),
        });
      }
    },
  },
});

export const docs = defineDocs({
  summary: 'An argument whose schema is true or false',
  why: 'JSON Schema allows true for "anything", and the protocol does since 2026-07-28. Version 1 of the official SDK, on which most clients are built, refuses the whole list for it.',
  fix: 'Write {}, which means the same.',
  examples: [
    { title: 'Anything', files: oneInput('{ "type": "object", "properties": { "value": ⟦true⟧ } }') },
    {
      title: 'The newest revision',
      files: oneInput('{ "type": "object", "properties": { "value": ⟦true⟧ } }'),
      spec: '2026-07-28',
    },
    { title: 'The same as an object', files: oneInput('{ "type": "object", "properties": { "value": {} } }') },
  ],
  evidence: [
    {
      claim: 'true as the schema of a property makes the whole list fail',
      source: '@modelcontextprotocol/sdk 1.32.2, its schemas run',
      date: '2026-11-18',
    },
    { claim: 'the same is accepted', source: '@modelcontextprotocol/core 2.4.0, its schemas run', date: '2026-11-18' },
  ],
});
