import { defineClient, type FieldFact, type Reaction } from './define.ts';

const fine: Reaction = { effect: 'fine', by: 'M:TRA' };
const unknown: Reaction = { effect: 'ignored', by: 'L:TRA' };
const undocumented: FieldFact = { is: 'other', idle: true, note: 'not documented' };

export default defineClient({
  id: 'trae',
  name: 'Trae',
  about:
    "ByteDance's editor. A project's servers are read once they are allowed in the settings. The program of the same name for the terminal has another format.",
  sources: {
    TRA: { title: "Trae's documentation of MCP servers", version: '2026-01', date: '2026-01-21' },
  },
  formats: [
    {
      id: 'trae',
      title: "Trae's servers",
      files: ['.trae/mcp.json'],
      userFiles: [
        '~/.config/Trae/User/mcp.json',
        '~/Library/Application Support/Trae/User/mcp.json',
        '~/AppData/Roaming/Trae/User/mcp.json',
      ],
      schemaBy: 'M:TRA',
      syntax: {
        language: 'json',
        comments: true,
        trailingCommas: true,
        bom: { effect: 'fine', by: 'L:TRA' },
        empty: { effect: 'fine', by: 'L:TRA' },
        broken: { effect: 'refuses-file', by: 'M:TRA' },
        duplicates: { effect: 'fine', by: 'L:TRA' },
      },
      servers: [{ at: ['mcpServers'] }],
      noMap: fine,
      badRoot: { effect: 'drops-file', by: 'M:TRA' },
      dialect: {
        by: 'M:TRA',
        transportKey: null,
        spellings: {},
        inferred: { command: 'stdio', url: 'http', urlReaction: fine },
        fields: {
          command: { is: 'command', for: ['stdio'], note: 'one word, or a path' },
          args: { is: 'args', for: ['stdio'], note: 'every item is a string' },
          env: { is: 'env', for: ['stdio'], note: 'every value is a string' },
          url: { is: 'url', for: ['http'] },
          headers: { is: 'headers', for: ['http'] },
          fromGalleryId: { is: 'other', idle: true, note: 'written by the marketplace' },
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
        bad: { effect: 'fails-server', by: 'M:TRA' },
        notObject: unknown,
        neither: { effect: 'fails-server', by: 'M:TRA' },
        both: { reaction: unknown },
      },
      claims: 'path',
    },
  ],
});
