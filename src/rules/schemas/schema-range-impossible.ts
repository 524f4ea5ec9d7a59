import { at, own } from '../../model/values/index.ts';
import { defineDocs, defineRule } from '../define.ts';
import { oneArgument, oneInput } from '../shared/answers/examples.ts';
import { nodeName } from '../shared/answers/json-schemas.ts';

const pairs = [
  ['minimum', 'maximum'],
  ['minLength', 'maxLength'],
  ['minItems', 'maxItems'],
  ['minProperties', 'maxProperties'],
] as const;

export default defineRule({
  id: 'schema-range-impossible',
  category: 'correctness',
  severity: 'warning',
  messages: {
    range: (data: { low: string; high: string; schema: string }) =>
      `"${data.low}" in ${data.schema} is greater than "${data.high}", so no value fits`,
    required: (data: { schema: string }) =>
      `"required" in ${data.schema} names more keys than "maxProperties" allows, so no value fits`,
  },
  on: {
    schemaNode: {
      keywords: pairs.map(([, high]) => high),
      check(node, { report }) {
        const { schema, document } = node;
        for (const [low, high] of pairs) {
          const [min, max] = [own(schema, low), own(schema, high)];
          if (typeof min !== 'number' || typeof max !== 'number' || min <= max) continue;
          report('range', { low, high, schema: nodeName(node) }, at(document, [...node.route, low]), {
            help: 'swap the two',
            related: [{ place: at(document, [...node.route, high]), message: 'the upper bound' }],
          });
        }
        const [required, most] = [own(schema, 'required'), own(schema, 'maxProperties')];
        if (!Array.isArray(required) || typeof most !== 'number' || new Set(required).size <= most) return;
        report('required', { schema: nodeName(node) }, at(document, [...node.route, 'maxProperties']), {
          help: 'raise "maxProperties"',
        });
      },
    },
  },
});

export const docs = defineDocs({
  summary: 'Bounds that no value can meet',
  why: 'A lower bound above the upper one refuses every value: the argument cannot be given, and if it is required, the tool cannot be called.',
  fix: 'Swap the bounds.',
  examples: [
    { title: 'Swapped', files: oneArgument('{ "type": "integer", "minimum": ⟦100⟧, "maximum": 1 }') },
    {
      title: 'More required than allowed',
      files: oneInput(
        '{ "type": "object", "properties": { "a": {}, "b": {} }, "required": ["a", "b"], "maxProperties": ⟦1⟧ }',
      ),
    },
    { title: 'One value', files: oneArgument('{ "type": "integer", "minimum": 1, "maximum": 1 }') },
  ],
  evidence: [
    {
      claim: 'all assertions of a schema have to hold',
      source: 'JSON Schema 2020-12, validation, 6',
      date: '2026-11-18',
    },
  ],
});
