import {
  type Reason,
  type RejectionData,
  rejectionOf,
  rejectionSentences,
  saidOfRejection,
} from '../../model/canonical/index.ts';
import { nameOf, type Server } from '../../model/server/index.ts';
import { consequence } from '../../model/verdict/index.ts';
import { defineDocs, defineRule } from '../define.ts';
import { type SaidOfAll, saidTogether } from '../shared/together.ts';

export default defineRule({
  id: 'target-rejects',
  category: 'compatibility',
  severity: 'error',
  messages: rejectionSentences,
  on: {
    server: {
      targeted: true,
      check(server, { reading, report }) {
        const found = saidTogether(reading, (target) => {
          const rejection = rejectionOf(server, target);
          return rejection === undefined ? [] : [saidOfRejection(rejection, server, target)];
        });
        for (const { first, others, clients } of found) {
          const { message, place, reaction, help } = first;
          report(message.why, dataOf(first, server), place, {
            server,
            reaction,
            clients,
            help,
            related: others.map((other) => ({
              place,
              message: rejectionSentences[other.message.why](dataOf(other, server)),
            })),
          });
        }
      },
    },
  },
});

function dataOf({ names, several, message, reaction }: SaidOfAll<Reason>, server: Server): RejectionData {
  return {
    targets: names,
    several,
    server: nameOf(server),
    detail: message.detail,
    consequence: consequence(reaction, several ? 'each of them' : 'it'),
  };
}

export const docs = defineDocs({
  summary: 'A server that another client would not take at all',
  why: 'A definition is kept for several clients, and one of them has no such transport, starts no such server, does not take its name or takes a whole line for one program. The server is then missing there, or the whole file with it.',
  fix: 'Give that client a server it can use, or leave this one out for it.',
  examples: [
    {
      title: 'SSE in Codex, which has Streamable HTTP only',
      files: {
        '.mcp.json': '{ "mcpServers": { "docs": { "type": ⟦"sse"⟧, "url": "https://docs.example.com/sse" } } }\n',
      },
      also: ['transport-legacy'],
      targets: ['codex'],
    },
    {
      title: 'A remote server in Claude Desktop',
      files: { '.cursor/mcp.json': '{ "mcpServers": { "docs": { ⟦"url"⟧: "https://docs.example.com/mcp" } } }\n' },
      targets: ['claude-desktop'],
    },
    {
      title: 'A name that Codex does not take',
      files: { '.cursor/mcp.json': '{ "mcpServers": { ⟦"Google Drive"⟧: { "command": "drive-mcp" } } }\n' },
      targets: ['codex'],
    },
    {
      title: 'A name that Claude Code keeps for itself',
      files: { '.cursor/mcp.json': '{ "mcpServers": { ⟦"workspace"⟧: { "command": "files-mcp" } } }\n' },
      targets: ['claude-code'],
    },
    {
      title: 'One word of OpenCode for both kinds of remote servers',
      files: {
        'aix.json':
          '{ "servers": { "docs": { "name": "docs", "transport": "sse", "url": "https://docs.example.com/sse" } } }\n',
      },
    },
    {
      title: 'A whole line as the command, which aix copies as it stands',
      files: {
        'aix.json':
          '{ "servers": { "docs": { "name": "docs", "transport": "stdio", "command": ⟦"npx -y docs-mcp"⟧ } } }\n',
      },
    },
    {
      title: 'Cursor takes such a line apart, so that Claude Code is given the words',
      files: { '.cursor/mcp.json': '{ "mcpServers": { "docs": { "command": "npx -y docs-mcp" } } }\n' },
      targets: ['claude-code'],
    },
    {
      title: 'A quoted word in it, which only Cursor knows how to read',
      files: { '.cursor/mcp.json': '{ "mcpServers": { "docs": { "command": ⟦"npx -y \'docs-mcp\'"⟧ } } }\n' },
      targets: ['claude-code'],
    },
  ],
  evidence: [
    { claim: 'there is no SSE: a url is Streamable HTTP', source: 'openai/codex 343074d, read', date: '2026-08-22' },
    {
      claim: 'a name with other characters is skipped when a session starts',
      source: '@openai/codex 0.169.0, run',
      date: '2026-11-18',
    },
    {
      claim: 'workspace, computer-use and __proto__ are not loaded, and it says so',
      source: 'Claude Code 2.1.326, run (cases 18h, 33, 33b)',
      date: '2026-11-18',
    },
    {
      claim: 'the command is copied as one text for Claude Code, and as the first of the list for OpenCode',
      source: 'thoreinstein/aix 070fd29, claude/mcp_translator.go, opencode/mcp_translator.go, read',
      date: '2026-11-20',
    },
    {
      claim: 'a command of two words is not found',
      source: 'Claude Code 2.1.326, OpenCode 1.18.33, run',
      date: '2026-11-18',
    },
  ],
});
