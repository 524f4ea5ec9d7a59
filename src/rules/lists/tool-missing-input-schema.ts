import { at, isObject, kindOf } from '../../model/values/index.ts';
import { quote } from '../../wording/index.ts';
import { defineDocs, defineRule } from '../define.ts';
import { oneTool } from '../shared/answers/examples.ts';
import { LOST, placeOfTool, toolName } from '../shared/answers/naming.ts';

/** What other interfaces call the schema of the arguments. */
const otherNames = ['input_schema', 'inputschema', 'parameters', 'args_schema', 'input'] as const;

export default defineRule({
  id: 'tool-missing-input-schema',
  category: 'correctness',
  severity: 'error',
  messages: {
    missing: (data: { tool: string }) => `${data.tool} has no "inputSchema", so ${LOST}`,
    renamed: (data: { tool: string; key: string }) =>
      `${data.tool} has ${quote(data.key)} and no "inputSchema", so ${LOST}`,
    type: (data: { tool: string; kind: string }) =>
      `"inputSchema" of ${data.tool} is ${data.kind} where an object is needed, so ${LOST}`,
  },
  on: {
    tool(each, { report }) {
      const { document, value, route } = each;
      if (!isObject(value) || isObject(value.inputSchema)) return;
      const tool = toolName(each);
      if (Object.hasOwn(value, 'inputSchema')) {
        const kind = kindOf(value.inputSchema);
        report('type', { tool, kind }, at(document, [...route, 'inputSchema']), {
          help: 'write { "type": "object" } for a tool without arguments',
        });
        return;
      }
      const key = otherNames.find((name) => isObject(value[name]));
      if (key === undefined)
        report('missing', { tool }, placeOfTool(each), { help: 'add "inputSchema": { "type": "object" }' });
      else
        report('renamed', { tool, key }, at(document, [...route, key], 'key'), {
          help: `rename ${quote(key)} to "inputSchema"`,
        });
    },
  },
});

export const docs = defineDocs({
  summary: 'A tool without a schema of its arguments',
  why: 'Every revision requires "inputSchema", also for tools that take no arguments. Clients on the official SDK check the list as a whole, so one tool without it costs all of them.',
  fix: 'Write { "type": "object" }, with "properties" for the arguments. "input_schema" and "parameters" are the names of other interfaces.',
  examples: [
    {
      title: 'The name of another interface',
      files: {
        'tools.json':
          '{ "tools": [{ "name": "search", "description": "Searches the docs", ⟦"input_schema"⟧: { "type": "object" } }, { "name": "fetch", "description": "Fetches a page", "inputSchema": { "type": "object" } }] }\n',
      },
    },
    { title: 'null', files: oneTool('"annotations": {}, "inputSchema": ⟦null⟧'), as: 'mcp-tools' },
    {
      title: 'Nothing',
      files: { 'tools.json': '{ "tools": [{ "name": ⟦"ping"⟧, "description": "Answers" }] }\n' },
      as: 'mcp-tools',
    },
    { title: 'A tool without arguments', files: oneTool('"inputSchema": { "type": "object" }') },
  ],
  evidence: [
    {
      claim: 'a tool without an object as inputSchema makes the whole list fail, in every revision',
      source: '@modelcontextprotocol/sdk 1.32.2 and @modelcontextprotocol/core 2.4.0, their schemas run',
      date: '2026-11-18',
    },
  ],
});
