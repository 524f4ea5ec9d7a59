import type { Meaning } from '../../clients/index.ts';
import { contradictsItsFields, hasMeaning, nameOf, ownKey, type Server, sharersOf } from '../../model/server/index.ts';
import { at } from '../../model/values/index.ts';
import { consequence } from '../../model/verdict/index.ts';
import { list, quote } from '../../wording/index.ts';
import { defineDocs, defineRule } from '../define.ts';
import { isBridged } from '../shared/bridged.ts';
import { removing } from '../shared/fixes.ts';

export default defineRule({
  id: 'field-other-transport',
  category: 'correctness',
  severity: 'warning',
  messages: {
    other: (data: { key: string; server: string; transport: string; client: string }) =>
      `${quote(data.key)} has no effect: ${data.server} is ${data.transport === 'stdio' ? 'a local' : 'a remote'} server, and ${data.client} reads it only for ${data.transport === 'stdio' ? 'remote' : 'local'} ones`,
    started: (data: { key: string; server: string; client: string }) =>
      `${quote(data.key)} has no effect: ${data.client} reads it only where an entry has neither a command nor an address, and ${data.server} has one`,
    costly: (data: { key: string; server: string; transport: string; consequence: string }) =>
      `${quote(data.key)} may not stand in ${data.server}, which is ${data.transport === 'stdio' ? 'a local' : 'a remote'} server, so ${data.consequence}`,
  },
  on: {
    field: {
      fits: false,
      check({ server, key, value, fact, route }, { client, report }) {
        const { transport, document } = server;
        if (fact?.for === undefined || fact.unread || transport === undefined || fact.for.includes(transport)) return;
        // A command beside a url is a question of its own.
        if (fact.is === 'command' || fact.is === 'commandLine' || fact.is === 'url') return;
        // What a bridge does not get is told with what it takes.
        if (isBridged(server, key)) return;
        // It has no effect anywhere but on people.
        if (fact.is === 'description') return;
        const { otherTransport: reaction } = server.dialect;
        if (contradictsItsFields(server) || (reaction === undefined && isTornBetween(server))) return;
        const place = at(document, route, 'key');
        if (reaction !== undefined) {
          const outcome = consequence(reaction, client);
          const data = { key, server: nameOf(server), transport, consequence: outcome };
          report('costly', data, place, { server, reaction, help: 'remove it', fix: removing(route) });
          return;
        }
        if (isEmpty(value) || JSON.stringify(value) === JSON.stringify(fact.writesEverywhere)) return;
        if (fact.for.length === 0) {
          const env = transport === 'stdio' ? ownKey(server.dialect, 'env') : undefined;
          report('started', { key, server: nameOf(server), client }, place, {
            server,
            help: env === undefined ? 'remove it' : `write variables under ${quote(env)}, and remove the rest`,
          });
          return;
        }
        const sharers = ofTransport.has(fact.is) ? [] : sharersOf(server.format, key);
        report('other', { key, server: nameOf(server), transport, client }, place, {
          server,
          ...(sharers.length === 0 ? {} : { severity: 'info' as const }),
          fix: removing(route),
          help:
            sharers.length === 0
              ? 'remove it'
              : `remove it, unless it is there for ${list(sharers, { bare: true, conjunction: 'or' })}`,
        });
      },
    },
  },
});

/** By nature of one transport, in every client. */
const ofTransport: ReadonlySet<Meaning> = new Set<Meaning>([
  'args',
  'env',
  'envFile',
  'cwd',
  'headers',
  'headersHelper',
  'auth',
  'oauth',
]);

/** Which transport was meant is then the question, and has its own finding. */
function isTornBetween(server: Server): boolean {
  const command = hasMeaning(server, 'command', 'commandLine');
  const url = hasMeaning(server, 'url');
  return server.transport === 'stdio' ? url : command;
}

/** Null, a blank text, an empty list or an empty object asks for nothing. */
function isEmpty(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() === '';
  return value === null || (typeof value === 'object' && Object.keys(value).length === 0);
}

export const docs = defineDocs({
  summary: 'A field of the other transport, which has no effect here',
  why: 'Headers of a local server are sent to nobody, arguments of a remote one start nothing. The client drops them without a word.',
  fix: 'Remove the field, or use the transport it belongs to.',
  mends: { unsafe: 'removes the field' },
  examples: [
    {
      title: 'Headers of a local server',
      files: {
        '.mcp.json': '{ "mcpServers": { "docs": { "command": "docs-mcp", ⟦"headers"⟧: { "X-Team": "docs" } } } }\n',
      },
    },
    {
      title: 'What Zed reads for an extension, beside a command',
      files: {
        '.zed/settings.json':
          '{ "context_servers": { "docs": { "command": "docs-mcp", "args": [], ⟦"settings"⟧: { "DOCS_URL": "https://docs.acme.dev" } }, "of-extension": { "settings": { "team": "docs" } } } }\n',
      },
    },
    {
      title: 'Environment of a remote server',
      files: {
        '.mcp.json':
          '{ "mcpServers": { "docs": { "type": "http", "url": "https://docs.example.com/mcp", ⟦"env"⟧: { "LANG": "C" } } } }\n',
      },
    },
    {
      title: 'Arguments of a remote server in Codex, which refuses them',
      files: {
        '.codex/config.toml': '[mcp_servers.docs]\nurl = "https://docs.example.com/mcp"\n⟦args⟧ = ["--quiet"]\n',
      },
    },
    {
      title: 'Headers of a remote server',
      files: {
        '.mcp.json':
          '{ "mcpServers": { "docs": { "type": "http", "url": "https://docs.example.com/mcp", "headers": { "X-Team": "docs" } } } }\n',
      },
    },
  ],
  evidence: [
    {
      claim: 'an entry with a command or an address has no "settings" in Zed',
      source: 'zed-industries/zed, ContextServerSettingsContent, read',
      date: '2026-11-20',
    },
    {
      claim: 'a field of the other transport refuses the file',
      source: 'Codex 0.169.0, run (cases 25d, 32c)',
      date: '2026-11-18',
    },
    {
      claim: 'headers on a local server are accepted and unused',
      source: 'Claude Code 2.1.326, OpenCode 1.18.33, omp 18.2.3, run (case 32c)',
      date: '2026-11-18',
    },
  ],
});
