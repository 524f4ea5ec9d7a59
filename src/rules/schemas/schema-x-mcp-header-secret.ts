import { at, own } from '../../model/values/index.ts';
import { secrecyOf } from '../../wording/index.ts';
import { defineDocs, defineRule } from '../define.ts';
import { oneInput } from '../shared/answers/examples.ts';
import { nodeName } from '../shared/answers/json-schemas.ts';

export default defineRule({
  id: 'schema-x-mcp-header-secret',
  category: 'security',
  severity: 'warning',
  messages: {
    secret: (data: { schema: string }) =>
      `${data.schema} looks like a secret, and "x-mcp-header" puts it where proxies log it`,
  },
  on: {
    schemaNode: {
      keywords: ['x-mcp-header'],
      check(node, { report }) {
        if (typeof own(node.schema, 'x-mcp-header') !== 'string' || secrecyOf(node.called) !== 'secret') return;
        report('secret', { schema: nodeName(node) }, at(node.document, [...node.route, 'x-mcp-header'], 'key'), {
          help: 'delete "x-mcp-header" here',
        });
      },
    },
  },
});

export const docs = defineDocs({
  cwe: [201],
  summary: 'A secret that is mirrored into a header',
  why: 'Headers with arguments exist for routing: every proxy on the way reads and logs them. The specification advises against it for secrets.',
  fix: 'Delete "x-mcp-header" there.',
  examples: [
    {
      title: 'A password',
      files: oneInput(
        '{ "type": "object", "properties": { "password": { "type": "string", ⟦"x-mcp-header"⟧: "Pass" } } }',
      ),
    },
    {
      title: 'A region',
      files: oneInput(
        '{ "type": "object", "properties": { "region": { "type": "string", "x-mcp-header": "Region" } } }',
      ),
    },
  ],
  evidence: [
    {
      claim: 'should not be used on sensitive arguments',
      source: 'specification of MCP 2026-07-28, SEP-2243',
      date: '2026-08-22',
    },
  ],
});
