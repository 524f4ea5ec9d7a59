import type { ListedTool } from '../../model/answers/index.ts';
import { at, own, type Place } from '../../model/values/index.ts';
import { quote } from '../../wording/index.ts';
import { defineDocs, defineRule } from '../define.ts';
import { toolName } from '../shared/answers/naming.ts';

export default defineRule({
  id: 'description-duplicate',
  category: 'clarity',
  severity: 'info',
  messages: {
    same: (data: { tool: string; other: string }) =>
      `${data.tool} has the same description as ${quote(data.other)}, so a model cannot tell which one to use`,
  },
  on: {
    toolList({ tools }, { report }) {
      const seen = new Map<string, ListedTool>();
      for (const tool of tools) {
        const description = own(tool.value, 'description');
        if (typeof description !== 'string' || description.trim() === '') continue;
        const first = seen.get(description.trim());
        if (first === undefined) seen.set(description.trim(), tool);
        else if (first.name !== tool.name) {
          report('same', { tool: toolName(tool), other: first.name }, placeOf(tool), {
            help: 'say what is different',
            related: [{ place: placeOf(first), message: 'the same text' }],
          });
        }
      }
    },
  },
});

function placeOf({ document, route }: ListedTool): Place {
  return at(document, [...route, 'description']);
}

export const docs = defineDocs({
  summary: 'Two tools with one description',
  why: 'Models choose tools by their descriptions. Equal ones are most often a copy that somebody forgot to change.',
  fix: 'Say what is different.',
  examples: [
    {
      title: 'A copy',
      files: {
        'tools.json':
          '{ "tools": [\n  { "name": "get_user", "description": "Reads a user", "inputSchema": { "type": "object" } },\n  { "name": "get_team", "description": ⟦"Reads a user"⟧, "inputSchema": { "type": "object" } }\n] }\n',
      },
    },
    {
      title: 'Two sentences',
      files: {
        'tools.json':
          '{ "tools": [\n  { "name": "get_user", "description": "Reads a user", "inputSchema": { "type": "object" } },\n  { "name": "get_team", "description": "Reads a team", "inputSchema": { "type": "object" } }\n] }\n',
      },
    },
  ],
  evidence: [
    {
      claim: 'models choose tools by their descriptions',
      source: 'specification of MCP, all revisions',
      date: '2026-08-22',
    },
  ],
});
