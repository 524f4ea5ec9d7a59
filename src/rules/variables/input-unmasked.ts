import { at, own } from '../../model/values/index.ts';
import { inputsOf } from '../../model/variables/index.ts';
import type { Fix } from '../../model/verdict/index.ts';
import type { Route } from '../../parse/index.ts';
import { quote } from '../../wording/index.ts';
import { defineDocs, defineRule } from '../define.ts';
import { adding, writing } from '../shared/fixes.ts';

const secret = /token|secret|passw|api[-_ ]?key|credential|\bpat\b/i;

export default defineRule({
  id: 'input-unmasked',
  category: 'security',
  severity: 'info',
  messages: {
    shown: (data: { id: string; client: string }) =>
      `${data.client} shows what is typed for the input ${quote(data.id)}, which looks like a secret`,
  },
  on: {
    file: {
      format: 'inputs',
      check(reading, { client, report }) {
        for (const { id, route, entry } of inputsOf(reading)) {
          const description = own(entry, 'description');
          const words = `${id} ${typeof description === 'string' ? description : ''}`;
          if (own(entry, 'type') !== 'promptString' || own(entry, 'password') === true || !secret.test(words)) continue;
          report('shown', { id, client }, at(reading.document, route), {
            help: 'add "password": true',
            fix: fixFor(route, entry),
          });
        }
      },
    },
  },
});

/** The route is that of the id. */
function fixFor(route: Route, entry: unknown): Fix {
  const password = [...route.slice(0, -1), 'password'];
  return own(entry, 'password') === undefined ? adding(password, true) : writing(password, true, 'unsafe');
}

export const docs = defineDocs({
  cwe: [549],
  summary: 'A question for a secret that shows what is typed',
  why: 'Without `password` the box shows the characters, and the value is kept unmasked.',
  fix: 'Add `"password": true`.',
  mends: { safe: 'adds "password": true' },
  examples: [
    {
      title: 'A token in plain sight',
      files: {
        '.vscode/mcp.json':
          '{ "inputs": [{ "id": ⟦"github_token"⟧, "type": "promptString", "description": "Token" }],\n  "servers": { "a": { "command": "a-mcp", "env": { "TOKEN": "${input:github_token}" } } } }\n',
      },
    },
    {
      title: 'A masked token',
      files: {
        '.vscode/mcp.json':
          '{ "inputs": [{ "id": "github_token", "type": "promptString", "description": "Token", "password": true }],\n  "servers": { "a": { "command": "a-mcp", "env": { "TOKEN": "${input:github_token}" } } } }\n',
      },
    },
  ],
  evidence: [{ claim: 'password: true masks the box', source: 'VS Code documentation, 742b9358', date: '2026-08-21' }],
});
