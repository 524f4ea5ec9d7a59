import { isOfUser } from '../../model/folders/index.ts';
import { at, isObject, own, valueAt } from '../../model/values/index.ts';
import { count, list, quote } from '../../wording/index.ts';
import { defineDocs, defineRule } from '../define.ts';

export default defineRule({
  id: 'file-unread',
  category: 'correctness',
  severity: 'warning',
  messages: {
    unread: (data: { client: string; key: string; servers: number; where: string }) =>
      `${data.client} reads no servers from ${data.where}: ${quote(data.key)} with ${count(data.servers, 'server')} has no effect there`,
    moved: (data: { client: string; key: string; where: string; servers: number }) =>
      `${data.client} reads no servers from ${data.where}: ${quote(data.key)} with ${count(data.servers, 'server')} counts only once it is moved out of them`,
    list: (data: { client: string; key: string }) =>
      `${data.client} reads ${quote(data.key)} in the user's own file alone; it has no effect here`,
  },
  on: {
    file: [
      {
        format: 'references',
        check({ document, format, client: { formats } }, { client, report }) {
          for (const { only, at: route, by } of format.references ?? []) {
            if (only === undefined || isOfUser(document.path) || document.isBroken(route)) continue;
            const value = valueAt(document.value, route);
            if (value === undefined || (Array.isArray(value) && value.length === 0)) continue;
            const [own = ''] = formats.flatMap(({ userFiles }) => userFiles ?? []);
            report('list', { client, key: route.join('.') }, at(document, route, 'key'), {
              help: `move it to ${quote(own)}`,
              reaction: { effect: 'ignored', by },
            });
          }
        },
      },
      {
        format: 'unread',
        check({ document, format, snippet }, { client, report }) {
          for (const unread of format.unread ?? []) {
            const value = valueAt(document.value, unread.at);
            if (!isObject(value) || document.isBroken(unread.at)) continue;
            const servers = Object.keys(value).filter((name) => isObject(own(value, name))).length;
            if (servers === 0) continue;
            const joined = unread.at.join('.');
            // One key with a dot in its name is another, which is read.
            const isRead = format.servers.some((map) => map.at[0] === joined);
            const key = isRead ? String(unread.at.at(-1)) : joined;
            const readers = format.otherReaders ?? [];
            const others =
              readers.length === 0 ? '' : `; ${list(readers, { bare: true, conjunction: 'and' })} does read this file`;
            const instead = isOfUser(document.path) ? (unread.insteadOfUser ?? unread.instead) : unread.instead;
            // Whether the file is the user's own a text mostly leaves open.
            report(
              snippet !== undefined && unread.moved !== undefined ? 'moved' : 'unread',
              { client, key, servers, where: format.place ?? 'this file' },
              at(document, unread.at, 'key'),
              {
                help: `move the servers to ${instead}${others}`,
              },
            );
          }
        },
      },
    ],
  },
});

export const docs = defineDocs({
  summary: 'Servers in a file or under a key where the client does not look',
  why: 'The client never loads them, and nothing says so. `.claude/mcp.json` and `mcpServers` in `.claude/settings.json` look as if they belonged to Claude Code; it reads neither.',
  fix: 'Move the servers to the file that the client reads.',
  examples: [
    {
      title: "A list that omp reads in the user's file alone",
      files: {
        '.omp/mcp.json': '{ "mcpServers": { "docs": { "command": "docs-mcp" } }, ⟦"disabledServers"⟧: ["docs"] }\n',
      },
    },
    {
      title: 'Servers in settings',
      files: { '.claude/settings.json': '{ ⟦"mcpServers"⟧: { "docs": { "command": "docs-mcp" } } }\n' },
    },
    {
      title: 'A servers file in the folder of settings',
      files: { '.claude/mcp.json': '{ ⟦"mcpServers"⟧: { "docs": { "command": "docs-mcp" } } }\n' },
    },
    {
      title: 'Settings without servers',
      files: { '.claude/settings.json': '{ "enabledMcpjsonServers": ["docs"] }\n' },
    },
  ],
  evidence: [
    {
      claim: 'none of .claude/mcp.json, .claude/.mcp.json and mcpServers in a settings.json is read',
      source: 'Claude Code 2.1.326, run',
      date: '2026-11-18',
    },
    { claim: '.claude/mcp.json and .claude/.mcp.json are read', source: 'omp 18.3.4, read', date: '2026-09-27' },
  ],
});
