import { at, type Field, hasMeaning, nameOf, type Server } from '../model/index.ts';
import { quote } from '../wording/index.ts';
import { defineDocs, defineRule } from './define.ts';

export default defineRule({
  id: 'transport-conflict',
  category: 'correctness',
  severity: 'warning',
  scope: 'server',
  messages: {
    both: (data: { server: string; client: string; winner: string; loser: string }) =>
      `${data.server} has both ${quote(data.winner)} and ${quote(data.loser)}; ${data.client} uses ${quote(data.winner)} and ignores ${quote(data.loser)}`,
  },
  check(server, { client, report }) {
    if (!hasMeaning(server, 'command', 'commandLine') || !hasMeaning(server, 'url')) return;
    // Without a transport there is no winner, and where the entry is refused the schema says why.
    if (server.transport === undefined || server.dialect.both.reaction.effect !== 'ignored') return;
    const command = fieldOf(server, 'command', 'commandLine');
    const url = fieldOf(server, 'url');
    if (command === undefined || url === undefined) return;
    const [winner, loser] = server.transport === 'stdio' ? [command, url] : [url, command];
    const { reaction } = server.dialect.both;
    report(
      'both',
      { server: nameOf(server), client, winner: winner.key, loser: loser.key },
      at(server.document, loser.route, 'key'),
      {
        reaction,
        server,
        help: `keep one of the two${reaction.note === undefined ? '' : ` (${reaction.note})`}`,
        related: [{ place: at(server.document, winner.route, 'key'), message: 'this one is used' }],
      },
    );
  },
});

function fieldOf(server: Server, ...meanings: readonly string[]): Field | undefined {
  return server.fields.find(
    (field) => field.fact !== undefined && !field.fact.unread && meanings.includes(field.fact.is),
  );
}

export const docs = defineDocs({
  summary: 'A server with both a command and a url: the client uses one of them',
  why: 'Which one counts differs from client to client and with the declared type; the other is dropped without a word.',
  fix: 'Keep the one you mean.',
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
    { title: 'One of them', files: { '.mcp.json': '{ "mcpServers": { "docs": { "command": "docs-mcp" } } }\n' } },
  ],
  evidence: [
    {
      claim: 'the command wins without a type, the url with a remote type',
      source: 'Claude Code 2.1.326, omp 18.2.3, run (cases 04, 04b)',
      date: '2026-11-18',
    },
    { claim: 'the type decides', source: 'OpenCode 1.18.33, run (case 04b)', date: '2026-11-18' },
  ],
});
