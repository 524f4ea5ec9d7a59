import { at, own } from '../../model/values/index.ts';
import { quote } from '../../wording/index.ts';
import { defineDocs, defineRule } from '../define.ts';
import { nouns } from '../shared/answers/naming.ts';

export default defineRule({
  id: 'prompt-resource-name',
  category: 'compatibility',
  severity: 'info',
  messages: {
    outside: (data: { noun: string; name: string }) =>
      `the name of ${data.noun} ${quote(data.name)} cannot be used where a client offers it to the model as a tool`,
  },
  on: {
    answer({ kind, route, value }, { report, reading: { document } }) {
      const noun = nouns[kind];
      if (noun === undefined || !Array.isArray(value)) return;
      for (const [index, item] of value.entries()) {
        const name = own(item, 'name');
        if (typeof name !== 'string' || /^[A-Za-z0-9_./:-]*$/.test(name)) continue;
        report('outside', { noun, name }, at(document, [...route, index, 'name']), {
          help: 'use letters, digits, "_" and "-" in "name", and put the rest into "title"',
        });
      }
    },
  },
});

export const docs = defineDocs({
  summary: 'A prompt or resource whose name cannot become the name of a tool',
  why: 'Some clients offer prompts and resources to the model as tools. Names with blanks then make the providers refuse the request.',
  fix: 'Use a plain name, and "title" for what people see.',
  examples: [
    {
      title: 'Blanks',
      files: { 'all.prompts.json': '{ "prompts": [{ "name": ⟦"Review my code"⟧, "arguments": [] }] }\n' },
    },
    {
      title: 'A plain name',
      files: { 'all.resources.json': '{ "resources": [{ "name": "read-me", "uri": "file:///readme.md" }] }\n' },
    },
  ],
  evidence: [
    {
      claim: 'a resource with blanks in its name made the Anthropic API refuse calls',
      source: 'pgEdge/pgedge-postgres-mcp#139',
      date: '2026-11-18',
    },
  ],
});
