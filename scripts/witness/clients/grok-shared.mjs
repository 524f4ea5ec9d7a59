import { usualKeys } from '../dialects.mjs';
import grok from './grok.mjs';

export default {
  ...grok,
  file: '.mcp.json',
  as: undefined,
  target: true,
  dialect: {
    syntax: 'json',
    root: 'mcpServers',
    keys: usualKeys,
    words: { sse: 'sse', http: 'http' },
    local: { enabled: true, startup_timeout_sec: 20 },
    remote: {},
  },
  settings: {},
};
