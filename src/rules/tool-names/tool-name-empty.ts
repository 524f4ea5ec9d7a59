import { own } from '../../model/values/index.ts';
import { defineDocs, defineRule } from '../define.ts';
import { toolsNamed } from '../shared/answers/examples.ts';
import { placeOfTool } from '../shared/answers/naming.ts';

export default defineRule({
  id: 'tool-name-empty',
  category: 'correctness',
  severity: 'error',
  messages: {
    empty: (data: { number: string }) => `${data.number} has a name without a single letter, so no model can call it`,
  },
  on: {
    tool(tool, { report }) {
      const name = own(tool.value, 'name');
      if (typeof name !== 'string' || name.trim() !== '') return;
      const index = tool.route.at(-1);
      report('empty', { number: typeof index === 'number' ? `tool ${index + 1}` : 'the tool' }, placeOfTool(tool), {
        help: 'give it a name of letters, digits, "_" and "-"',
      });
    },
  },
});

export const docs = defineDocs({
  summary: 'A tool with an empty name',
  why: 'Tools are called by their names. The providers refuse an empty one, and with it the whole request.',
  fix: 'Give the tool a name.',
  examples: [
    { title: 'Nothing but a blank', files: toolsNamed('⟦" "⟧') },
    { title: 'A name', files: toolsNamed('"search"') },
  ],
  evidence: [
    {
      claim: 'names have to be there',
      source: '@modelcontextprotocol/conformance 0.2.0-alpha, tools-name-format',
      date: '2026-08-07',
    },
    {
      claim: 'function names have at least one of a-z, A-Z, 0-9, _ and -',
      source: 'types of the openai package 6.49.0',
      date: '2026-11-18',
    },
  ],
});
