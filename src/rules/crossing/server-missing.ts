import { definitionsIn, lostIn, sharedProjectsIn } from '../../model/projects/index.ts';
import { nameOf, placeOfName } from '../../model/server/index.ts';
import { list } from '../../wording/index.ts';
import { defineDocs, defineRule } from '../define.ts';

export default defineRule({
  id: 'server-missing',
  category: 'compatibility',
  severity: 'off',
  messages: {
    missing: ({ server, clients }: { server: string; clients: readonly string[] }) =>
      `${server} is not defined for ${list(clients, { bare: true, max: 4 })}`,
  },
  on: {
    run: {
      with: 'several-files',
      check(workspace, { report }) {
        const projects = sharedProjectsIn(workspace);
        if (projects.length === 0) return;
        const lost = lostIn(workspace);
        for (const project of projects) {
          const withServers = project.readings.filter(({ servers }) => servers.length > 0);
          const clients = new Map(withServers.map(({ client }) => [client.id, client.name]));
          if (clients.size < 2) continue;
          for (const definitions of definitionsIn(project, lost).values()) {
            const [first] = definitions;
            const having = new Set(definitions.map(({ reading }) => reading.client.id));
            const missing = [...clients].filter(([id]) => !having.has(id)).map(([, name]) => name);
            if (first === undefined || first.server.off || missing.length === 0) continue;
            report('missing', { server: nameOf(first.server), clients: missing }, placeOfName(first.server), {
              reading: first.reading,
              server: first.server,
              help: 'define it there too, if it is meant for them',
            });
          }
        }
      },
    },
  },
});

export const docs = defineDocs({
  summary: 'A server that one client of a project has and another has not',
  why: 'A project with files for several clients often means the same servers for all of them. Often it does not, so the rule is off unless it is asked for.',
  fix: 'Define the server for the other clients too.',
  mends: 'what a server is called and reached by elsewhere is a choice',
  examples: [
    {
      title: 'One of two clients lacks a server',
      files: {
        '.mcp.json': '{ "mcpServers": { "db": { "command": "db-mcp" }, ⟦"docs"⟧: { "command": "docs-mcp" } } }\n',
        '.cursor/mcp.json': '{ "mcpServers": { "db": { "command": "db-mcp" } } }\n',
      },
    },
    {
      title: 'Each client has it',
      files: {
        '.mcp.json': '{ "mcpServers": { "db": { "command": "db-mcp" } } }\n',
        '.cursor/mcp.json': '{ "mcpServers": { "db": { "command": "db-mcp" } } }\n',
      },
    },
  ],
  evidence: [
    {
      claim: 'in 27 of 53 repositories with files for several clients, the sets of servers differ',
      source: 'configuration files of 87 public repositories',
      date: '2026-11-18',
    },
  ],
});
