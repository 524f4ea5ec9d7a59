import { usualKeys } from '../dialects.mjs';

export default {
  client: 'mcporter',
  packages: { mcporter: '0.12.3' },
  file: 'config/mcporter.json',
  asked: '`mcporter list --json`, which connects',
  starts: true,
  dialect: {
    syntax: 'json',
    root: 'mcpServers',
    keys: usualKeys,
    words: {},
    local: {
      description: 'words',
      lifecycle: 'ephemeral',
      allowedTools: ['ping'],
      blockedTools: ['pong'],
      logging: {},
    },
    remote: {
      auth: 'oauth',
      bearerToken: 'x',
      bearerTokenEnv: 'WITNESS_UNSET',
      tokenCacheDir: '/opt/absent',
      clientName: 'x',
      oauthRedirectUrl: 'http://127.0.0.1:9/back',
      oauthScope: 'x',
    },
  },
  settings: {
    imports: [],
    daemonIdleTimeoutMs: 1000,
  },
  calls: (stage) => [{ script: stage.installed('mcporter/dist/cli.js'), args: ['list', '--json'] }],
  answer([{ out, err, code }], { lines, parsed }) {
    const listed = parsed(out)?.servers ?? [];
    const issues = listed.flatMap(({ name, error }) => (error ? [`${name}: ${error}`] : []));
    const said = lines(err).filter((line) => !/^\s+at |ExperimentalWarning|trace-warnings/.test(line));
    return {
      listed: (name) => listed.some((server) => server.name === name),
      says: [...issues, ...(code === 0 && listed.length > 0 ? said : said.slice(0, 12))],
    };
  },
};
