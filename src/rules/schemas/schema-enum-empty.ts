import { at, own } from '../../model/values/index.ts';
import { defineDocs, defineRule } from '../define.ts';
import { oneArgument, oneOutput } from '../shared/answers/examples.ts';
import { nodeName } from '../shared/answers/json-schemas.ts';
import { outcomeOf } from '../shared/answers/outcome.ts';

export default defineRule({
  id: 'schema-enum-empty',
  category: 'correctness',
  severity: 'error',
  messages: {
    empty: (data: { schema: string; outcome: string }) => `"enum" in ${data.schema} lists nothing, ${data.outcome}`,
    type: (data: { schema: string; outcome: string }) => `"enum" in ${data.schema} is not a list, ${data.outcome}`,
  },
  on: {
    schemaNode: {
      keywords: ['enum'],
      check(node, { report }) {
        const values = own(node.schema, 'enum');
        const isList = Array.isArray(values);
        if (!Object.hasOwn(node.schema, 'enum') || (isList && values.length > 0)) return;
        const { clause, severity } = outcomeOf(node.side, node.inside, false);
        const data = { schema: nodeName(node), outcome: clause };
        report(isList ? 'empty' : 'type', data, at(node.document, [...node.route, 'enum']), {
          help: isList ? 'list the values, or leave "enum" out' : 'write a list of values',
          severity,
        });
      },
    },
  },
});

export const docs = defineDocs({
  summary: 'A choice among nothing',
  why: 'No value fits an empty "enum", and the meta-schema of draft-07, against which VS Code holds tools, does not allow it. Version 1 of the official SDK cannot compile it in the schema of an answer.',
  fix: 'List the values, or leave "enum" out. Lists that are filled while the server runs are empty when it lists its tools too early.',
  examples: [
    { title: 'Nothing', files: oneArgument('{ "type": "string", "enum": ⟦[]⟧ }') },
    {
      title: 'In what the tool answers',
      files: oneOutput('{ "type": "object", "properties": { "state": { "enum": ⟦[]⟧ } } }'),
    },
    { title: 'One value without a list', files: oneArgument('{ "type": "string", "enum": ⟦"open"⟧ }') },
    { title: 'Values', files: oneArgument('{ "type": "string", "enum": ["open", "closed"] }') },
  ],
  evidence: [
    {
      claim: 'an empty enum fails the meta-schema of draft-07 and cannot be compiled',
      source: 'Ajv 8.20.0, run',
      date: '2026-11-18',
    },
    {
      claim: 'tools whose schemas fail the meta-schema of draft-07 are left out',
      source: 'microsoft/vscode-copilot-chat 31acd00',
      date: '2026-03-29',
    },
  ],
});
