import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { usualKeys } from '../dialects.mjs';

const binary = 'node_modules/@xai-official/grok-linux-x64/bin/grok';

export default {
  client: 'grok',
  packages: { '@xai-official/grok-linux-x64': '1.0.41' },
  file: '.grok/config.toml',
  as: 'grok',
  asked: '`grok --trust mcp doctor --json`, which starts every server',
  starts: true,
  dialect: {
    syntax: 'toml',
    root: 'mcp_servers',
    keys: usualKeys,
    words: { http: 'http' },
    local: {
      enabled: true,
      startup_timeout_sec: 20,
      tool_timeout_sec: 20,
      tool_timeouts: { ping: 20 },
      expose_image_base64: false,
    },
    remote: { bearer_token_env_var: 'HOME', oauth_client_id: 'x', oauth_scopes: ['x'] },
  },
  settings: {
    permission: { allow: ['words'] },
    'permission.allow': ['words'],
    'permission.deny': ['words'],
    ui: { permission_mode: 'ask' },
    models: { default: 'words' },
    hooks: {},
    plugins: { disabled: ['words'] },
    compat: { cursor: { mcps: true } },
    disabled_mcp_servers: ['another'],
  },
  /** What its own script would do: unpack the program. */
  ready(folder) {
    const path = join(folder, binary);
    if (existsSync(path)) return;
    writeFileSync(path, brotliDecompressSync(readFileSync(`${path}.br`)));
    chmodSync(path, 0o755);
  },
  calls(stage) {
    return [
      { program: stage.installed(binary.replace('node_modules/', '')), args: ['--trust', 'mcp', 'doctor', '--json'] },
    ];
  },
  answer([doctor], { lines, parsed }) {
    const { servers = [] } = parsed(doctor.out) ?? {};
    const unable = /command not found|handshake failed|timed out|connect|untrusted/;
    return {
      listed: (name) => servers.some((server) => server.name === name),
      says: [
        ...lines(doctor.err).filter((line) => /config toml/.test(line)),
        ...servers.flatMap(({ name, checks }) =>
          checks
            .filter(({ passed, detail }) => !passed && !unable.test(detail))
            .map(({ detail }) => `${name}: ${detail}`),
        ),
      ],
    };
  },
};
