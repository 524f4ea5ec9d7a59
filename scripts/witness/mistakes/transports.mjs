// What is started or called: nothing, both, or by a word that contradicts it.
import { address, program } from '../dialects.mjs';

const command = program('subject');
const url = address('subject');
const words = [
  'stdio',
  'local',
  'http',
  'sse',
  'remote',
  'streamable-http',
  'streamableHttp',
  'streamable_http',
  'ws',
  'websocket',
  'sdk',
  'HTTP',
  'STDIO',
  ' http',
  '',
  'no such word',
]; // prettier-ignore

export const transports = [
  { id: 'right/local', server: { command, args: ['x'], env: { PLAIN: 'text' } } },
  { id: 'right/local-alone', server: { command } },
  { id: 'right/remote', server: { url } },
  { id: 'right/remote-headers', server: { url, headers: { 'X-Plain': 'text' } } },
  { id: 'right/local-timeout', server: { command, timeout: 20000 } },
  { id: 'neither/nothing', server: { transport: null } },
  { id: 'neither/args-alone', server: { transport: null, args: ['x'] } },
  { id: 'neither/env-alone', server: { transport: null, env: { PLAIN: 'text' } } },
  { id: 'neither/headers-alone', server: { transport: null, headers: { 'X-Plain': 'text' } } },
  { id: 'neither/usual-word', server: {} },
  { id: 'both/untyped', server: { command, url, transport: null } },
  { id: 'both/all-parts', server: { command, args: ['x'], url, headers: { 'X-Plain': 'text' }, transport: null } },
  ...words.flatMap((word) => {
    const named = word.trim() === '' ? `blank-${word.length}` : word.replace(/\s/g, '_');
    return [
      { id: `word/command-${named}`, server: { command, transport: word } },
      { id: `word/url-${named}`, server: { url, transport: word } },
    ];
  }),
  ...['stdio', 'http', 'sse'].flatMap((kind) => [
    { id: `both/own-word-${kind}`, server: ({ words: own }) => own[kind] && { command, url, transport: own[kind] } },
    { id: `neither/own-word-${kind}`, server: ({ words: own }) => own[kind] && { transport: own[kind] } },
    { id: `contradiction/command-${kind}`, server: ({ words: own }) => own[kind] && { command, transport: own[kind] } },
    { id: `contradiction/url-${kind}`, server: ({ words: own }) => own[kind] && { url, transport: own[kind] } },
  ]),
  { id: 'word/command-none', server: { command, transport: null } },
  { id: 'word/url-none', server: { url, transport: null } },
  ...[7, true, ['http'], {}].map((word) => ({
    id: `word/of-kind-${Array.isArray(word) ? 'list' : typeof word}`,
    server: { command, transport: word },
  })),
  { id: 'word/null', server: { command, transport: null, more: { type: null } } },
  { id: 'word/url-null', server: { url, transport: null, more: { type: null } } },
  ...['transport', 'transportType', 'type', 'kind'].flatMap((key) => [
    { id: `key/${key}-http`, server: { url, transport: null, more: { [key]: 'http' } } },
    { id: `key/${key}-stdio`, server: { command, transport: null, more: { [key]: 'stdio' } } },
  ]),
  ...['serverUrl', 'httpUrl', 'uri', 'endpoint', 'baseUrl', 'URL', 'Url', 'url'].map((key) => ({
    id: `key/${key}`,
    server: { transport: null, more: { [key]: url } },
  })),
  { id: 'key/Command', server: { transport: null, more: { Command: command } } },
  { id: 'key/cmd', server: { transport: null, more: { cmd: command } } },
  { id: 'key/arguments', server: { command, more: { arguments: ['x'] } } },
  { id: 'key/unknown', server: { command, more: { flavour: 'mint' } } },
  { id: 'key/empty', server: { command, more: { '': 'mint' } } },
  { id: 'key/remote-unknown', server: { url, more: { flavour: 'mint' } } },
  ...[null, '', ' ', 7, true, [], {}].flatMap((value) => {
    const kind =
      value === null
        ? 'null'
        : value === ''
          ? 'empty'
          : value === ' '
            ? 'blank'
            : Array.isArray(value)
              ? 'list'
              : typeof value;
    return [
      { id: `other/url-${kind}`, server: { command, url: value } },
      { id: `other/command-${kind}`, server: ({ keys }) => keys.command && { url, more: { [keys.command]: value } } },
      { id: `other/headers-${kind}`, server: { command, headers: value } },
      { id: `other/env-${kind}`, server: { url, env: value } },
      { id: `other/args-${kind}`, server: ({ keys }) => keys.args && { url, more: { [keys.args]: value } } },
    ];
  }),
  { id: 'other/headers', server: { command, headers: { 'X-Plain': 'text' } } },
  { id: 'other/env', server: { url, env: { PLAIN: 'text' } } },
  { id: 'other/cwd', server: { url, cwd: '/' } },
];
