import { nameOf } from '../../model/server/index.ts';
import { at } from '../../model/values/index.ts';
import { quote } from '../../wording/index.ts';
import { defineDocs, defineRule } from '../define.ts';
import { removing, writing } from '../shared/fixes.ts';
import { reportViolation, violated } from '../shared/violations.ts';

export default defineRule({
  id: 'field-value',
  category: 'correctness',
  severity: 'error',
  messages: {
    violated,
    renamed: (data: { key: string; server: string; client: string }) =>
      `${quote(data.key)} of ${data.server} is another name; ${data.client} replaces it with the key`,
    closed: (data: { key: string; server: string; client: string }) =>
      `${quote(data.key)} of ${data.server} is empty, so ${data.client} offers none of its tools`,
  },
  on: {
    violation: {
      kind: 'value',
      check(violation, context) {
        reportViolation('value', violation, context);
      },
    },
    field: {
      is: ['toolsAllowed'],
      check({ server, key, value, fact, route }, { client, report }) {
        if (fact?.closes === undefined || !Array.isArray(value) || value.length > 0) return;
        report('closed', { key, server: nameOf(server), client }, at(server.document, route), {
          server,
          reaction: { effect: 'ignored', by: fact.closes },
          help: 'name the tools, or remove the list to have them all',
          fix: removing(route),
        });
      },
    },
    name: {
      repeated: false,
      check(server, { client, report }) {
        for (const { key, value, fact, route } of server.fields) {
          if (!fact?.repeatsName || typeof value !== 'string' || value === server.name) continue;
          report('renamed', { key, server: nameOf(server), client }, at(server.document, route), {
            server,
            reaction: { effect: 'ignored', by: fact.by ?? server.dialect.by },
            help: `write ${quote(server.name)}, or rename the key`,
            fix: writing(route, server.name),
          });
        }
      },
    },
  },
});

export const docs = defineDocs({
  summary: 'A value outside what the client accepts',
  why: 'The type is right and the value is not one the loader takes: an empty command, a negative limit, a word that is not in its list.',
  fix: 'Write one of the values that are accepted.',
  mends: {
    safe: 'writes the word that is meant; renames a key to the one that is near; writes listed servers under their names',
    unsafe: 'removes a key that the client refuses, and an empty list of tools',
  },
  examples: [
    {
      title: 'An empty command',
      files: { '.mcp.json': '{ "mcpServers": { "db": { "command": ⟦""⟧ } } }\n' },
    },
    {
      title: 'A limit below zero',
      files: { '.mcp.json': '{ "mcpServers": { "db": { "command": "db-mcp", "timeout": ⟦-1⟧ } } }\n' },
    },
    {
      title: 'A platform that does not exist',
      files: {
        '.aix/servers.json':
          '{ "servers": { "db": { "name": "db", "command": "db-mcp", "platforms": [⟦"macos"⟧] } } }\n',
      },
      as: 'aix',
      also: ['lossy-field'],
    },
    {
      title: 'A canonical name that is not the key',
      files: { '.aix/servers.json': '{ "servers": { "db": { "name": ⟦"database"⟧, "command": "db-mcp" } } }\n' },
      as: 'aix',
    },
    {
      title: 'An empty list of tools',
      files: {
        '.github/mcp.json': '{ "mcpServers": { "db": { "command": "db-mcp", "tools": ⟦[]⟧ } } }\n',
        '.gemini/settings.json': '{ "mcpServers": { "db": { "command": "db-mcp", "includeTools": ⟦[]⟧ } } }\n',
      },
    },
    {
      title: 'Values in range',
      files: { '.mcp.json': '{ "mcpServers": { "db": { "command": "db-mcp", "timeout": 60000 } } }\n' },
    },
  ],
  evidence: [
    {
      claim: 'an empty command and a limit below zero are refused',
      source: 'Claude Code 2.1.326, run (cases 17, 21b)',
      date: '2026-11-18',
    },
    { claim: 'platforms are darwin, linux, windows', source: 'thoreinstein/aix 070fd29, read', date: '2026-04-27' },
  ],
});
