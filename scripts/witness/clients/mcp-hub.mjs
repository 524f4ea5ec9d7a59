import { usualKeys } from '../dialects.mjs';

const { timeout: _, ...keys } = usualKeys;

export default {
  client: 'mcp-hub',
  packages: { 'mcp-hub': '4.2.1' },
  file: 'servers.json',
  judgedAt: 'mcphub/servers.json',
  asked: '`mcp-hub --port 3999 --config servers.json` until it says that all servers are up or it fails',
  starts: true,
  isAlone: true,
  dialect: {
    syntax: 'json',
    root: 'mcpServers',
    keys,
    words: {},
    local: {
      // Where there is nothing to be watched.
      dev: { enabled: false, cwd: '/opt/witness' },
      disabled: false,
      description: 'words',
      disabled_tools: ['pong'],
      autoApprove: ['ping'],
      headersHelper: '/bin/true',
    },
    remote: {},
  },
  calls: (stage) => [
    {
      script: stage.installed('mcp-hub/dist/cli.js'),
      args: ['--port', '3999', '--config', 'servers.json'],
      until:
        /servers started successfully|servers failed to start|"type":"error"[^\n]*(?:Config|config|Failed to start|Fatal)/,
    },
  ],
  answer([{ out, err }], { lines }) {
    const said = lines(`${out}\n${err}`).flatMap((line) => {
      try {
        const { type, message, data } = JSON.parse(line);
        const isOfServers = !/marketplace|Fetch failed|fetch/i.test(message);
        return (type === 'error' || type === 'warn') && isOfServers ? [`${message} ${data?.error ?? ''}`] : [];
      } catch {
        return /error/i.test(line) ? [line] : [];
      }
    });
    return { listed: (name) => out.includes(`Initializing MCP server '${name}'`), says: said };
  },
};
