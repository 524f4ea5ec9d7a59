import { defineClient, type FieldFact, type Reaction } from './define.ts';

const fine: Reaction = { effect: 'fine', by: 'M:IDX' };
const unknown: Reaction = { effect: 'ignored', by: 'L:IDX' };
const undocumented: FieldFact = { is: 'other', idle: true, note: 'not documented' };

export default defineClient({
  id: 'firebase-studio',
  name: 'Firebase Studio',
  about:
    "Google's development environment in the browser. Its chat reads `.idx/mcp.json`; Gemini CLI in its terminal reads `.gemini/settings.json`.",
  sources: {
    IDX: {
      title: 'firebase.google.com, Connect to Model Context Protocol servers',
      version: '2026',
      date: '2026-11-19',
    },
  },
  formats: [
    {
      id: 'firebase-studio',
      title: "Firebase Studio's servers",
      files: ['.idx/mcp.json'],
      schemaBy: 'M:IDX',
      syntax: {
        language: 'json',
        comments: true,
        trailingCommas: true,
        bom: { effect: 'fine', by: 'L:IDX' },
        empty: { effect: 'fine', by: 'L:IDX' },
        broken: { effect: 'refuses-file', by: 'M:IDX' },
        duplicates: { effect: 'fine', by: 'L:IDX' },
      },
      servers: [{ at: ['mcpServers'] }],
      noMap: fine,
      badRoot: { effect: 'drops-file', by: 'M:IDX' },
      dialect: {
        by: 'M:IDX',
        transportKey: null,
        spellings: {},
        inferred: { command: 'stdio', url: 'http', urlReaction: fine },
        fields: {
          command: { is: 'command', for: ['stdio'] },
          args: { is: 'args', for: ['stdio'] },
          env: { is: 'env', for: ['stdio'], note: 'every value is a string' },
          url: { is: 'url', for: ['http'], note: 'the address of a Streamable HTTP or SSE server' },
          headers: { is: 'headers', for: ['http'] },
          httpUrl: { is: 'url', for: ['http'], by: 'L:IDX', note: 'not documented; Gemini CLI reads it' },
          type: undocumented,
          transport: undocumented,
          cwd: undocumented,
          timeout: undocumented,
          trust: undocumented,
          disabled: undocumented,
          enabled: undocumented,
          autoApprove: undocumented,
          alwaysAllow: undocumented,
        },
        bad: { effect: 'fails-server', by: 'M:IDX' },
        notObject: unknown,
        neither: { effect: 'fails-server', by: 'M:IDX' },
        both: { reaction: unknown },
      },
      claims: 'path',
    },
  ],
});
