import { fileURLToPath } from 'node:url';
import { usualKeys } from '../dialects.mjs';

const script = fileURLToPath(new URL('../inside/librechat.mjs', import.meta.url));

export default {
  client: 'librechat',
  packages: {
    'librechat-data-provider': '0.8.524',
    'js-yaml': '4.3.2',
    react: '18.3.1',
    '@tanstack/react-query': '4.36.1',
  },
  keeps: ['js-yaml', 'react', '@tanstack/react-query'],
  file: 'librechat.yaml',
  asked: 'its schema of the whole file, after its parser of YAML: it starts only with a file that fits',
  dialect: {
    syntax: 'yaml',
    root: 'mcpServers',
    head: 'version: 1.2.8\n',
    keys: usualKeys,
    words: { http: 'streamable-http', sse: 'sse', stdio: 'stdio' },
    always: { local: { args: [] }, remote: {} },
    local: {
      stderr: 'inherit',
      title: 'words',
      description: 'words',
      startup: true,
      chatMenu: false,
      iconPath: 'x.png',
      initTimeout: 10000,
      serverInstructions: true,
      customUserVars: { KEY: { title: 'words', description: 'words' } },
    },
    remote: {
      requiresOAuth: false,
      oauth: { client_id: 'x' },
      oauth_headers: { 'X-Plain': 'text' },
      apiKey: { source: 'user', authorization_type: 'bearer' },
      sseReadTimeout: 300000,
    },
  },
  calls: (stage) => [{ script, args: [stage.installed('.'), 'librechat.yaml'] }],
  answer([{ out, err }], { lines, parsed }) {
    const { servers = [], says = lines(err).slice(-6) } = parsed(out) ?? {};
    return { listed: (name) => servers.includes(name), says };
  },
};
