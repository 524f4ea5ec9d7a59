import { defineClient, type FieldFact, type Reaction } from './define.ts';

const fine: Reaction = { effect: 'fine', by: 'M:IFL' };
const unknown: Reaction = { effect: 'ignored', by: 'L:IFL' };
const undocumented: FieldFact = { is: 'other', idle: true, note: 'not documented' };

export default defineClient({
  id: 'iflow',
  name: 'iFlow CLI',
  about:
    'A terminal agent in the manner of Gemini CLI. It was shut down on 17 April 2026; its files remain in repositories.',
  sources: { IFL: { title: 'iflow-ai/iflow-cli 4642808, its documentation', version: '2026-04', date: '2026-08-22' } },
  formats: [
    {
      id: 'iflow',
      title: "iFlow CLI's settings",
      files: ['.iflow/settings.json', '.iflow/mcp.json'],
      userFiles: ['~/.iflow/settings.json', '~/.iflow/mcp/config.json'],
      schemaBy: 'M:IFL',
      syntax: {
        language: 'json',
        comments: true,
        trailingCommas: true,
        bom: { effect: 'fine', by: 'L:IFL' },
        empty: { effect: 'fine', by: 'L:IFL' },
        broken: { effect: 'refuses-file', by: 'M:IFL' },
        duplicates: { effect: 'fine', by: 'L:IFL' },
      },
      servers: [{ at: ['mcpServers'] }],
      noMap: fine,
      badRoot: { effect: 'drops-file', by: 'M:IFL' },
      dialect: {
        by: 'M:IFL',
        transportKey: null,
        spellings: {},
        inferred: { command: 'stdio', url: 'http', urlReaction: fine },
        fields: {
          command: { is: 'command', for: ['stdio'] },
          args: { is: 'args', for: ['stdio'] },
          env: { is: 'env', for: ['stdio'], note: 'every value is a string' },
          cwd: { is: 'cwd', for: ['stdio'] },
          url: { is: 'url', for: ['http', 'sse'], by: 'L:IFL' },
          httpUrl: { is: 'url', for: ['http'], by: 'L:IFL' },
          headers: { is: 'headers', for: ['http', 'sse'], by: 'L:IFL' },
          timeout: { is: 'timeout', unit: 'ms' },
          trust: { is: 'trust', approvesAll: true },
          includeTools: { is: 'toolsAllowed' },
          excludeTools: { is: 'toolsDenied' },
          type: undocumented,
          transport: undocumented,
          description: undocumented,
          disabled: undocumented,
          enabled: undocumented,
          autoApprove: undocumented,
          alwaysAllow: undocumented,
        },
        bad: { effect: 'fails-server', by: 'M:IFL' },
        notObject: unknown,
        neither: { effect: 'fails-server', by: 'M:IFL' },
        both: { reaction: unknown },
      },
      references: [
        { at: ['allowMCPServers'], as: 'list', form: 'S', server: (name) => name, switches: 'only', by: 'M:IFL' },
        { at: ['excludeMCPServers'], as: 'list', form: 'S', server: (name) => name, switches: 'off', by: 'M:IFL' },
      ],
      claims: 'shape',
      unmistakable: true,
    },
  ],
  precedence: [
    {
      sources: [
        { format: 'iflow', files: 'project' },
        { format: 'iflow', files: 'user' },
      ],
      same: 'replaced',
      by: 'M:IFL',
    },
  ],
});
