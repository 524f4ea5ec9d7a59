import { quote } from '../../wording/index.ts';
import { defineDocs, defineRule } from '../define.ts';
import { toolsNamed } from '../shared/answers/examples.ts';
import { placeOfTool, toolName } from '../shared/answers/naming.ts';

export default defineRule({
  id: 'tool-name-edge-separator',
  category: 'clarity',
  severity: 'info',
  messages: {
    edge: (data: { tool: string; where: string; character: string }) =>
      `the name of ${data.tool} ${data.where} with ${quote(data.character)}, about which the official SDKs warn`,
  },
  on: {
    tool(tool, { report }) {
      if (!/^[A-Za-z0-9_.-]+$/.test(tool.name)) return;
      const start = /^[.-]/.exec(tool.name)?.[0];
      const end = /[.-]$/.exec(tool.name)?.[0];
      const character = start ?? end;
      if (character === undefined) return;
      const where = start === undefined ? 'ends' : 'begins';
      report('edge', { tool: toolName(tool), where, character }, placeOfTool(tool), {
        help: `leave the ${quote(character)} out`,
      });
    },
  },
});

export const docs = defineDocs({
  summary: 'A tool name that begins or ends with a dot or a hyphen',
  why: 'Clients put names together from parts. A separator at an edge ends up next to theirs; the official SDKs warn about it.',
  fix: 'Leave it out.',
  examples: [
    { title: 'At the end', files: toolsNamed('⟦"search-"⟧') },
    { title: 'At the start', files: toolsNamed('⟦"-search"⟧') },
    { title: 'Inside', files: toolsNamed('"search-docs"') },
  ],
  evidence: [
    {
      claim: 'servers warn about leading and trailing "-" and "."',
      source: 'modelcontextprotocol/typescript-sdk 3924de9',
      date: '2026-08-18',
    },
  ],
});
