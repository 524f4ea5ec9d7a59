import { hidingFile } from '../../model/precedence/index.ts';
import { type Reading, readServers, serverMaps } from '../../model/reading/index.ts';
import { placeOfName } from '../../model/server/index.ts';
import { at, atSpan, type Place } from '../../model/values/index.ts';
import { list, quote } from '../../wording/index.ts';
import { defineDocs, defineRule } from '../define.ts';
import { differing } from '../shared/differing.ts';

export default defineRule({
  id: 'file-hidden',
  category: 'correctness',
  severity: 'error',
  messages: {
    lost: ({ client, other, lost }: { client: string; other: string; lost: readonly string[] }) =>
      `${client} does not read this file beside ${quote(other)}, so it has no ${list(lost, { max: 3, conjunction: 'or' })}`,
    changed: ({ client, other, changed }: { client: string; other: string; changed: readonly string[] }) =>
      `${client} does not read this file beside ${quote(other)}, where ${list(changed, { max: 3 })} ${changed.length === 1 ? 'differs' : 'differ'}`,
    same: ({ client, other }: { client: string; other: string }) =>
      `${client} does not read this file beside ${quote(other)}, which has the same servers`,
  },
  on: {
    run: {
      with: 'hideable',
      check(workspace, { report }) {
        for (const reading of workspace.readings) {
          const { format, client, servers, owner } = reading;
          const hiding = owner ? hidingFile(reading, workspace) : undefined;
          const { hiddenBy } = format;
          const place = placeOf(reading);
          if (hiding === undefined || hiddenBy === undefined || place === undefined) continue;
          const { reaction, file } = hiddenBy;
          // As this client reads it, whoever else it belongs to.
          const kept = new Map(readServers(hiding.document, format).map((server) => [server.name, server]));
          const lost = servers.filter((server) => !server.off && !kept.has(server.name));
          const changed = servers.filter((server) => {
            const other = kept.get(server.name);
            return other !== undefined && !server.broken && !other.broken && differing(other, server).length > 0;
          });
          const reader = { client: format.reader ?? client.name, other: file };
          const extra = {
            reading,
            help: `move the servers to ${quote(file)}`,
            related: [
              { place: placeOf(hiding) ?? atSpan(hiding.document, { start: 0, end: 0 }), message: 'this file is read' },
            ],
          };
          const names = (found: typeof servers) => found.map(({ name }) => name);
          if (lost.length > 0) report('lost', { ...reader, lost: names(lost) }, place, { ...extra, reaction });
          else if (changed.length > 0) {
            report('changed', { ...reader, changed: names(changed) }, place, {
              ...extra,
              reaction: { ...reaction, effect: 'ignored' },
            });
          } else report('same', reader, place, { ...extra, reaction: { ...reaction, effect: 'fine' } });
        }
      },
    },
  },
});

/** The key under which the servers stand, or the first of them in a bare map; nothing in a file without any. */
function placeOf({ document, format, servers }: Reading): Place | undefined {
  const [first] = servers;
  if (first === undefined) return undefined;
  const [map] = serverMaps(document, format);
  return map === undefined || map.route.length === 0 ? placeOfName(first) : at(document, map.route, 'key');
}

export const docs = defineDocs({
  summary: 'A file that a client does not read because of another one beside it',
  why: 'Copilot CLI reads `.github/mcp.json` only where there is no `.mcp.json` in the same project. Servers that stand in the first one alone are gone as soon as somebody adds the second, even an empty or a broken one.',
  fix: 'Keep all servers in the file that is read.',
  mends: 'which of two files should count is a decision',
  examples: [
    {
      title: 'Servers that only the hidden file has',
      files: {
        '.github/mcp.json':
          '{ ⟦"mcpServers"⟧: { "docs": { "type": "http", "url": "https://docs.example.com/mcp" } } }\n',
        '.mcp.json': '{ "mcpServers": { "db": { "command": "db-mcp" } } }\n',
      },
    },
    {
      title: 'A server that differs',
      files: {
        '.github/mcp.json': '{ ⟦"mcpServers"⟧: { "db": { "command": "db-mcp", "args": ["--read-only"] } } }\n',
        '.mcp.json': '{ "mcpServers": { "db": { "command": "db-mcp" } } }\n',
      },
    },
    {
      title: 'The same servers in a bare map',
      files: {
        '.github/mcp.json': '{ ⟦"db"⟧: { "command": "db-mcp" } }\n',
        '.mcp.json': '{ "mcpServers": { "db": { "command": "db-mcp" } } }\n',
      },
    },
    {
      title: 'The other file is a bare map, which only this client takes',
      files: {
        '.github/mcp.json': '{ ⟦"mcpServers"⟧: { "db": { "command": "db-mcp" } } }\n',
        '.mcp.json': '{ "db": { "command": "db-mcp" } }\n',
      },
      also: ['root-shape'],
    },
    {
      title: 'The other file lies in another project',
      files: {
        '.github/mcp.json': '{ "mcpServers": { "db": { "command": "db-mcp" } } }\n',
        'packages/app/.mcp.json': '{ "mcpServers": { "docs": { "command": "docs-mcp" } } }\n',
      },
    },
  ],
  evidence: [
    {
      claim: '.github/mcp.json is read in folders without a .mcp.json only, even an empty or broken one',
      source: 'GitHub Copilot CLI 1.0.102, run',
      date: '2026-11-18',
    },
  ],
});
