import { nameOf, type Server } from '../../model/server/index.ts';
import { at, isObject, kindOf } from '../../model/values/index.ts';
import { consequence, costsOnlyServer } from '../../model/verdict/index.ts';
import { defineDocs, defineRule } from '../define.ts';

export default defineRule({
  id: 'server-shape',
  category: 'correctness',
  severity: 'error',
  messages: {
    shape: (data: { server: string; kind: string; consequence: string }) =>
      `${data.server} is ${data.kind} where an object is needed, so ${data.consequence}`,
  },
  on: {
    server: {
      entry: 'odd',
      check(server, { client, report }) {
        if (isObject(server.entry)) return;
        const { notObject, nullEntry = notObject } = server.dialect;
        const reaction = server.entry === null ? nullEntry : notObject;
        report(
          'shape',
          { server: nameOf(server), kind: kindOf(server.entry), consequence: consequence(reaction, client) },
          at(server.document, server.route),
          {
            reaction,
            server,
            help: 'write an object with "command" or "url", or delete the entry',
            ...(isBeside(server) && costsOnlyServer(reaction.effect) ? { severity: 'warning' } : {}),
          },
        );
      },
    },
  },
});

/** In a map without a root key, a text such as a version need not be meant for a server. */
function isBeside({ route, entry }: Server): boolean {
  return route.length === 1 && entry !== null && typeof entry !== 'object';
}

export const docs = defineDocs({
  summary: 'The entry of a server is not an object',
  why: 'An entry of another type is no server. Some clients skip it, some refuse the file, a few crash on `null`.',
  fix: 'Write an object, or delete the entry.',
  mends: 'what the entry should be cannot be told',
  examples: [
    { title: 'null as a server', files: { '.mcp.json': '{ "mcpServers": { "docs": ⟦null⟧ } }\n' } },
    {
      title: 'A command line as a server',
      files: { 'opencode.json': '{ "mcp": { "docs": ⟦"docs-mcp --stdio"⟧ } }\n' },
    },
    {
      title: 'A map without a root key, which may hold more than servers',
      files: {
        '.github/mcp.json': '{ "version": ⟦"1.0"⟧, "docs": { "command": "docs-mcp" } }\n',
      },
    },
    { title: 'An object', files: { '.mcp.json': '{ "mcpServers": { "docs": { "command": "docs-mcp" } } }\n' } },
  ],
  evidence: [
    {
      claim: 'null, strings and arrays are skipped by Claude Code and refuse the file in OpenCode',
      source: 'Claude Code 2.1.326, OpenCode 1.18.33, run (cases 30, 30b, 30c)',
      date: '2026-11-18',
    },
  ],
});
