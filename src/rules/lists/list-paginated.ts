import { at, own } from '../../model/values/index.ts';
import { defineDocs, defineRule } from '../define.ts';

export default defineRule({
  id: 'list-paginated',
  category: 'clarity',
  severity: 'info',
  messages: {
    page: () => 'the list goes on after this page, so names that it shares with the rest are not found',
  },
  on: {
    answer({ envelope }, { report, reading: { document } }) {
      const cursor = own(envelope?.value, 'nextCursor');
      if (envelope === undefined || typeof cursor !== 'string' || cursor === '') return;
      report('page', undefined, at(document, [...envelope.route, 'nextCursor'], 'key'), {
        help: 'follow the cursor, and save all pages as one list',
      });
    },
  },
});

export const docs = defineDocs({
  summary: 'The saved list is one page of several',
  why: 'A server may answer with a part of its list and a cursor for the next part. Duplicate names and the number of tools can only be judged for the whole.',
  fix: 'Ask for the other pages and save them together.',
  examples: [
    { title: 'A cursor', files: { 'tools.json': '{ "tools": [], ⟦"nextCursor"⟧: "page-2" }\n' } },
    { title: 'The whole list', files: { 'tools.json': '{ "tools": [] }\n' } },
  ],
  evidence: [
    { claim: 'nextCursor says that there is more', source: 'specification of MCP, all revisions', date: '2026-08-22' },
  ],
});
