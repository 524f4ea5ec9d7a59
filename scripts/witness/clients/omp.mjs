import { fileURLToPath } from 'node:url';
import { usualKeys } from '../dialects.mjs';

const script = fileURLToPath(new URL('../inside/omp.mjs', import.meta.url));

export default {
  client: 'omp',
  packages: {
    '@oh-my-pi/pi-coding-agent': '18.2.3',
    '@oh-my-pi/pi-natives-linux-x64': '18.2.3',
    bun: '1.4.4',
    '@oven/bun-linux-x64': '1.4.4',
  },
  isLean: true,
  keeps: ['bun', '@oven/bun-linux-x64'],
  file: '.omp/mcp.json',
  asked: 'its own `MCPManager.discoverAndConnect`, called as a session does',
  starts: true,
  shares: ['~/.cache/bun'],
  dialect: {
    syntax: 'json',
    root: 'mcpServers',
    keys: usualKeys,
    words: { http: 'http', sse: 'sse', stdio: 'stdio' },
    local: { enabled: true, oauth: { clientId: 'x' } },
    remote: { auth: { type: 'oauth' }, oauth: { clientId: 'x' } },
  },
  switchesOff: ['disabledServers'],
  calls: (stage) => [
    {
      program: stage.installed('@oven/bun-linux-x64/bin/bun'),
      args: [script, stage.installed('@oh-my-pi/pi-coding-agent')],
    },
  ],
  answer([{ out, err }], { lines, parsed }) {
    const found = parsed(lines(out).at(-1) ?? '');
    return {
      listed: (name) => found !== undefined && Object.hasOwn(found.status, name),
      says: found === undefined ? lines(err).slice(-6) : found.says,
    };
  },
};
