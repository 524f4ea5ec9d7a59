import { isWholeServer } from '../../model/reading/index.ts';
import { mayHaveStrangers, nameOf, type Server } from '../../model/server/index.ts';
import { at, isObject, kindOf, valueAt } from '../../model/values/index.ts';
import { consequence, costsOnlyServer, type Fix, type Severity } from '../../model/verdict/index.ts';
import { quote } from '../../wording/index.ts';
import { defineDocs, defineRule } from '../define.ts';
import { fix } from '../shared/fixes.ts';

export default defineRule({
  id: 'server-shape',
  category: 'correctness',
  severity: 'error',
  messages: {
    shape: (data: { server: string; kind: string; consequence: string }) =>
      `${data.server} is ${data.kind} where an object is needed, so ${data.consequence}`,
    inside: (data: { inner: string; server: string; client: string }) =>
      `server ${quote(data.inner)} stands inside ${data.server}, where ${data.client} looks for no servers`,
  },
  on: {
    server: [
      {
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
              ...(costsOnlyServer(reaction.effect) ? milderFor(server) : {}),
            },
          );
        },
      },
      {
        strangers: true,
        check(server, { client, report }) {
          for (const name of serversInside(server)) {
            const here = [...server.route, name];
            report('inside', { inner: name, server: nameOf(server), client }, at(server.document, here, 'key'), {
              reaction: { effect: 'drops-server', by: server.dialect.by },
              server,
              help: `move ${quote(name)} out of it, beside ${quote(server.name)}`,
              fix: movingOut(server, name),
            });
          }
        },
      },
    ],
  },
});

/** In a map without a root key, a text such as a version need not be meant for a server; nor need a remark anywhere. */
function milderFor({ route, entry, name }: Server): { severity?: Severity } {
  if (entry === null || isObject(entry)) return {};
  if (route.length === 1 && typeof entry !== 'object') return { severity: 'warning' };
  return ofRemarks.test(name) ? { severity: 'info' } : {};
}

/** A closing brace that came too late: whole servers under keys that mean nothing in an entry which is one itself. */
function serversInside(server: Server): string[] {
  const { entry, dialect, command, url } = server;
  if (!isObject(entry) || (command === undefined && url === undefined) || !mayHaveStrangers(server)) return [];
  return Object.keys(entry).filter((key) => {
    const inner = entry[key];
    return (
      !Object.hasOwn(dialect.fields, key) &&
      key !== dialect.nested &&
      !OTHERWISE.test(key) &&
      isWholeServer(inner, dialect)
    );
  });
}

/** Another way to start the same server. */
const OTHERWISE = /^_|^(?:win|windows|win32|mac|macos|osx|darwin|linux|dev|prod|transport|server|config|start|run)$/i;

function movingOut({ route, document }: Server, name: string): Fix | undefined {
  const to = [...route.slice(0, -1), name];
  if (typeof route.at(-1) === 'number' || valueAt(document.value, to) !== undefined) return undefined;
  return fix('safe', `move ${quote(name)} out`, { do: 'move', at: [...route, name], to });
}
const ofRemarks = /^(?:\/\/|#|\$schema$|[_$]?comments?$|[_$](?:notes?|readme|description)$)/i;

export const docs = defineDocs({
  summary: 'The entry of a server is not an object, or holds another server',
  why: 'An entry of another type is no server. Some clients skip it, some refuse the file, a few crash on `null`. A server inside of another one, where a brace was closed too late, is a field that nobody reads.',
  fix: 'Write an object, or delete the entry; close the entry before the next one begins.',
  mends: { safe: 'takes a server out of another one; what another entry should be cannot be told' },
  examples: [
    { title: 'null as a server', files: { '.mcp.json': '{ "mcpServers": { "docs": ⟦null⟧ } }\n' } },
    {
      title: 'A command line as a server',
      files: { 'opencode.json': '{ "mcp": { "docs": ⟦"docs-mcp --stdio"⟧ } }\n' },
    },
    {
      title: 'A server inside another one, and what only looks like it',
      files: {
        '.mcp.json':
          '{ "mcpServers": { "docs": { "command": "docs-mcp",\n  ⟦"wiki"⟧: { "command": "npx", "args": ["-y", "wiki-mcp@1.0.0"] },\n  "windows": { "command": "docs-mcp.exe", "args": [] } } } }\n',
      },
    },
    {
      title: 'The same in the words of other clients',
      files: {
        'opencode.json':
          '{ "mcp": { "docs": { "type": "local", "command": ["docs-mcp"],\n  ⟦"wiki"⟧: { "type": "remote", "url": "https://wiki.example.com/mcp" } } } }\n',
        '.config/goose/config.yaml':
          'extensions:\n  docs:\n    enabled: true\n    type: stdio\n    name: docs\n    description: Docs\n    cmd: docs-mcp\n    args: []\n    ⟦wiki⟧:\n      enabled: true\n      type: stdio\n      name: wiki\n      cmd: wiki-mcp\n      args: []\n',
      },
    },
    {
      title: 'A map without a root key, which may hold more than servers',
      files: {
        '.github/mcp.json': '{ "version": ⟦"1.0"⟧, "docs": { "command": "docs-mcp" } }\n',
      },
    },
    {
      title: 'A remark, which is no server either',
      files: {
        '.mcp.json': '{ "mcpServers": { "//": ⟦"for the documents"⟧, "docs": { "command": "docs-mcp" } } }\n',
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
