import { at, own } from '../../model/values/index.ts';
import { defineDocs, defineRule } from '../define.ts';
import { fitsType } from '../shared/answers/conforms.ts';
import { oneArgument } from '../shared/answers/examples.ts';
import { nodeName } from '../shared/answers/json-schemas.ts';

export default defineRule({
  id: 'schema-enum-values',
  category: 'correctness',
  severity: 'warning',
  messages: {
    twice: (data: { schema: string }) =>
      `"enum" in ${data.schema} lists this value twice, so VS Code leaves the tool out`,
    twiceOutput: (data: { schema: string }) => `"enum" in ${data.schema} lists this value twice`,
    type: (data: { schema: string }) => `"enum" in ${data.schema} lists a value that its own "type" does not allow`,
  },
  on: {
    schemaNode: {
      keywords: ['enum'],
      check(node, { report }) {
        const values = own(node.schema, 'enum');
        if (!Array.isArray(values)) return;
        const seen = new Seen();
        const isTyped = own(node.schema, 'type') !== undefined;
        for (const [index, value] of values.entries()) {
          const isTwice = seen.hasMet(value);
          if (!isTwice && (!isTyped || fitsType(value, node.schema))) continue;
          const place = at(node.document, [...node.route, 'enum', index]);
          const data = { schema: nodeName(node) };
          const twice = node.side === 'inputSchema' ? 'twice' : 'twiceOutput';
          if (isTwice) report(twice, data, place, { help: 'delete one of them' });
          else report('type', data, place, { help: 'write a value of that type, or change "type"' });
        }
      },
    },
  },
});

/** Values that an enumeration has listed so far; lists and objects by how they are written. */
class Seen {
  readonly #values = new Set<unknown>();
  #written: Set<string> | undefined;

  hasMet(value: unknown): boolean {
    if (typeof value !== 'object' || value === null) return isIn(this.#values, value);
    this.#written ??= new Set();
    return isIn(this.#written, JSON.stringify(value));
  }
}

function isIn<T>(set: Set<T>, value: T): boolean {
  const { size } = set;
  set.add(value);
  return set.size === size;
}

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
