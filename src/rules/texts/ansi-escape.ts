import { at } from '../../model/values/index.ts';
import { defineDocs, defineRule } from '../define.ts';
import { toolsNamed } from '../shared/answers/examples.ts';

export default defineRule({
  id: 'ansi-escape',
  category: 'security',
  severity: 'error',
  messages: {
    escape: () => 'the text holds an escape sequence, which can hide or overwrite what a terminal shows',
  },
  on: {
    answerText: {
      // A result may well be what a program printed.
      when: ({ format }) => format.answer !== 'result',
      odd: true,
      check({ document, text, route, side }, { report }) {
        const start = text.indexOf('\u001b');
        if (start === -1 || route.includes('content')) return;
        const length = /^\u001b(?:\[[0-9;?]{0,16}[A-Za-z]?)?/.exec(text.slice(start))?.[0].length ?? 1;
        report('escape', undefined, at(document, route, side, { start, end: start + length }), {
          help: 'delete the sequence',
        });
      },
    },
  },
});

export const docs = defineDocs({
  cwe: [150],
  summary: 'A terminal escape sequence in a text',
  why: 'Clients in a terminal print what a server says of its tools. Escape sequences can hide a part of it from the person who approves the tool, while the model reads all of it.',
  fix: 'Delete the sequence.',
  examples: [
    {
      title: 'A hidden sentence',
      files: {
        'tools.json':
          '{ "tools": [{ "name": "search", "description": "Searches ⟦\\u001b[8m⟧all of it", "inputSchema": { "type": "object" } }] }\n',
      },
    },
    {
      title: 'The output of a program',
      files: { 'search.result.json': '{ "content": [{ "type": "text", "text": "\\u001b[31mred" }] }\n' },
    },
    { title: 'Plain text', files: toolsNamed('"search"') },
  ],
  evidence: [
    {
      claim: 'escape sequences of a description reach the terminal',
      source: 'cisco-ai-defense/mcp-scanner, snyk/agent-scan',
      date: '2026-08-06',
    },
  ],
});
