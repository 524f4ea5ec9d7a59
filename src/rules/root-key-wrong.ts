import { at, consequence, foreignMap, serverMaps, withoutMap } from '../model/index.ts';
import { count, list, quote } from '../wording/index.ts';
import { defineDocs, defineRule } from './define.ts';

export default defineRule({
  id: 'root-key-wrong',
  category: 'correctness',
  severity: 'error',
  scope: 'document',
  onlyWith: ['other-root-key'],
  messages: {
    wrong: (data: { client: string; right: string; found: string; servers: number; consequence: string }) =>
      `${data.client} reads ${quote(data.right)} from this file, but it has ${quote(data.found)} with ${count(data.servers, 'server')}; ${data.consequence}`,
    beside: (data: { client: string; right: string; found: string; servers: number }) =>
      `${data.client} reads only ${quote(data.right)} from this file and ignores ${quote(data.found)} with ${count(data.servers, 'server')}`,
  },
  check(reading, { client, report }) {
    const { document, format } = reading;
    const right = format.servers[0]?.at.join('.');
    const found = right === undefined || document.isBroken([]) ? undefined : foreignMap(reading);
    if (right === undefined || found === undefined) return;
    const data = { client, right, found: found.at.join('.'), servers: found.servers };
    const owners = found.clients.filter((name) => name !== reading.client.name);
    const origin =
      owners.length === 0
        ? ''
        : `; ${quote(data.found)} is read by ${list(owners, { bare: true, conjunction: 'and' })}`;
    const place = at(document, found.at, 'key');
    if (serverMaps(document, format).some((map) => map.route.length > 0)) {
      report('beside', data, place, { severity: 'warning', help: `move the servers to ${quote(right)}${origin}` });
      return;
    }
    const reaction = format.wrongKey ?? withoutMap(format);
    report('wrong', { ...data, consequence: consequence(reaction, 'it') }, place, {
      reaction,
      help: `${found.at.length === 1 ? `rename ${quote(data.found)}` : 'move the servers'} to ${quote(right)}${origin}`,
    });
  },
});

export const docs = defineDocs({
  summary: "The servers stand under another client's root key, so all of them are lost",
  why: 'Clients look for their servers under one key: `mcpServers`, `servers`, `mcp`, … A snippet copied from another client brings the wrong one. Some clients say so, most load the file and find nothing.',
  fix: 'Rename the key to the one that the client of this file reads. `servers` in `.mcp.json` is right only for Visual Studio.',
  examples: [
    {
      title: 'The key of another client',
      files: { '.mcp.json': '{ ⟦"servers"⟧: { "docs": { "command": "docs-mcp" } } }\n' },
    },
    {
      title: 'Another spelling',
      files: { '.omp/mcp.json': '{ ⟦"mcp_servers"⟧: { "docs": { "command": "docs-mcp" } } }\n' },
    },
    {
      title: 'The right key, and a second map that nobody reads',
      files: {
        '.mcp.json':
          '{ "mcpServers": { "docs": { "command": "docs-mcp" } }, ⟦"servers"⟧: { "db": { "command": "db-mcp" } } }\n',
      },
    },
    { title: 'The right key', files: { '.mcp.json': '{ "mcpServers": { "docs": { "command": "docs-mcp" } } }\n' } },
  ],
  evidence: [
    {
      claim: '"servers" in .mcp.json refuses the file; beside "mcpServers" it is ignored',
      source: 'Claude Code 2.1.326, run (cases 05, 05b, 32i)',
      date: '2026-11-18',
    },
    {
      claim: 'another root key loads nothing, without a word',
      source: 'OpenCode 1.18.33, omp 18.2.3, run (case 05)',
      date: '2026-11-18',
    },
    {
      claim: 'Visual Studio reads "servers" from .mcp.json',
      source: 'Visual Studio documentation, 01d07e34',
      date: '2026-11-18',
    },
  ],
});
