import { notedRun } from '../../model/packages/index.ts';
import { nameOf } from '../../model/server/index.ts';
import { at } from '../../model/values/index.ts';
import { quote } from '../../wording/index.ts';
import { defineDocs, defineRule } from '../define.ts';
import { replacement } from '../shared/replacement.ts';

export default defineRule({
  id: 'package-deprecated',
  category: 'compatibility',
  severity: 'info',
  strays: true,
  inSnippets: 'never',
  messages: {
    archived: (data: { name: string; server: string }) =>
      `${quote(data.name)}, which is ${data.server}, is archived and gets no more fixes`,
  },
  on: {
    server: {
      notedPackage: true,
      check(server, { report }) {
        const found = notedRun(server);
        if (found?.noted.is !== 'archived') return;
        const { noted, run, part } = found;
        const within = { start: run.start, end: run.start + run.name.length };
        report(
          'archived',
          { name: noted.name, server: nameOf(server) },
          at(server.document, part.route, 'value', within),
          {
            server,
            help: replacement(server, noted) ?? 'look for a server that is maintained',
          },
        );
      },
    },
  },
});

export const docs = defineDocs({
  summary: 'A server that its makers have archived',
  why: 'Twelve of the reference servers were archived in May 2025. They still install and run, and nobody mends what is found in them. The list is part of mcp-lint and dated; nothing is looked up.',
  fix: 'Move to the server that took its place, mostly that of the service itself.',
  mends: 'another server has other tools',
  examples: [
    {
      title: 'The reference server for GitHub',
      files: {
        '.mcp.json':
          '{ "mcpServers": { "github": { "command": "npx", "args": ["-y", "⟦@modelcontextprotocol/server-github⟧"], "env": { "GITHUB_PERSONAL_ACCESS_TOKEN": "${GITHUB_TOKEN}" } } } }\n',
      },
    },
    {
      title: 'In a whole line, which Cursor splits and Claude Code does not',
      files: {
        '.cursor/mcp.json':
          '{ "mcpServers": { "github": { "command": ⟦"npx -y @modelcontextprotocol/server-github"⟧ } } }\n',
        '.mcp.json': '{ "mcpServers": { "github": { "command": ⟦"npx -y @modelcontextprotocol/server-github"⟧ } } }\n',
      },
      also: ['command-with-arguments'],
    },
    {
      title: 'The one for SQLite, which is a package for Python',
      files: {
        '.mcp.json':
          '{ "mcpServers": { "db": { "command": "uvx", "args": ["⟦mcp-server-sqlite⟧", "--db-path", "app.db"] } } }\n',
      },
    },
    {
      title: 'One that is maintained',
      files: {
        '.mcp.json':
          '{ "mcpServers": { "memory": { "command": "npx", "args": ["-y", "@modelcontextprotocol/server-memory"] } } }\n',
      },
    },
  ],
  evidence: [
    {
      claim: 'which servers are archived, and which are deprecated on npm',
      source: 'modelcontextprotocol/servers, README and issues 4266 and 4785',
      date: '2026-09-09',
    },
    {
      claim: 'none of them has had a version since: scripts/check-packages.mjs compares them',
      source: 'npm view',
      date: '2026-11-18',
    },
  ],
});
