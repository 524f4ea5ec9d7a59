import { blockTypes } from '../../clients/index.ts';
import { resultsIn, revisionOf } from '../../model/answers/index.ts';
import { subjectOf } from '../../model/server/index.ts';
import { startsWith, valueAt } from '../../model/values/index.ts';
import { defineDocs, defineRule } from '../define.ts';
import { oneResult } from '../shared/answers/blocks.ts';

export default defineRule({
  id: 'result-schema',
  category: 'correctness',
  severity: 'error',
  messages: {
    violated: (data: { subject: string; sentence: string }) =>
      `${data.subject} ${data.sentence}, so clients on the official SDK refuse the result`,
  },
  on: {
    answerViolation: {
      of: 'result-schema',
      check({ route, sentence, place, help, kind, key }, { report, reading }) {
        const { document } = reading;
        const start = resultsIn(document).findLast((result) => startsWith(route, result.route));
        if (start === undefined) return;
        const inside = route.slice(start.route.length);
        // A block of a later revision has a rule of its own.
        const type = inside.at(-1) === 'type' ? valueAt(document.value, route) : undefined;
        if (
          typeof type === 'string' &&
          Object.hasOwn(blockTypes, type) &&
          (blockTypes[type] ?? '') > revisionOf(reading)
        )
          return;
        // The SDKs take a missing list for an empty one, about which there is another rule.
        if (kind === 'missing' && key === 'content') return;
        const subject = inside.length === 0 ? 'the result' : subjectOf(inside, undefined);
        report('violated', { subject, sentence }, place, { help });
      },
    },
  },
});

export const docs = defineDocs({
  summary: 'A result that is not what its revision of the protocol calls one',
  why: 'Clients on the official SDK check results as a whole: one block of a type that there is not, or "isError" in quotes, costs the whole answer.',
  fix: 'Write the block as the protocol has it; for JSON use "structuredContent", or a text block.',
  examples: [
    {
      title: 'A type of block that there is not',
      files: oneResult('"content": [{ "type": ⟦"json"⟧, "json": {} }], "isError": false'),
    },
    {
      title: 'A boolean in quotes',
      files: oneResult('"content": [{ "type": "text", "text": "done" }], "isError": ⟦"true"⟧'),
    },
    {
      title: 'A resource without content',
      files: oneResult('"content": [{ "type": "resource", ⟦"resource"⟧: { "uri": "file:///a" } }], "isError": false'),
    },
    { title: 'Text', files: oneResult('"content": [{ "type": "text", "text": "done" }], "isError": false') },
  ],
  evidence: [
    {
      claim: 'unknown blocks, missing fields and values of the wrong type make the result fail',
      source: '@modelcontextprotocol/sdk 1.32.2 and @modelcontextprotocol/core 2.4.0, their schemas run',
      date: '2026-11-18',
    },
  ],
});
