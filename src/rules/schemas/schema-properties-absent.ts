import { profilesOf } from '../../model/answers/index.ts';
import type { Reading } from '../../model/reading/index.ts';
import { at } from '../../model/values/index.ts';
import { list } from '../../wording/index.ts';
import { defineDocs, defineRule } from '../define.ts';
import { oneInput } from '../shared/answers/examples.ts';
import { nodeName } from '../shared/answers/json-schemas.ts';

export default defineRule({
  id: 'schema-properties-absent',
  category: 'compatibility',
  severity: 'info',
  messages: {
    absent: ({ schema, who }: { schema: string; who: readonly string[] }) =>
      `${schema} has no "properties"; ${list(who, { bare: true })} ${who.length === 1 ? 'adds' : 'add'} an empty one before it is sent to a model`,
  },
  on: {
    toolSchema: {
      when: (reading) => thoseWhoAdd(reading).length > 0,
      side: 'inputSchema',
      check(node, { report, reading }) {
        const { schema } = node;
        if (schema.type !== 'object' || Object.hasOwn(schema, 'properties')) return;
        const who = thoseWhoAdd(reading);
        report('absent', { schema: nodeName(node), who }, at(node.document, node.route, 'key'), {
          help: 'add "properties": {}',
        });
      },
    },
  },
});

function thoseWhoAdd(reading: Reading): string[] {
  return profilesOf(reading).flatMap(({ name, addsProperties }) => (addsProperties === undefined ? [] : [name]));
}

export const docs = defineDocs({
  summary: 'A schema of arguments without "properties"',
  why: 'The specification recommends this very form for tools without arguments, and some model providers refuse it. VS Code and omp add an empty "properties" themselves; other clients may not.',
  fix: 'Add "properties": {}, which is right everywhere.',
  examples: [
    {
      title: 'The form that the specification recommends',
      files: {
        'tools.json':
          '{ "tools": [{ "name": "ping", "description": "Answers", ⟦"inputSchema"⟧: { "type": "object", "additionalProperties": false } }] }\n',
      },
    },
    { title: 'The form that everybody takes', files: oneInput('{ "type": "object", "properties": {} }') },
  ],
  evidence: [
    { claim: 'VS Code and Copilot add an empty one', source: 'microsoft/vscode#251723', date: '2026-11-18' },
    { claim: 'omp patches object schemas without properties', source: 'omp 18.2.3', date: '2026-11-18' },
  ],
});
