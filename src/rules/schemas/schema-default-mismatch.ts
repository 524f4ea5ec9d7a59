import type { SchemaNode } from '../../model/answers/index.ts';
import { at, own } from '../../model/values/index.ts';
import { defineDocs, defineRule } from '../define.ts';
import { type Budget, mismatch, newBudget } from '../shared/answers/conforms.ts';
import { oneArgument } from '../shared/answers/examples.ts';
import { nodeName } from '../shared/answers/json-schemas.ts';

export default defineRule({
  id: 'schema-default-mismatch',
  category: 'correctness',
  severity: 'warning',
  messages: {
    value: (data: { key: string; schema: string; keyword: string }) =>
      `"${data.key}" in ${data.schema} does not fit "${data.keyword}" of the same schema`,
    item: (data: { schema: string; keyword: string }) =>
      `an example in ${data.schema} does not fit "${data.keyword}" of the same schema`,
  },
  on: {
    schemaNode: {
      keywords: ['default', 'const', 'examples'],
      check(node, { report, shared }) {
        const { schema, document } = node;
        const budget = shared(newBudget);
        for (const key of ['default', 'const'] as const) {
          if (!Object.hasOwn(schema, key)) continue;
          const value = schema[key];
          // null for "none" is how generators write a value that may be left out.
          if (key === 'default' && value === null) continue;
          const keyword = misfit(value, node, budget);
          if (keyword === undefined) continue;
          report('value', { key, schema: nodeName(node), keyword }, at(document, [...node.route, key]), {
            help: key === 'const' ? 'make the two agree' : 'write a default that a call could give, or leave it out',
          });
        }
        const examples = own(schema, 'examples');
        if (!Array.isArray(examples)) return;
        for (const [index, example] of examples.entries()) {
          const keyword = misfit(example, node, budget);
          if (keyword === undefined) continue;
          report('item', { schema: nodeName(node), keyword }, at(document, [...node.route, 'examples', index]), {
            help: 'write an example that a call could give',
          });
        }
      },
    },
  },
});

/** The keyword that a value meant for this schema does not meet. */
function misfit(value: unknown, { schema, root }: SchemaNode, budget: Budget): string | undefined {
  const found = mismatch(value, schema, root, budget);
  // A default often leaves parts to be filled in.
  if (found === undefined || found.keyword === 'required' || found.keyword === 'false') return undefined;
  return found.keyword;
}

export const docs = defineDocs({
  summary: 'A default, constant or example that its own schema does not allow',
  why: 'Models copy defaults and examples into their calls, which the server then refuses. Most often a number or a boolean stands in quotes.',
  fix: 'Write a value that the schema allows. null as a default is taken for "none" and not reported.',
  examples: [
    { title: 'A number in quotes', files: oneArgument('{ "type": "integer", "default": ⟦"10"⟧ }') },
    {
      title: 'A default beyond the limit',
      files: oneArgument('{ "type": "integer", "maximum": 50, "default": ⟦100⟧ }'),
    },
    {
      title: 'An example that is not among the values',
      files: oneArgument('{ "enum": ["asc", "desc"], "examples": [⟦"ascending"⟧] }'),
    },
    { title: 'null for none', files: oneArgument('{ "type": "string", "default": null }') },
    { title: 'A default that fits', files: oneArgument('{ "type": "integer", "maximum": 50, "default": 10 }') },
  ],
  evidence: [
    {
      claim: 'a default, constant or example should be valid against its schema',
      source: 'JSON Schema 2020-12, validation, 9.2 and 9.5',
      date: '2026-11-18',
    },
  ],
});
