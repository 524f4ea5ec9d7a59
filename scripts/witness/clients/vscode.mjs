import { fileURLToPath } from 'node:url';
import { usualKeys } from '../dialects.mjs';

const script = fileURLToPath(new URL('../inside/vscode.mjs', import.meta.url));
const { timeout: _, ...keys } = usualKeys;

export default {
  client: 'vscode',
  packages: {
    'code-server': '4.139.1',
    'jsonc-parser': '3.3.1',
    'vscode-json-languageservice': '5.7.2',
    'vscode-uri': '3.1.0',
  },
  isLean: true,
  keeps: ['jsonc-parser', 'vscode-json-languageservice', 'vscode-uri'],
  file: '.vscode/mcp.json',
  asked: 'the functions of its bundle that read the file, and its schema in its service for JSON',
  dialect: {
    syntax: 'json',
    root: 'servers',
    keys,
    words: { stdio: 'stdio', http: 'http', sse: 'sse' },
    local: { envFile: '.env', gallery: 'https://example.com/x', version: '1.0.0', dev: { watch: '*.ts' } },
    remote: { oauth: { clientId: 'x' } },
  },
  settings: {
    inputs: [{ type: 'promptString', id: 'key', description: 'words' }],
    sandbox: { network: { allowedDomains: ['example.com'] } },
    'sandbox.network': { allowedDomains: ['example.com'] },
    'sandbox.network.allowedDomains': ['example.com'],
    'sandbox.filesystem': { allowWrite: ['words'] },
    'sandbox.filesystem.allowWrite': ['words'],
  },
  calls: (stage) => [{ script, args: [stage.installed('.'), '.vscode/mcp.json'] }],
  answer([{ out, err }], { lines, parsed }) {
    const { servers = [], says = lines(err).slice(-6) } = parsed(out) ?? {};
    return { listed: (name) => servers.includes(name), says };
  },
};
