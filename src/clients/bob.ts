import { defineClient, type FieldFact, type Reaction } from './define.ts';

const fine: Reaction = { effect: 'fine', by: 'M:BOB' };
const unknown: Reaction = { effect: 'ignored', by: 'L:BOB' };
const undocumented: FieldFact = { is: 'other', idle: true, note: 'not documented' };

export default defineClient({
  id: 'bob',
  name: 'IBM Bob',
  about:
    "IBM's coding assistant; its source is closed. A project's `.bob/mcp.json` wins over the user's `mcp_settings.json`.",
  sources: {
    BOB: { title: 'bob.ibm.com, Using MCP in Bob, and product pages of IBM', version: '2026', date: '2026-11-19' },
  },
  formats: [
    {
      id: 'bob',
      title: "IBM Bob's servers",
      files: ['.bob/mcp.json'],
      userFiles: ['~/.bob/mcp_settings.json', '~/.bob/settings/mcp_settings.json'],
      schemaBy: 'M:BOB',
      syntax: {
        language: 'json',
        comments: true,
        trailingCommas: true,
        bom: { effect: 'fine', by: 'L:BOB' },
        empty: { effect: 'fine', by: 'L:BOB' },
        broken: { effect: 'refuses-file', by: 'M:BOB' },
        duplicates: { effect: 'fine', by: 'L:BOB' },
      },
      servers: [{ at: ['mcpServers'] }],
      noMap: fine,
      badRoot: { effect: 'drops-file', by: 'M:BOB' },
      dialect: {
        by: 'M:BOB',
        transportKey: 'type',
        transportKeyNeedsUrl: true,
        spellings: { 'streamable-http': 'http', sse: 'sse', stdio: 'stdio', http: 'http', local: 'stdio' },
        inferred: { command: 'stdio', url: 'http', urlReaction: fine },
        fields: {
          type: { is: 'transport', note: 'documented for addresses: `streamable-http` or `sse`' },
          command: { is: 'command', for: ['stdio'] },
          args: { is: 'args', for: ['stdio'] },
          env: { is: 'env', for: ['stdio'], note: 'every value is a string' },
          cwd: { is: 'cwd', for: ['stdio'] },
          url: { is: 'url', for: ['http', 'sse'] },
          headers: { is: 'headers', for: ['http', 'sse'] },
          disabled: { is: 'disabled', default: 'false' },
          alwaysAllow: { is: 'autoApprove', note: 'names of tools' },
          timeout: { is: 'other', idle: true, note: 'not documented in which unit' },
          autoApprove: undocumented,
          disabledTools: undocumented,
          watchPaths: undocumented,
          enabled: undocumented,
          transport: undocumented,
          envFile: undocumented,
        },
        bad: { effect: 'fails-server', by: 'M:BOB' },
        notObject: unknown,
        neither: { effect: 'fails-server', by: 'M:BOB' },
        both: { reaction: unknown },
        unknownTransport: { withCommand: fine, withUrl: unknown },
        mismatch: unknown,
      },
      claims: 'path',
    },
  ],
  precedence: [
    {
      sources: [
        { format: 'bob', files: 'project' },
        { format: 'bob', files: 'user' },
      ],
      same: 'replaced',
      by: 'M:BOB',
    },
  ],
});
