import { defineDocs, defineRule } from './define.ts';
import { reportViolations, violated } from './violations.ts';

export default defineRule({
  id: 'field-value',
  category: 'correctness',
  severity: 'error',
  scope: 'document',
  messages: { violated },
  check: (_reading, context) => reportViolations('value', context),
});

export const docs = defineDocs({
  summary: 'A value outside what the client accepts',
  why: 'The type is right and the value is not one the loader takes: an empty command, a negative limit, a word that is not in its list.',
  fix: 'Write one of the values that are accepted.',
  examples: [
    {
      title: 'An empty command',
      files: { '.mcp.json': '{ "mcpServers": { "db": { "command": ⟦""⟧ } } }\n' },
    },
    {
      title: 'A limit below zero',
      files: { '.mcp.json': '{ "mcpServers": { "db": { "command": "db-mcp", "timeout": ⟦-1⟧ } } }\n' },
    },
    {
      title: 'A platform that does not exist',
      files: {
        '.aix/servers.json':
          '{ "servers": { "db": { "name": "db", "command": "db-mcp", "platforms": [⟦"macos"⟧] } } }\n',
      },
      as: 'aix',
    },
    {
      title: 'Values in range',
      files: { '.mcp.json': '{ "mcpServers": { "db": { "command": "db-mcp", "timeout": 60000 } } }\n' },
    },
  ],
  evidence: [
    {
      claim: 'an empty command and a limit below zero are refused',
      source: 'Claude Code 2.1.326, run (cases 17, 21b)',
      date: '2026-11-18',
    },
    { claim: 'platforms are darwin, linux, windows', source: 'thoreinstein/aix 070fd29, read', date: '2026-04-27' },
  ],
});
