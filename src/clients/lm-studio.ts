import { defineClient, type FieldFact, type Reaction } from './define.ts';

const fine: Reaction = { effect: 'fine', by: 'M:LMS' };
const unknown: Reaction = { effect: 'ignored', by: 'L:LMS' };
const undocumented: FieldFact = { is: 'other', idle: true, note: 'not documented' };

export default defineClient({
  id: 'lm-studio',
  name: 'LM Studio',
  about:
    'Runs models on the own machine. Its one file of servers follows the form of Cursor; the documentation says no more than that, and warns of pasting a snippet with its own "mcpServers" inside the one that is there.',
  sources: {
    LMS: { title: 'lmstudio-ai/docs c6854fba, read', version: '0.3.17 and newer', date: '2026-04-29' },
  },
  formats: [
    {
      id: 'lm-studio',
      belongsTo: 'user',
      title: "LM Studio's servers",
      files: [],
      ofUser: true,
      userFiles: ['~/.lmstudio/mcp.json'],
      schemaBy: 'M:LMS',
      syntax: {
        language: 'json',
        comments: true,
        trailingCommas: true,
        bom: { effect: 'fine', by: 'L:LMS' },
        empty: { effect: 'fine', by: 'L:LMS' },
        broken: { effect: 'refuses-file', by: 'M:LMS' },
        duplicates: { effect: 'fine', by: 'L:LMS' },
      },
      servers: [{ at: ['mcpServers'] }],
      noMap: fine,
      badRoot: { effect: 'drops-file', by: 'M:LMS' },
      dialect: {
        by: 'M:LMS',
        transportKey: null,
        spellings: {},
        inferred: { command: 'stdio', url: 'http', urlReaction: fine },
        fields: {
          command: { is: 'command', for: ['stdio'] },
          args: { is: 'args', for: ['stdio'] },
          env: { is: 'env', for: ['stdio'] },
          url: { is: 'url', for: ['http'] },
          headers: { is: 'headers', for: ['http'] },
          type: undocumented,
          transport: undocumented,
          cwd: undocumented,
          envFile: undocumented,
          timeout: undocumented,
          enabled: undocumented,
          disabled: undocumented,
          autoApprove: undocumented,
          alwaysAllow: undocumented,
        },
        bad: unknown,
        notObject: unknown,
        neither: { effect: 'fails-server', by: 'M:LMS' },
        both: { reaction: unknown },
      },
      claims: 'path',
    },
  ],
});
