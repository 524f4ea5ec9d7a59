import { usualKeys } from '../dialects.mjs';

export default {
  client: 'auggie',
  packages: { '@augmentcode/auggie': '0.36.0' },
  file: '~/.augment/settings.json',
  judgedAt: '.augment/settings.json',
  asked: '`auggie mcp list --json`, which lists',
  dialect: {
    syntax: 'json',
    root: 'mcpServers',
    keys: usualKeys,
    words: { http: 'http', sse: 'sse', stdio: 'stdio' },
    local: { disabled: false },
    remote: { useSSE: false },
  },
  settings: {
    toolPermissions: [{ toolName: 'view', permission: { type: 'allow' } }],
    indexingAllowDirs: ['words'],
    hooks: {},
  },
  calls: (stage) => [{ script: stage.installed('@augmentcode/auggie/augment.mjs'), args: ['mcp', 'list', '--json'] }],
  answer([{ out, err }], { lines, parsed }) {
    const servers = parsed(out)?.servers;
    const noise = /Could not fetch|ExperimentalWarning|trace-warnings|^Please fix the MCP server|^For more information/;
    return {
      listed: (name) => servers?.some((server) => server.name === name) ?? false,
      says: [...lines(err).filter((line) => !noise.test(line)), ...(servers === undefined ? lines(out) : [])],
    };
  },
};
