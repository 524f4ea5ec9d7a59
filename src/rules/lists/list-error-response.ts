import { answersOf } from '../../model/answers/index.ts';
import { at } from '../../model/values/index.ts';
import { defineDocs, defineRule } from '../define.ts';

export default defineRule({
  id: 'list-error-response',
  category: 'correctness',
  severity: 'error',
  messages: {
    refused: () => 'the server answered with an error, so there is nothing to check',
  },
  on: {
    answers({ document, format }, { report }) {
      const answers = answersOf(document);
      // In a log, one refused request among others is no news.
      if (answers.some(({ kind }) => kind === format.answer)) return;
      for (const { kind, route } of answers) {
        if (kind !== 'refusal') continue;
        report('refused', undefined, at(document, route, 'key'), { help: 'ask the server again, and save its answer' });
      }
    },
  },
});

export const docs = defineDocs({
  summary: 'The saved answer is an error',
  why: 'A script that saves the answer to tools/list saves an error as well. What was meant to be checked on every change is then not there at all.',
  fix: 'Find out why the server refused, and save the list.',
  examples: [
    {
      title: 'A server without tools/list',
      files: {
        'tools.json': '{ "jsonrpc": "2.0", "id": 1, ⟦"error"⟧: { "code": -32601, "message": "Method not found" } }\n',
      },
    },
    {
      title: 'An answer',
      files: { 'tools.json': '{ "jsonrpc": "2.0", "id": 1, "result": { "tools": [] } }\n' },
    },
  ],
  evidence: [
    {
      claim: 'a response has either a result or an error',
      source: 'specification of MCP, all revisions; JSON-RPC 2.0',
      date: '2026-08-22',
    },
  ],
});
