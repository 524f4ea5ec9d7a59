import {
  type Copied,
  copiedIn,
  type Loss,
  type LossData,
  type Lost,
  lossesOf,
  lossSentences,
  saidOfLoss,
  type Target,
} from '../../model/canonical/index.ts';
import { nameOf, type Server } from '../../model/server/index.ts';
import { at, startsWith, valueAt } from '../../model/values/index.ts';
import { list, quote } from '../../wording/index.ts';
import { type Context, defineDocs, defineRule } from '../define.ts';
import { type SaidOfAll, saidTogether } from '../shared/together.ts';

const messages = {
  ...lossSentences,
  text: (data: LossData & { readonly others: string; readonly expand: boolean }) =>
    `${data.targets} ${data.several ? 'take' : 'takes'} ${data.what} of ${data.server} as text; ${data.others} ${data.expand ? 'expand' : 'expands'} it`,
  literal: (data: LossData) =>
    `${data.targets} ${data.several ? 'take' : 'takes'} ${data.what} of ${data.server} as text`,
};

export default defineRule({
  id: 'lossy-field',
  category: 'compatibility',
  severity: 'warning',
  messages,
  on: {
    server: {
      targeted: true,
      check(server, { reading, report, violations }) {
        // What its own client does not take is not there to be lost.
        const isTaken = ({ statement }: Loss) =>
          !violations.some(({ kind, route }) => kind === 'type' && startsWith(route, statement.field.route));
        for (const copied of copiedIn(server, reading.targets)) tellOfText(copied, server, report);
        const found = saidTogether(reading, (target) =>
          lossesOf(server, target)
            .filter(isTaken)
            .flatMap((loss) => saidOfLoss(loss, server, target)),
        );
        for (const { first, others, clients } of found) {
          const { message, place, severity, help } = first;
          report(message.id, dataOf(first, server), place, {
            server,
            // What a server that is switched off says is not missed, but that it is switched off.
            severity: server.off && message.id !== 'runs' ? 'info' : severity,
            clients,
            help,
            related: others.map((other) => ({ place, message: messages[other.message.id](dataOf(other, server)) })),
          });
        }
      },
    },
  },
});

/** What one client puts a value in for and another one does not, where the same text reaches both. */
function tellOfText(
  { statement, route, variable, expandedBy, textTo }: Copied,
  server: Server,
  report: Context<typeof messages>['report'],
): void {
  const names = (targets: readonly Target[]) =>
    list(
      targets.map(({ name }) => name),
      { bare: true },
    );
  const [first] = textTo;
  if (first === undefined) return;
  const text = valueAt(server.document.value, route);
  const start = typeof text === 'string' ? text.indexOf(variable.spelling) : -1;
  const within = start === -1 ? undefined : { start, end: start + variable.spelling.length };
  const data = {
    targets: names(textTo),
    several: textTo.length > 1,
    what: `${quote(variable.spelling)} in ${quote(statement.field.key)}`,
    server: nameOf(server),
    others: names(expandedBy),
    expand: expandedBy.length > 1,
  };
  report(expandedBy.length === 0 ? 'literal' : 'text', data, at(server.document, route, 'value', within), {
    server,
    reaction: { effect: 'ignored', by: first.dialect.placeholders?.by ?? first.dialect.by },
    ...(server.off && { severity: 'info' }),
    clients: textTo.map(({ client }) => client.id),
    help: 'let the server itself read it from its environment, or write it for each client',
  });
}

function dataOf({ names, several, message }: SaidOfAll<Lost>, server: Server): LossData {
  return { targets: names, several, what: message.what, server: nameOf(server) };
}

export const docs = defineDocs({
  summary: 'A field that another client cannot express: it is lost or changes its meaning there',
  why: 'Whoever keeps one definition for several clients, by hand or with a tool, finds out late that one of them has no such field. Each server is written in the dialect of every target and read back as that client reads it; what does not come back is reported where it stands. Targets are named with `--target` or under `targets` in the configuration; files from which other clients are written, such as aix’s, have theirs.',
  fix: 'Do without the field, or give that client a definition of its own.',
  examples: [
    {
      title: 'What signing in takes: Gemini CLI has a client id, and no port to come back to',
      files: {
        '.mcp.json':
          '{ "mcpServers": { "docs": { "type": "http", "url": "https://docs.example.com/mcp", "oauth": { "clientId": "docs", ⟦"callbackPort"⟧: 8080 } } } }\n',
      },
      targets: ['gemini'],
    },
    {
      title: 'aix copies texts, and each client expands its own variables',
      files: {
        'aix.json':
          '{ "servers": { "db": { "name": "db", "transport": "stdio", "command": "db-mcp", "env": { "TOKEN": "⟦${DB_TOKEN}⟧", "URL": "⟦{env:DB_URL}⟧" } } } }\n',
      },
    },
    {
      title: 'The same, asked about one of them; and a variable that neither of them knows',
      files: {
        'aix.json':
          '{ "servers": { "db": { "name": "db", "transport": "stdio", "command": "db-mcp", "env": { "TOKEN": "⟦${DB_TOKEN}⟧", "URL": "⟦${env:DB_URL}⟧" } } } }\n',
      },
      targets: ['opencode'],
    },
    {
      title: 'A server that is off in the file of aix',
      files: {
        'aix.json':
          '{ "servers": { "db": { "name": "db", "transport": "stdio", "command": "db-mcp", ⟦"disabled"⟧: true } } }\n',
      },
    },
    {
      title: 'aix writes OpenCode’s file, which has no platforms',
      files: {
        'aix.json':
          '{ "servers": { "macos-tools": { "name": "macos-tools", "command": "/usr/local/bin/macos-mcp-server", "transport": "stdio", ⟦"platforms"⟧: ["darwin"] } } }\n',
      },
    },
    {
      title: 'A folder that Claude Code cannot change to',
      files: { '.vscode/mcp.json': '{ "servers": { "db": { "command": "db-mcp", ⟦"cwd"⟧: "tools" } } }\n' },
      targets: ['claude-code'],
    },
    {
      title: 'A question that OpenCode does not ask',
      files: {
        '.vscode/mcp.json':
          '{ "inputs": [{ "id": "key", "type": "promptString", "description": "Key", "password": true }], "servers": { "db": { "command": "db-mcp", "env": { "KEY": "⟦${input:key}⟧" } } } }\n',
      },
      targets: ['opencode'],
    },
    {
      title: 'A default that OpenCode has no place for',
      files: {
        '.mcp.json': '{ "mcpServers": { "db": { "command": "db-mcp", "args": ["--port", "⟦${PORT:-5432}⟧"] } } }\n',
      },
      targets: ['opencode'],
    },
    {
      title: 'A server that is switched off, and runs in Gemini CLI',
      files: {
        'opencode.json': '{ "mcp": { "db": { "type": "local", "command": ["db-mcp"], ⟦"enabled"⟧: false } } }\n',
      },
      targets: ['gemini'],
    },
    {
      title: 'A limit that Claude Code does not honour, since it is below a second',
      files: { '.gemini/settings.json': '{ "mcpServers": { "db": { "command": "db-mcp", "timeout": ⟦500⟧ } } }\n' },
      targets: ['claude-code'],
      also: ['timeout-unit'],
    },
    {
      title: 'Other words for the same thing',
      files: {
        '.mcp.json':
          '{ "mcpServers": { "db": { "command": "db-mcp", "args": ["--all"], "env": { "TOKEN": "${TOKEN}" }, "timeout": 60000 }, "docs": { "type": "http", "url": "https://docs.example.com/mcp", "headers": { "Authorization": "Bearer ${DOCS_TOKEN}" } } } }\n',
      },
      targets: ['opencode', 'codex'],
    },
  ],
  evidence: [
    {
      claim: 'OpenCode does not support platforms; Claude Code’s file keeps them',
      source: 'MCP Field Mapping Reference (aix)',
      date: '2026-11-18',
    },
    {
      claim: 'what each client reads, in which words and units, is in the tables of the clients',
      source: 'the pages of the clients, with version and date',
      date: '2026-11-18',
    },
    {
      claim: 'of 956 servers, 105 fields are lost for Claude Code, 91 for OpenCode, 86 for VS Code, 77 for Codex',
      source: 'configuration files of public repositories, linted for each of these targets',
      date: '2026-11-18',
    },
  ],
});
