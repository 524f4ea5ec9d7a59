import { at, inputsOf, inputUses } from '../model/index.ts';
import { quote } from '../wording/index.ts';
import { defineDocs, defineRule } from './define.ts';

export default defineRule({
  id: 'input-unused',
  category: 'clarity',
  severity: 'info',
  scope: 'document',
  onlyWith: ['inputs'],
  messages: { unused: (data: { id: string }) => `no server refers to the input ${quote(data.id)}` },
  check(reading, { report }) {
    if (reading.document.isBroken([])) return;
    const used = new Set(inputUses(reading).map((use) => use.id));
    for (const input of inputsOf(reading)) {
      if (!used.has(input.id))
        report('unused', { id: input.id }, at(reading.document, input.route), { help: 'remove it' });
    }
  },
});

export const docs = defineDocs({
  summary: 'An input that no server refers to',
  why: 'It is a leftover: nobody is asked for it.',
  fix: 'Remove it.',
  examples: [
    {
      title: 'A leftover',
      files: {
        '.vscode/mcp.json':
          '{ "inputs": [{ "id": ⟦"token"⟧, "type": "promptString", "description": "Token", "password": true }],\n  "servers": { "a": { "command": "a-mcp" } } }\n',
      },
    },
    {
      title: 'An input in use',
      files: {
        '.vscode/mcp.json':
          '{ "inputs": [{ "id": "token", "type": "promptString", "description": "Token", "password": true }],\n  "servers": { "a": { "command": "a-mcp", "env": { "TOKEN": "${input:token}" } } } }\n',
      },
    },
  ],
  evidence: [
    { claim: 'inputs are asked for when a server refers to them', source: 'VS Code 1.139.1, read', date: '2026-11-18' },
  ],
});
