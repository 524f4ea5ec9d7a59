import { at } from '../../model/values/index.ts';
import { defineDocs, defineRule } from '../define.ts';
import { oneArgument, oneInput } from '../shared/answers/examples.ts';
import { nodeName, type SchemaNode, schemaNodes } from '../shared/answers/json-schemas.ts';

const DEEPEST = 20;
const MOST = 1000;

export default defineRule({
  id: 'schema-complexity',
  category: 'compatibility',
  severity: 'warning',
  scope: 'document',
  onlyWith: ['tools'],
  messages: {
    deep: (data: { schema: string; depth: number }) =>
      `${data.schema} nests schemas ${data.depth} levels deep; clients are to bound what they check`,
    many: (data: { schema: string; count: number }) =>
      `${data.schema} holds ${data.count} schemas; clients are to bound what they check`,
  },
  check({ document }, { report }) {
    let root: SchemaNode | undefined;
    let depth = 0;
    let count = 0;
    const close = () => {
      if (root === undefined || (depth <= DEEPEST && count <= MOST)) return;
      const place = at(document, root.route, 'key');
      const schema = nodeName(root);
      const help = 'take fewer arguments, or describe parts in words';
      if (depth > DEEPEST) report('deep', { schema, depth }, place, { help });
      else report('many', { schema, count }, place, { help });
    };
    for (const node of schemaNodes(document)) {
      if (node.keyword === '') {
        close();
        root = node;
        depth = 0;
        count = 0;
      }
      depth = Math.max(depth, node.depth);
      count += 1;
    }
    close();
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
