import type { PackageRun } from '../../model/launch/index.ts';
import { placedRun } from '../../model/packages/index.ts';
import { nameOf } from '../../model/server/index.ts';
import { at } from '../../model/values/index.ts';
import { quote } from '../../wording/index.ts';
import { defineDocs, defineRule } from '../define.ts';

export default defineRule({
  id: 'package-unpinned',
  category: 'security',
  severity: 'off',
  strays: true,
  inSnippets: 'never',
  messages: {
    unpinned: (data: { name: string; server: string }) =>
      `${data.server} runs whichever version of ${quote(data.name)} it gets on the day it starts`,
  },
  on: {
    server(server, { report }) {
      const placed = placedRun(server);
      if (placed === undefined || isPinned(placed.run)) return;
      const { run, part } = placed;
      const place = at(server.document, part.route, 'value', { start: run.start, end: run.end });
      report('unpinned', { name: run.name, server: nameOf(server) }, place, { server, help: example(run) });
    },
  },
});

/** One version and no other. What a variable holds is not known. */
function isPinned({ ecosystem, version }: PackageRun): boolean {
  if (version === undefined) return false;
  if (version.includes('$')) return true;
  if (ecosystem === 'image') return version !== 'latest';
  if (ecosystem === 'npm') return /^[v=]?\d+\.\d+\.\d+/.test(version);
  return /^(?:={2,3}\s*)?[\dv][\w.+!-]*$/i.test(version);
}

function example({ ecosystem, name, runner }: PackageRun): string {
  if (ecosystem === 'image') return `name its tag or digest, ${quote(`${name}:1.2.3`)}`;
  return `name its version, ${quote(`${name}${runner === 'pipx run' ? '==' : '@'}1.2.3`)}`;
}

export const docs = defineDocs({
  cwe: [1357],
  summary: 'A package without a version',
  why: 'npx, uvx and docker then take the newest version, or whichever they have kept. A release that breaks or is malicious reaches everybody at once. Off unless asked for: in real files 95 of 100 packages have no version, and the documentation of nearly every server shows them so.',
  fix: 'Name the version, and let a tool keep it up to date.',
  mends: 'nothing is looked up, so the newest version is not known',
  examples: [
    {
      title: 'The newest of each',
      files: {
        '.mcp.json':
          '{ "mcpServers": { "docs": { "command": "npx", "args": ["-y", "⟦docs-mcp@latest⟧"] }, "wiki": { "command": "pipx", "args": ["run", "⟦wiki-mcp⟧"] }, "git": { "command": "docker", "args": ["run", "-i", "⟦mcp/git⟧"] } } }\n',
      },
    },
    {
      title: 'One version of each',
      files: {
        '.mcp.json':
          '{ "mcpServers": { "docs": { "command": "npx", "args": ["-y", "docs-mcp@1.2.3"] }, "wiki": { "command": "uvx", "args": ["--from", "wiki-mcp==1.2", "wiki"] }, "git": { "command": "docker", "args": ["run", "-i", "mcp/git:1.2"] }, "local": { "command": "node", "args": ["docs.js"] } } }\n',
        'docs.js': '',
      },
    },
  ],
  evidence: [
    {
      claim: 'measured: 463 of 480 real servers started by npx name no exact version',
      source: 'real configuration files',
      date: '2026-11-18',
    },
  ],
});
