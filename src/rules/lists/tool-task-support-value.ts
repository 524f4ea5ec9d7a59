import { defineDocs, defineRule } from '../define.ts';
import { oneTool } from '../shared/answers/examples.ts';
import { LOST } from '../shared/answers/naming.ts';

export default defineRule({
  id: 'tool-task-support-value',
  category: 'correctness',
  severity: 'error',
  messages: {
    value: (data: { sentence: string }) => `"taskSupport" ${data.sentence}, so ${LOST}`,
  },
  on: {
    answerViolation: {
      of: 'tool-task-support-value',
      check({ sentence, place, help }, { report }) {
        report('value', { sentence }, place, { help });
      },
    },
  },
});

export const docs = defineDocs({
  summary: 'A value of "taskSupport" that there is not',
  why: 'Revision 2025-11-25 knows three values. Any other one makes clients on the official SDK refuse the whole list.',
  fix: 'Write "forbidden", "optional" or "required"; "forbidden" is what a missing key means.',
  examples: [
    {
      title: 'A boolean',
      files: oneTool('"execution": { "taskSupport": ⟦true⟧ }, "inputSchema": { "type": "object" }'),
    },
    {
      title: 'One of the three',
      files: oneTool('"execution": { "taskSupport": "required" }, "inputSchema": { "type": "object" }'),
    },
  ],
  evidence: [
    {
      claim: 'another value makes the whole list fail',
      source: '@modelcontextprotocol/sdk 1.32.2 and @modelcontextprotocol/core 2.4.0, their schemas run',
      date: '2026-11-18',
    },
  ],
});
