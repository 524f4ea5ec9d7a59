import { nameOf } from '../../model/server/index.ts';
import { at } from '../../model/values/index.ts';
import { quote } from '../../wording/index.ts';
import { defineDocs, defineRule } from '../define.ts';
import { writing } from '../shared/fixes.ts';
import { isRefused } from '../shared/refused.ts';

/** Nobody waits less than a second or, on purpose, three hours; no client takes less for a mistake. */
const leastMilliseconds = 1000;
const mostSeconds = 10_000;
/** What a timer of JavaScript holds. */
const mostMilliseconds = 2 ** 31 - 1;

export default defineRule({
  id: 'timeout-unit',
  category: 'correctness',
  severity: 'warning',
  messages: {
    floor: (data: { key: string; value: number; server: string; client: string; floor: number }) =>
      `${quote(data.key)} of ${data.server} is ${data.value} milliseconds, and ${data.client} ignores less than ${data.floor}`,
    short: (data: { key: string; value: number; server: string; client: string }) =>
      `${quote(data.key)} of ${data.server} is ${data.value}, which ${data.client} takes for milliseconds`,
    over: (data: { key: string; value: number; server: string; client: string; most: number }) =>
      `${quote(data.key)} of ${data.server} is ${data.value}; a timer of ${data.client} holds ${data.most} at most, and more is over at once`,
    long: (data: { key: string; value: number; server: string; client: string }) =>
      `${quote(data.key)} of ${data.server} is ${data.value}, which ${data.client} takes for seconds`,
  },
  on: {
    // What is too little or too much for the client is said by the schema.
    field: [
      {
        unit: 'ms',
        below: leastMilliseconds,
        check({ key, value, fact, route, server }, { client, report, violations }) {
          if (isRefused(route, violations)) return;
          if (typeof value !== 'number' || !(value > 0) || fact?.unit !== 'ms' || fact.unread) return;
          if (value >= (fact.floor ?? leastMilliseconds)) return;
          const data = { key, value, server: nameOf(server), client };
          const help = value < 1 ? 'write milliseconds' : `write ${value * 1000} for ${value} seconds`;
          // So little is none in the other unit, either.
          const isMeant = value * 1000 >= leastMilliseconds;
          const extra = { server, help, fix: isMeant ? writing(route, value * 1000, 'unsafe') : undefined };
          if (fact.floor === undefined) report('short', data, at(server.document, route), extra);
          else report('floor', { ...data, floor: fact.floor }, at(server.document, route), extra);
        },
      },
      {
        unit: 'ms',
        from: mostMilliseconds + 1,
        check({ key, value, fact, route, server }, { client, report, violations }) {
          if (typeof value !== 'number' || value <= mostMilliseconds || fact?.overflows === undefined) return;
          if (isRefused(route, violations)) return;
          const data = { key, value, server: nameOf(server), client, most: mostMilliseconds };
          report('over', data, at(server.document, route), {
            server,
            reaction: { effect: 'ignored', by: fact.overflows },
            help: `write ${mostMilliseconds} or less`,
            fix: writing(route, mostMilliseconds, 'unsafe'),
          });
        },
      },
      {
        unit: 's',
        from: mostSeconds,
        check({ key, value, fact, route, server }, { client, report, violations }) {
          if (typeof value !== 'number' || value < mostSeconds || fact?.unit !== 's' || fact.unread) return;
          if (isRefused(route, violations) || isWholeMinutes(value)) return;
          const data = { key, value, server: nameOf(server), client };
          const help = `write ${value / 1000} for ${value} milliseconds`;
          report('long', data, at(server.document, route), {
            server,
            help,
            fix: writing(route, value / 1000, 'unsafe'),
          });
        },
      },
    ],
  },
});

/** Milliseconds are written by the thousand; six hours are 21600 seconds. */
function isWholeMinutes(value: number): boolean {
  return value % 60 === 0 && value % 1000 !== 0;
}

export const docs = defineDocs({
  summary: 'A limit that is plausible only in the other unit of time',
  why: 'Some clients count seconds, some milliseconds, under the same key. Thirty milliseconds end every call at once; Claude Code ignores so short a limit and uses its own.',
  fix: 'Write the limit in the unit of this client.',
  mends: { unsafe: 'writes the number in the other unit' },
  examples: [
    {
      title: 'Seconds where Claude Code counts milliseconds',
      files: { '.mcp.json': '{ "mcpServers": { "db": { "command": "db-mcp", "timeout": ⟦30⟧ } } }\n' },
    },
    {
      title: 'The same in OpenCode',
      files: { 'opencode.json': '{ "mcp": { "db": { "type": "local", "command": ["db-mcp"], "timeout": ⟦30⟧ } } }\n' },
    },
    {
      title: 'More than a timer holds',
      files: {
        'opencode.json': '{ "mcp": { "db": { "type": "local", "command": ["db-mcp"], "timeout": ⟦9999999999⟧ } } }\n',
      },
    },
    {
      title: 'Milliseconds where Codex counts seconds',
      files: { '.codex/config.toml': '[mcp_servers.db]\ncommand = "db-mcp"\ntool_timeout_sec = ⟦30000⟧\n' },
    },
    {
      title: 'Six hours',
      files: { '.codex/config.toml': '[mcp_servers.db]\ncommand = "db-mcp"\ntool_timeout_sec = 21600\n' },
    },
    {
      title: 'Thirty seconds',
      files: { '.mcp.json': '{ "mcpServers": { "db": { "command": "db-mcp", "timeout": 30000 } } }\n' },
    },
  ],
  evidence: [
    {
      claim: 'milliseconds, below 1000 ignored',
      source: 'Claude Code 2.1.326, run; its changelog, 2.1.162',
      date: '2026-11-18',
    },
    { claim: 'milliseconds', source: 'anomalyco/opencode d545d8f, read', date: '2026-08-19' },
  ],
});
