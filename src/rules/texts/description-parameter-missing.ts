import { isObject, own } from '../../model/values/index.ts';
import { list } from '../../wording/index.ts';
import { defineDocs, defineRule } from '../define.ts';
import { oneArgument } from '../shared/answers/examples.ts';
import { placeOfTool, toolName } from '../shared/answers/naming.ts';

export default defineRule({
  id: 'description-parameter-missing',
  category: 'clarity',
  severity: 'off',
  messages: {
    missing: (data: { tool: string; names: string }) => `${data.tool} does not describe ${data.names}`,
  },
  on: {
    tool(tool, { report }) {
      const properties = own(own(tool.value, 'inputSchema'), 'properties');
      if (!isObject(properties)) return;
      const names = Object.keys(properties).filter((name) => isFree(properties[name]));
      if (names.length === 0) return;
      report('missing', { tool: toolName(tool), names: list(names, { max: 4 }) }, placeOfTool(tool), {
        help: 'say what each argument is for',
      });
    },
  },
});

/** What a choice or a switch is for, its name and its values may tell. */
function isFree(schema: unknown): boolean {
  if (!isObject(schema) || own(schema, '$ref') !== undefined) return false;
  const isTold = ['enum', 'const'].some((key) => own(schema, key) !== undefined) || own(schema, 'type') === 'boolean';
  return own(schema, 'description') === undefined && !isTold;
}

export const docs = defineDocs({
  summary: 'Arguments without a description',
  why: 'A model guesses from the name what an argument is for. Off by default: most names tell enough, and longer texts cost every request.',
  fix: 'Describe arguments whose name does not tell what is expected.',
  examples: [
    {
      title: 'A text of any kind',
      files: {
        'tools.json':
          '{ "tools": [{ "name": ⟦"search"⟧, "description": "Searches", "inputSchema": { "type": "object", "properties": { "q": { "type": "string" } } } }] }\n',
      },
    },
    { title: 'A description', files: oneArgument('{ "type": "string", "description": "Words to look for" }') },
    { title: 'A choice', files: oneArgument('{ "enum": ["asc", "desc"] }') },
  ],
  evidence: [
    {
      claim: 'most tools lack descriptions; adding all of them made a sixth of the cases worse',
      source: 'arXiv 2602.14878',
      date: '2026-11-18',
    },
  ],
});
