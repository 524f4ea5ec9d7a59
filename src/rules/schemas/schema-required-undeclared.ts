import type { SchemaNode } from '../../model/answers/index.ts';
import { at, isObject, own } from '../../model/values/index.ts';
import { quote } from '../../wording/index.ts';
import { defineDocs, defineRule } from '../define.ts';
import { oneInput } from '../shared/answers/examples.ts';
import { nodeName } from '../shared/answers/json-schemas.ts';
import { suggestions } from '../shared/suggestions.ts';

/** With one of these, properties may be declared elsewhere. */
const elsewhere = [
  '$ref',
  '$dynamicRef',
  'allOf',
  'anyOf',
  'oneOf',
  'if',
  'then',
  'else',
  'patternProperties',
  'dependentSchemas',
];

export default defineRule({
  id: 'schema-required-undeclared',
  category: 'correctness',
  severity: 'warning',
  messages: {
    undeclared: (data: { key: string; schema: string }) =>
      `${quote(data.key)} is required in ${data.schema} and not declared in its "properties"`,
    closed: (data: { key: string; schema: string }) =>
      `${quote(data.key)} is required in ${data.schema}, which allows no such key: nothing fits this schema`,
  },
  on: {
    schemaNode: {
      keywords: ['required'],
      check(node, { report, shared }) {
        const required = own(node.schema, 'required');
        const properties = own(node.schema, 'properties');
        if (!Array.isArray(required) || !isObject(properties)) return;
        const isDeclared = (key: unknown) => typeof key !== 'string' || Object.hasOwn(properties, key);
        if (required.every(isDeclared) || !isPlain(node)) return;
        const message = own(node.schema, 'additionalProperties') === false ? 'closed' : 'undeclared';
        const names = Object.keys(properties);
        for (const [index, key] of required.entries()) {
          if (isDeclared(key)) continue;
          const meant = shared(suggestions)(key, names);
          report(message, { key, schema: nodeName(node) }, at(node.document, [...node.route, 'required', index]), {
            help:
              meant === undefined
                ? 'declare it in "properties", or take it out of "required"'
                : `did you mean ${quote(meant)}?`,
          });
        }
      },
    },
  },
});

/** A branch of a combinator may leave declaring to what is around it. */
function isPlain({ schema, keyword, inside }: SchemaNode): boolean {
  if (elsewhere.some((key) => Object.hasOwn(schema, key))) return false;
  return keyword === '' || !inside.some((step) => typeof step === 'string' && combinators.has(step));
}

const combinators: ReadonlySet<string> = new Set([
  'allOf',
  'anyOf',
  'oneOf',
  'not',
  'if',
  'then',
  'else',
  'dependentSchemas',
]);

export const docs = defineDocs({
  summary: 'A required argument that is not declared',
  why: 'Models fill in what is declared. VS Code drops such an entry of "required"; others demand an argument nobody knows the type of. With "additionalProperties": false no call can ever be right.',
  fix: 'Declare the argument in "properties", or take it out of "required".',
  examples: [
    {
      title: 'A misspelt name',
      files: oneInput('{ "type": "object", "properties": { "query": { "type": "string" } }, "required": [⟦"qeury"⟧] }'),
    },
    {
      title: 'A closed schema',
      files: oneInput('{ "type": "object", "properties": {}, "required": [⟦"query"⟧], "additionalProperties": false }'),
    },
    {
      title: 'Declared',
      files: oneInput('{ "type": "object", "properties": { "query": { "type": "string" } }, "required": ["query"] }'),
    },
    {
      title: 'Declared by a pattern',
      files: oneInput(
        '{ "type": "object", "properties": {}, "patternProperties": { "^q": {} }, "required": ["query"] }',
      ),
    },
  ],
  evidence: [
    {
      claim: 'entries of required that are not in properties are dropped',
      source: 'microsoft/vscode-copilot-chat 31acd00',
      date: '2026-03-29',
    },
  ],
});
