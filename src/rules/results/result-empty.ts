import { at, own } from '../../model/values/index.ts';
import { defineDocs, defineRule } from '../define.ts';
import { oneResult } from '../shared/answers/blocks.ts';

export default defineRule({
  id: 'result-empty',
  category: 'clarity',
  severity: 'warning',
  messages: {
    empty: () => 'the result holds nothing, so a model cannot tell success from failure',
    error: () => 'the error says nothing, so a model cannot tell what to do about it',
  },
  on: {
    result({ document, value, route }, { report }) {
      const content = own(value, 'content');
      if ((content !== undefined && !Array.isArray(content)) || own(value, 'structuredContent') !== undefined) return;
      if (own(value, 'resultType') === 'input_required') return;
      const isError = own(value, 'isError') === true;
      const place = content === undefined ? at(document, route) : at(document, [...route, 'content']);
      const blocks: readonly unknown[] = content ?? [];
      const isSilent = blocks.every(
        (block) => own(block, 'type') === 'text' && String(own(block, 'text') ?? '').trim() === '',
      );
      if (blocks.length > 0 && !(isError && isSilent)) return;
      report(isError ? 'error' : 'empty', undefined, place, {
        help: isError ? 'say what went wrong and what can be tried instead' : 'answer with a sentence, such as "done"',
      });
    },
  },
});

export const docs = defineDocs({
  summary: 'A result without any content',
  why: 'A model goes on from what a tool answers. With nothing it often calls the tool again; an error without a word cannot be acted on.',
  fix: 'Say in a text block what was done, or what went wrong and what can be tried instead.',
  examples: [
    { title: 'Nothing', files: oneResult('"content": ⟦[]⟧, "isError": false') },
    {
      title: 'An error without a word',
      files: oneResult('"content": ⟦[{ "type": "text", "text": "" }]⟧, "isError": true'),
    },
    { title: 'A sentence', files: oneResult('"content": [{ "type": "text", "text": "done" }], "isError": false') },
  ],
  evidence: [
    {
      claim: 'results of the reference tools have content',
      source: '@modelcontextprotocol/conformance 0.2.0-alpha, tools-call',
      date: '2026-08-07',
    },
  ],
});
