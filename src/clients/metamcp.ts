import { defineClient, type Reaction } from './define.ts';

const fine: Reaction = { effect: 'fine', by: 'H:MMC' };
const fails: Reaction = { effect: 'fails-server', by: 'H:MMC' };
const refuses: Reaction = { effect: 'refuses-file', by: 'M:MMC' };

export default defineClient({
  id: 'metamcp',
  name: 'MetaMCP',
  about:
    'Joins several servers into one. It keeps them in a database; a file in the common form can be imported, and is judged here with `--as metamcp`. The import takes an entry without a `type` for a local server, whatever it holds, and checks neither names nor commands.',
  sources: {
    MMC: { title: 'metatool-ai/metamcp 250240b, read', version: '2026-02', date: '2026-02-08' },
  },
  formats: [
    {
      id: 'metamcp',
      title: 'servers to import into MetaMCP',
      files: [],
      schema: 'mcp',
      schemaBy: 'H:MMC',
      syntax: {
        language: 'json',
        comments: false,
        trailingCommas: false,
        bom: { effect: 'fine', by: 'L:MMC' },
        empty: refuses,
        broken: refuses,
        duplicates: fine,
      },
      servers: [{ at: ['mcpServers'] }],
      noMap: refuses,
      badRoot: refuses,
      dialect: {
        by: 'H:MMC',
        transportKey: 'type',
        spellings: {
          stdio: 'stdio',
          STDIO: 'stdio',
          std: 'stdio',
          http: 'http',
          streamable_http: 'http',
          STREAMABLE_HTTP: 'http',
          streamablehttp: 'http',
          sse: 'sse',
          SSE: 'sse',
        },
        inferred: {
          command: 'stdio',
          urlReaction: { ...fails, note: 'an entry without "type" is taken for a local server' },
        },
        fields: {
          type: { is: 'transport' },
          command: { is: 'command', for: ['stdio'] },
          args: { is: 'args', for: ['stdio'] },
          env: { is: 'env', for: ['stdio'] },
          url: { is: 'url', for: ['http', 'sse'] },
          headers: { is: 'headers', for: ['http', 'sse'] },
          description: { is: 'description' },
        },
        bad: { effect: 'refuses-file', by: 'M:MMC' },
        notObject: { effect: 'refuses-file', by: 'M:MMC' },
        neither: { effect: 'fails-server', by: 'M:MMC' },
        both: { reaction: { effect: 'ignored', by: 'L:MMC' } },
        unknownTransport: { withCommand: refuses, withUrl: refuses },
        mismatch: { effect: 'fails-server', by: 'M:MMC' },
        starts: { blanks: 'one-program', by: 'H:MMC' },
        keepsTilde: { words: 'H:MMC' },
      },
    },
  ],
  toolNames: {
    form: 'S__T',
    server: (name) => name.replace(/[^A-Za-z0-9_-]/g, ''),
    name: (server, tool) => `${server.replace(/[^A-Za-z0-9_-]/g, '')}__${tool}`,
    collision: 'the later tool takes the place of the earlier one',
    clash: { across: 'last' },
    by: 'M:MMC',
  },
});
