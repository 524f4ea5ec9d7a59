import type { ListedTool } from '../../model/answers/index.ts';
import { at, isObject, own } from '../../model/values/index.ts';
import { defineDocs, defineRule } from '../define.ts';
import { placeOfTool, toolName } from '../shared/answers/naming.ts';

export default defineRule({
  id: 'description-missing',
  category: 'clarity',
  severity: 'warning',
  messages: {
    missing: (data: { tool: string }) => `${data.tool} has no description, so a model has only its name to go by`,
  },
  on: {
    tool(tool, { report }) {
      if (!isObject(tool.value)) return;
      const description = own(tool.value, 'description');
      const isMissing = description === undefined || (typeof description === 'string' && description.trim() === '');
      if (!isMissing) return;
      report('missing', { tool: toolName(tool) }, placeOf(tool), {
        help: 'say in one sentence what it does and when to use it',
      });
    },
  },
});

function placeOf(tool: ListedTool) {
  const { document, route, value } = tool;
  return own(value, 'description') === undefined ? placeOfTool(tool) : at(document, [...route, 'description']);
}

export const docs = defineDocs({
  summary: 'A tool without a description',
  why: 'Models choose tools by their descriptions. VS Code sends "<empty>" for one that is missing, Bedrock refuses an empty one, and the conformance suite of MCP fails the server.',
  fix: 'Say in one sentence what the tool does and when to use it.',
  examples: [
    {
      title: 'None',
      files: { 'tools.json': '{ "tools": [{ "name": ⟦"search"⟧, "inputSchema": { "type": "object" } }] }\n' },
    },
    {
      title: 'An empty one',
      files: {
        'tools.json':
          '{ "tools": [{ "name": "search", "description": ⟦" "⟧, "inputSchema": { "type": "object" } }] }\n',
      },
    },
    {
      title: 'A sentence',
      files: {
        'tools.json':
          '{ "tools": [{ "name": "search", "description": "Searches the docs", "inputSchema": { "type": "object" } }] }\n',
      },
    },
  ],
  evidence: [
    {
      claim: 'a tool without a description becomes "<empty>"',
      source: 'microsoft/vscode-copilot-chat 31acd00',
      date: '2026-03-29',
    },
    {
      claim: 'every tool needs one',
      source: '@modelcontextprotocol/conformance 0.2.0-alpha, tools-list',
      date: '2026-08-07',
    },
  ],
});
