import { at, own } from '../../model/values/index.ts';
import { defineDocs, defineRule } from '../define.ts';
import { mismatch, newBudget } from '../shared/answers/conforms.ts';
import { oneArgument } from '../shared/answers/examples.ts';
import { nodeName, schemaNodes } from '../shared/answers/json-schemas.ts';

export default defineRule({
  id: 'schema-enum-values',
  category: 'correctness',
  severity: 'warning',
  scope: 'document',
  onlyWith: ['tools'],
  messages: {
    twice: (data: { schema: string }) =>
      `"enum" in ${data.schema} lists this value twice, so VS Code leaves the tool out`,
    twiceOutput: (data: { schema: string }) => `"enum" in ${data.schema} lists this value twice`,
    type: (data: { schema: string }) => `"enum" in ${data.schema} lists a value that its own "type" does not allow`,
  },
  check({ document }, { report }) {
    const budget = newBudget();
    for (const node of schemaNodes(document)) {
      const values = own(node.schema, 'enum');
      if (!Array.isArray(values)) continue;
      const seen = new Set<string>();
      const type = own(node.schema, 'type');
      const only = { type, nullable: own(node.schema, 'nullable') };
      for (const [index, value] of values.entries()) {
        const place = at(document, [...node.route, 'enum', index]);
        const key = JSON.stringify(value);
        const schema = nodeName(node);
        if (seen.has(key)) {
          const isInput = node.side === 'inputSchema';
          report(isInput ? 'twice' : 'twiceOutput', { schema }, place, { help: 'delete one of them' });
        } else if (type !== undefined && mismatch(value, only, only, budget) !== undefined) {
          report('type', { schema }, place, { help: 'write a value of that type, or change "type"' });
        }
        seen.add(key);
      }
    }
  },
});

export const docs = defineDocs({
  summary: 'A choice with a value twice, or with one that its type does not allow',
  why: 'A value of another type can never be chosen. One that stands twice fails the meta-schema of draft-07, against which VS Code holds tools.',
  fix: 'Delete the copy; write values in the type of the argument.',
  examples: [
    { title: 'Numbers as strings', files: oneArgument('{ "type": "integer", "enum": [⟦"1"⟧, 2] }') },
    { title: 'Twice', files: oneArgument('{ "type": "string", "enum": ["open", "closed", ⟦"open"⟧] }') },
    {
      title: 'Twice, in what the tool answers',
      files: {
        'tools.json':
          '{ "tools": [{ "name": "search", "description": "Searches", "inputSchema": { "type": "object", "properties": {} }, "outputSchema": { "type": "object", "properties": { "n": { "enum": [1, ⟦1⟧] } } } }] }\n',
      },
    },
    { title: 'Values of its type', files: oneArgument('{ "type": ["string", "null"], "enum": ["open", null] }') },
  ],
  evidence: [{ claim: 'equal items fail the meta-schema of draft-07', source: 'Ajv 8.20.0, run', date: '2026-11-18' }],
});
