import type { SchemaNode } from '../../model/answers/index.ts';
import { at, own, type Place } from '../../model/values/index.ts';
import { defineDocs, defineRule } from '../define.ts';
import { oneArgument, oneInput } from '../shared/answers/examples.ts';
import { nodeName } from '../shared/answers/json-schemas.ts';

export default defineRule({
  id: 'schema-x-mcp-header',
  category: 'correctness',
  severity: 'error',
  messages: {
    name: (data: { schema: string }) =>
      `"x-mcp-header" in ${data.schema} is no header name, so clients leave the tool out over HTTP`,
    twice: (data: { schema: string }) =>
      `"x-mcp-header" in ${data.schema} names a header for the second time, so clients leave the tool out over HTTP`,
    type: (data: { schema: string }) =>
      `"x-mcp-header" stands in ${data.schema}, which is no string, integer or boolean: clients leave the tool out over HTTP`,
    place: (data: { schema: string }) =>
      `"x-mcp-header" stands in ${data.schema}, where it is not allowed: clients leave the tool out over HTTP`,
  },
  on: {
    schemaNode: {
      side: 'inputSchema',
      keywords: ['x-mcp-header'],
      check(node, { report, shared }) {
        if (!Object.hasOwn(node.schema, 'x-mcp-header')) return;
        const name = own(node.schema, 'x-mcp-header');
        const data = { schema: nodeName(node) };
        const place = at(node.document, [...node.route, 'x-mcp-header']);
        const keyPlace: Place = { ...place, side: 'key' };
        const seen = shared(headersByTool);
        const key = JSON.stringify([node.tool.route, String(name).toLowerCase()]);
        const first = seen.get(key);
        if (typeof name !== 'string' || !/^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/.test(name)) {
          report('name', data, place, { help: 'use letters, digits and "-"' });
        } else if (!isReachable(node)) {
          report('place', data, keyPlace, { help: 'move the argument to the top level, or delete the key' });
        } else if (!isPrimitive(own(node.schema, 'type'))) {
          report('type', data, keyPlace, { help: 'give the argument one of these types, or delete the key' });
        } else if (first !== undefined) {
          report('twice', data, place, {
            help: 'choose another name; case does not count',
            related: [{ place: first, message: 'the first one' }],
          });
        } else seen.set(key, place);
      },
    },
  },
});

function headersByTool(): Map<string, Place> {
  return new Map();
}

function isPrimitive(type: unknown): boolean {
  return type === 'string' || type === 'integer' || type === 'boolean';
}

/** By way of "properties" alone. */
function isReachable({ keyword, parent }: SchemaNode): boolean {
  return keyword === 'properties' && (parent?.parent === undefined || isReachable(parent));
}

export const docs = defineDocs({
  summary: 'An argument that cannot be sent as a header',
  why: 'Since 2026-07-28 an argument with "x-mcp-header" is mirrored into an HTTP header. A client has to leave out every tool that breaks one of the rules for it: the name is a token that stands once, the argument is a string, integer or boolean, and it is reached through "properties" alone.',
  fix: 'Mark top-level arguments of these types only, each with a name of its own.',
  examples: [
    { title: 'A blank', files: oneArgument('{ "type": "string", "x-mcp-header": ⟦"Search Query"⟧ }') },
    { title: 'A number', files: oneArgument('{ "type": "number", ⟦"x-mcp-header"⟧: "Ratio" }') },
    {
      title: 'In a list',
      files: oneArgument('{ "type": "array", "items": { "type": "string", ⟦"x-mcp-header"⟧: "Tag" } }'),
    },
    {
      title: 'Twice',
      files: oneInput(
        '{ "type": "object", "properties": { "a": { "type": "string", "x-mcp-header": "Region" }, "b": { "type": "string", "x-mcp-header": ⟦"region"⟧ } } }',
      ),
    },
    { title: 'As it should be', files: oneArgument('{ "type": "string", "x-mcp-header": "Query" }') },
  ],
  evidence: [
    {
      claim: 'the rules, and that clients drop the tool',
      source: 'specification of MCP 2026-07-28, SEP-2243',
      date: '2026-08-22',
    },
    { claim: 'tools with such a key are dropped', source: '@modelcontextprotocol/client 2.4.0', date: '2026-11-18' },
  ],
});
