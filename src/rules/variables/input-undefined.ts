import { at } from '../../model/values/index.ts';
import { inputsOf, inputUses } from '../../model/variables/index.ts';
import { quote } from '../../wording/index.ts';
import { defineDocs, defineRule } from '../define.ts';
import { suggestions } from '../shared/suggestions.ts';

export default defineRule({
  id: 'input-undefined',
  category: 'correctness',
  severity: 'error',
  inSnippets: 'whole',
  messages: {
    undefined: (data: { id: string; client: string }) =>
      `no input has the id ${quote(data.id)}, so ${data.client} does not start the server`,
  },
  on: {
    file: {
      format: 'inputs',
      check(reading, { client, report }) {
        if (reading.format.inputs === undefined) return;
        const ids = [...new Set(inputsOf(reading).map((input) => input.id))];
        const defined = new Set(ids);
        const suggest = suggestions();
        const uses = inputUses(reading);
        const [idle, ...othersIdle] = ids.filter((id) => !uses.some((use) => use.id === id));
        for (const { id, route, within } of uses) {
          if (defined.has(id)) continue;
          const close = suggest(id, ids) ?? (othersIdle.length === 0 ? idle : undefined);
          report('undefined', { id, client }, at(reading.document, route, 'value', within), {
            help:
              close === undefined
                ? `define it under ${quote(reading.format.inputs.join('.'))}`
                : `did you mean ${quote(close)}?`,
          });
        }
      },
    },
  },
});

export const docs = defineDocs({
  summary: 'A reference to an input that is not defined',
  why: 'VS Code asks the user for every input before it starts the server. An id that is not defined ends the start with a message.',
  fix: 'Define the input, or correct the id.',
  mends: 'what should be asked cannot be told',
  examples: [
    {
      title: 'Another id',
      files: {
        '.vscode/mcp.json':
          '{ "inputs": [{ "id": "token", "type": "promptString", "description": "Token", "password": true }],\n  "servers": { "a": { "command": "a-mcp", "env": { "TOKEN": "${input:token}", "KEY": "⟦${input:tokn}⟧" } } } }\n',
      },
    },
    {
      title: 'The only id that nobody refers to was meant',
      files: {
        '.vscode/mcp.json':
          '{ "inputs": [{ "id": "docs-token", "type": "promptString", "description": "Token", "password": true }],\n  "servers": { "a": { "command": "a-mcp", "env": { "KEY": "⟦${input:key}⟧" } } } }\n',
      },
    },
    {
      title: 'A defined id',
      files: {
        '.vscode/mcp.json':
          '{ "inputs": [{ "id": "token", "type": "promptString", "description": "Token", "password": true }],\n  "servers": { "a": { "command": "a-mcp", "env": { "TOKEN": "${input:token}" } } } }\n',
      },
    },
  ],
  evidence: [
    {
      claim: 'an undefined input is an error when the server starts',
      source: 'VS Code 1.139.1, read in its workbench bundle',
      date: '2026-11-18',
    },
  ],
});
