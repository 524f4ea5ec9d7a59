import { profilesOf } from '../../model/tools/index.ts';
import { at } from '../../model/values/index.ts';
import { list } from '../../wording/index.ts';
import { defineDocs, defineRule } from '../define.ts';
import { oneInput } from '../shared/answers/examples.ts';
import { nodeName, rootSchemas } from '../shared/answers/json-schemas.ts';

export default defineRule({
  id: 'schema-properties-absent',
  category: 'compatibility',
  severity: 'info',
  scope: 'document',
  onlyWith: ['tools'],
  messages: {
    absent: (data: { schema: string; who: string }) =>
      `${data.schema} has no "properties"; ${data.who} adds an empty one before it is sent to a model`,
  },
  check(reading, { report }) {
    const patching = profilesOf(reading).filter(({ addsProperties }) => addsProperties !== undefined);
    if (patching.length === 0) return;
    const who = list(
      patching.map(({ name }) => name),
      { bare: true },
    );
    for (const node of rootSchemas(reading.document)) {
      const { schema, side } = node;
      if (side !== 'inputSchema' || schema.type !== 'object' || Object.hasOwn(schema, 'properties')) continue;
      report('absent', { schema: nodeName(node), who }, at(reading.document, node.route, 'key'), {
        help: 'add "properties": {}',
      });
    }
  },
});

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
