import { at, own } from '../../model/values/index.ts';
import { defineDocs, defineRule } from '../define.ts';
import { oneInput, oneOutput } from '../shared/answers/examples.ts';
import { dialectOf, nodeName } from '../shared/answers/json-schemas.ts';
import { outcomeOf } from '../shared/answers/outcome.ts';

export default defineRule({
  id: 'schema-dialect-unknown',
  category: 'correctness',
  severity: 'error',
  messages: {
    unknown: (data: { schema: string }) =>
      `"$schema" in ${data.schema} names a dialect that version 2 of the official SDK refuses`,
    type: (data: { schema: string; outcome: string }) => `"$schema" in ${data.schema} is not a string, ${data.outcome}`,
  },
  on: {
    toolSchema(node, { report }) {
      if (dialectOf(node) !== null) return;
      const place = at(node.document, [...node.route, '$schema']);
      const schema = nodeName(node);
      const help = 'write "https://json-schema.org/draft/2020-12/schema", or leave it out';
      if (typeof own(node.schema, '$schema') === 'string') {
        // Schemas of arguments are for the server and the model: clients do not compile them.
        report('unknown', { schema }, place, { help, severity: node.side === 'outputSchema' ? 'error' : 'warning' });
      } else {
        const { clause, severity } = outcomeOf(node.side, ['$schema'], true);
        report('type', { schema, outcome: clause }, place, { help, severity });
      }
    },
  },
});

export const docs = defineDocs({
  summary: 'A schema in a dialect that clients do not know',
  why: "Version 2 of the official SDK knows 2020-12, 2019-09, draft-07 and draft-06, each by its exact address, and refuses results of a tool whose schema is in another one. draft-04, a vendor's dialect and a mistyped address are such.",
  fix: 'Leave "$schema" out, which means 2020-12, or write the address of one of these.',
  examples: [
    {
      title: 'draft-04',
      files: oneOutput(
        '{ "$schema": ⟦"http://json-schema.org/draft-04/schema#"⟧, "type": "object", "properties": { "n": { "type": "integer" } } }',
      ),
    },
    {
      title: 'For arguments',
      files: oneInput('{ "$schema": ⟦"https://json-schema.org/schema"⟧, "type": "object", "properties": {} }'),
    },
    { title: 'A number', files: oneInput('{ "$schema": ⟦2020⟧, "type": "object", "properties": {} }') },
    {
      title: 'The newest',
      files: oneInput(
        '{ "$schema": "https://json-schema.org/draft/2020-12/schema", "type": "object", "properties": {} }',
      ),
    },
  ],
  evidence: [
    {
      claim: 'dialects other than these four are refused',
      source: '@modelcontextprotocol/client 2.4.0',
      date: '2026-11-18',
    },
    {
      claim: 'unsupported dialects must be refused',
      source: 'specification of MCP 2025-11-25, SEP-1613',
      date: '2026-08-22',
    },
  ],
});
