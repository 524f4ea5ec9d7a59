import type { SchemaNode } from '../../model/answers/index.ts';
import { at, isObject, own } from '../../model/values/index.ts';
import { quote } from '../../wording/index.ts';
import { defineDocs, defineRule } from '../define.ts';
import { resolveLocal } from '../shared/answers/conforms.ts';
import { oneArgument, oneInput, oneOutput } from '../shared/answers/examples.ts';
import { namesIn, nodeName } from '../shared/answers/json-schemas.ts';

const LOST_BY_OLD = 'so clients on version 1 of the official SDK lose the whole list';
const FAILS = 'so what checks arguments against the schema fails';

export default defineRule({
  id: 'schema-does-not-compile',
  category: 'correctness',
  severity: 'error',
  messages: {
    reference: (data: { schema: string; outcome: string }) =>
      `"$ref" in ${data.schema} leads to nothing in this schema, ${data.outcome}`,
    pattern: (data: { schema: string; outcome: string }) =>
      `"pattern" in ${data.schema} is not a regular expression of JavaScript, ${data.outcome}`,
    patternKey: (data: { key: string; schema: string; outcome: string }) =>
      `${quote(data.key)} in ${data.schema} is not a regular expression of JavaScript, ${data.outcome}`,
  },
  on: {
    schemaNode: {
      keywords: ['$ref', 'pattern', 'patternProperties'],
      check(node, { report }) {
        const { schema, side, document } = node;
        const isOutput = side === 'outputSchema';
        const extra = isOutput ? {} : { severity: 'warning' as const };
        const data = () => ({ schema: nodeName(node), outcome: isOutput ? LOST_BY_OLD : FAILS });
        if (isDangling(node)) {
          report('reference', data(), at(document, [...node.route, '$ref']), {
            ...extra,
            help: 'put the schema under "$defs" of the same tool, or write it out',
          });
        }
        const help = 'leave out what only other languages know, such as "(?i)" and "\\\\Z"';
        const pattern = own(schema, 'pattern');
        if (typeof pattern === 'string' && !compiles(pattern))
          report('pattern', data(), at(document, [...node.route, 'pattern']), { ...extra, help });
        const patterns = own(schema, 'patternProperties');
        for (const key of isObject(patterns) ? Object.keys(patterns) : []) {
          if (compiles(key)) continue;
          const place = at(document, [...node.route, 'patternProperties', key], 'key');
          report('patternKey', { ...data(), key }, place, { ...extra, help });
        }
      },
    },
  },
});

/** Compiled, never run: no expression of a foreign file is matched against anything. */
function compiles(pattern: string): boolean {
  try {
    new RegExp(pattern, 'u');
    return true;
  } catch {
    // Ajv falls back to nothing; engines without the flag accept a little more.
    return compilesLoosely(pattern);
  }
}

function compilesLoosely(pattern: string): boolean {
  // Escapes such as "\-" are refused with the flag only, and harmless.
  if (!/\\[-_ @#%&=:;,'"`<>~!]/.test(pattern)) return false;
  try {
    new RegExp(pattern);
    return true;
  } catch {
    return false;
  }
}

function isDangling({ schema, root }: SchemaNode): boolean {
  const ref = own(schema, '$ref');
  if (typeof ref !== 'string' || !ref.startsWith('#')) return false;
  const { anchors, addresses } = namesIn(root);
  // Below another address, "#" is the start of that schema.
  if (addresses.size > 0) return false;
  if (ref === '#' || ref.startsWith('#/')) return (resolveLocal(root, ref) ?? undefined) === undefined;
  return !anchors.has(ref.slice(1));
}

export const docs = defineDocs({
  summary: 'A reference or a regular expression that leads nowhere',
  why: 'A "$ref" to a definition that was lost on the way, or a regular expression of Python or Go, passes every check of the text and fails when the schema is used. Version 1 of the official SDK uses schemas of answers while it lists tools, and loses all of them.',
  fix: 'Put definitions into the schema of the same tool, and write regular expressions as JavaScript knows them.',
  examples: [
    { title: 'A definition that is not there', files: oneArgument('{ "$ref": ⟦"#/$defs/Query"⟧ }') },
    {
      title: 'In what the tool answers',
      files: oneOutput('{ "type": "object", "properties": { "hit": { "$ref": ⟦"#/$defs/Hit"⟧ } } }'),
    },
    { title: 'A flag of Python', files: oneArgument('{ "type": "string", "pattern": ⟦"(?i)abc"⟧ }') },
    {
      title: 'Names by a broken expression',
      files: oneInput('{ "type": "object", "properties": {}, "patternProperties": { ⟦"("⟧: {} } }'),
    },
    {
      title: 'A definition that is there',
      files: oneInput(
        '{ "type": "object", "properties": { "query": { "$ref": "#/$defs/Query" } }, "$defs": { "Query": { "type": "string", "pattern": "^[a-z]+$" } } }',
      ),
    },
  ],
  evidence: [
    {
      claim: 'schemas of answers are compiled while tools are listed, without a guard',
      source: 'modelcontextprotocol/typescript-sdk 01be32d',
      date: '2026-11-18',
    },
    {
      claim: 'references that lead nowhere and expressions that do not parse make that fail',
      source: 'Ajv 8.20.0, run with the options of the SDK',
      date: '2026-11-18',
    },
  ],
});
