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
    const { document } = reading;
    if (document.isBroken([])) return;
    const inputs = inputsOf(reading);
    const defined = new Set(inputs.map((input) => input.id));
    // Another id stands where this one was meant, or the reference stands where nobody reads it: that has a finding.
    if (inputUses(reading).some((use) => !defined.has(use.id))) return;
    for (const input of inputs) {
      if (document.text.includes(`\${input:${input.id}`)) continue;
      report('unused', { id: input.id }, at(document, input.route), { help: 'remove it' });
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
      title: 'Another id was written where it was meant: that has a finding',
      files: {
        '.vscode/mcp.json':
          '{ "inputs": [{ "id": "token", "type": "promptString", "description": "Token", "password": true }],\n  "servers": { "a": { "command": "a-mcp", "env": { "TOKEN": "${input:tokn}" } } } }\n',
      },
      also: ['input-undefined'],
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
