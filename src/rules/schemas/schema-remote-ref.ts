import type { SchemaNode } from '../../model/answers/index.ts';
import { at, own } from '../../model/values/index.ts';
import { defineDocs, defineRule } from '../define.ts';
import { oneArgument, oneOutput } from '../shared/answers/examples.ts';
import { namesIn, nodeName } from '../shared/answers/json-schemas.ts';

export default defineRule({
  id: 'schema-remote-ref',
  category: 'correctness',
  severity: 'warning',
  messages: {
    remote: (data: { schema: string }) =>
      `"$ref" in ${data.schema} leads out of the schema; clients must not fetch it, so it stays unknown`,
    lost: (data: { schema: string }) =>
      `"$ref" in ${data.schema} leads out of the schema, so clients on version 1 of the official SDK lose the whole list`,
  },
  on: {
    schemaNode: {
      keywords: ['$ref'],
      check(node, { report }) {
        const ref = own(node.schema, '$ref');
        if (typeof ref !== 'string' || ref.startsWith('#') || isInside(ref, node)) return;
        const isOutput = node.side === 'outputSchema';
        report(isOutput ? 'lost' : 'remote', { schema: nodeName(node) }, at(node.document, [...node.route, '$ref']), {
          help: 'put the schema under "$defs" of the same tool',
          ...(isOutput ? { severity: 'error' as const } : {}),
        });
      },
    },
  },
});

/** An address of the schema itself, or of one that is embedded in it. */
function isInside(ref: string, { root }: SchemaNode): boolean {
  const [address = ''] = ref.split('#');
  return own(root, '$id') === address || namesIn(root).addresses.has(address);
}

export const docs = defineDocs({
  summary: 'A reference to a schema somewhere else',
  why: 'A client that fetched such an address would let any server make it connect to any host, so it must not. The schema behind it stays unknown, and what compiles the schema fails.',
  fix: 'Put the schema under "$defs" of the same tool.',
  examples: [
    { title: 'An address', files: oneArgument('{ "$ref": ⟦"https://example.com/query.json"⟧ }') },
    {
      title: 'A file, in what the tool answers',
      files: oneOutput('{ "type": "object", "properties": { "hit": { "$ref": ⟦"hit.json"⟧ } } }'),
    },
    {
      title: 'Embedded under its address',
      files: oneArgument(
        '{ "$ref": "https://example.com/query.json", "$defs": { "q": { "$id": "https://example.com/query.json", "type": "string" } } }',
      ),
    },
  ],
  evidence: [
    {
      claim: 'references to the network must not be followed',
      source: 'specification of MCP 2026-07-28, SEP-2106',
      date: '2026-08-22',
    },
    {
      claim: 'a reference that cannot be resolved makes the list fail',
      source: 'modelcontextprotocol/typescript-sdk 01be32d, Ajv 8.20.0 run with its options',
      date: '2026-11-18',
    },
  ],
});
