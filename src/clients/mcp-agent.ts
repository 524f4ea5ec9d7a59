import { defineClient, type Reaction } from './define.ts';

const refuses: Reaction = { effect: 'refuses-file', by: 'H:MAG', note: 'the application does not start' };
const fine: Reaction = { effect: 'fine', by: 'H:MAG' };
/** Accepted when it is read; found out when the server is wanted. */
const fails: Reaction = { effect: 'fails-server', by: 'M:MAG' };

export default defineClient({
  id: 'mcp-agent',
  name: 'mcp-agent',
  about:
    'A framework for agents in Python. Servers stand under `mcp.servers`; without `transport` a server is local, whatever else its entry holds.',
  sources: {
    MAG: { title: 'lastmile-ai/mcp-agent 04eb784, src/mcp_agent/config.py, read', version: '0.1', date: '2026-11-18' },
  },
  formats: [
    {
      id: 'mcp-agent',
      title: "mcp-agent's configuration",
      files: ['mcp_agent.config.yaml'],
      schemaBy: 'H:MAG',
      syntax: {
        language: 'yaml',
        merges: { where: 'always', by: 'H:MAG' },
        plains: { as: 'pyyaml', by: 'H:MAG' },
        bom: fine,
        empty: fine,
        broken: refuses,
        duplicates: fine,
      },
      servers: [{ at: ['mcp', 'servers'] }],
      noMap: fine,
      badRoot: refuses,
      nullMap: fine,
      claims: 'shape',
      dialect: {
        by: 'H:MAG',
        transportKey: 'transport',
        spellings: { stdio: 'stdio', streamable_http: 'http', sse: 'sse', websocket: 'ws' },
        inferred: {
          command: 'stdio',
          urlReaction: { ...fails, note: 'an entry without "transport" is taken for a local server' },
        },
        fields: {
          transport: { is: 'transport', default: 'stdio' },
          command: { is: 'command', for: ['stdio'] },
          args: { is: 'args', for: ['stdio'] },
          env: { is: 'env', for: ['stdio'], note: 'every value is a string; quote numbers' },
          cwd: { is: 'cwd', for: ['stdio'], by: 'M:MAG' },
          url: { is: 'url', for: ['http', 'sse', 'ws'] },
          headers: { is: 'headers', for: ['http', 'sse', 'ws'] },
          http_timeout_seconds: { is: 'timeout', unit: 's', for: ['http', 'sse'] },
          read_timeout_seconds: { is: 'other', unit: 's' },
          terminate_on_close: { is: 'other', for: ['http'], default: 'true' },
          auth: { is: 'auth', takes: ['object'], keys: { api_key: 'own' } },
          roots: { is: 'other' },
          allowed_tools: { is: 'toolsAllowed' },
          name: { is: 'name' },
          description: { is: 'description' },
        },
        bad: refuses,
        switchOff: 'remove the entry',
        notObject: refuses,
        neither: fails,
        both: { winner: 'command', reaction: { effect: 'ignored', by: 'H:MAG' } },
        unknownTransport: { withCommand: refuses, withUrl: refuses },
        mismatch: fails,
        starts: { blanks: 'one-program', by: 'H:MAG' },
        keepsTilde: { words: 'H:MAG', cwd: 'H:MAG' },
      },
    },
  ],
});
