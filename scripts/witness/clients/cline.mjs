import { usualKeys } from '../dialects.mjs';

export default {
  client: 'cline',
  packages: { cline: '3.0.65' },
  file: '~/.cline/data/settings/cline_mcp_settings.json',
  judgedAt: 'cline_mcp_settings.json',
  asked: '`cline config mcp --json`, which lists',
  dialect: {
    syntax: 'json',
    root: 'mcpServers',
    keys: usualKeys,
    words: { http: 'streamableHttp', sse: 'sse', stdio: 'stdio' },
    local: { disabled: false, autoApprove: ['ping'] },
    remote: {},
  },
  calls: (stage) => [{ program: stage.installed('@cline/cli-linux-x64/bin/cline'), args: ['config', 'mcp', '--json'] }],
  answer([{ out, err, code }], { lines, parsed }) {
    const servers = parsed(out);
    const list = Array.isArray(servers) ? servers : [];
    const said = lines(`${out}\n${err}`)
      .map((line) => parsed(line))
      .filter((line) => line?.type === 'error');
    return {
      listed: (name) => list.some((server) => server.name === name),
      says: said.length > 0 || code === 0 ? said.map(({ message }) => message) : lines(err + out).slice(0, 4),
    };
  },
};
