import { at, lettersOf, own } from '../../model/values/index.ts';
import { defineDocs, defineRule } from '../define.ts';
import { toolName } from '../shared/answers/naming.ts';

export default defineRule({
  id: 'description-same-as-name',
  category: 'clarity',
  severity: 'info',
  messages: {
    same: (data: { tool: string }) => `the description of ${data.tool} only repeats its name`,
  },
  on: {
    tool: {
      keys: ['description'],
      check(tool, { report }) {
        const description = own(tool.value, 'description');
        if (typeof description !== 'string' || !repeats(description, lettersOf(tool.name))) return;
        report('same', { tool: toolName(tool) }, at(tool.document, [...tool.route, 'description']), {
          help: 'say what it does and when to use it',
        });
      },
    },
  },
});

/** Most texts differ within a few letters; beyond ASCII, what becomes of a letter depends on those around it. */
function repeats(text: string, letters: string): boolean {
  if (letters === '') return false;
  let at = 0;
  for (const character of text) {
    if (character > '\x7f') return lettersOf(text) === letters;
    if (!/[A-Za-z0-9]/.test(character)) continue;
    if (character.toLowerCase() !== letters[at]) return false;
    at += 1;
  }
  return at === letters.length;
}

export const docs = defineDocs({
  summary: 'A description that only repeats the name of its tool',
  why: 'Models see the name anyway: such a description tells them nothing about when to use the tool.',
  fix: 'Say what the tool does and when to use it.',
  examples: [
    {
      title: 'The name again',
      files: {
        'tools.json':
          '{ "tools": [{ "name": "search_docs", "description": ⟦"Search docs"⟧, "inputSchema": { "type": "object" } }] }\n',
      },
    },
    {
      title: 'A sentence',
      files: {
        'tools.json':
          '{ "tools": [{ "name": "search_docs", "description": "Searches the docs for words", "inputSchema": { "type": "object" } }] }\n',
      },
    },
  ],
  evidence: [
    {
      claim: 'models choose tools by their descriptions',
      source: 'specification of MCP, all revisions',
      date: '2026-08-22',
    },
  ],
});
