import { revisionOf } from '../../model/answers/index.ts';
import { defineDocs, defineRule } from '../define.ts';
import { toolsNamed } from '../shared/answers/examples.ts';
import { limitsNames, placeOfTool, toolName } from '../shared/answers/naming.ts';

const LONGEST = 128;

export default defineRule({
  id: 'tool-name-spec-length',
  category: 'correctness',
  severity: 'warning',
  messages: {
    long: (data: { tool: string; length: number }) =>
      `the name of ${data.tool} has ${data.length} characters; the specification allows ${LONGEST}`,
  },
  on: {
    tool: {
      when: (reading) => limitsNames(revisionOf(reading)),
      check(tool, { report }) {
        const { length } = tool.name;
        if (length <= LONGEST) return;
        report('long', { tool: toolName(tool), length }, placeOfTool(tool), {
          help: 'shorten it to 40 or less: clients put the name of the server in front',
        });
      },
    },
  },
});

export const docs = defineDocs({
  summary: 'A tool name longer than the specification allows',
  why: 'Names have at most 128 characters. No model provider takes longer ones, and clients add the name of the server.',
  fix: 'Shorten the name.',
  examples: [
    { title: '129 characters', files: toolsNamed(`⟦"${'n'.repeat(129)}"⟧`) },
    { title: 'A short name', files: toolsNamed('"list_open_issues"') },
  ],
  evidence: [
    {
      claim: 'names should have 1 to 128 characters',
      source: 'specification of MCP 2025-11-25 and 2026-07-28',
      date: '2026-08-22',
    },
  ],
});
