import { defineDocs, defineRule } from '../define.ts';
import { reportViolation, violated } from '../shared/violations.ts';

export default defineRule({
  id: 'field-missing',
  category: 'correctness',
  severity: 'error',
  inSnippets: 'whole',
  messages: { violated },
  on: {
    violation: {
      kind: 'missing',
      check(violation, context) {
        // A page shows of a file what is to be put into it.
        if (context.reading.snippet !== undefined && violation.route.length === 0) return;
        reportViolation('missing', violation, context);
      },
    },
  },
});

export const docs = defineDocs({
  summary: 'A field that the client needs is missing',
  why: 'The loader checks every entry against a shape; without the field the entry does not pass.',
  fix: 'Add the field.',
  mends: { safe: 'adds an empty list of arguments where the client wants one' },
  examples: [
    {
      title: 'A rule for a tool without the name of the tool',
      files: {
        '.mcp.json':
          '{ "mcpServers": { "docs": { "type": "http", "url": "https://docs.example.com/mcp", "tools": [⟦{ "permission_policy": "always_ask" }⟧] } } }\n',
      },
    },
    {
      title: 'The whole rule',
      files: {
        '.mcp.json':
          '{ "mcpServers": { "docs": { "type": "http", "url": "https://docs.example.com/mcp", "tools": [{ "name": "search", "permission_policy": "always_ask" }] } } }\n',
      },
    },
    {
      title: 'Several fields of one object',
      files: { '.claude-plugin/marketplace.json': '⟦{ "title": "Our plugins" }⟧\n' },
    },
  ],
  evidence: [
    { claim: 'items of "tools" are objects with a name', source: 'Claude Code 2.1.326, run', date: '2026-11-18' },
  ],
});
