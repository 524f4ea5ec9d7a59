import { defineClient, type FieldFact, type Reaction } from './define.ts';

const fine: Reaction = { effect: 'fine', by: 'M:FBR' };
const unknown: Reaction = { effect: 'ignored', by: 'L:FBR' };
const undocumented: FieldFact = { is: 'other', idle: true, note: 'not documented' };

const variables = ['${env:NAME}', '${workspaceFolder}', '${NAME}'] as const;

export default defineClient({
  id: 'firebender',
  name: 'Firebender',
  about:
    "A coding agent for Android Studio. A project's `firebender.json` and the user's are combined, and of servers with one name the user's counts.",
  sources: {
    FBR: { title: 'docs.firebender.com, firebender.json and MCP', version: '2026', date: '2026-11-19' },
  },
  formats: [
    {
      id: 'firebender',
      title: "Firebender's configuration",
      files: ['firebender.json'],
      userFiles: ['~/.firebender/firebender.json'],
      schemaBy: 'M:FBR',
      syntax: {
        language: 'json',
        comments: true,
        trailingCommas: true,
        bom: { effect: 'fine', by: 'L:FBR' },
        empty: { effect: 'fine', by: 'L:FBR' },
        broken: { effect: 'refuses-file', by: 'M:FBR' },
        duplicates: { effect: 'fine', by: 'L:FBR' },
      },
      servers: [{ at: ['mcpServers'] }],
      noMap: fine,
      badRoot: { effect: 'drops-file', by: 'M:FBR' },
      dialect: {
        by: 'M:FBR',
        transportKey: null,
        spellings: {},
        inferred: { command: 'stdio', url: 'http', urlReaction: fine },
        fields: {
          command: { is: 'command', for: ['stdio'] },
          args: { is: 'args', for: ['stdio'] },
          env: { is: 'env', for: ['stdio'], note: 'every value is a string' },
          envFile: { is: 'envFile', for: ['stdio'] },
          url: { is: 'url', for: ['http'], note: 'the address of a Streamable HTTP or SSE server' },
          headers: { is: 'headers', for: ['http'] },
          type: { is: 'other', idle: true, note: 'documented as `stdio` for local servers; its examples leave it out' },
          transport: undocumented,
          cwd: undocumented,
          timeout: undocumented,
          disabled: undocumented,
          enabled: undocumented,
          autoApprove: undocumented,
          alwaysAllow: undocumented,
        },
        bad: { effect: 'fails-server', by: 'M:FBR' },
        notObject: unknown,
        neither: { effect: 'fails-server', by: 'M:FBR' },
        both: { reaction: unknown },
        placeholders: {
          in: {
            command: variables,
            args: variables,
            env: variables,
            envFile: variables,
            url: variables,
            headers: variables,
          },
          whenUnset: 'not documented',
          by: 'M:FBR',
        },
      },
      claims: 'shape',
      unmistakable: true,
    },
  ],
  precedence: [
    {
      sources: [
        { format: 'firebender', files: 'user' },
        { format: 'firebender', files: 'project' },
      ],
      same: 'replaced',
      by: 'M:FBR',
    },
  ],
});
