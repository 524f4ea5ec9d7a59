import { at, own, valueAt } from '../../model/values/index.ts';
import { consequence } from '../../model/verdict/index.ts';
import { list, quote } from '../../wording/index.ts';
import { defineDocs, defineRule } from '../define.ts';

export default defineRule({
  id: 'format-version',
  category: 'compatibility',
  severity: 'info',
  messages: {
    other: (data: { reads: string; refusedBy: string }) =>
      `this is the layout of ${data.reads}; ${data.refusedBy} refuses the file`,
    undeclared: (data: { client: string; consequence: string }) =>
      `${data.client} does not know the format that "$schema" names, so ${data.consequence}`,
  },
  on: {
    file: [
      {
        format: 'declares',
        check({ document, format: { declares } }, { client, report }) {
          const named = own(document.value, '$schema');
          if (declares === undefined || typeof named !== 'string' || declares.known.includes(named)) return;
          const { reaction, known } = declares;
          report('undeclared', { client, consequence: consequence(reaction, 'it') }, at(document, ['$schema']), {
            reaction,
            help: `take it out, or write ${list(known.slice(0, 1).map(quote), { bare: true })}`,
          });
        },
      },
      {
        format: 'otherVersion',
        check({ document, format }, { report }) {
          const { otherVersion } = format;
          if (otherVersion === undefined) return;
          const route = format.servers
            .map((map) => map.at)
            .find((known) => valueAt(document.value, known) !== undefined);
          report('other', otherVersion, at(document, route ?? [], 'key'), { help: otherVersion.help });
        },
      },
    ],
  },
});

export const docs = defineDocs({
  summary: 'A layout that only another major version of the client reads, or a schema that it does not know',
  why: 'OpenCode 2 keeps servers under `mcp.servers`, OpenCode 1.x directly under `mcp`. Version 1.x takes `servers` for a server and refuses the file. In a plugin, Cursor drops a servers file whose `$schema` is not that of the standard for plugins.',
  fix: 'Keep the layout of the version that your team runs; take a `$schema` out that the client does not know.',
  mends: 'another version of the client reads the file as it is',
  examples: [
    {
      title: 'The layout of OpenCode 2',
      files: {
        'opencode.json': '{ "mcp": { ⟦"servers"⟧: { "docs": { "type": "local", "command": ["docs-mcp"] } } } }\n',
      },
    },
    {
      title: 'A schema that is of another file of Cursor, in a plugin',
      files: {
        '.cursor-plugin/plugin.json': '{ "name": "work" }\n',
        'mcp.json':
          '{ "$schema": ⟦"https://cursor.com/schemas/mcp.json"⟧, "mcpServers": { "docs": { "command": "docs-mcp" } } }\n',
      },
    },
    {
      title: 'The schema of plugins, and a schema in a file that is of no plugin',
      files: {
        '.cursor-plugin/plugin.json': '{ "name": "work" }\n',
        'mcp.json':
          '{ "$schema": "https://agent-plugins.org/schemas/1.0.0/mcp.schema.json", "mcpServers": { "docs": { "command": "docs-mcp" } } }\n',
        '.cursor/mcp.json':
          '{ "$schema": "https://cursor.com/schemas/mcp.json", "mcpServers": { "docs": { "command": "docs-mcp" } } }\n',
      },
    },
    {
      title: 'The layout of OpenCode 1.x',
      files: { 'opencode.json': '{ "mcp": { "docs": { "type": "local", "command": ["docs-mcp"] } } }\n' },
    },
  ],
  evidence: [
    {
      claim:
        'the parser of the file gives nothing for a `$schema` that it does not know; plugins lost their servers so',
      source: 'cursor/plugins#192',
      date: '2026-08-05',
    },
    {
      claim: 'mcp holds servers and timeout',
      source: 'anomalyco/opencode 3edcb3c (branch v2), read',
      date: '2026-08-19',
    },
    {
      claim: 'the layout of version 2 makes the whole file fail in 1.x',
      source: 'anomalyco/opencode d545d8f, its schema run',
      date: '2026-08-19',
    },
  ],
});
