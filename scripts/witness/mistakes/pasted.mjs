// What comes with a paste or a guess: signs that nobody sees, headers that are not the user's to set, folders that are not there.
import { address, program } from '../dialects.mjs';

const command = program('subject');
const url = address('subject');

const addresses = {
  user: 'http://user:word@127.0.0.1:9/subject',
  'user-alone': 'http://user@127.0.0.1:9/subject',
  tab: 'http://127.0.0.1:9/sub\tject',
  'zero-width': `\u200b${url}`,
  mark: `\ufeff${url}`,
  'no-break-space': `\u00a0${url}`,
  'wide-colon': url.replace(':', '\uff1a'),
  'blank-coded': 'http://127.0.0.1%20:9/subject',
  two: `${url} ${url}`,
  at: `@${url}`,
  parentheses: `(${url})`,
  surrogate: `${url}/\ud800`,
};

const commands = {
  'no-break-space': `${command}\u00a0`,
  'zero-width': `\u200b${command}`,
  tab: `${command}\t`,
  newline: `${command}\n`,
  dot: '.',
  tilde: '~/absent-program',
  pipe: `${command} | cat`,
  assignment: `A=B ${command}`,
  semicolon: `${command};`,
  surrogate: `${command}\ud800`,
};

const args = {
  negative: [-1],
  fraction: [0.5],
  no: [false],
  deep: [[['x']]],
  surrogate: ['\ud800'],
  'object-like-list': { 0: 'x', length: 1 },
};

const values = { huge: 1e21, negative: -1, 'empty-object': {}, 'empty-list': [], surrogate: '\ud800' };

const headers = {
  'content-length': { 'Content-Length': '5' },
  'transfer-encoding': { 'Transfer-Encoding': 'chunked' },
  connection: { Connection: 'upgrade' },
  upgrade: { Upgrade: 'websocket' },
  expect: { Expect: '100-continue' },
  host: { Host: 'docs.example.com' },
  'blanks-around': { 'X-Probe': ' text ' },
  tab: { 'X-Probe': 'a\tb' },
  nul: { 'X-Probe': 'a\u0000b' },
  'line-end': { 'X-Probe': 'text\r\n' },
  'name-tab': { 'X-Probe\t': 'text' },
  'name-surrogate': { 'X-\ud800': 'text' },
};

const folders = {
  absent: '/opt/absent',
  program: command,
  tilde: '~',
  relative: 'absent/folder',
  blank: ' ',
  nul: '/\u0000',
};

const each = (kind, map, server) =>
  Object.entries(map).map(([id, value]) => ({ id: `pasted/${kind}-${id}`, server: server(value) }));

export const pasted = [
  ...each('address', addresses, (value) => ({ url: value })),
  ...each('command', commands, (value) => ({ command: value })),
  ...each('args', args, (value) => ({ command, args: value })),
  ...each('env', values, (value) => ({ command, env: { PROBE: value } })),
  ...each('headers', headers, (value) => ({ url, headers: value })),
  ...each('cwd', folders, (value) => ({ command, cwd: value })),
  { id: 'pasted/nulls-local', server: { command, args: null, env: null, url: null, headers: null } },
  { id: 'pasted/nulls-remote', server: { url, headers: null, command: null, args: null, env: null } },
  { id: 'pasted/word-list', server: { command, transport: ['stdio'] } },
  { id: 'pasted/word-object', server: { url, transport: { type: 'http' } } },
  { id: 'pasted/two-wrong', server: { command, args: 'x', env: { PROBE: 7 } } },
];
