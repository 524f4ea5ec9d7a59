import { blockTypes } from '../../clients/index.ts';
import { revisionOf } from '../../model/answers/index.ts';
import { at } from '../../model/values/index.ts';
import { defineDocs, defineRule } from '../define.ts';
import { oneResult } from '../shared/answers/blocks.ts';

export default defineRule({
  id: 'result-block-type-version',
  category: 'compatibility',
  severity: 'warning',
  messages: {
    newer: (data: { type: string; since: string; revision: string }) =>
      `blocks of type "${data.type}" exist since revision ${data.since}; clients of ${data.revision} do not know them`,
  },
  on: {
    block({ document, route, type }, { report, reading }) {
      const revision = revisionOf(reading);
      const since = typeof type === 'string' && Object.hasOwn(blockTypes, type) ? blockTypes[type] : undefined;
      if (since === undefined || since <= revision) return;
      report('newer', { type: String(type), since, revision }, at(document, [...route, 'type']), {
        help: 'answer with text, or speak the newer revision',
      });
    },
  },
});

export const docs = defineDocs({
  summary: 'A block that the revision of the protocol does not know',
  why: 'Audio came with 2025-03-26, links to resources with 2025-06-18. A client of an older revision cannot read the answer.',
  fix: 'Answer with text, or speak the newer revision.',
  examples: [
    {
      title: 'Audio in the first revision',
      files: oneResult('"content": [{ "type": ⟦"audio"⟧, "data": "AAAA", "mimeType": "audio/wav" }], "isError": false'),
      spec: '2024-11-05',
    },
    {
      title: 'Audio later',
      files: oneResult('"content": [{ "type": "audio", "data": "AAAA", "mimeType": "audio/wav" }], "isError": false'),
    },
  ],
  evidence: [
    {
      claim: 'which revision has which blocks',
      source: 'schemas of MCP, 2024-11-05 to 2026-07-28',
      date: '2026-08-22',
    },
  ],
});
