import { type ListedTool, soundTools } from '../../model/tools/index.ts';
import { at, own } from '../../model/values/index.ts';
import { quote } from '../../wording/index.ts';
import { defineDocs, defineRule } from '../define.ts';
import { toolName } from '../shared/answers/naming.ts';

export default defineRule({
  id: 'description-duplicate',
  category: 'clarity',
  severity: 'info',
  scope: 'document',
  onlyWith: ['tools'],
  messages: {
    same: (data: { tool: string; other: string }) =>
      `${data.tool} has the same description as ${quote(data.other)}, so a model cannot tell which one to use`,
  },
  check({ document }, { report }) {
    const seen = new Map<string, ListedTool>();
    for (const tool of soundTools(document)) {
      const description = own(tool.value, 'description');
      if (typeof description !== 'string' || description.trim() === '') continue;
      const key = JSON.stringify([tool.list, description.trim()]);
      const first = seen.get(key);
      if (first === undefined) seen.set(key, tool);
      else if (first.name !== tool.name) {
        report('same', { tool: toolName(tool), other: first.name }, at(document, [...tool.route, 'description']), {
          help: 'say what is different',
          related: [{ place: at(document, [...first.route, 'description']), message: 'the same text' }],
        });
      }
    }
  },
});

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
