import { notedRun, placedRun, replacementOf } from '../../model/packages/index.ts';
import { nameOf } from '../../model/server/index.ts';
import { at } from '../../model/values/index.ts';
import { quote } from '../../wording/index.ts';
import { defineDocs, defineRule } from '../define.ts';
import { rewriting } from '../shared/fixes.ts';
import { replacement } from '../shared/replacement.ts';

export default defineRule({
  id: 'package-unknown',
  category: 'correctness',
  severity: 'warning',
  strays: true,
  messages: {
    capitals: (data: { name: string; server: string }) =>
      `a name in npm has no capital letters, so there is no package ${quote(data.name)}, and ${data.server} does not start`,
    unpublished: (data: { name: string; server: string }) =>
      `npm has no package ${quote(data.name)}, so ${data.server} does not start`,
  },
  on: {
    server: [
      {
        notedPackage: true,
        check(server, { report }) {
          const found = notedRun(server);
          if (found?.noted.is !== 'unpublished') return;
          const { noted, run, part } = found;
          const instead = replacementOf(noted);
          const within = { start: run.start, end: run.start + run.name.length };
          report(
            'unpublished',
            { name: noted.name, server: nameOf(server) },
            at(server.document, part.route, 'value', within),
            {
              server,
              ...(server.off && { severity: 'info' }),
              help: replacement(server, noted) ?? 'look the name up where the server is described',
              fix: instead === undefined ? undefined : rewriting(part.route, within, instead, 'unsafe'),
            },
          );
        },
      },
      {
        text: /(?:^|\s)@(?:[a-z\d_-]*[A-Z][\w-]*\/|[a-z\d_-]+\/[a-z\d_.-]*[A-Z])/,
        check(server, { report }) {
          const placed = placedRun(server);
          if (placed === undefined) return;
          const { run, part } = placed;
          const { name, ecosystem, start } = run;
          if (ecosystem !== 'npm' || !name.startsWith('@') || !/[A-Z]/.test(name)) return;
          const within = { start, end: start + name.length };
          report('capitals', { name, server: nameOf(server) }, at(server.document, part.route, 'value', within), {
            server,
            ...(server.off && { severity: 'info' }),
            help: `write ${quote(name.toLowerCase())}, if that is its name`,
            fix: rewriting(part.route, within, name.toLowerCase(), 'unsafe'),
          });
        },
      },
    ],
  },
});

export const docs = defineDocs({
  summary: 'A package that was never published',
  why: 'Many servers have a name that sounds like "@modelcontextprotocol/server-…", and people and models make up more of them. npx then finds nothing, and the client says no more than that the connection was closed. The names come from a list that is part of mcp-lint and dated: nothing is looked up, and a command that names a registry of its own is left alone.',
  fix: 'Write the name under which the server is published.',
  mends: { unsafe: 'writes the package that is known to be meant' },
  examples: [
    {
      title: 'A reference server that is a package for Python',
      files: {
        '.mcp.json':
          '{ "mcpServers": { "fetch": { "command": "npx", "args": ["-y", "⟦@modelcontextprotocol/server-fetch⟧@latest"] } } }\n',
      },
    },
    {
      title: 'Made up by analogy',
      files: {
        '.vscode/mcp.json':
          '{ "servers": { "notion": { "command": "cmd", "args": ["/c", "npx", "-y", "⟦@modelcontextprotocol/server-notion⟧"] } } }\n',
      },
    },
    {
      title: 'Capitals, as in the name of the repository',
      files: {
        '.mcp.json': '{ "mcpServers": { "docs": { "command": "npx", "args": ["-y", "⟦@DocsTeam/docs-mcp⟧"] } } }\n',
      },
    },
    {
      title: 'Published names, one of a registry of its own, and one that nobody runs',
      files: {
        '.mcp.json':
          '{ "mcpServers": { "files": { "command": "npx", "args": ["-y", "@modelcontextprotocol/server-filesystem", "."] }, "fetch": { "command": "uvx", "args": ["mcp-server-fetch"] }, "own": { "command": "npx", "args": ["--registry", "https://npm.example.com", "-y", "@modelcontextprotocol/server-notion"] }, "docs": { "command": "docs-mcp", "args": ["@modelcontextprotocol/server-notion"] } } }\n',
      },
    },
  ],
  evidence: [
    {
      claim: 'none of the names is in the registry of npm: scripts/check-packages.mjs looks all of them up',
      source: 'npm view',
      date: '2026-11-18',
    },
    {
      claim: 'a name must not have capital letters; names with a scope came later than this rule',
      source: 'docs.npmjs.com, package.json, "name"; ProgramComputer/NASA-MCP-server, issue 2',
      date: '2025-03-18',
    },
    {
      claim: 'fetch, git and time are packages for Python',
      source: 'modelcontextprotocol/servers, src',
      date: '2026-11-18',
    },
    {
      claim:
        'server-notion, server-figma and server-browser stood in the configuration of a project and were never published',
      source: 'BasedHardware/omi, issue 12376',
      date: '2026-08-29',
    },
  ],
});
