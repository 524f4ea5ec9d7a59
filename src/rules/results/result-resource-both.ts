import { at, own } from '../../model/values/index.ts';
import { defineDocs, defineRule } from '../define.ts';
import { oneResult } from '../shared/answers/blocks.ts';

export default defineRule({
  id: 'result-resource-both',
  category: 'correctness',
  severity: 'warning',
  messages: {
    both: () => 'the resource has "text" and "blob"; it is one or the other, and a client reads one of them',
  },
  on: {
    block({ document, route, value, type }, { report }) {
      const resource = own(value, 'resource');
      if (type !== 'resource' || own(resource, 'text') === undefined || own(resource, 'blob') === undefined) return;
      report('both', undefined, at(document, [...route, 'resource', 'blob'], 'key'), {
        help: 'keep "text" for what is text, "blob" for other bytes',
      });
    },
  },
});

export const docs = defineDocs({
  summary: 'A resource that is text and bytes at once',
  why: 'A resource is text, or bytes in Base64. With both, it depends on the client which of them the model gets to see.',
  fix: 'Keep one.',
  examples: [
    {
      title: 'Both',
      files: oneResult(
        '"content": [{ "type": "resource", "resource": { "uri": "file:///a", "text": "a", ⟦"blob"⟧: "YQ==" } }], "isError": false',
      ),
    },
    {
      title: 'Text',
      files: oneResult(
        '"content": [{ "type": "resource", "resource": { "uri": "file:///a", "text": "a" } }], "isError": false',
      ),
    },
  ],
  evidence: [
    { claim: 'contents are either text or a blob', source: 'schemas of MCP, all revisions', date: '2026-08-22' },
  ],
});
