import { at } from '../../model/values/index.ts';
import { defineDocs, defineRule } from '../define.ts';
import { oneArgument, oneInput } from '../shared/answers/examples.ts';
import { nodeName } from '../shared/answers/json-schemas.ts';

const DEEPEST = 20;
const MOST = 1000;

export default defineRule({
  id: 'schema-complexity',
  category: 'compatibility',
  severity: 'warning',
  messages: {
    deep: (data: { schema: string; depth: number }) =>
      `${data.schema} nests schemas ${data.depth} levels deep; clients are to bound what they check`,
    many: (data: { schema: string; count: number }) =>
      `${data.schema} holds ${data.count} schemas; clients are to bound what they check`,
  },
  on: {
    toolSchema(whole, { report }) {
      const count = whole.nodes.length;
      const depth = whole.nodes.at(-1)?.depth ?? 0;
      if (depth <= DEEPEST && count <= MOST) return;
      const place = at(whole.document, whole.route, 'key');
      const schema = nodeName(whole);
      const help = 'take fewer arguments, or describe parts in words';
      if (depth > DEEPEST) report('deep', { schema, depth }, place, { help });
      else report('many', { schema, count }, place, { help });
    },
  },
});

const nested = (levels: number) => `${'{ "type": "array", "items": '.repeat(levels)}{}${' }'.repeat(levels)}`;
const wide = Array.from({ length: 1001 }, (_, index) => `"a${index}": {}`).join(', ');

export const docs = defineDocs({
  summary: 'A schema of a size that clients may refuse',
  why: 'Since 2026-07-28, clients are to bound the depth and number of schemas they check, so that no server can keep them busy. What lies beyond may be refused, and no model fills in such arguments well.',
  fix: 'Take fewer arguments, or describe parts of them in words.',
  examples: [
    {
      title: '21 levels',
      files: {
        'tools.json': `{ "tools": [{ "name": "search", "description": "Searches", ⟦"inputSchema"⟧: { "type": "object", "properties": { "query": ${nested(20)} } } }] }\n`,
      },
    },
    {
      title: '1002 schemas',
      files: {
        'tools.json': `{ "tools": [{ "name": "search", "description": "Searches", ⟦"inputSchema"⟧: { "type": "object", "properties": { ${wide} } } }] }\n`,
      },
    },
    { title: 'Ten levels', files: oneArgument(nested(10)) },
    { title: 'One argument', files: oneInput('{ "type": "object", "properties": { "query": {} } }') },
  ],
  evidence: [
    {
      claim: 'validators should bound depth and the number of subschemas',
      source: 'specification of MCP 2026-07-28, SEP-2106',
      date: '2026-08-22',
    },
  ],
});
