import { at, isObject, own } from '../../model/values/index.ts';
import { quote } from '../../wording/index.ts';
import { defineDocs, defineRule } from '../define.ts';
import { oneTool } from '../shared/answers/examples.ts';
import { toolName } from '../shared/answers/naming.ts';

export default defineRule({
  id: 'tool-ui-meta',
  category: 'correctness',
  severity: 'warning',
  messages: {
    address: (data: { tool: string }) =>
      `"resourceUri" of ${data.tool} does not begin with "ui://", so no view is shown`,
    visibility: (data: { tool: string }) => `"visibility" of ${data.tool} may only list "model" and "app"`,
    key: (data: { key: string; tool: string; where: string }) =>
      `${quote(data.key)} in "_meta.ui" of ${data.tool} is not read there${data.where}`,
  },
  on: {
    tool: {
      keys: ['_meta'],
      check(each, { report }) {
        const ui = own(own(each.value, '_meta'), 'ui');
        if (!isObject(ui)) return;
        const tool = toolName(each);
        const route = [...each.route, '_meta', 'ui'];
        for (const key of Object.keys(ui)) {
          const value = ui[key];
          const place = at(each.document, [...route, key]);
          if (key === 'resourceUri') {
            if (typeof value !== 'string' || !value.startsWith('ui://')) {
              report('address', { tool }, place, { help: 'give the address of a resource of this server: "ui://…"' });
            }
          } else if (key === 'visibility') {
            if (!Array.isArray(value) || value.some((item) => item !== 'model' && item !== 'app')) {
              report('visibility', { tool }, place, { help: 'write ["model", "app"], or one of them' });
            }
          } else {
            const belongs = key === 'csp' || key === 'permissions';
            const where = belongs ? ', only on the resource' : '';
            report('key', { key, tool, where }, at(each.document, [...route, key], 'key'), {
              help: belongs ? 'move it to "_meta.ui" of the resource' : `delete ${quote(key)}`,
            });
          }
        }
      },
    },
  },
});

export const docs = defineDocs({
  summary: 'Metadata of MCP Apps that have no effect',
  why: 'In "_meta.ui" of a tool, hosts read "resourceUri" and "visibility". Security settings belong to the resource that is shown; on the tool they protect nothing.',
  fix: 'Keep these two, and move the rest to the resource.',
  examples: [
    {
      title: 'Security settings on the tool',
      files: oneTool(
        '"_meta": { "ui": { "resourceUri": "ui://docs/view", ⟦"csp"⟧: {} } }, "inputSchema": { "type": "object" }',
      ),
    },
    {
      title: 'A web address',
      files: oneTool(
        '"_meta": { "ui": { "resourceUri": ⟦"https://example.com/view"⟧ } }, "inputSchema": { "type": "object" }',
      ),
    },
    {
      title: 'A visibility that there is not',
      files: oneTool('"_meta": { "ui": { "visibility": ⟦["user"]⟧ } }, "inputSchema": { "type": "object" }'),
    },
    {
      title: 'Both keys',
      files: oneTool(
        '"_meta": { "ui": { "resourceUri": "ui://docs/view", "visibility": ["app"] } }, "inputSchema": { "type": "object" }',
      ),
    },
  ],
  evidence: [
    {
      claim: 'the two keys, and that no other is allowed',
      source: '@modelcontextprotocol/ext-apps 2.0.4, its schema',
      date: '2026-11-18',
    },
  ],
});
