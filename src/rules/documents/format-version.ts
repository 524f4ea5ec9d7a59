import { at, valueAt } from '../../model/values/index.ts';
import { defineDocs, defineRule } from '../define.ts';

export default defineRule({
  id: 'format-version',
  category: 'compatibility',
  severity: 'info',
  messages: {
    other: (data: { reads: string; refusedBy: string }) =>
      `this is the layout of ${data.reads}; ${data.refusedBy} refuses the file`,
  },
  on: {
    file: {
      format: 'otherVersion',
      check({ document, format }, { report }) {
        const { otherVersion } = format;
        if (otherVersion === undefined) return;
        const route = format.servers.map((map) => map.at).find((known) => valueAt(document.value, known) !== undefined);
        report('other', otherVersion, at(document, route ?? [], 'key'), { help: otherVersion.help });
      },
    },
  },
});

export const docs = defineDocs({
  summary: 'A layout that only another major version of the client reads',
  why: 'OpenCode 2 keeps servers under `mcp.servers`, OpenCode 1.x directly under `mcp`. Version 1.x takes `servers` for a server and refuses the file.',
  fix: 'Keep the layout of the version that your team runs.',
  mends: 'another version of the client reads the file as it is',
  examples: [
    {
      title: 'The layout of OpenCode 2',
      files: {
        'opencode.json': '{ "mcp": { ⟦"servers"⟧: { "docs": { "type": "local", "command": ["docs-mcp"] } } } }\n',
      },
    },
    {
      title: 'The layout of OpenCode 1.x',
      files: { 'opencode.json': '{ "mcp": { "docs": { "type": "local", "command": ["docs-mcp"] } } }\n' },
    },
  ],
  evidence: [
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
