import { defineClient, type Reaction } from './define.ts';

const stops: Reaction = {
  effect: 'refuses-file',
  by: 'H:MCPO',
  note: 'mcpo does not start; a running one keeps the old file',
};
const crashes: Reaction = { effect: 'crashes', by: 'H:MCPO' };
const fine: Reaction = { effect: 'fine', by: 'H:MCPO' };

export default defineClient({
  id: 'mcpo',
  name: 'mcpo',
  about:
    'Offers servers over plain HTTP, mostly to Open WebUI. Its file looks like that of Claude Desktop, its types do not: `http` is not one of them.',
  sources: {
    MCPO: { title: 'open-webui/mcpo 788ff92, read', version: '2026-02', date: '2026-02-27' },
  },
  formats: [
    {
      id: 'mcpo',
      title: "mcpo's file",
      files: ['mcpo/config.json'],
      schemaBy: 'H:MCPO',
      syntax: {
        language: 'json',
        comments: false,
        trailingCommas: false,
        bom: stops,
        empty: stops,
        broken: stops,
        duplicates: fine,
      },
      servers: [{ at: ['mcpServers'] }],
      noMap: stops,
      badRoot: stops,
      claims: 'shape',
      dialect: {
        by: 'H:MCPO',
        transportKey: 'type',
        spellings: {
          stdio: 'stdio',
          'streamable-http': 'http',
          streamable_http: 'http',
          streamablehttp: 'http',
          sse: 'sse',
        },
        inferred: { command: 'stdio', url: 'sse', urlReaction: fine },
        fields: {
          type: { is: 'transport', note: 'missing: stdio with a `command`, sse with a `url`' },
          command: { is: 'command', for: ['stdio'] },
          args: { is: 'args', for: ['stdio'] },
          env: { is: 'env', for: ['stdio'] },
          cwd: { is: 'cwd', for: ['stdio'] },
          url: { is: 'url', for: ['http', 'sse'] },
          headers: { is: 'headers', for: ['http', 'sse'] },
          oauth: { is: 'oauth', for: ['http'], takes: ['object'] },
          disabledTools: { is: 'toolsDenied' },
          disabled_tools: { is: 'toolsDenied' },
          client_header_forwarding: { is: 'other' },
          disabled: { is: 'disabled', unread: true },
          enabled: { is: 'enabled', unread: true },
        },
        bad: stops,
        emptyMeansAbsent: true,
        switchOff: 'remove the entry',
        notObject: crashes,
        neither: stops,
        both: { winner: 'url', reaction: { effect: 'ignored', by: 'H:MCPO' } },
        unknownTransport: { withCommand: fine, withUrl: stops },
        mismatch: stops,
        starts: { blanks: 'one-program', by: 'H:MCPO' },
        keepsTilde: { words: 'H:MCPO' },
        placeholders: { in: {}, whenUnset: 'nothing is expanded', by: 'M:MCPO' },
      },
    },
  ],
});
