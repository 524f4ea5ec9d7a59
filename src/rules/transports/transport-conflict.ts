import type { Reaction } from '../../clients/index.ts';
import { type Field, hasMeaning, isRead, nameOf, type Server, untypedReaction } from '../../model/server/index.ts';
import { at } from '../../model/values/index.ts';
import { consequence } from '../../model/verdict/index.ts';
import { quote } from '../../wording/index.ts';
import { defineDocs, defineRule } from '../define.ts';
import { isBridged } from '../shared/bridged.ts';
import { removing } from '../shared/fixes.ts';

export default defineRule({
  id: 'transport-conflict',
  category: 'correctness',
  severity: 'warning',
  messages: {
    both: (data: { server: string; client: string; winner: string; loser: string }) =>
      `${data.server} has both ${quote(data.winner)} and ${quote(data.loser)}; ${data.client} uses ${quote(data.winner)} and ignores ${quote(data.loser)}`,
    neither: (data: { server: string; one: string; other: string; consequence: string }) =>
      `${data.server} has both ${quote(data.one)} and ${quote(data.other)}, so ${data.consequence}`,
  },
  on: {
    server: {
      settled: false,
      check(server, { client, report }) {
        if (!hasMeaning(server, 'url')) return;
        const command = fieldOf(server, 'command', 'commandLine');
        const url = fieldOf(server, 'url');
        const [winner, loser] = command === undefined ? addresses(server) : pair(server, command, url);
        if (winner === undefined || loser === undefined) return;
        const { reaction } = server.dialect.both;
        const outcome = consequence(reaction, client);
        // What a missing or an unknown transport does is said by the rules about it.
        if (server.transport === undefined && saidElsewhere(server)) return;
        if (isCostly(reaction)) {
          const data = { server: nameOf(server), one: winner.key, other: loser.key, consequence: outcome };
          report('neither', data, at(server.document, loser.route, 'key'), {
            reaction,
            server,
            help: 'keep one of the two',
            fix: removing(loser.route),
            related: [{ place: at(server.document, winner.route, 'key'), message: 'the other one' }],
          });
          return;
        }
        if (isBridged(server, loser.key)) return;
        // What says nothing is no loss.
        if (typeof loser.value === 'string' && loser.value.trim() === '') return;
        report(
          'both',
          { server: nameOf(server), client, winner: winner.key, loser: loser.key },
          at(server.document, loser.route, 'key'),
          {
            reaction,
            server,
            fix: removing(loser.route),
            help: `keep one of the two${reaction.note === undefined ? '' : ` (${reaction.note})`}`,
            related: [{ place: at(server.document, winner.route, 'key'), message: 'this one is used' }],
          },
        );
      },
    },
  },
});

type Pair = readonly [Field | undefined, Field | undefined];

function pair(server: Server, command: Field, url: Field | undefined): Pair {
  return server.transport === 'stdio' || server.transport === undefined ? [command, url] : [url, command];
}

/** Two addresses under two keys, where one of the keys decides. */
function addresses(server: Server): Pair {
  const [first, second] = server.fields.filter((field) => isUrl(server, field));
  return second?.fact?.selects === undefined ? [first, second] : [second, first];
}

function isUrl({ dialect }: Server, field: Field): boolean {
  return field.fact?.is === 'url' && isRead(dialect, field);
}

function saidElsewhere(server: Server): boolean {
  const { dialect, declared } = server;
  const untyped = dialect.transportKey === null ? undefined : untypedReaction(server);
  return declared !== undefined || !isCostly(dialect.both.reaction) || (untyped !== undefined && isCostly(untyped));
}

function isCostly({ effect }: Reaction): boolean {
  return effect !== 'fine' && effect !== 'ignored' && effect !== 'warns';
}

function fieldOf(server: Server, ...meanings: readonly string[]): Field | undefined {
  const found = server.fields.filter(
    (field) => field.fact !== undefined && meanings.includes(field.fact.is) && isRead(server.dialect, field),
  );
  return found.find((field) => field.fact?.selects !== undefined) ?? found[0];
}

export const docs = defineDocs({
  summary: 'A server with both a command and a url: the client uses one of them',
  why: 'Which one counts differs from client to client and with the declared type; the other is dropped without a word.',
  fix: 'Keep the one you mean.',
  mends: { unsafe: 'removes the one that is not used' },
  examples: [
    {
      title: 'Without a type the command wins',
      files: {
        '.mcp.json':
          '{ "mcpServers": { "docs": { "command": "docs-mcp", ⟦"url"⟧: "https://docs.example.com/mcp" } } }\n',
      },
    },
    {
      title: 'With a remote type the url wins',
      files: {
        '.mcp.json':
          '{ "mcpServers": { "docs": { "type": "http", ⟦"command"⟧: "docs-mcp", "url": "https://docs.example.com/mcp" } } }\n',
      },
    },
    {
      title: "omp's loader keeps one, its own editor refuses both",
      files: {
        '.omp/mcp.json':
          '{ "mcpServers": { "docs": { "command": "docs-mcp", ⟦"url"⟧: "https://docs.example.com/mcp" } } }\n',
      },
    },
    {
      title: 'Codex takes neither',
      files: {
        '.codex/config.toml': '[mcp_servers.docs]\ncommand = "docs-mcp"\n⟦url⟧ = "https://docs.example.com/mcp"\n',
      },
    },
    {
      title: 'Two keys for the address, of which one decides',
      files: {
        '.qwen/settings.json':
          '{ "mcpServers": { "docs": { "httpUrl": "https://docs.example.com/mcp", ⟦"url"⟧: "https://docs.example.com/sse" } } }\n',
      },
    },
    { title: 'One of them', files: { '.mcp.json': '{ "mcpServers": { "docs": { "command": "docs-mcp" } } }\n' } },
  ],
  evidence: [
    {
      claim: 'the command wins without a type, the url with a remote type',
      source: 'Claude Code 2.1.326, omp 18.2.3, run (cases 04, 04b)',
      date: '2026-11-18',
    },
    { claim: 'both refuse the file', source: 'Codex 0.169.0, run (cases 04, 25)', date: '2026-11-18' },
    { claim: 'httpUrl wins', source: 'Gemini CLI 0.61.0, Qwen Code 0.24.4, run (case 26)', date: '2026-11-18' },
    { claim: 'the type decides', source: 'OpenCode 1.18.33, run (case 04b)', date: '2026-11-18' },
  ],
});
