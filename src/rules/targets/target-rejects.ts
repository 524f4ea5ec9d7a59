import type { NameRule } from '../../clients/index.ts';
import { type Rejection, rejectionOf, type Target } from '../../model/canonical/index.ts';
import { nameOf, placeOfName, type Server } from '../../model/server/index.ts';
import { at, type Place } from '../../model/values/index.ts';
import { consequence } from '../../model/verdict/index.ts';
import { list } from '../../wording/index.ts';
import { defineDocs, defineRule } from '../define.ts';
import { type Said, type SaidOfAll, saidTogether } from '../shared/together.ts';

interface Data {
  readonly targets: string;
  readonly several: boolean;
  readonly server: string;
  readonly detail: string;
  readonly consequence: string;
}

const messages = {
  transport: (data: Data) =>
    `${data.targets} ${data.several ? 'have' : 'has'} no ${data.detail} transport, so ${data.server} is lost there`,
  remote: (data: Data) =>
    `${data.targets} ${data.several ? 'start' : 'starts'} only local servers, so ${data.server} is lost there`,
  name: (data: Data) => `for ${data.targets}, the name of ${data.server} ${data.detail}; ${data.consequence}`,
  reserved: (data: Data) => `the name of ${data.server} is reserved in ${data.targets}; ${data.consequence}`,
};

export default defineRule({
  id: 'target-rejects',
  category: 'compatibility',
  severity: 'error',
  messages,
  on: {
    server: {
      targeted: true,
      check(server, { reading, report }) {
        const found = saidTogether(reading, (target) => {
          const rejection = rejectionOf(server, target);
          return rejection === undefined ? [] : [saidOf(rejection, server, target)];
        });
        for (const { first, others, clients } of found) {
          const { message, place, reaction, help } = first;
          report(message.why, dataOf(first, server), place, {
            server,
            reaction,
            clients,
            help,
            related: others.map((other) => ({ place, message: messages[other.message.why](dataOf(other, server)) })),
          });
        }
      },
    },
  },
});

function dataOf({ names, several, message, reaction }: SaidOfAll<Reason>, server: Server): Data {
  return {
    targets: names,
    several,
    server: nameOf(server),
    detail: message.detail,
    consequence: consequence(reaction, several ? 'each of them' : 'it'),
  };
}

interface Reason {
  readonly why: Rejection['why'];
  readonly detail: string;
}

function saidOf(rejection: Rejection, server: Server, target: Target): Said<Reason> {
  const { why, reaction } = rejection;
  const detail = detailOf(rejection);
  return {
    message: { why, detail },
    key: `${why} ${detail} ${reaction.effect}`,
    place: why === 'name' || why === 'reserved' ? placeOfName(server) : placeOfTransport(server),
    reaction,
    help: helpFor(rejection, target),
  };
}

function detailOf(rejection: Rejection): string {
  if (rejection.why === 'transport') return words[rejection.transport] ?? rejection.transport;
  return rejection.why === 'name' ? faultOf(rejection.rule) : '';
}

const words: Readonly<Record<string, string>> = { http: 'Streamable HTTP', sse: 'SSE', ws: 'WebSocket' };

function faultOf({ fault, allows }: NameRule): string {
  return fault ?? `holds more than ${allows}`;
}

/** Where the transport is said, or what it follows from. */
function placeOfTransport({ declared, fields, document, nameAt }: Server): Place {
  if (declared !== undefined) return at(document, declared.route);
  const said = fields.find(({ fact }) => fact !== undefined && (fact.is === 'url' || fact.is === 'command'));
  return said === undefined ? at(document, nameAt.route, nameAt.side) : at(document, said.route, 'key');
}

function helpFor(rejection: Rejection, { dialect }: Target): string {
  switch (rejection.why) {
    case 'name':
      return `use ${rejection.rule.allows}`;
    case 'reserved':
      return 'choose another name';
    case 'remote':
      return 'start a local bridge to it there, such as mcp-remote, or leave it out';
    case 'transport': {
      const known = Object.keys(dialect.spellings).filter((word) => words[dialect.spellings[word] ?? ''] !== undefined);
      // The usual bridge does not speak WebSocket.
      const bridge =
        rejection.transport === 'ws' ? 'leave it out there' : 'start a local bridge to it there, such as mcp-remote';
      return known.length === 0 ? bridge : `it knows ${list(known.sort())}; use one of them or ${bridge}`;
    }
  }
}

export const docs = defineDocs({
  summary: 'A server that another client would not take at all',
  why: 'A definition is kept for several clients, and one of them has no such transport, starts no such server or does not take its name. The server is then missing there, or the whole file with it.',
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
  ],
});
