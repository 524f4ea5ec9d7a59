import { usualKeys } from '../dialects.mjs';

export default {
  client: 'gemini',
  packages: { '@google/gemini-cli': '0.61.0' },
  file: '.gemini/settings.json',
  asked: '`gemini mcp list` in a trusted folder, which connects',
  starts: true,
  dialect: {
    syntax: 'json',
    root: 'mcpServers',
    keys: usualKeys,
    words: {},
    local: { trust: true, description: 'words', includeTools: ['ping'], excludeTools: ['pong'] },
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
    'context.fileName': 'RULES.md',
    'context.includeDirectories': ['words'],
    tools: { exclude: ['x'] },
    'tools.core': ['x'],
    'tools.allowed': ['x'],
    'tools.exclude': ['x'],
    'mcp.allowed': ['control'],
    'mcp.excluded': ['x'],
    security: { disableYoloMode: true },
    advanced: {},
    'advanced.excludedEnvVars': ['X'],
    experimental: {},
    policyPaths: ['x'],
  },
  switchesOff: ['mcp', 'excluded'],
  calls: (stage) => [
    {
      script: stage.installed('@google/gemini-cli/bundle/gemini.js'),
      args: ['mcp', 'list'],
      env: { GEMINI_CLI_TRUST_WORKSPACE: 'true', GEMINI_CLI_NO_RELAUNCH: 'true' },
    },
  ],
  answer([{ out, err, code }], { lines, startOf }) {
    const all = lines(`${out}\n${err}`);
    const complaints = all.flatMap((line, at) =>
      /^Error in: /.test(line) ? [`${line.slice(10)}: ${all[at + 1]?.trim()}`] : [],
    );
    return {
      listed: startOf(`${out}\n${err}`, ': ', /^\S /),
      says: complaints.length > 0 || code === 0 ? complaints : lines(err).slice(0, 3),
    };
  },
};
