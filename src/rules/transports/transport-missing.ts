import { foreignMap, isPastedKey, isWrapper, type Reading, wrappedIn } from '../../model/reading/index.ts';
import {
  masked,
  nameOf,
  ownKey,
  placeOfName,
  type Server,
  startsSomehow,
  strangers,
} from '../../model/server/index.ts';
import { at, isObject, valueAt } from '../../model/values/index.ts';
import { consequence } from '../../model/verdict/index.ts';
import { count, list, quote } from '../../wording/index.ts';
import { defineDocs, defineRule } from '../define.ts';

export default defineRule({
  id: 'transport-missing',
  category: 'correctness',
  severity: 'error',
  inSnippets: 'whole',
  strays: true,
  messages: {
    neither: (data: { server: string; lacks: string; consequence: string }) =>
      `${data.server} has ${data.lacks}, so ${data.consequence}`,
    wrapped: (data: { key: string; server: string; consequence: string }) =>
      `${quote(data.key)} with its servers stands inside ${data.server}, so ${data.consequence}`,
    pasted: (data: { key: string; outer: string; servers: number }) =>
      `${quote(data.key)} with ${count(data.servers, 'server')} stands inside ${quote(data.outer)}, where each entry is one server`,
  },
  on: {
    server: {
      settled: false,
      check(server, { client, reading, report }) {
        if (isPastedKey(server) && isObject(server.entry)) {
          const outer = server.route.slice(0, -1).join('.');
          const help = `put what ${quote(server.name)} holds right into ${quote(outer)}`;
          if (reading.format.stray) {
            const data = { key: server.name, outer, servers: Object.keys(server.entry).length };
            report('pasted', data, placeOfName(server), { severity: 'warning', server, help });
          } else {
            const reaction = masked(server, server.dialect.neither);
            const data = { key: server.name, server: quote(outer), consequence: consequence(reaction, client) };
            report('wrapped', data, placeOfName(server), { reaction, server, help });
          }
          return;
        }
        // Nobody knows what its reader makes of an entry without either.
        if (reading.format.stray) return;
        if (!isObject(server.entry) || startsSomehow(server) || isOverride(server)) return;
        if (server.transport === 'builtin' || server.fields.some((field) => field.fact?.selects !== undefined)) return;
        if (isSaidOfRoot(server, reading)) return;
        // The field is there under another name: that name is the cause, and its own finding.
        if (strangers(server).some(({ cost }) => cost !== undefined)) return;
        const { dialect } = server;
        const [command, url] = [ownKey(dialect, 'command'), ownKey(dialect, 'url')];
        const keys = [command, url].filter((key) => key !== undefined);
        const local = command === undefined ? undefined : `${quote(command)} for a local server`;
        const remote = url === undefined ? undefined : `${quote(url)} for a remote one`;
        const reaction = masked(server, dialect.neither);
        const key = wrappedIn(server);
        if (key !== undefined) {
          const data = { key, server: nameOf(server), consequence: consequence(reaction, client) };
          report('wrapped', data, at(server.document, [...server.route, key], 'key'), {
            reaction,
            server,
            help: `put what ${quote(key)} holds in the place of ${nameOf(server)}`,
          });
          return;
        }
        report(
          'neither',
          {
            server: nameOf(server),
            lacks: `${keys.length === 1 ? 'no' : 'neither'} ${list(keys, { conjunction: 'nor' })}`,
            consequence: consequence(reaction, client),
          },
          placeOfName(server),
          { reaction, server, help: `add ${[local, remote].filter((each) => each !== undefined).join(' or ')}` },
        );
      },
    },
  },
});

/** The entry is a map of servers that has a finding of its own. */
function isSaidOfRoot(server: Server, reading: Reading): boolean {
  if (foreignMap(reading)?.at[0] === server.name) return true;
  if (isOfMapForList(server)) return true;
  return isWrapper(server) && server.name === server.route.at(-2);
}

/** "docs: {}" where items of a list name servers: none is defined there. */
function isOfMapForList({ format, document, entry }: Server): boolean {
  if (!isObject(entry) || Object.keys(entry).length > 0) return false;
  return format.servers.some(
    ({ at: route, list: form }) => form === 'only' && isObject(valueAt(document.value, route)),
  );
}

/** An entry that only switches a server of another file on or off. */
function isOverride(server: Server): boolean {
  const { mask, overrides = [] } = server.dialect;
  if (mask !== undefined && server.declared === undefined) {
    if (server.fields.some((field) => field.key === mask.key && typeof field.value === 'boolean')) return true;
  }
  const said = server.fields.filter((field) => field.fact?.is !== 'name');
  return said.length > 0 && server.fields.every((field) => overrides.includes(field.key));
}

export const docs = defineDocs({
  summary: 'A server without a command and without a url',
  why: 'Nothing says how to start or reach the server, so no client can.',
  fix: 'Add `command` for a local server or `url` for a remote one.',
  mends: 'how the server is started or reached cannot be told',
  examples: [
    {
      title: 'A whole file pasted as one server',
      files: {
        '.vscode/mcp.json': '{ "servers": { "docs": { ⟦"mcpServers"⟧: { "docs": { "command": "docs-mcp" } } } } }\n',
      },
    },
    {
      title: 'The file of another client under the right key, and in a file that nobody is known to read',
      files: {
        '.cursor/mcp.json': '{ "mcpServers": { ⟦"servers"⟧: { "docs": { "command": "docs-mcp" } } } }\n',
        'app/mcp_servers.json':
          '{ "mcpServers": { "inputs": [], ⟦"servers"⟧: { "docs": { "command": "docs-mcp" } } } }\n',
      },
    },
    { title: 'Only arguments', files: { '.mcp.json': '{ "mcpServers": { ⟦"docs"⟧: { "args": ["--stdio"] } } }\n' } },
    {
      title: 'An empty entry',
      files: { 'opencode.json': '{ "mcp": { ⟦"docs"⟧: {} } }\n' },
    },
    {
      title: 'A switch for a server that another file defines',
      files: { 'opencode.json': '{ "mcp": { "docs": { "enabled": false } } }\n' },
    },
  ],
  evidence: [
    {
      claim: 'an entry without command and url is skipped, or refuses the file',
      source: 'Claude Code 2.1.326, omp 18.2.3, OpenCode 1.18.33, run (cases 03, 03b)',
      date: '2026-11-18',
    },
    { claim: '{"enabled": …} alone is legal', source: 'OpenCode 1.18.33, run (case 24f)', date: '2026-11-18' },
  ],
});
