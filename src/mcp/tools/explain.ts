import { known } from '../known.ts';
import type { Tool } from '../tool.ts';

export const explainTool: Tool = {
  name: 'explain',
  title: 'Explain a finding',
  description:
    'Answers why a rule of mcp-lint exists: what happens to the user, how to mend it, examples of what is reported and what is not, and where that was seen.',
  arguments: { rule: { type: 'string', description: 'The id of the rule, as a finding has it.' } },
  required: ['rule'],
  answer: {
    type: 'object',
    properties: {
      id: { type: 'string', description: 'As a finding has it.' },
      severity: { type: 'string', description: 'The default.' },
      summary: { type: 'string', description: 'What is reported, in one line.' },
      why: { type: 'string', description: 'What happens to the user.' },
      fix: { type: 'string', description: 'How it is mended.' },
    },
    required: ['id', 'severity', 'summary', 'why', 'fix'],
  },
  run: async ({ rule }, { rules }) => known('rule', String(rule), rules()),
};
