import type { Evidence } from '../../clients/index.ts';
import { approvedAll, type Field, nameOf } from '../../model/server/index.ts';
import { at, type Place } from '../../model/values/index.ts';
import { confidenceOf } from '../../model/verdict/index.ts';
import { quote } from '../../wording/index.ts';
import { type Context, defineDocs, defineRule, type Messages } from '../define.ts';
import { removing } from '../shared/fixes.ts';
import { isRefused } from '../shared/refused.ts';

export default defineRule({
  id: 'approve-all',
  category: 'security',
  severity: 'warning',
  inSnippets: 'never',
  messages: {
    tools: (data: { key: string; server: string; client: string; published: boolean }) =>
      `with ${quote(data.key)} ${data.client} runs every tool of ${data.server} without asking${forWhom(data.published)}`,
    servers: (data: { key: string; client: string; published: boolean }) =>
      `with ${quote(data.key)} ${data.client} starts every server of the project without asking${forWhom(data.published)}`,
  },
  on: {
    rootField: {
      approves: true,
      check(field, context) {
        const approval = approvalIn(field, field.fact.by, context);
        if (approval === undefined) return;
        const { client, report } = context;
        const published = context.reading.publishable;
        report('servers', { key: field.key, client, published }, approval.place, {
          severity: weightOf(approval, published),
          help: 'remove it',
          fix: removing(field.route),
        });
      },
    },
    field: {
      approves: true,
      check({ server, ...field }, context) {
        const approval = approvalIn(field, field.fact?.by ?? server.dialect.by, context);
        if (approval === undefined) return;
        const { client, report } = context;
        const published = context.reading.publishable;
        report('tools', { key: field.key, server: nameOf(server), client, published }, approval.place, {
          server,
          severity: server.off ? 'info' : weightOf(approval, published),
          help: field.fact?.approvesAll === true ? 'remove it' : 'name the tools that may run unasked',
          // An entry of nothing else would be one of nothing.
          fix:
            server.fields.length === 1
              ? undefined
              : removing(field.fact?.approvesAll === true ? field.route : approval.place.route),
        });
      },
    },
  },
});

function forWhom(published: boolean): string {
  return published ? ', for everyone who gets this file' : '';
}

interface Approval {
  readonly by: Evidence;
  readonly place: Place;
}

function approvalIn(
  { fact, value, route }: Pick<Field, 'fact' | 'value' | 'route'>,
  by: Evidence | undefined,
  { reading: { document }, violations }: Pick<Context<Messages>, 'reading' | 'violations'>,
): Approval | undefined {
  const within = fact === undefined ? undefined : approvedAll(fact, value);
  if (within === undefined || by === undefined || document.isBroken(route)) return undefined;
  const place = at(document, [...route, ...within]);
  // What the client refuses lets nothing run.
  return isRefused(place.route, violations) ? undefined : { by, place };
}

/** A guess about the client is advice, and so is what stays with one person. */
function weightOf({ by }: Approval, published: boolean): 'warning' | 'info' {
  return published && confidenceOf(by) !== 'L' ? 'warning' : 'info';
}

export const docs = defineDocs({
  cwe: [862],
  summary: 'Every tool of a server runs without a question, for everyone who gets the file',
  why: 'The question before a tool runs is what stands between a text that a model has read and your files, accounts and money. A wildcard also covers the tools that the server will have tomorrow. In a committed file it decides for everybody who opens the project. In a file that git ignores, and for a server that is switched off, it is an info. Lists of named tools are left alone.',
  fix: 'Remove the wildcard, or name the tools that only read.',
  mends: { unsafe: 'removes the field, or the item of the list' },
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
