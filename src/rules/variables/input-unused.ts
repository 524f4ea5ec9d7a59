import { at, eachString, maySpellWithEscapes } from '../../model/values/index.ts';
import { inputsOf, inputUses } from '../../model/variables/index.ts';
import { quote } from '../../wording/index.ts';
import { defineDocs, defineRule } from '../define.ts';
import { fix } from '../shared/fixes.ts';

export default defineRule({
  id: 'input-unused',
  category: 'clarity',
  severity: 'info',
  inSnippets: 'whole',
  messages: { unused: (data: { id: string }) => `no server refers to the input ${quote(data.id)}` },
  on: {
    file: {
      format: 'inputs',
      check(reading, { report }) {
        const { document } = reading;
        if (document.isBroken([])) return;
        const inputs = inputsOf(reading);
        const defined = new Set(inputs.map((input) => input.id));
        const used = new Set(inputUses(reading).map((use) => use.id));
        // Where nobody reads it, or not closed as it should be: then too it is what the input is for.
        const addUses = (text: string) => {
          for (const [, id = ''] of text.matchAll(/\$\{input:([^}"\n]*)/g)) used.add(id);
        };
        addUses(document.text);
        if (maySpellWithEscapes(document.text)) eachString(document.value, addUses);
        // Another id stands where this one was meant, and that has a finding.
        for (const id of used) if (!defined.has(id)) return;
        for (const { id, route } of inputs) {
          if (!used.has(id))
            report('unused', { id }, at(document, route), {
              help: 'remove it',
              fix: fix('unsafe', `remove the input ${quote(id)}`, { do: 'remove', at: route.slice(0, -1) }),
            });
        }
      },
    },
  },
});

export const docs = defineDocs({
  summary: 'An input that no server refers to',
  why: 'It is a leftover: nobody is asked for it.',
  fix: 'Remove it.',
  mends: { unsafe: 'removes the input' },
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
      title: 'One input begins like the other',
      files: {
        '.vscode/mcp.json':
          '{ "inputs": [{ "id": "key2", "type": "promptString", "description": "Key" }, { "id": ⟦"key"⟧, "type": "promptString", "description": "Key" }],\n  "servers": { "a": { "command": "a-mcp", "env": { "KEY": "${input:key2}" } } } }\n',
      },
    },
    {
      title: 'An id with an escape',
      files: {
        '.vscode/mcp.json':
          '{ "inputs": [{ "id": "the \\"key\\"", "type": "promptString", "description": "Key" }],\n  "servers": { "a": { "command": "a-mcp", "env": { "KEY": "${input:the \\"key\\"}" } } } }\n',
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
