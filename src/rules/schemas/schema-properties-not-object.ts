import { revisionOf } from '../../model/answers/index.ts';
import { at, isObject, kindOf, own } from '../../model/values/index.ts';
import { defineDocs, defineRule } from '../define.ts';
import { oneInput } from '../shared/answers/examples.ts';
import { nodeName } from '../shared/answers/json-schemas.ts';
import { LOST } from '../shared/answers/naming.ts';
import { outcomeOf } from '../shared/answers/outcome.ts';

export default defineRule({
  id: 'schema-properties-not-object',
  category: 'correctness',
  severity: 'error',
  messages: {
    root: (data: { schema: string; kind: string }) =>
      `"properties" in ${data.schema} is ${data.kind} where an object is needed, so ${LOST}`,
    old: (data: { schema: string; kind: string }) =>
      `"properties" in ${data.schema} is ${data.kind}; clients of older revisions lose the whole list for it`,
    inner: (data: { schema: string; kind: string; outcome: string }) =>
      `"properties" in ${data.schema} is ${data.kind} where an object is needed, ${data.outcome}`,
  },
  on: {
    schemaNode: {
      keywords: ['properties'],
      check(node, { report, reading }) {
        const value = own(node.schema, 'properties');
        if (!Object.hasOwn(node.schema, 'properties') || isObject(value)) return;
        const revision = revisionOf(reading);
        const data = { schema: nodeName(node), kind: kindOf(value) };
        const place = at(node.document, [...node.route, 'properties']);
        const help =
          value === null || (Array.isArray(value) && value.length === 0) ? 'write {}' : 'write { "<name>": { … } }';
        const isChecked = node.keyword === '' && (node.side === 'inputSchema' || revision >= '2025-06-18');
        if (!isChecked) {
          const { clause, severity } = outcomeOf(node.side, node.inside, false);
          report('inner', { ...data, outcome: clause }, place, { help, severity });
        } else if (revision < '2026-07-28') report('root', data, place, { help });
        else report('old', data, place, { help, severity: 'warning' });
      },
    },
  },
});

export const docs = defineDocs({
  summary: '"properties" of a schema that is a list or null',
  why: 'PHP, Go and R write an empty list or null where an empty object is meant. Clients on the official SDK refuse the whole list of tools for it, so one tool without arguments hides all others.',
  fix: 'Write {}. In PHP cast to an object before encoding.',
  examples: [
    { title: 'An empty list', files: oneInput('{ "type": "object", "properties": ⟦[]⟧ }') },
    { title: 'null', files: oneInput('{ "type": "object", "properties": ⟦null⟧ }'), spec: '2024-11-05' },
    { title: 'The newest revision', files: oneInput('{ "type": "object", "properties": ⟦[]⟧ }'), spec: '2026-07-28' },
    {
      title: 'Inside an argument',
      files: oneInput('{ "type": "object", "properties": { "filter": { "type": "object", "properties": ⟦[]⟧ } } }'),
    },
    { title: 'An empty object', files: oneInput('{ "type": "object", "properties": {} }') },
  ],
  evidence: [
    {
      claim: 'properties that are a list or null make the whole list fail',
      source: '@modelcontextprotocol/sdk 1.32.2 and @modelcontextprotocol/core 2.4.0, their schemas run',
      date: '2026-11-18',
    },
    {
      claim: 'seen in servers written in PHP',
      source: 'modelcontextprotocol/php-sdk#405, shopware/shopware#18713',
      date: '2026-11-18',
    },
  ],
});
