import { usualKeys } from '../dialects.mjs';

export default {
  client: 'codex',
  packages: { '@openai/codex': '0.169.0' },
  file: '~/.codex/config.toml',
  judgedAt: '.codex/config.toml',
  as: 'codex-user',
  asked: '`codex mcp list --json`, and `codex exec` with a model that has nothing to say, which connects',
  starts: true,
  isPasted: true,
  isGuessed: true,
  dialect: {
    syntax: 'toml',
    root: 'mcp_servers',
    keys: { ...usualKeys, headers: 'http_headers', timeout: 'tool_timeout_sec' },
    words: {},
    local: {
      enabled: true,
      required: false,
      startup_timeout_sec: 20,
      startup_timeout_ms: 20000,
      env_vars: ['HOME'],
      enabled_tools: ['ping'],
      disabled_tools: ['pong'],
      supports_parallel_tool_calls: true,
      experimental_environment: 'local',
    },
    remote: {
      bearer_token_env_var: 'HOME',
      env_http_headers: { 'X-Home': 'HOME' },
      scopes: ['x'],
      bearer_token: 'x',
      oauth_resource: 'x',
    },
  },
  calls(stage) {
    const program = stage.installed('@openai/codex-linux-x64/vendor/x86_64-unknown-linux-musl/bin/codex');
    const model = `{name="witness",base_url="${stage.model}",request_max_retries=0,stream_max_retries=0}`;
    const settings = ['model="witness"', 'model_provider="witness"', `model_providers.witness=${model}`];
    return [
      { program, args: ['mcp', 'list', '--json'] },
      {
        program,
        args: ['exec', '--skip-git-repo-check', ...settings.flatMap((each) => ['-c', each]), 'x'],
        env: { RUST_LOG: 'codex_mcp=warn' },
      },
    ];
  },
  answer([list, start], { lines, parsed }) {
    const listed = parsed(list.out) ?? [];
    const failed = [...start.err.matchAll(/startup failed server_name=("(?:[^"\\]|\\.)*") error=([^\n]*)/g)];
    const warned = lines(start.err).filter((line) => /^warning: (?!Codex could not find|Model metadata)|^⚠/.test(line));
    return {
      listed: (name) => listed.some((server) => server.name === name),
      says: [
        ...(list.code === 0
          ? []
          : lines(list.err).filter((line) => !/PATH aliases|^Stack backtrace|^\s+\d+: /.test(line))),
        ...failed.map(([, name, words]) => `${name}: ${words}`),
        ...warned,
      ],
    };
  },
};
