import { nameOf } from '../../model/server/index.ts';
import { at } from '../../model/values/index.ts';
import { quote } from '../../wording/index.ts';
import { defineDocs, defineRule } from '../define.ts';

/** Nobody waits less than a second or, on purpose, three hours. */
const leastMilliseconds = 1000;
const mostSeconds = 10_000;

export default defineRule({
  id: 'timeout-unit',
  category: 'correctness',
  severity: 'warning',
  scope: 'server',
  onlyWith: ['time'],
  messages: {
    floor: (data: { key: string; value: number; server: string; client: string; floor: number }) =>
      `${quote(data.key)} of ${data.server} is ${data.value} milliseconds, and ${data.client} ignores less than ${data.floor}`,
    short: (data: { key: string; value: number; server: string; client: string }) =>
      `${quote(data.key)} of ${data.server} is ${data.value}, which ${data.client} takes for milliseconds`,
    long: (data: { key: string; value: number; server: string; client: string }) =>
      `${quote(data.key)} of ${data.server} is ${data.value}, which ${data.client} takes for seconds`,
  },
  check(server, { client, report }) {
    for (const field of server.fields) {
      const { key, value, fact } = field;
      if (typeof value !== 'number' || !(value > 0) || fact === undefined || fact.unread || fact.unit === undefined)
        continue;
      const data = { key, value, server: nameOf(server), client };
      const place = at(server.document, field.route);
      if (fact.unit === 'ms' && value < (fact.floor ?? leastMilliseconds)) {
        const help = `write ${value * 1000} for ${value} seconds`;
        if (fact.floor === undefined) report('short', data, place, { server, help });
        else report('floor', { ...data, floor: fact.floor }, place, { server, help });
      }
      if (fact.unit === 's' && value >= mostSeconds) {
        report('long', data, place, { server, help: `write ${value / 1000} for ${value} milliseconds` });
      }
    }
  },
});

export const docs = defineDocs({
  summary: 'A limit that is plausible only in the other unit of time',
  why: 'Some clients count seconds, some milliseconds, under the same key. Thirty milliseconds end every call at once; Claude Code ignores so short a limit and uses its own.',
  fix: 'Write the limit in the unit of this client.',
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
