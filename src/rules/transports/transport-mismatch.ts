import { fittingSpellings, hasMeaning, masked, nameOf, ownKey, strangers } from '../../model/server/index.ts';
import { at } from '../../model/values/index.ts';
import { consequence } from '../../model/verdict/index.ts';
import { quote } from '../../wording/index.ts';
import { defineDocs, defineRule } from '../define.ts';
import { writing } from '../shared/fixes.ts';

export default defineRule({
  id: 'transport-mismatch',
  category: 'correctness',
  severity: 'error',
  messages: {
    mismatch: (data: {
      server: string;
      key: string;
      value: string;
      needed: string;
      has: string;
      consequence: string;
    }) =>
      `${data.server} has ${quote(data.key)} ${quote(data.value)} and ${quote(data.has)}, but no ${quote(data.needed)}, so ${data.consequence}`,
  },
  on: {
    server: {
      settled: false,
      check(server, { client, report }) {
        const { declared, dialect, transport } = server;
        if (typeof declared?.value !== 'string' || transport === undefined || transport === 'builtin') return;
        if (dialect.transportKey === null) return;
        const command = hasMeaning(server, 'command', 'commandLine');
        const url = hasMeaning(server, 'url');
        const local = transport === 'stdio';
        if (command === url || local === command) return;
        const needed = ownKey(dialect, local ? 'command' : 'url') ?? '';
        const has = ownKey(dialect, local ? 'url' : 'command') ?? '';
        if (strangers(server).some((stranger) => stranger.own === needed)) return;
        const reaction = masked(server, dialect.mismatchOf?.[transport] ?? dialect.mismatch);
        const fitting = Object.keys(dialect.spellings).filter(
          (word) => (dialect.spellings[word] === 'stdio') !== local,
        );
        const words = fittingSpellings(server);
        const [word] = words;
        report(
          'mismatch',
          {
            server: nameOf(server),
            key: declared.key,
            value: declared.value,
            needed,
            has,
            consequence: consequence(reaction, client),
          },
          at(server.document, declared.route),
          {
            reaction,
            server,
            fix:
              word === undefined || fitting[0] === undefined
                ? undefined
                : writing(declared.route, word, words.length === 1 ? 'safe' : 'unsafe'),
            help:
              fitting[0] === undefined ? `add ${quote(needed)}` : `write ${quote(fitting[0])}, or add ${quote(needed)}`,
          },
        );
      },
    },
  },
});

export const docs = defineDocs({
  summary: 'The declared type contradicts the fields that are there',
  why: 'The type decides which field the client looks for. With a remote type it looks for a `url`, with a local one for a `command`, and finds nothing.',
  fix: 'Change the type, or add the field it needs.',
  mends: {
    safe: 'writes the transport that the fields are for',
    unsafe: 'writes the newer transport, where the address does not tell',
  },
  examples: [
    {
      title: 'A remote type with a command',
      files: { '.mcp.json': '{ "mcpServers": { "docs": { "type": ⟦"http"⟧, "command": "docs-mcp" } } }\n' },
    },
    {
      title: 'A local type with a url',
      files: {
        'opencode.json': '{ "mcp": { "docs": { "type": ⟦"local"⟧, "url": "https://docs.example.com/mcp" } } }\n',
      },
    },
    {
      title: 'An agreeing pair',
      files: { '.mcp.json': '{ "mcpServers": { "docs": { "type": "stdio", "command": "docs-mcp" } } }\n' },
    },
  ],
  evidence: [
    {
      claim: 'a remote type with only a command is skipped, or refuses the file',
      source: 'Claude Code 2.1.326, omp 18.2.3, OpenCode 1.18.33, run (case 04c)',
      date: '2026-11-18',
    },
  ],
});
