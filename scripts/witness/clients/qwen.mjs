import { usualKeys } from '../dialects.mjs';

export default {
  client: 'qwen',
  packages: { '@qwen-code/qwen-code': '0.24.4' },
  // Servers of a project wait for an approval; those of the user are read by the same code, and start.
  file: '~/.qwen/settings.json',
  judgedAt: '.qwen/settings.json',
  asked: '`qwen mcp list`, which connects',
  starts: true,
  dialect: {
    syntax: 'json',
    root: 'mcpServers',
    keys: usualKeys,
    words: {},
    local: {
      trust: true,
      description: 'words',
      includeTools: ['ping'],
      excludeTools: ['pong'],
      alwaysLoadTools: ['ping'],
      discoveryTimeoutMs: 20000,
    },
    remote: {
      httpUrl: 'http://127.0.0.1:9/other',
      tcp: 'text',
      oauth: { enabled: false },
      authProviderType: 'google_credentials',
      targetAudience: 'text',
      targetServiceAccount: 'text',
    },
  },
  settings: {
    mcp: { allowed: ['control'] },
    'mcp.allowed': ['control'],
    'mcp.excluded': ['another'],
    permissions: { allow: ['words'] },
    'permissions.allow': ['words'],
    tools: { exclude: ['words'] },
    'tools.exclude': ['words'],
    hooks: {},
    env: { A: 'b' },
    security: { folderTrust: { enabled: false } },
    allowMCPServers: ['control'],
  },
  switchesOff: ['mcp', 'excluded'],
  calls: (stage) => [{ script: stage.installed('@qwen-code/qwen-code/cli.js'), args: ['mcp', 'list'] }],
  answer([{ out, err, code }], { lines, startOf }) {
    return {
      listed: startOf(`${out}\n${err}`, ': ', /^\S /),
      says: [...lines(err).filter((line) => !/^\S /.test(line)), ...(code === 0 ? [] : lines(out).slice(0, 3))],
    };
  },
};
