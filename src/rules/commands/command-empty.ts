import type { Evidence } from '../../clients/index.ts';
import { emptyCommand } from '../../model/launch/index.ts';
import { nameOf, type Server } from '../../model/server/index.ts';
import { at } from '../../model/values/index.ts';
import { consequence, losesServer } from '../../model/verdict/index.ts';
import { defineDocs, defineRule } from '../define.ts';
import { isRefused } from '../shared/refused.ts';
import { runsElsewhere } from '../shared/written.ts';

interface Data {
  readonly server: string;
  readonly consequence: string;
}

export default defineRule({
  id: 'command-empty',
  category: 'correctness',
  severity: 'error',
  messages: {
    empty: (data: Data) => `the command of ${data.server} is empty, so ${data.consequence}`,
    blank: (data: Data) => `the command of ${data.server} is nothing but blanks, so ${data.consequence}`,
    none: (data: Data) => `the command of ${data.server} is an empty list, so ${data.consequence}`,
  },
  on: {
    server: {
      startable: false,
      check(server, { client, reading, report, violations }) {
        const command = emptyCommand(server);
        if (command === undefined || !isStarted(server)) return;
        const { dialect, route } = server;
        const field = command.route.slice(0, route.length + 1);
        // The word may be one of a list, which the client may not take at all.
        if (isRefused(command.route, violations)) return;
        if (losesServer(dialect.bad.effect) && isRefused(field, violations)) return;
        const isAll = command.route.length === field.length;
        const reaction = (isAll ? dialect.starts?.nothing : undefined) ?? {
          effect: 'fails-server',
          by: dialect.starts?.by ?? unseen(server),
        };
        const nobody = reaction.effect === 'fails-server' && runsElsewhere(reading);
        const data = {
          server: nameOf(server),
          consequence: nobody ? 'no client can start the server' : consequence(reaction, client),
        };
        report(command.is, data, at(server.document, command.route), {
          reaction,
          server,
          help: 'name the program to start',
        });
      },
    },
  },
});

/** Also where the client knows no transport of that name and goes by the command. */
function isStarted({ transport, declared, dialect }: Server): boolean {
  if (transport !== undefined || declared === undefined) return transport === 'stdio';
  return dialect.transportKey !== null && !losesServer(dialect.unknownTransport.withCommand.effect);
}

/** There is no program without a name; how this client starts one, nobody has watched. */
function unseen({ dialect }: Server): Evidence {
  return `M:${dialect.by.slice('M:'.length)}`;
}

export const docs = defineDocs({
  summary: 'A command that names no program',
  why: 'Clients load such a server and fail when they start it: nothing is called " ", and an empty list has no first word. Where a client refuses the entry for it, field-value says so.',
  fix: 'Name the program to start.',
  mends: 'which program is meant cannot be told',
  examples: [
    {
      title: 'Nothing but a blank',
      files: { '.mcp.json': '{ "mcpServers": { "docs": { "command": ⟦" "⟧, "args": ["docs-mcp"] } } }\n' },
    },
    {
      title: 'An empty list',
      files: { 'opencode.json': '{ "mcp": { "docs": { "type": "local", "command": ⟦[]⟧ } } }\n' },
    },
    {
      title: 'A list that begins with nothing',
      files: { 'opencode.json': '{ "mcp": { "docs": { "type": "local", "command": [⟦""⟧, "docs-mcp"] } } }\n' },
    },
    {
      title: 'Beside the address of a server that the client cannot reach',
      files: {
        'claude_desktop_config.json':
          '{ "mcpServers": { "docs": { "type": "http", "url": "https://docs.example.com/mcp", "command": ⟦""⟧ } } }\n',
      },
      also: ['transport-unsupported'],
    },
    {
      title: 'A program',
      files: { '.mcp.json': '{ "mcpServers": { "docs": { "command": "npx", "args": ["docs-mcp"] } } }\n' },
    },
  ],
  evidence: [
    {
      claim:
        '" " is loaded and not found: ENOENT, "Executable not found in $PATH"; Gemini CLI shows it as disconnected',
      source: 'Claude Code 2.1.327, Gemini CLI 0.61.0, run (case 17b)',
      date: '2026-11-18',
    },
    {
      claim: '[] and [""] are loaded and fail: the file to start is undefined, or empty',
      source: 'OpenCode 1.18.33, run',
      date: '2026-11-18',
    },
  ],
});
