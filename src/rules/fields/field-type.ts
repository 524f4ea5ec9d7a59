import { nameOf } from '../../model/server/index.ts';
import { at } from '../../model/values/index.ts';
import { consequence } from '../../model/verdict/index.ts';
import { quote } from '../../wording/index.ts';
import { defineDocs, defineRule } from '../define.ts';
import { writing } from '../shared/fixes.ts';
import { reportViolation, violated } from '../shared/violations.ts';

export default defineRule({
  id: 'field-type',
  category: 'correctness',
  severity: 'error',
  messages: {
    violated,
    written: (data: { key: string; server: string; text: string; consequence: string }) =>
      `${quote(data.key)} of ${data.server} is written ${quote(data.text)}; a whole number without "." and "e" is needed, so ${data.consequence}`,
  },
  on: {
    field: {
      asWritten: true,
      check({ key, value, fact, route, server }, { client, report }) {
        if (typeof value !== 'number' || !Number.isInteger(value) || fact?.wholeAsWritten === undefined || fact.unread)
          return;
        const { start, end } = server.document.locate(route, 'value');
        const text = server.document.text.slice(start, end);
        if (!/^[-+]?[\d.]+(?:e[-+]?\d+)?$/i.test(text) || /^[-+]?\d+$/.test(text)) return;
        const reaction = { ...server.dialect.bad, by: fact.wholeAsWritten };
        const data = { key, server: nameOf(server), text, consequence: consequence(reaction, client) };
        report('written', data, at(server.document, route), {
          server,
          reaction,
          help: `write ${value}`,
          fix: writing(route, value, 'safe'),
        });
      },
    },
    violation: {
      kind: 'type',
      check(violation, context) {
        reportViolation('type', violation, context);
      },
    },
  },
});

export const docs = defineDocs({
  summary: 'A value of the wrong type',
  why: 'Loaders check types strictly: one number among the environment variables costs the server, in some clients the whole file.',
  fix: 'Write the type that is needed: most often, put the value in quotes.',
  mends: {
    safe: 'puts numbers and booleans of variables, headers and arguments in quotes, takes quotes off numbers and booleans, writes a list or an object for what plainly is one, splits or joins a command and its arguments',
    unsafe:
      'removes null; turns on what runs unasked; takes a bare number for seconds; writes the list of the only servers to run',
  },
  examples: [
    {
      title: 'A number in the environment',
      files: { '.mcp.json': '{ "mcpServers": { "db": { "command": "db-mcp", "env": { "PORT": ⟦5432⟧ } } } }\n' },
    },
    {
      title: 'Arguments in one string',
      files: { '.mcp.json': '{ "mcpServers": { "db": { "command": "db-mcp", "args": ⟦"--port 5432"⟧ } } }\n' },
    },
    {
      title: 'A command that is not a list, in OpenCode',
      files: { 'opencode.json': '{ "mcp": { "db": { "type": "local", "command": ⟦"db-mcp"⟧ } } }\n' },
    },
    {
      title: 'A value that is ignored with a warning',
      files: { '.omp/mcp.json': '{ "mcpServers": { "db": { "command": "db-mcp", "enabled": ⟦1⟧ } } }\n' },
    },
    {
      title: 'A number that is whole, and not as it is written',
      files: {
        '.config/goose/config.yaml':
          'extensions:\n  docs:\n    type: stdio\n    name: docs\n    enabled: true\n    cmd: docs-mcp\n    args: []\n    timeout: ⟦30.0⟧\n',
      },
    },
    {
      title: 'Strings',
      files: { '.mcp.json': '{ "mcpServers": { "db": { "command": "db-mcp", "env": { "PORT": "5432" } } } }\n' },
    },
  ],
  evidence: [
    {
      claim: 'numbers, booleans and null in env, a string as args, a string as timeout: the server is skipped',
      source: 'Claude Code 2.1.326, run (cases 06, 06b, 06c, 16, 21)',
      date: '2026-11-18',
    },
    {
      claim: 'the same refuses the file',
      source: 'OpenCode 1.18.33, run (cases 06, 16b, 17e, 21)',
      date: '2026-11-18',
    },
  ],
});
