import { at } from '../../model/values/index.ts';
import { inputsOf } from '../../model/variables/index.ts';
import { quote } from '../../wording/index.ts';
import { defineDocs, defineRule } from '../define.ts';

export default defineRule({
  id: 'input-duplicate',
  category: 'correctness',
  severity: 'warning',
  messages: { twice: (data: { id: string }) => `two inputs have the id ${quote(data.id)}` },
  on: {
    file: {
      format: 'inputs',
      check(reading, { report }) {
        const seen = new Map<string, readonly (string | number)[]>();
        for (const { id, route } of inputsOf(reading)) {
          const first = seen.get(id);
          if (first === undefined) seen.set(id, route);
          else {
            report('twice', { id }, at(reading.document, route), {
              help: 'rename one of them',
              related: [{ place: at(reading.document, first), message: 'the other one' }],
            });
          }
        }
      },
    },
  },
});

export const docs = defineDocs({
  summary: 'Two inputs with one id',
  why: 'The user is asked once, and one of the two questions is never shown.',
  fix: 'Rename one of them.',
  mends: 'which of two questions is meant is a decision',
  examples: [
    {
      title: 'The same id twice',
      files: {
        '.vscode/mcp.json':
          '{ "inputs": [{ "id": "a", "type": "promptString", "description": "A" }, { "id": ⟦"a"⟧, "type": "promptString", "description": "B" }],\n  "servers": { "a": { "command": "a-mcp", "args": ["${input:a}"] } } }\n',
      },
    },
    {
      title: 'Two ids',
      files: {
        '.vscode/mcp.json':
          '{ "inputs": [{ "id": "a", "type": "promptString", "description": "A" }, { "id": "b", "type": "promptString", "description": "B" }],\n  "servers": { "a": { "command": "a-mcp", "args": ["${input:a}", "${input:b}"] } } }\n',
      },
    },
  ],
  evidence: [{ claim: 'inputs are looked up by id', source: 'VS Code 1.139.1, read', date: '2026-11-18' }],
});
