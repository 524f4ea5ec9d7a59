// What people write on an ordinary day: odd and right, or a slip of the hand.
import { address, program } from '../dialects.mjs';

const command = program('subject');
const url = address('subject');
/** Where the program lies in the home folder. */
const atHome = '~/witness/subject';

const names = {
  script: '日本語メモ',
  registry: 'io.github.acme/docs',
  digit: '2fa',
  emoji: '🚀 docs',
  brackets: 'My Docs (work)',
  underscores: 'team__docs',
};

const variables = {
  empty: { PROBE: '' },
  lines: { PROBE: '-----BEGIN WORDS-----\nwords\n-----END WORDS-----\n' },
  'blank-after-sign': { PROMPT: '> ', SEPARATOR: ' ' },
  'blank-after-word': { PROBE: 'text ' },
  json: { PROBE: '{"to": "${upstream}"}' },
  'name-export': { 'export PROBE': 'text' },
  'name-dollar': { $PROBE: 'text' },
  secrets: { PROBE: '${{ secrets.TOKEN }}' },
  percent: { PROBE: '%COMPUTERNAME%' },
};

const argumentsOf = {
  signs: ['^(a|b){1,2}$', 'US$ 5', '100%', '**/*.{ts,tsx}', '{"a": [1]}', "Jane's", '--', '-', ''],
  dashes: ['—root', '–verbose'],
  quoted: ['"--root"', "'words'"],
};

const addresses = {
  'query-and-fragment': `${url}?a=b&c=d#e`,
  'slashes-four': url.replace('//', '////'),
  escapes: `${url}/team%20a/@me;v=1?f=%7B%7D`,
  'zero-width-after': `${url}\u200b`,
  'zero-width-within': url.replace('subject', 'sub\u200bject'),
  'no-break-space-after': `${url}\u00a0`,
};

const headers = {
  'curly-quotes': { 'X-Probe': '“text”' },
  'name-colon': { 'X-Probe:': 'text' },
  empty: { 'X-Probe': '' },
};

const each = (kind, map, server) =>
  Object.entries(map).map(([id, value]) => ({ id: `daily/${kind}-${id}`, server: server(value) }));

export const daily = [
  ...Object.entries(names).map(([id, name]) => ({ id: `daily/name-${id}`, name, server: { command } })),
  ...each('env', variables, (env) => ({ command, env })),
  ...each('args', argumentsOf, (args) => ({ command, args })),
  ...each('address', addresses, (value) => ({ url: value })),
  ...each('headers', headers, (value) => ({ url, headers: value })),
  { id: 'daily/env-nameless', server: { command, env: { '': '', PROBE: 'text' } } },
  { id: 'daily/word-and-scheme', server: { transport: 'websocket', url: url.replace('http', 'ws') } },
  { id: 'daily/limit-half-hour', server: { command, timeout: 1_800_000 } },
  { id: 'daily/limit-half', server: { url, timeout: 0.5 } },
  { id: 'daily/cwd-dots', server: { command, cwd: '/opt/../opt/./' } },
  { id: 'daily/command-quoted', server: { command: `"${command}"`, args: ['x'] } },
  { id: 'daily/command-shell', server: { command: '/bin/sh', args: ['-c', `cd / && exec ${command}`] } },
  { id: 'daily/command-env', server: { command: '/bin/env', args: ['PROBE=text', command] } },
  { id: 'daily/command-cd', server: { command: `cd / && ${command}` } },
  { id: 'daily/command-cd-alone', server: { command: 'cd', args: ['/', '&&', command] } },
  { id: 'daily/address-spare', server: { url: [url, url.replace('subject', 'spare')] } },
  { id: 'daily/env-twins', server: { command, env: { Path: '/opt/bin', PATH: '/usr/bin:/bin' } } },
  { id: 'daily/tilde-command', server: { command: atHome } },
  { id: 'daily/tilde-args', server: { command: '/bin/sh', args: [atHome] } },
  { id: 'daily/keys-of-people', server: { command, more: { owner: 'docs-team', 'x-added': '2026-03-04' } } },
  { id: 'daily/key-slip', server: { command, more: { agrs: ['x'] } } },
  { id: 'daily/header-beside', server: { url, more: { 'X-Probe': 'text' } } },
  { id: 'daily/file-under-name', entry: { mcpServers: { docs: { command, args: ['x'] } } } },
];
