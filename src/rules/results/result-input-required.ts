import { at, isObject, own } from '../../model/values/index.ts';
import { defineDocs, defineRule } from '../define.ts';
import { oneResult } from '../shared/answers/blocks.ts';

export default defineRule({
  id: 'result-input-required',
  category: 'correctness',
  severity: 'error',
  messages: {
    nothing: () => 'the result asks for input and says neither for which nor how to go on, so no client can answer',
  },
  on: {
    result({ document, value, route }, { report }) {
      if (own(value, 'resultType') !== 'input_required') return;
      const requests = own(value, 'inputRequests');
      const asks = Array.isArray(requests)
        ? requests.length > 0
        : isObject(requests) && Object.keys(requests).length > 0;
      if (asks || own(value, 'requestState') !== undefined) return;
      report('nothing', undefined, at(document, [...route, 'resultType']), {
        help: 'add "inputRequests" or "requestState"',
      });
    },
  },
});

export const docs = defineDocs({
  summary: 'A result that asks for input without saying for which',
  why: 'Since 2026-07-28 a tool may answer that it needs something first. It has to say what, or give a state to come back with; otherwise the call cannot go on.',
  fix: 'Add "inputRequests" or "requestState".',
  examples: [
    { title: 'Neither', files: oneResult('"content": [], "resultType": ⟦"input_required"⟧') },
    { title: 'A state', files: oneResult('"content": [], "resultType": "input_required", "requestState": "step-2"') },
  ],
  evidence: [
    { claim: 'at least one of the two has to be there', source: 'specification of MCP 2026-07-28', date: '2026-08-22' },
  ],
});
