import { hidingFile } from '../../model/precedence/index.ts';
import { type Reading, readServers, serverMaps } from '../../model/reading/index.ts';
import { placeOfName } from '../../model/server/index.ts';
import { at, atSpan, isObject, own, type Place, plainPath, valueAt } from '../../model/values/index.ts';
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
    overruled: ({ client, other }: { client: string; other: string }) =>
      `${client} passes over these servers without a word: the folder that is named beside them has ${quote(other)}`,
  },
  on: {
    file: {
      format: 'overruledBy',
      check({ document, format, neighbours }, { client, report }) {
        const { overruledBy } = format;
        if (overruledBy === undefined || valueAt(document.value, overruledBy.unless) !== undefined) return;
        const { source, from, file, by } = overruledBy;
        for (const { route, value } of serverMaps(document, format)) {
          const folder = own(valueAt(document.value, route.slice(0, -1)), source);
          const path = typeof folder === 'string' && folder.startsWith('./') ? plainPath(folder) : undefined;
          if (path === undefined) continue;
          const other = path === '' ? file : `${path}/${file}`;
          if (neighbours.has(`${from}/${other}`) !== true) continue;
          const kept = own(neighbours.document(`${from}/${other}`)?.value, 'mcpServers');
          const hasAll =
            isObject(value) && isObject(kept) && Object.keys(value).every((name) => Object.hasOwn(kept, name));
          if (hasAll) continue;
          report('overruled', { client, other }, at(document, route, 'key'), {
            reaction: { effect: 'drops-server', by },
            help: `move them to ${quote(other)}`,
          });
        }
      },
    },
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
  summary: 'A file, or servers in it, that a client does not read because of another one',
  why: 'Copilot CLI reads `.github/mcp.json` only where there is no `.mcp.json` in the same project. Servers that stand in the first one alone are gone as soon as somebody adds the second, even an empty or a broken one. Servers that a marketplace of Claude Code plugins lists for a plugin count only where the plugin has no manifest of its own; nothing says so.',
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
      title: 'Servers of a plugin that a marketplace names, and a manifest in its folder',
      files: {
        '.claude-plugin/marketplace.json':
          '{ "name": "acme", "owner": { "name": "Acme" }, "plugins": [{ "name": "maps", "source": "./maps", ⟦"mcpServers"⟧: { "maps": { "command": "maps-mcp" } } }, { "name": "tides", "source": "./tides", "mcpServers": { "tides": { "command": "tides-mcp" } } }] }\n',
        'maps/.claude-plugin/plugin.json': '{ "name": "maps" }\n',
        'tides/README.md': '# Tides\n',
      },
    },
    {
      title: 'A marketplace that says elsewhere where its plugins lie',
      files: {
        '.claude-plugin/marketplace.json':
          '{ "name": "acme", "owner": { "name": "Acme" }, "metadata": { "pluginRoot": "./more" }, "plugins": [{ "name": "maps", "source": "./maps", "mcpServers": { "maps": { "command": "maps-mcp" } } }] }\n',
        'maps/.claude-plugin/plugin.json': '{ "name": "maps" }\n',
      },
    },
    {
      title: 'A plugin whose manifest has the same servers',
      files: {
        '.claude-plugin/marketplace.json':
          '{ "name": "acme", "owner": { "name": "Acme" }, "plugins": [{ "name": "acme", "source": "./", "mcpServers": { "maps": { "command": "maps-mcp" } } }] }\n',
        '.claude-plugin/plugin.json': '{ "name": "acme", "mcpServers": { "maps": { "command": "maps-mcp" } } }\n',
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
    {
      claim:
        'a plugin with a .claude-plugin/plugin.json is installed without the servers that its marketplace lists for it',
      source: 'Claude Code 2.1.327, run',
      date: '2026-11-20',
    },
  ],
});
