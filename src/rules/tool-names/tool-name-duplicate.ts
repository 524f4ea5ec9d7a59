import { defineDocs, defineRule } from '../define.ts';
import { toolsNamed } from '../shared/answers/examples.ts';
import { namesakes } from '../shared/answers/namesakes.ts';
import { placeOfTool, toolName } from '../shared/answers/naming.ts';

export default defineRule({
  id: 'tool-name-duplicate',
  category: 'correctness',
  severity: 'error',
  messages: {
    twice: (data: { tool: string }) => `${data.tool} stands twice in the list, so only one of the two can be called`,
  },
  on: {
    toolList({ tools }, { report }) {
      for (const [tool, first] of namesakes(tools, (name) => name)) {
        report('twice', { tool: toolName(tool) }, placeOfTool(tool), {
          help: 'rename or delete one of them',
          related: [{ place: placeOfTool(first), message: 'the first one' }],
        });
      }
    },
  },
});

export const docs = defineDocs({
  summary: 'Two tools of one server with the same name',
  why: 'A tool is called by its name alone, so one of the two is out of reach. The Anthropic API refuses requests in which a name stands twice; others keep one of them.',
  fix: 'Rename or delete one.',
  examples: [
    { title: 'The same name', files: toolsNamed('"search"', '"fetch"', '⟦"search"⟧') },
    { title: 'Different names', files: toolsNamed('"search"', '"fetch"') },
  ],
  evidence: [
    {
      claim: 'a call names the tool and nothing else; names are unique in a server',
      source: 'specification of MCP, all revisions',
      date: '2026-08-22',
    },
    { claim: '"Tool names must be unique"', source: 'XSpoonAi/spoon-core#16', date: '2026-11-18' },
  ],
});
