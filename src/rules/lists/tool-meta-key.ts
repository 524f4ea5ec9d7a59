import { at, isObject, own } from '../../model/values/index.ts';
import { quote } from '../../wording/index.ts';
import { defineDocs, defineRule } from '../define.ts';
import { oneTool } from '../shared/answers/examples.ts';
import { toolName } from '../shared/answers/naming.ts';

const prefix = /^[A-Za-z](?:[A-Za-z0-9-]*[A-Za-z0-9])?(?:\.[A-Za-z](?:[A-Za-z0-9-]*[A-Za-z0-9])?)*$/;
const name = /^(?:[A-Za-z0-9](?:[A-Za-z0-9._-]*[A-Za-z0-9])?)?$/;

export default defineRule({
  id: 'tool-meta-key',
  category: 'correctness',
  severity: 'warning',
  messages: {
    form: (data: { key: string; tool: string }) =>
      `${quote(data.key)} in "_meta" of ${data.tool} is not a key that the specification allows there`,
    reserved: (data: { key: string; tool: string }) =>
      `${quote(data.key)} in "_meta" of ${data.tool} has a prefix that is reserved for the protocol itself`,
  },
  on: {
    tool: {
      keys: ['_meta'],
      check(each, { report }) {
        const meta = own(each.value, '_meta');
        if (!isObject(meta)) return;
        for (const key of Object.keys(meta)) {
          if (accepted.test(key)) continue;
          const slash = key.lastIndexOf('/');
          const start = key.slice(0, Math.max(0, slash));
          const place = at(each.document, [...each.route, '_meta', key], 'key');
          const data = { key, tool: toolName(each) };
          if ((slash !== -1 && !prefix.test(start)) || !name.test(key.slice(slash + 1)) || key === '') {
            report('form', data, place, {
              severity: 'info',
              help: 'use a reversed domain of yours, a slash and a name: "com.example/owner"',
            });
          } else if (isReserved(start) && !knownReserved.test(key)) {
            report('reserved', data, place, { help: 'use a domain of your own' });
          }
        }
      },
    },
  },
});

function isReserved(start: string): boolean {
  const second = start.split('.')[1];
  return second === 'modelcontextprotocol' || second === 'mcp';
}

/** Keys that hosts and frameworks define against the grammar, and read. */
const accepted = /^(?:openai\/.+|_fastmcp)$/;

/** Written by those for whom it is reserved: the SDKs and the registry. */
const knownReserved = /^io\.modelcontextprotocol(?:\.[a-z-]+)?\//;

export const docs = defineDocs({
  summary: 'A key in "_meta" that breaks the rules for it',
  why: 'Keys in "_meta" have a prefix of dot-separated labels and a name, so that extensions do not get in each other\'s way. Prefixes of the protocol itself may mean something else tomorrow.',
  fix: 'Use a domain of your own, in reverse.',
  examples: [
    { title: 'Blanks', files: oneTool('"_meta": { ⟦"owner of tool"⟧: "docs" }, "inputSchema": { "type": "object" }') },
    {
      title: 'A prefix that belongs to the protocol',
      files: oneTool('"_meta": { ⟦"dev.mcp/owner"⟧: "docs" }, "inputSchema": { "type": "object" }'),
    },
    {
      title: "A domain of one's own",
      files: oneTool(
        '"_meta": { "com.example/owner": "docs", "progressToken": 1, "openai/toolInvocation/invoking": "Searching" }, "inputSchema": { "type": "object" }',
      ),
    },
  ],
  evidence: [
    {
      claim: 'the grammar of keys and the reserved prefixes',
      source: 'specification of MCP, 2025-06-18 to 2026-07-28',
      date: '2026-08-22',
    },
  ],
});
