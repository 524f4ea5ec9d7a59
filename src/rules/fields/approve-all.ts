import type { Evidence, FieldFact } from '../../clients/index.ts';
import type { Reading } from '../../model/reading/index.ts';
import { approvedAll, nameOf, type Server } from '../../model/server/index.ts';
import { at, own, type Place } from '../../model/values/index.ts';
import { confidenceOf } from '../../model/verdict/index.ts';
import { quote } from '../../wording/index.ts';
import { defineDocs, defineRule } from '../define.ts';

export default defineRule({
  id: 'approve-all',
  category: 'security',
  severity: 'warning',
  scope: 'document',
  onlyWith: ['approval'],
  messages: {
    tools: (data: { key: string; server: string; client: string; published: boolean }) =>
      `with ${quote(data.key)} ${data.client} runs every tool of ${data.server} without asking${forWhom(data.published)}`,
    servers: (data: { key: string; client: string; published: boolean }) =>
      `with ${quote(data.key)} ${data.client} starts every server of the project without asking${forWhom(data.published)}`,
  },
  check(reading, { client, violations, report }) {
    // What the client refuses lets nothing run.
    const refused = new Set(violations.map(({ place }) => JSON.stringify(place.route)));
    const published = reading.publishable;
    for (const { key, fact, by, place, server } of approvals(reading)) {
      if (refused.has(JSON.stringify(place.route))) continue;
      // A guess about the client is advice, and so is what stays with one person or is switched off.
      const loud = published && server?.off !== true && confidenceOf(by) !== 'L';
      const extra = {
        server,
        severity: loud ? ('warning' as const) : ('info' as const),
        help: fact.approvesAll === true || server === undefined ? 'remove it' : 'name the tools that may run unasked',
      };
      if (server === undefined) report('servers', { key, client, published }, place, extra);
      else report('tools', { key, server: nameOf(server), client, published }, place, extra);
    }
  },
});

function forWhom(published: boolean): string {
  return published ? ', for everyone who gets this file' : '';
}

interface Approval {
  readonly key: string;
  readonly fact: FieldFact;
  readonly by: Evidence;
  readonly place: Place;
  readonly server: Server | undefined;
}

function approvals({ document, format, servers }: Reading): Approval[] {
  const { rootFields = {} } = format;
  const ofRoot = Object.keys(rootFields).map((key) => ({
    key,
    fact: rootFields[key],
    value: own(document.value, key),
    route: [key],
    server: undefined,
  }));
  const ofServers = servers
    .filter(({ broken }) => !broken)
    .flatMap((server) => server.fields.map(({ key, fact, value, route }) => ({ key, fact, value, route, server })));
  return [...ofRoot, ...ofServers].flatMap(({ key, fact, value, route, server }) => {
    const within = fact === undefined ? undefined : approvedAll(fact, value);
    const by = fact?.by ?? server?.dialect.by;
    if (fact === undefined || within === undefined || by === undefined || document.isBroken(route)) return [];
    return [{ key, fact, by, place: at(document, [...route, ...within]), server }];
  });
}

export const docs = defineDocs({
  summary: 'Every tool of a server runs without a question, for everyone who gets the file',
  why: 'The question before a tool runs is what stands between a text that a model has read and your files, accounts and money. A wildcard also covers the tools that the server will have tomorrow. In a committed file it decides for everybody who opens the project. In a file that git ignores, and for a server that is switched off, it is an info. Lists of named tools are left alone.',
  fix: 'Remove the wildcard, or name the tools that only read.',
  examples: [
    {
      title: 'Trust in Gemini CLI',
      files: {
        '.gemini/settings.json': '{ "mcpServers": { "db": { "command": "db-mcp", "trust": ⟦true⟧ } } }\n',
      },
    },
    {
      title: 'A wildcard in Kiro',
      files: {
        '.kiro/settings/mcp.json':
          '{ "mcpServers": { "db": { "command": "db-mcp", "args": [], "autoApprove": ["read", ⟦"*"⟧] } } }\n',
      },
    },
    {
      title: 'A mode in Codex',
      files: {
        '.codex/config.toml': '[mcp_servers.db]\ncommand = "db-mcp"\ndefault_tools_approval_mode = ⟦"approve"⟧\n',
      },
    },
    {
      title: "All servers of a project, in Claude Code's settings",
      files: { '.claude/settings.json': '{ "enableAllProjectMcpServers": ⟦true⟧ }\n' },
    },
    {
      title: 'Tools by name, no trust, and a key that the client does not read',
      files: {
        '.kiro/settings/mcp.json':
          '{ "mcpServers": { "db": { "command": "db-mcp", "args": [], "autoApprove": ["read"] } } }\n',
        '.gemini/settings.json': '{ "mcpServers": { "db": { "command": "db-mcp", "trust": false } } }\n',
        '.mcp.json': '{ "mcpServers": { "db": { "command": "db-mcp", "autoApprove": ["*"] } } }\n',
      },
      also: ['field-other-client'],
    },
  ],
  evidence: [
    {
      claim: 'trust: true skips every confirmation of the server',
      source: 'Gemini CLI, documentation of MCP servers',
      date: '2026-11-18',
    },
    {
      claim: 'the default of a server is followed where a tool has no mode of its own; "approve" asks for none',
      source: 'openai/codex, pull request 17843',
      date: '2026-04-14',
    },
    { claim: '"*" in autoApprove stands for all tools', source: 'kiro.dev, MCP configuration', date: '2026-11-18' },
  ],
});
