import type { Dialect, Meaning } from '../../clients/index.ts';
import { type Copied, copiedIn, type Loss, lossesOf, type Target, type Variable } from '../../model/canonical/index.ts';
import { nameOf, ownKey, type Server } from '../../model/server/index.ts';
import { at, type Place, startsWith, valueAt } from '../../model/values/index.ts';
import { variableIn } from '../../model/variables/index.ts';
import { list, quote } from '../../wording/index.ts';
import { type Context, defineDocs, defineRule } from '../define.ts';
import { type Said, type SaidOfAll, saidTogether } from '../shared/together.ts';

interface Data {
  readonly targets: string;
  readonly several: boolean;
  readonly what: string;
  readonly server: string;
}

const has = ({ several }: Data) => (several ? 'have' : 'has');

const messages = {
  field: (data: Data) =>
    `${data.targets} ${has(data)} no field for ${data.what} of ${data.server}, so it is lost there`,
  runs: (data: Data) => `${data.targets} cannot switch off ${data.server} in its entry, so it runs there`,
  variable: (data: Data) => `${data.targets} ${has(data)} no way to write ${data.what} of ${data.server}`,
  fallback: (data: Data) =>
    `${data.targets} ${has(data)} no defaults for variables, so that of ${data.what} of ${data.server} is lost`,
  text: (data: Data & { readonly others: string; readonly expand: boolean }) =>
    `${data.targets} ${data.several ? 'take' : 'takes'} ${data.what} of ${data.server} as text; ${data.others} ${data.expand ? 'expand' : 'expands'} it`,
  changed: (data: Data) => `${data.what} of ${data.server} does not reach ${data.targets} as it is written`,
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
            .flatMap((loss) => saidOf(loss, server, target)),
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
  report('text', data, at(server.document, route, 'value', within), {
    server,
    reaction: { effect: 'ignored', by: first.dialect.placeholders?.by ?? first.dialect.by },
    ...(server.off && { severity: 'info' }),
    clients: textTo.map(({ client }) => client.id),
    help: 'let the server itself read it from its environment, or write it for each client',
  });
}

interface Lost {
  readonly id: Exclude<keyof typeof messages, 'text'>;
  readonly what: string;
}

function dataOf({ names, several, message }: SaidOfAll<Lost>, server: Server): Data {
  return { targets: names, several, what: message.what, server: nameOf(server) };
}

function saidOf(loss: Loss, server: Server, target: Target): Said<Lost>[] {
  const { statement, why } = loss;
  const { dialect } = target;
  const { field, meaning } = statement;
  const said = (message: Lost, place: Place, help: string | undefined, by = dialect.by): Said<Lost> => ({
    message,
    key: `${message.id} ${message.what}`,
    place,
    reaction: { effect: 'ignored', by },
    help,
  });
  const what = quote(field.key);
  if (why === 'variables') return ofVariables(loss, server, target, said);
  const name = at(server.document, field.route, 'key');
  if (why === 'field') {
    return meaning === 'enabled'
      ? [said({ id: 'runs', what: '' }, name, dialect.switchOff)]
      : [said({ id: 'field', what }, name, remedies[meaning])];
  }
  return [said({ id: 'changed', what }, at(server.document, statement.route), undefined)];
}

/** What can be done where a client has nothing of the kind. */
const remedies: Partial<Record<Meaning, string>> = {
  platforms: 'keep a file for each platform, let the server itself look at it, or document what it needs',
  cwd: 'write absolute paths, or start the server through a script that changes the folder',
  envFile: 'write the variables themselves, or start the server through a script that reads the file',
  headersHelper: 'write the headers themselves, with a variable for the token',
};

function ofVariables(
  { statement, item, variables }: Loss,
  server: Server,
  { dialect }: Target,
  said: (message: Lost, place: Place, help: string | undefined, by: Said<Lost>['reaction']['by']) => Said<Lost>,
): Said<Lost>[] {
  const route = item?.route ?? statement.route;
  const text = valueAt(server.document.value, route);
  const by = dialect.placeholders?.by ?? dialect.by;
  let last = 0;
  return variables.map(({ variable, onlyFallback }) => {
    const start = typeof text === 'string' ? text.indexOf(variable.spelling, last) : -1;
    const within = start === -1 ? undefined : { start, end: start + variable.spelling.length };
    if (within !== undefined) last = within.end;
    const place = at(server.document, route, 'value', within);
    const what = `${quote(withoutDefault(variable))} in ${quote(statement.field.key)}`;
    if (onlyFallback) return said({ id: 'fallback', what }, place, 'set the variable wherever the server runs', by);
    return said({ id: 'variable', what }, place, helpFor(variable, dialect), by);
  });
}

function helpFor({ kind }: Variable, dialect: Dialect): string {
  if (kind === 'editor' || kind === 'plugin') return 'write a path or value that holds wherever the server is started';
  if (kind === 'file') return 'let the server itself read the file';
  const fields = kind === 'environment' ? fieldsWithVariables(dialect) : [];
  if (fields.length > 0) return `variables are expanded there in ${list(fields)}`;
  return 'let the server itself read it from its environment';
}

/** The keys of the fields in which the client expands variables of the environment. */
function fieldsWithVariables(dialect: Dialect): string[] {
  const meanings = Object.keys(dialect.placeholders?.in ?? {}) as Meaning[];
  const expanded = meanings.filter((meaning) => variableIn(dialect, meaning, 'NAME') !== undefined);
  return [...new Set(expanded.flatMap((meaning) => ownKey(dialect, meaning) ?? []))];
}

/** A default may be anything, a password too. */
function withoutDefault({ spelling, fallback }: Variable): string {
  return fallback === undefined ? spelling : `${spelling.slice(0, spelling.length - fallback.length - 1)}…}`;
}

export const docs = defineDocs({
  summary: 'A field that another client cannot express: it is lost or changes its meaning there',
  why: 'Whoever keeps one definition for several clients, by hand or with a tool, finds out late that one of them has no such field. Each server is written in the dialect of every target and read back as that client reads it; what does not come back is reported where it stands. Targets are named with `--target` or under `targets` in the configuration; files from which other clients are written, such as aix’s, have theirs.',
  fix: 'Do without the field, or give that client a definition of its own.',
  examples: [
    {
      title: 'aix copies texts, and each client expands its own variables',
      files: {
        'aix.json':
          '{ "servers": { "db": { "name": "db", "transport": "stdio", "command": "db-mcp", "env": { "TOKEN": "⟦${DB_TOKEN}⟧", "URL": "⟦{env:DB_URL}⟧" } } } }\n',
      },
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
