import { revisionOf } from '../../model/answers/index.ts';
import { at, kindOf, own } from '../../model/values/index.ts';
import { defineDocs, defineRule } from '../define.ts';
import { oneArgument, oneInput } from '../shared/answers/examples.ts';
import { nodeName } from '../shared/answers/json-schemas.ts';
import { LOST } from '../shared/answers/naming.ts';
import { outcomeOf } from '../shared/answers/outcome.ts';

export default defineRule({
  id: 'schema-required-not-array',
  category: 'correctness',
  severity: 'error',
  messages: {
    root: (data: { schema: string; fault: string }) => `"required" in ${data.schema} ${data.fault}, so ${LOST}`,
    old: (data: { schema: string; fault: string }) =>
      `"required" in ${data.schema} ${data.fault}; clients of older revisions lose the whole list for it`,
    inner: (data: { schema: string; fault: string; outcome: string }) =>
      `"required" in ${data.schema} ${data.fault}, ${data.outcome}`,
    up: (data: { schema: string; outcome: string }) =>
      `"required" in ${data.schema} is a boolean and not a list of names, ${data.outcome}`,
  },
  on: {
    schemaNode: {
      keywords: ['required'],
      check(node, { report, reading }) {
        const value = own(node.schema, 'required');
        const fault = Object.hasOwn(node.schema, 'required') ? faultOf(value) : undefined;
        if (fault === undefined) return;
        const revision = revisionOf(reading);
        const data = { schema: nodeName(node), fault };
        const place = at(node.document, [...node.route, 'required']);
        const isChecked = node.keyword === '' && (node.side === 'inputSchema' || revision >= '2025-06-18');
        const { clause, severity } = outcomeOf(node.side, node.inside, Array.isArray(value));
        const help = value === null ? 'delete it' : 'write a list of names';
        if (isChecked && revision < '2026-07-28') report('root', data, place, { help });
        else if (isChecked) report('old', data, place, { help, severity: 'warning' });
        else if (typeof value !== 'boolean') report('inner', { ...data, outcome: clause }, place, { help, severity });
        else {
          report('up', { ...data, outcome: clause }, place, {
            help: 'list the name in "required" of the object that holds it',
            severity,
          });
        }
      },
    },
  },
});

function faultOf(value: unknown): string | undefined {
  if (!Array.isArray(value)) return `is ${kindOf(value)} and not a list`;
  return value.every((item) => typeof item === 'string') ? undefined : 'lists something else than names';
}

export const docs = defineDocs({
  summary: '"required" of a schema that is not a list of names',
  why: 'Serialisers write null for an empty list, and "required": true inside an argument is the way of older drafts. At the root, clients on the official SDK lose the whole list of tools for it; further inside, VS Code leaves the tool out, and the Anthropic API refuses the request.',
  fix: 'Leave an empty "required" out; name required arguments in "required" of the object that holds them.',
  examples: [
    { title: 'null', files: oneInput('{ "type": "object", "properties": {}, "required": ⟦null⟧ }') },
    { title: 'In the argument itself', files: oneArgument('{ "type": "string", "required": ⟦true⟧ }') },
    {
      title: 'One name without a list, inside',
      files: oneArgument('{ "type": "object", "properties": { "a": {} }, "required": ⟦"a"⟧ }'),
    },
    {
      title: 'The newest revision',
      files: oneInput('{ "type": "object", "properties": {}, "required": ⟦null⟧ }'),
      spec: '2026-07-28',
    },
    {
      title: 'A list of names',
      files: oneInput('{ "type": "object", "properties": { "query": { "type": "string" } }, "required": ["query"] }'),
    },
    {
      title: 'An argument of that name',
      files: oneInput('{ "type": "object", "properties": { "required": { "type": "boolean" } } }'),
    },
  ],
  evidence: [
    {
      claim: 'null and true at the root make the whole list fail',
      source: '@modelcontextprotocol/sdk 1.32.2 and @modelcontextprotocol/core 2.4.0, their schemas run',
      date: '2026-11-18',
    },
    {
      claim: 'tools whose schemas fail the meta-schema of draft-07 are left out',
      source: 'microsoft/vscode-copilot-chat 31acd00',
      date: '2026-03-29',
    },
    { claim: 'null costs the server', source: 'anthropics/claude-code#44364', date: '2026-11-18' },
  ],
});
