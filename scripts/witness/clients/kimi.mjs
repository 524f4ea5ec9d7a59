import { existsSync, readFileSync } from 'node:fs';
import { usualKeys } from '../dialects.mjs';

const log = '~/.kimi-code/logs/kimi-code.log';

export default {
  client: 'kimi',
  packages: { '@moonshot-ai/kimi-code': '2.1.0' },
  // Servers of a project wait for trust; those of the user are read by the same code, and start.
  file: '~/.kimi-code/mcp.json',
  judgedAt: '.kimi-code/mcp.json',
  asked: '`kimi -p x` with a model that has nothing to say, which connects, and its log',
  starts: true,
  dialect: {
    syntax: 'json',
    root: 'mcpServers',
    keys: { ...usualKeys, transport: 'transport', timeout: 'toolTimeoutMs' },
    words: { sse: 'sse', http: 'http', stdio: 'stdio' },
    local: {
      enabled: true,
      executor: 'local',
      runtime_id: 'x',
      startupTimeoutMs: 20000,
      enabledTools: ['ping'],
      disabledTools: ['pong'],
    },
    remote: { auth: 'oauth', bearerTokenEnvVar: 'HOME' },
  },
  prepare(stage) {
    const model = [
      'default_model = "witness"',
      '[providers.witness]',
      'type = "openai"',
      `base_url = "${stage.model}"`,
      'api_key = "none"',
      '[models.witness]',
      'provider = "witness"',
      'model = "witness"',
      'max_context_size = 100000',
    ];
    stage.write('~/.kimi-code/config.toml', `${model.join('\n')}\n`);
  },
  calls: (stage) => [{ script: stage.installed('@moonshot-ai/kimi-code/dist/main.mjs'), args: ['-p', 'x'] }],
  answer(_, __, stage) {
    const text = existsSync(stage.at(log)) ? readFileSync(stage.at(log), 'utf8') : '';
    const complaints = [...text.matchAll(/(?:ERROR|WARN) +((?:mcp|MCP)[^\n]*(?:\n(?!\s+at |\d{4}-)[^\n]*)*)/g)];
    return { listed: () => false, says: complaints.map(([, words]) => words) };
  },
};
