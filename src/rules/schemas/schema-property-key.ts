import { profilesOf } from '../../model/answers/index.ts';
import type { Reading } from '../../model/reading/index.ts';
import { at, isObject, own } from '../../model/values/index.ts';
import { quote } from '../../wording/index.ts';
import { defineDocs, defineRule } from '../define.ts';
import { oneInput } from '../shared/answers/examples.ts';
import { toolName } from '../shared/answers/naming.ts';

export default defineRule({
  id: 'schema-property-key',
  category: 'compatibility',
  severity: 'warning',
  messages: {
    key: (data: { key: string; tool: string; who: string; allows: string }) =>
      `argument ${quote(data.key)} of ${data.tool} has a name that ${data.who} refuses: only ${data.allows}`,
  },
  on: {
    toolSchema: {
      side: 'inputSchema',
      check(node, { report, shared }) {
        const properties = own(node.schema, 'properties');
        if (!isObject(properties)) return;
        const limited = shared(limitsIn);
        for (const key in properties) {
          const strict = limited.find(({ pattern }) => !pattern.test(key));
          if (strict === undefined) continue;
          const { who, allows } = strict;
          const place = at(node.document, [...node.route, 'properties', key], 'key');
          report('key', { key, tool: toolName(node.tool), who, allows }, place, {
            help: 'rename it, and translate it in the tool',
          });
        }
      },
    },
  },
});

function limitsIn(reading: Reading) {
  return profilesOf(reading).flatMap(({ name, propertyKey }) => (propertyKey ? [{ who: name, ...propertyKey }] : []));
}

export const docs = defineDocs({
  summary: 'An argument whose name a model provider refuses',
  why: 'Names such as "StartTime<" and "issue_types[]" come from web interfaces. The Anthropic API refuses the whole request for one of them, so the tool breaks every session.',
  fix: 'Use letters, digits, "_", "." and "-", and translate the name in the tool.',
  examples: [
    {
      title: 'A comparison',
      files: oneInput('{ "type": "object", "properties": { ⟦"StartTime<"⟧: { "type": "string" } } }'),
    },
    {
      title: 'A hyphen, for Gemini',
      files: oneInput('{ "type": "object", "properties": { ⟦"start-time"⟧: { "type": "string" } } }'),
      profiles: ['gemini'],
    },
    {
      title: 'A hyphen',
      files: oneInput('{ "type": "object", "properties": { "start-time": { "type": "string" } } }'),
    },
  ],
  evidence: [
    {
      claim: 'keys at the root match ^[a-zA-Z0-9_.-]{1,64}$ or the request fails',
      source: 'freee/freee-mcp#15, twilio-labs/mcp#56, decocms/studio#6874',
      date: '2026-11-18',
    },
    {
      claim: 'names of parameters begin with a letter or "_"',
      source: 'types of @google/genai 2.32.0',
      date: '2026-11-18',
    },
  ],
});
