import { usualKeys } from '../dialects.mjs';

const { command: _, args: __, ...keys } = usualKeys;

export default {
  client: 'opencode',
  packages: { 'opencode-linux-x64': '1.18.34' },
  file: 'opencode.json',
  asked: '`opencode mcp list`, which connects',
  starts: true,
  warms: true,
  isPasted: true,
  dialect: {
    syntax: 'json',
    root: 'mcp',
    keys: { ...keys, commandLine: 'command', env: 'environment' },
    words: { stdio: 'local', http: 'remote' },
    local: { enabled: true },
    remote: { oauth: { clientId: 'x' } },
  },
  calls: (stage) => [
    {
      program: stage.installed('opencode-linux-x64/bin/opencode'),
      args: ['mcp', 'list'],
      env: { OPENCODE_DISABLE_AUTOUPDATE: '1', OPENCODE_DISABLE_MODELS_FETCH: '1' },
    },
  ],
  answer([{ out, err, code }], { lines, startOf }) {
    const failed = lines(out).flatMap((line) => /✗ .* failed.*/.exec(line)?.[0] ?? []);
    return {
      listed: startOf(out, ' ', /^●\s+\S /),
      says: [...failed, ...(code === 0 ? [] : lines(err).map((line) => line.replace(/^Error: /, '')))],
    };
  },
};
