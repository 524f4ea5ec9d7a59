import {
  type Field,
  isHonoured,
  nameOf,
  ownKey,
  type Server,
  startsSomehow,
  strangers,
  switchIn,
} from '../../model/server/index.ts';
import { at, valueAt } from '../../model/values/index.ts';
import type { Fix } from '../../model/verdict/index.ts';
import { assignment, quote } from '../../wording/index.ts';
import { type Context, defineDocs, defineRule } from '../define.ts';
import { fix, removing, writing } from '../shared/fixes.ts';

const messages = {
  runs: (data: { key: string; server: string; client: string }) =>
    `${data.client} does not read ${quote(data.key)}, so ${data.server} runs although it is switched off here`,
  passed: (data: { key: string; server: string; client: string }) =>
    `${data.client} passes over ${quote(data.key)}, which is no boolean, so ${data.server} runs although it is switched off here`,
  disagree: (data: { read: string; other: string; server: string }) =>
    `${quote(data.read)} and ${quote(data.other)} of ${data.server} disagree`,
  both: (data: { read: string; other: string; server: string; client: string }) =>
    `${data.server} has both ${quote(data.read)} and ${quote(data.other)}, which disagree; ${data.client} reads only ${quote(data.read)}`,
  closed: (data: { key: string; value: boolean; client: string }) =>
    `${quote(data.key)} is ${data.value}, so ${data.client} lets nobody use the servers of this file`,
};

export default defineRule({
  id: 'enabled-conflict',
  category: 'correctness',
  severity: 'warning',
  messages,
  on: {
    file: {
      format: 'closedBy',
      check({ document, servers, format: { closedBy } }, { client, report }) {
        if (closedBy === undefined || servers.length === 0 || document.isBroken(closedBy.at)) return;
        const { at: route, value, by } = closedBy;
        if (valueAt(document.value, route) !== value) return;
        report('closed', { key: route.join('.'), value, client }, at(document, route), {
          help: `write ${!value}, or take the servers out`,
          reaction: { effect: 'ignored', by },
          fix: writing(route, !value, 'unsafe'),
        });
      },
    },
    server: {
      switches: 'odd',
      check(server, context) {
        const switches = server.fields.filter((field) => switchIn(field) !== undefined && !isToldOf(server, field));
        const read = switches.find(isHonoured);
        for (const field of switches) {
          if (field === read) continue;
          if (read !== undefined) tellBoth(server, read, field, context);
          else if (turnsOff(field)) tellRuns(server, field, context);
        }
      },
    },
  },
});

type Told = Context<typeof messages>;

function tellBoth(server: Server, read: Field, other: Field, { client, report }: Told): void {
  // A value that is no boolean is a question for the schema.
  if (typeof read.value !== 'boolean' || turnsOff(other) === turnsOff(read)) return;
  const { document } = server;
  const data = { server: nameOf(server), client, read: read.key, other: other.key };
  const message = isHonoured(other) ? 'the other one' : 'this one is read';
  report(isHonoured(other) ? 'disagree' : 'both', data, at(document, other.route, 'key'), {
    server,
    help: `keep ${quote(read.key)}`,
    fix: removing(other.route),
    related: [{ place: at(document, read.route, 'key'), message }],
  });
}

function tellRuns(server: Server, field: Field, { client, report }: Told): void {
  const data = { server: nameOf(server), client, key: field.key };
  if (field.fact !== undefined && !field.fact.unread) {
    const value = switchIn(field) === 'disabled';
    report('passed', data, at(server.document, field.route), {
      server,
      help: `write ${value}`,
      fix: fix('safe', `write ${value}`, { do: 'set', at: field.route, value }),
    });
    return;
  }
  report('runs', data, at(server.document, field.route, 'key'), {
    server,
    help: howToSwitchOff(server),
    fix: switching(server, field),
  });
}

/** A client that refuses unknown keys runs nothing, and one that has a key like it is said to have that. */
function isToldOf(server: Server, field: Field): boolean {
  if (field.fact !== undefined) return false;
  return (
    server.dialect.strict === true || strangers(server).some((each) => each.field === field && each.kind !== 'foreign')
  );
}

/** What people write for a switch, in capitals or not. */
const on: ReadonlySet<unknown> = new Set([true, 'true', 'yes', 'on', 1]);
const off: ReadonlySet<unknown> = new Set([false, 'false', 'no', 'off', 0]);

function turnsOff(field: Field): boolean {
  const word = typeof field.value === 'string' ? field.value.toLowerCase() : field.value;
  return (switchIn(field) === 'enabled' ? off : on).has(word);
}

/** In the client's own word; one that has none may have the server started, whatever the file says. */
function switching(server: Server, field: Field): Fix | undefined {
  const { dialect, route } = server;
  if (!startsSomehow(server)) return undefined;
  const enabled = ownKey(dialect, 'enabled');
  const key = enabled ?? ownKey(dialect, 'disabled');
  if (key === undefined) return removing(field.route);
  const value = enabled === undefined;
  const title = `write ${quote(key)}: ${value}`;
  if (field.key === key) return undefined;
  return fix(
    'safe',
    title,
    { do: 'rename', at: [...route, field.key], to: key },
    { do: 'set', at: field.route, value },
  );
}

function howToSwitchOff({ dialect, document }: Server): string {
  const enabled = ownKey(dialect, 'enabled');
  if (enabled !== undefined) return `write ${assignment(document.language, enabled, 'false')}`;
  const disabled = ownKey(dialect, 'disabled');
  if (disabled !== undefined) return `write ${assignment(document.language, disabled, 'true')}`;
  return dialect.switchOff ?? 'remove the server from this file';
}

export const docs = defineDocs({
  summary: 'A switch that this client does not read, two that disagree, or one for all servers of a file',
  why: 'Half of the clients know `disabled`, half `enabled`, some neither. A server that is switched off with the wrong one runs. LibreChat has one by which nobody may use any.',
  fix: 'Switch the server off in the way of this client.',
  mends: {
    safe: "switches the server off in the client's own word",
    unsafe: 'removes a switch that is not read, or the second of two; turns the one for all servers',
  },
  examples: [
    {
      title: 'Servers that nobody may use',
      files: {
        'librechat.yaml':
          'version: 1.3.5\ninterface:\n  mcpServers:\n    use: ⟦false⟧\nmcpServers:\n  docs:\n    type: streamable-http\n    url: https://docs.example.com/mcp\n',
      },
    },
    {
      title: 'disabled in Claude Code: the server runs',
      files: { '.mcp.json': '{ "mcpServers": { "db": { "command": "db-mcp", ⟦"disabled"⟧: true } } }\n' },
    },
    {
      title: 'Other words for it',
      files: {
        'librechat.yaml':
          'version: 1.2.1\nmcpServers:\n  db:\n    command: db-mcp\n    args: []\n    ⟦use⟧: false\n  wiki:\n    command: wiki-mcp\n    args: []\n    ⟦_disabled⟧: true\n  docs:\n    command: docs-mcp\n    args: []\n    skip: false\n',
      },
    },
    {
      title: 'enabled in Claude Code, without effect',
      files: { '.mcp.json': '{ "mcpServers": { "db": { "command": "db-mcp", "enabled": true } } }\n' },
    },
    {
      title: 'Two switches that disagree',
      files: {
        'opencode.json':
          '{ "mcp": { "db": { "type": "local", "command": ["db-mcp"], "enabled": true, ⟦"disabled"⟧: true } } }\n',
      },
    },
    {
      title: 'Two switches of which one is read',
      files: {
        '.omp/mcp.json': '{ "mcpServers": { "db": { "command": "db-mcp", "enabled": true, ⟦"disabled"⟧: true } } }\n',
      },
    },
    {
      title: 'A switch that OpenCode reads, with a text in it',
      files: {
        'opencode.json': '{ "mcp": { "db": { "type": "local", "command": ["db-mcp"], "disabled": ⟦"true"⟧ } } }\n',
      },
    },
    {
      title: "OpenCode's own switch",
      files: { 'opencode.json': '{ "mcp": { "db": { "type": "local", "command": ["db-mcp"], "enabled": false } } }\n' },
    },
  ],
  evidence: [
    {
      claim:
        '"use" is written into the permissions of users and administrators, without which neither the page nor the server offers a tool of MCP',
      source: 'danny-avila/LibreChat 08c9cc3, packages/api/src/app/permissions.ts, api/server/services/MCP.js',
      date: '2026-08-21',
    },
    {
      claim: 'disabled: true and enabled: false are ignored, the server runs',
      source: 'Claude Code 2.1.326, run with a stand-in model (t10, t11)',
      date: '2026-11-18',
    },
    {
      claim: 'enabled: false keeps a server off',
      source: 'OpenCode 1.18.33, omp 18.2.3, run (case 20b)',
      date: '2026-11-18',
    },
    {
      claim: 'disabled: "true", 1 or "on" are passed over, and the server runs',
      source: 'OpenCode 1.18.34, run',
      date: '2026-11-19',
    },
    {
      claim: 'disabled: true keeps a server off in 1.18.33; the schema of 1.18.18 drops the key',
      source: 'OpenCode 1.18.33, run with a stand-in model (t10); anomalyco/opencode d545d8f, read',
      date: '2026-11-18',
    },
  ],
});
