import { json, usualKeys } from '../dialects.mjs';

export default {
  client: 'copilot-cli',
  packages: { '@github/copilot': '1.0.102' },
  file: '.mcp.json',
  target: true,
  asked:
    '`copilot mcp list --json` in a trusted folder, and `copilot -p x` with a model that has nothing to say, which connects',
  starts: true,
  dialect: {
    syntax: 'json',
    root: 'mcpServers',
    keys: usualKeys,
    words: { http: 'http', sse: 'sse', stdio: 'local' },
    local: { tools: ['*'] },
    remote: { oidc: true, oauthClientId: 'x' },
  },
  shares: ['~/.cache/copilot'],
  prepare(stage) {
    stage.write('~/.copilot/config.json', json({ trusted_folders: [stage.project] }));
  },
  calls(stage) {
    const program = stage.installed('@github/copilot-linux-x64/copilot');
    const model = { COPILOT_PROVIDER_BASE_URL: stage.model, COPILOT_PROVIDER_TYPE: 'openai', COPILOT_MODEL: 'witness' };
    return [
      { program, args: ['mcp', 'list', '--json'] },
      { program, args: ['-p', 'x'], env: { ...model, COPILOT_OFFLINE: 'true', COPILOT_PROVIDER_API_KEY: 'none' } },
    ];
  },
  answer([list], { lines, parsed }) {
    const servers = parsed(list.out)?.mcpServers;
    return {
      listed: (name) => servers !== undefined && Object.hasOwn(servers, name),
      says: [...lines(list.err), ...(servers === undefined ? lines(list.out) : [])],
    };
  },
};
