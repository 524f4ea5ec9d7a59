import { revisionOf } from '../../model/answers/index.ts';
import { at, isObject, kindOf, own } from '../../model/values/index.ts';
import { quote } from '../../wording/index.ts';
import { defineDocs, defineRule } from '../define.ts';
import { oneInput } from '../shared/answers/examples.ts';
import { nodeName } from '../shared/answers/json-schemas.ts';
import { LOST } from '../shared/answers/naming.ts';
import { outcomeOf } from '../shared/answers/outcome.ts';

export default defineRule({
  id: 'schema-property-not-schema',
  category: 'correctness',
  severity: 'error',
  messages: {
    root: (data: { key: string; schema: string; kind: string }) =>
      `${quote(data.key)} in ${data.schema} is ${data.kind} and not a schema, so ${LOST}`,
    other: (data: { key: string; schema: string; kind: string; outcome: string }) =>
      `${quote(data.key)} in ${data.schema} is ${data.kind} and not a schema, ${data.outcome}`,
  },
  on: {
    schemaNode: {
      keywords: ['properties'],
      check(node, { report, reading }) {
        const properties = own(node.schema, 'properties');
        if (!isObject(properties)) return;
        const revision = revisionOf(reading);
        for (const key in properties) {
          const value = properties[key];
          if (isObject(value) || typeof value === 'boolean') continue;
          const data = { key, schema: nodeName(node), kind: kindOf(value) };
          // The SDK takes a list for an object there.
          const isChecked =
            node.keyword === '' &&
            !Array.isArray(value) &&
            revision < '2026-07-28' &&
            (node.side === 'inputSchema' || revision >= '2025-06-18');
          const place = at(node.document, [...node.route, 'properties', key]);
          if (isChecked) report('root', data, place, { help: helpFor(value) });
          else {
            const { clause, severity } = outcomeOf(node.side, node.inside, value !== null);
            report('other', { ...data, outcome: clause }, place, { help: helpFor(value), severity });
          }
        }
      },
    },
  },
});

function helpFor(value: unknown): string {
  return typeof value === 'string' && /^(?:string|number|integer|boolean|array|object|null)$/.test(value)
    ? `write { "type": "${value}" }`
    : 'write a schema, such as { "type": "string" }';
}

export const docs = defineDocs({
  summary: 'An argument whose schema is not a schema',
  why: 'A schema is an object, or true or false. A type on its own, or a schema one level too high, makes clients on the official SDK refuse the whole list.',
  fix: 'Write { "type": "string" } instead of "string".',
  examples: [
    { title: 'A type on its own', files: oneInput('{ "type": "object", "properties": { "query": ⟦"string"⟧ } }') },
    {
      title: 'A schema one level too high',
      files: oneInput('{ "type": "object", "properties": { "type": ⟦"object"⟧ } }'),
    },
    {
      title: 'Inside an argument',
      files: oneInput(
        '{ "type": "object", "properties": { "filter": { "type": "object", "properties": { "tag": ⟦null⟧ } } } }',
      ),
    },
    { title: 'A schema', files: oneInput('{ "type": "object", "properties": { "query": { "type": "string" } } }') },
  ],
  evidence: [
    {
      claim: 'a string as the schema of a property makes the whole list fail',
      source: '@modelcontextprotocol/sdk 1.32.2 and @modelcontextprotocol/core 2.4.0, their schemas run',
      date: '2026-11-18',
    },
    {
      claim: 'tools whose schemas fail the meta-schema of draft-07 are left out',
      source: 'microsoft/vscode-copilot-chat 31acd00',
      date: '2026-03-29',
    },
  ],
});
