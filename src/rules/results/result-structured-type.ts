import { revisionOf } from '../../model/answers/index.ts';
import { at, isObject, kindOf, own } from '../../model/values/index.ts';
import { defineDocs, defineRule } from '../define.ts';
import { oneResult, textOf } from '../shared/answers/blocks.ts';

export default defineRule({
  id: 'result-structured-type',
  category: 'correctness',
  severity: 'error',
  messages: {
    old: (data: { kind: string }) =>
      `"structuredContent" is ${data.kind}; before 2026-07-28 it is an object, and clients refuse the result`,
    text: (data: { kind: string }) =>
      `"structuredContent" is ${data.kind}, and no text block says the same for clients of older revisions`,
  },
  on: {
    result: {
      when: (reading) => revisionOf(reading) >= '2025-06-18',
      check(result, { report, reading }) {
        const content = own(result.value, 'structuredContent');
        if (content === undefined || isObject(content)) return;
        const data = { kind: kindOf(content) };
        const place = at(result.document, [...result.route, 'structuredContent']);
        if (revisionOf(reading) < '2026-07-28') {
          report('old', data, place, { help: 'wrap it: { "items": … }, or leave it out' });
        } else if (textOf(result) === '') {
          report('text', data, place, { help: 'add a text block with the same as JSON', severity: 'warning' });
        }
      },
    },
  },
});

export const docs = defineDocs({
  summary: 'Structured content that is not an object',
  why: 'Until 2025-11-25 structured content is an object, and version 1 of the official SDK refuses anything else, null included. Since 2026-07-28 it may be any value, with a text block beside it.',
  fix: 'Wrap it in an object, or leave it out.',
  examples: [
    { title: 'A list', files: oneResult('"content": [{ "type": "text", "text": "[1]" }], "structuredContent": ⟦[1]⟧') },
    {
      title: 'A list without text, in the newest revision',
      files: oneResult('"content": [], "resultType": "complete", "structuredContent": ⟦[1]⟧'),
    },
    {
      title: 'An object',
      files: oneResult('"content": [{ "type": "text", "text": "{ \\"n\\": 1 }" }], "structuredContent": { "n": 1 }'),
    },
  ],
  evidence: [
    {
      claim: 'anything but an object makes the result fail',
      source: '@modelcontextprotocol/sdk 1.32.2, its schemas run',
      date: '2026-11-18',
    },
    {
      claim: 'any value is allowed, with a text block for others',
      source: 'specification of MCP 2026-07-28, SEP-2106',
      date: '2026-08-22',
    },
  ],
});
