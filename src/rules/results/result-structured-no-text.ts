import { blocksOf } from '../../model/answers/index.ts';
import { at, isObject, own } from '../../model/values/index.ts';
import { defineDocs, defineRule } from '../define.ts';
import { oneResult } from '../shared/answers/blocks.ts';

export default defineRule({
  id: 'result-structured-no-text',
  category: 'compatibility',
  severity: 'info',
  messages: {
    silent: () => 'no text block stands beside "structuredContent", so clients that do not read it show nothing',
  },
  on: {
    result(result, { report }) {
      if (!isObject(own(result.value, 'structuredContent'))) return;
      if (blocksOf(result).some(({ type }) => type === 'text')) return;
      report('silent', undefined, at(result.document, [...result.route, 'structuredContent'], 'key'), {
        help: 'add a text block with the same as JSON',
      });
    },
  },
});

export const docs = defineDocs({
  summary: 'Structured content without a text beside it',
  why: 'Older clients read "content" alone. The specification asks servers to say the same in a text block.',
  fix: 'Add { "type": "text", "text": "…" } with the JSON.',
  examples: [
    { title: 'Nothing else', files: oneResult('"content": [], ⟦"structuredContent"⟧: { "n": 1 }') },
    {
      title: 'Text as well',
      files: oneResult('"content": [{ "type": "text", "text": "{ \\"n\\": 1 }" }], "structuredContent": { "n": 1 }'),
    },
  ],
  evidence: [
    {
      claim: 'structured results should be serialised in a text block, too',
      source: 'specification of MCP, 2025-06-18 to 2026-07-28',
      date: '2026-08-22',
    },
  ],
});
