import { blocksOf } from '../../model/answers/index.ts';
import { at, own } from '../../model/values/index.ts';
import { defineDocs, defineRule } from '../define.ts';
import { oneResult } from '../shared/answers/blocks.ts';

export default defineRule({
  id: 'result-error-flag',
  category: 'correctness',
  severity: 'off',
  messages: {
    unmarked: () => 'the text begins like an error, and "isError" is not true, so a model takes it for an answer',
  },
  on: {
    result(result, { report }) {
      if (own(result.value, 'isError') === true) return;
      const [first] = blocksOf(result);
      const text = own(first?.value, 'text');
      if (first === undefined || typeof text !== 'string') return;
      if (!/^\s{0,20}(?:error\b|traceback \(most recent|uncaught |unhandled |exception\b)/i.test(text)) return;
      report('unmarked', undefined, at(result.document, [...first.route, 'text']), { help: 'add "isError": true' });
    },
  },
});

export const docs = defineDocs({
  summary: 'A result that reads like an error and is not marked as one',
  why: 'Failures of a tool are marked with "isError": true, so that clients and models can tell them from answers. Off by default: a tool may well answer with the text of an error.',
  fix: 'Add "isError": true.',
  examples: [
    { title: 'Not marked', files: oneResult('"content": [{ "type": "text", "text": ⟦"Error: no such index"⟧ }]') },
    {
      title: 'Marked',
      files: oneResult('"content": [{ "type": "text", "text": "Error: no such index" }], "isError": true'),
    },
  ],
  evidence: [
    { claim: 'failures of tools belong in isError', source: 'specification of MCP, all revisions', date: '2026-08-22' },
  ],
});
