// What people bring along: entries of other clients, their keys and words, and values that another language would take.
import { address, entry, file, program } from '../dialects.mjs';

const command = program('subject');
const url = address('subject');

/** Whole entries as another client, a framework or a guess has them; only clients with JSON and YAML files are given these. */
const entries = {
  'list-and-environment': { type: 'local', command: [command, 'x'], environment: { PROBE: 'text' }, enabled: true },
  'cmd-and-envs': { type: 'stdio', cmd: command, args: ['x'], envs: { PROBE: 'text' }, enabled: true, timeout: 300 },
  'command-object': { command: { path: command, args: ['x'], env: { PROBE: 'text' } }, settings: {} },
  'source-custom': { source: 'custom', enabled: true, command, args: ['x'], env: {} },
  'transport-object': { transport: { type: 'stdio', command, args: ['x'] } },
  'transport-object-remote': { transport: { type: 'http', url } },
  'framework-local': { transport: 'stdio', command, args: ['x'] },
  'framework-remote': { transport: 'streamable_http', url },
  'address-kind': { type: 'url', url, name: 'subject', authorization_token: 'x' },
  'server-url': { serverUrl: url, headers: { 'X-Plain': 'text' }, disabled: false },
  bridge: { type: 'streamablehttp', url },
  'editor-local': { type: 'stdio', command, args: [], envFile: '.env', alwaysAllow: [], disabled: false, timeout: 60 },
  'editor-remote': { type: 'streamable-http', url, alwaysAllow: ['ping'], disabled: false, timeout: 60 },
  'chat-remote': { type: 'streamable-http', url, serverInstructions: true, chatMenu: false, initTimeout: 10000 },
  'config-inside': { config: { command, args: ['x'] } },
  'server-inside': { server: { command, args: ['x'] } },
  'params-inside': { type: 'stdio', params: { command, args: ['x'] } },
  'host-and-port': { type: 'http', host: '127.0.0.1', port: 9, path: '/subject' },
  'list-of-one': [{ command, args: ['x'] }],
  'line-alone': `${command} x`,
  'name-inside': { name: 'other', command, args: ['x'] },
  'comment-inside': { '//': 'words', _comment: ['words'], command },
};

const words = ['Stdio', 'Http', 'streamableHTTP', 'http-stream', 'https', 'command', 'url', 'builtin'];

const addresses = {
  link: `[${url}](${url})`,
  'unix-socket': 'unix:///var/run/subject.sock',
  'scheme-plus': `http+${url}`,
  wss: 'wss://127.0.0.1:9/subject',
  'blank-in-query': `${url}?q=a b`,
  'variable-query': `${url}?key=\${WITNESS_UNSET}`,
  umlaut: `${url}/ä`,
  list: [url],
  map: { value: url },
  'template-host': 'https://{host}/subject',
};

const limits = {
  seconds: '30s',
  words: 'never',
  list: [30],
  map: { connect: 5000 },
  'one-more': 2147483648,
  tiny: 0.001,
};
const written = { power: '1e3', 'zero-fraction': '30.0', 'minus-zero': '-0' };

const argumentsOf = {
  'text-list': '["x"]',
  empty: '',
  flags: { '--port': 8080, '--verbose': true },
  'pair-list': [['--port', '8080']],
  'null-first': [null, 'x'],
  'fraction-text': [8080.5, 'x'],
};

const variables = {
  'text-json': '{"PROBE":"text"}',
  lines: 'PROBE=text\nOTHER=text',
  'pair-list': [['PROBE', 'text']],
  'map-value': { PROBE: { value: 'text' } },
  'list-values': { PROBE: ['a', 'b'] },
  'with-null-among': { PROBE: 'text', OTHER: null },
  'with-number-among': { PROBE: 'text', OTHER: 8080 },
  comment: { _comment: 'words', PROBE: 'text' },
  newline: { PROBE: 'a\nb' },
  'blank-after-name': { 'PROBE ': 'text' },
};

const headers = {
  text: 'X-Probe: text',
  lines: ['X-Probe: text'],
  'blank-token': { Authorization: 'Bearer ' },
  'name-blank-after': { 'X-Probe ': 'text' },
  latin: { 'X-Probe': 'é' },
  emoji: { 'X-Probe': '🚀' },
  'map-value': { 'X-Probe': { value: 'text' } },
  'with-null-among': { 'X-Probe': 'text', 'X-Other': null },
};

const switchedOff = { 'text-TRUE': 'TRUE', 'text-no': 'no', 'text-off': 'off', map: {}, two: 2 };

const keys = {
  local: {
    argv: ['x'],
    params: ['x'],
    environmentVariables: { PROBE: 'text' },
    envVars: { PROBE: 'text' },
    workingDirectory: '/',
    timeoutMs: 5000,
    requestTimeout: 5000,
    allowedTools: ['ping'],
    tools: ['ping'],
    alwaysAllow: 'ping',
    autoApprove: true,
    shell: true,
  },
  remote: {
    header: { 'X-Probe': 'text' },
    httpHeaders: { 'X-Probe': 'text' },
    requestInit: { headers: { 'X-Probe': 'text' } },
    auth: { type: 'bearer', token: 'x' },
    authentication: { type: 'oauth' },
    token: 'x',
    apiKey: 'x',
    proxy: 'http://127.0.0.1:9',
  },
};

const names = {
  lines: 'a\r\nb',
  reverse: 'com.example.server',
  backslash: 'a\\b',
  star: '*',
  schema: '$schema',
  comment: '//server',
  'zero-width': 'sub\u200bject',
  prototype: 'prototype',
};

const syntaxes = {
  'schema-number': (text) => text.replace('{\n', '{\n  "$schema": 7,\n'),
  'comments-as-keys': (text) => text.replace('{\n', '{\n  "//": "words",\n  "_readme": ["words"],\n'),
  'key-with-colon': (text) => text.replace('": {\n', ':": {\n'),
  'equals-for-colon': (text) => text.replace('": {\n', '" = {\n'),
  'module-export': (text) => `export default ${text}`,
  assignment: (text) => `const config = ${text.trimEnd()};\n`,
  'comment-at-end': (text) => `${text}// words\n`,
  'ellipsis-among': (text) => text.replace('  }\n}', '    ...\n  }\n}'),
  'text-joined': (text) => text.replace('/opt/witness/subject"', '/opt/witness/" + "subject"'),
  backquotes: (text) => text.replace('"/opt/witness/subject"', '`/opt/witness/subject`'),
};

/** A text with two servers, edited; only clients with JSON files are given these. */
const edited = (edit) => (dialect) => {
  const pairs = ['subject', 'control'].map((role) => [role, entry(dialect, { command: program(role) })]);
  return dialect.syntax === 'json' ? edit(file(dialect, pairs)) : undefined;
};

/** A limit as it is written, which numbers of this script are not. */
const limited = (text) => (dialect) => {
  const subject = entry(dialect, { command, timeout: 987654 });
  const control = entry(dialect, { command: program('control') });
  if (subject === undefined) return undefined;
  return file(dialect, [
    ['subject', subject],
    ['control', control],
  ])?.replace('987654', text); // prettier-ignore
};

const each = (kind, map, server) =>
  Object.entries(map).map(([id, value]) => ({ id: `habit/${kind}-${id}`, server: server(value) }));

export const habits = [
  ...Object.entries(entries).map(([id, value]) => ({ id: `habit/entry-${id}`, entry: value })),
  ...words.flatMap((word) => [
    { id: `habit/word-command-${word}`, server: { command, transport: word } },
    { id: `habit/word-url-${word}`, server: { url, transport: word } },
  ]),
  ...each('address', addresses, (value) => ({ url: value })),
  ...each('limit', limits, (timeout) => ({ command, timeout })),
  ...Object.entries(written).map(([id, text]) => ({ id: `habit/limit-written-${id}`, text: limited(text) })),
  ...each('args', argumentsOf, (args) => ({ command, args })),
  ...each('env', variables, (env) => ({ command, env })),
  ...each('headers', headers, (value) => ({ url, headers: value })),
  ...each('disabled', switchedOff, (disabled) => ({ command, more: { disabled } })),
  ...each('enabled', switchedOff, (enabled) => ({ command, more: { enabled } })),
  ...Object.entries(keys.local).map(([key, value]) => ({
    id: `habit/key-${key}`,
    server: { command, more: { [key]: value } },
  })),
  ...Object.entries(keys.remote).map(([key, value]) => ({
    id: `habit/key-${key}`,
    server: { url, more: { [key]: value } },
  })),
  ...Object.entries(names).map(([id, name]) => ({ id: `habit/name-${id}`, name, server: { command } })),
  ...Object.entries(syntaxes).map(([id, edit]) => ({ id: `habit/syntax-${id}`, text: edited(edit) })),
];
