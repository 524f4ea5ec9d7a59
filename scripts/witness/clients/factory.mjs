import { usualKeys } from '../dialects.mjs';

export default {
  client: 'factory',
  packages: { '@factory/cli-linux-x64': '0.225.2' },
  file: '.factory/mcp.json',
  asked: '`droid mcp list`, which connects, and `droid doctor --config --json`',
  starts: true,
  dialect: {
    syntax: 'json',
    root: 'mcpServers',
    keys: usualKeys,
    words: { stdio: 'stdio', http: 'http', sse: 'sse' },
    local: { disabledTools: ['pong'], enabledTools: ['ping'] },
    remote: { oauth: { clientId: 'x' } },
  },
  calls(stage) {
    const program = stage.installed('@factory/cli-linux-x64/bin/droid');
    return [
      { program, args: ['mcp', 'list'] },
      { program, args: ['doctor', '--config', '--json'] },
    ];
  },
  answer([list, doctor], { lines, parsed }) {
    const found = (parsed(doctor.out)?.results ?? []).filter(({ status }) => status !== 'pass' && status !== 'skip');
    const shown = [...list.out.matchAll(/^ {2}(\S+) {2,}\S+ {2,}.*? {2}\[/gm)].map(([, name]) => name);
    return {
      listed: (name) => shown.includes(name),
      says: [
        ...found.map(({ label, detail }) => `${label}: ${detail}`),
        ...(list.code === 0 ? [] : lines(list.err + list.out)),
      ],
    };
  },
};
