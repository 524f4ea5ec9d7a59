import { nameOf } from '../../model/server/index.ts';
import { at, own } from '../../model/values/index.ts';
import { quote } from '../../wording/index.ts';
import { defineDocs, defineRule } from '../define.ts';

export default defineRule({
  id: 'auth-incomplete',
  category: 'correctness',
  severity: 'warning',
  messages: {
    missing: (data: { field: string; needs: string; server: string; client: string }) =>
      `${quote(data.field)} of ${data.server} has no ${quote(data.needs)}, so ${data.client} does not sign in, without a word`,
    inert: (data: { field: string; type: string; server: string; client: string }) =>
      `${quote(data.field)} of ${data.server} has the type ${quote(data.type)}, with which ${data.client} does nothing`,
  },
  on: {
    field: {
      is: ['auth'],
      check(field, { client, report }) {
        const { server, key, value, route } = field;
        if (field.fact === undefined || field.fact.unread) return;
        for (const { field: known, type, needs, reaction } of server.dialect.signIn ?? []) {
          if (known !== key || own(value, 'type') !== type) continue;
          const shared = { field: key, server: nameOf(server), client };
          if (needs === undefined) {
            const help = 'send the key in "headers" or "env", as the server wants it';
            report('inert', { ...shared, type }, at(server.document, [...route, 'type']), { server, reaction, help });
            continue;
          }
          const needed = own(value, needs);
          // A wrong type is a question for the schema.
          if (needed !== undefined && needed !== '') continue;
          const place = needed === '' ? at(server.document, [...route, needs]) : at(server.document, route, 'key');
          report('missing', { ...shared, needs }, place, {
            server,
            reaction,
            help: `sign in once with ${client}, which writes ${quote(needs)}, or remove ${quote(key)}`,
          });
        }
      },
    },
  },
});

export const docs = defineDocs({
  summary: 'A way to sign in that lacks what it needs, and is skipped without a word',
  why: 'The server then gets requests without a token and answers 401, or starts without one. Nothing says that the block was passed over.',
  fix: 'Complete the block, or remove it.',
  examples: [
    {
      title: 'OAuth without the credential it refers to',
      files: {
        '.omp/mcp.json':
          '{ "mcpServers": { "docs": { "type": "http", "url": "https://docs.example.com/mcp", ⟦"auth"⟧: { "type": "oauth" } } } }\n',
      },
    },
    {
      title: 'An empty one, and a type that does nothing by itself',
      files: {
        '.omp/mcp.json':
          '{ "mcpServers": { "docs": { "type": "http", "url": "https://docs.example.com/mcp", "auth": { "type": "oauth", "credentialId": ⟦""⟧ } }, "db": { "command": "db-mcp", "auth": { "type": ⟦"apikey"⟧ } } } }\n',
      },
    },
    {
      title: 'A complete block',
      files: {
        '.omp/mcp.json':
          '{ "mcpServers": { "docs": { "type": "http", "url": "https://docs.example.com/mcp", "auth": { "type": "oauth", "credentialId": "docs" } } } }\n',
      },
    },
  ],
  evidence: [
    {
      claim: 'oauth without credentialId is skipped; apikey does nothing by itself',
      source: '@oh-my-pi/pi-coding-agent 18.3.4, read',
      date: '2026-09-27',
    },
  ],
});
