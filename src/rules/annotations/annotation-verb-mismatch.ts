import { at, own } from '../../model/values/index.ts';
import { defineDocs, defineRule } from '../define.ts';
import { oneTool } from '../shared/answers/examples.ts';
import { placeOfTool, toolName } from '../shared/answers/naming.ts';

const writing = /^(?:create|update|delete|remove|drop|send|write|insert|execute|add|set|put|post)(?=[_.-]|[A-Z])/;
const reading = /^(?:get|list|search|read|find|fetch|show|describe)(?=[_.-]|[A-Z])/;

export default defineRule({
  id: 'annotation-verb-mismatch',
  category: 'clarity',
  severity: 'off',
  messages: {
    writes: (data: { tool: string }) => `${data.tool} sounds as if it changed something, and says that it only reads`,
    reads: (data: { tool: string }) =>
      `${data.tool} sounds as if it only read, and does not say so: clients ask before they run it`,
  },
  on: {
    tool(tool, { report }) {
      const hint = own(own(tool.value, 'annotations'), 'readOnlyHint');
      if (hint === true && writing.test(tool.name)) {
        report('writes', { tool: toolName(tool) }, at(tool.document, [...tool.route, 'annotations', 'readOnlyHint']));
      } else if (hint !== true && reading.test(tool.name)) {
        report('reads', { tool: toolName(tool) }, placeOfTool(tool), { help: 'add "readOnlyHint": true if it does' });
      }
    },
  },
});

export const docs = defineDocs({
  summary: 'A name that says one thing and a hint that says another',
  why: 'Clients run tools that only read without asking. Off by default: a name is no proof, and "create_report_preview" may well change nothing.',
  fix: 'Correct the hint, or the name.',
  examples: [
    {
      title: 'It deletes, and only reads',
      files: {
        'tools.json':
          '{ "tools": [{ "name": "delete_user", "description": "Deletes", "annotations": { "readOnlyHint": ⟦true⟧ }, "inputSchema": { "type": "object" } }] }\n',
      },
    },
    {
      title: 'It reads, and does not say so',
      files: {
        'tools.json':
          '{ "tools": [{ "name": ⟦"get_user"⟧, "description": "Reads", "inputSchema": { "type": "object" } }] }\n',
      },
    },
    { title: 'No verb', files: oneTool('"inputSchema": { "type": "object" }') },
  ],
  evidence: [
    {
      claim: 'all 73 tools of a server waited for approval',
      source: 'open-mercato/open-mercato#5283',
      date: '2026-11-18',
    },
  ],
});
