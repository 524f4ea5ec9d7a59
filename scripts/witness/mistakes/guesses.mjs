// What is nearly right: variables that are set, limits that are none, other words for a switch, lists where a map belongs.
import { address, program } from '../dialects.mjs';

const command = program('subject');
const url = address('subject');

const variables = {
  braces: (name) => `\${${name}}`,
  env: (name) => `\${env:${name}}`,
  dollar: (name) => `$${name}`,
  curly: (name) => `{env:${name}}`,
  default: (name) => `\${${name}:-x}`,
  percent: (name) => `%${name}%`,
};
/** What TERM is where a client runs, so that an expanded text names this server. */
const term = 'dumb';

const limits = {
  zero: 0,
  negative: -1,
  text: '30000',
  empty: '',
  huge: 1e12,
  null: null,
  boolean: true,
};

const offWords = {
  isActive: false,
  active: false,
  disable: true,
  Disabled: true,
  enable: false,
};

const signIns = {
  'port-zero': { callbackPort: 0 },
  'port-text': { callbackPort: '8080' },
  'port-huge': { callbackPort: 99999 },
  'scopes-list': { scopes: ['x'] },
  'scopes-text': { scopes: 'x' },
  'client-number': { clientId: 7 },
  'secret-number': { clientId: 'x', clientSecret: 7 },
  list: [],
  yes: true,
};

const editors = '${workspaceFolder}';

export const guesses = [
  ...Object.entries(variables).flatMap(([id, write]) => [
    {
      id: `variable/url-${id}`,
      server: { url: address(write('TERM')) },
      names: { [term]: 'subject' },
    },
    {
      id: `variable/command-${id}`,
      server: { command: program(write('TERM')), args: [program(term)] },
      names: { [term]: 'subject' },
    },
    {
      id: `variable/cwd-${id}`,
      server: { command: program(term), cwd: write('HOME') },
      names: { [term]: 'subject' },
    },
  ]),
  { id: 'variable/cwd-editors', server: { command, cwd: editors } },
  { id: 'variable/args-editors', server: { command, args: [editors] } },
  { id: 'variable/env-editors', server: { command, env: { PROBE: editors } } },
  { id: 'variable/headers-session', server: { url, headers: { 'X-Probe': '{{session_id}}' } } },
  { id: 'variable/headers-powershell', server: { url, headers: { 'X-Probe': '$env:TERM' } } },
  { id: 'variable/headers-editors', server: { url, headers: { 'X-Probe': editors } } },
  ...Object.entries(limits).map(([id, timeout]) => ({ id: `limit/local-${id}`, server: { command, timeout } })),
  ...['zero', 'negative', 'text'].map((id) => ({ id: `limit/remote-${id}`, server: { url, timeout: limits[id] } })),
  ...Object.entries(offWords).map(([key, value]) => ({
    id: `off/word-${key}`,
    server: { command, more: { [key]: value } },
    off: ['subject'],
  })),
  ...Object.entries(signIns).map(([id, oauth]) => ({ id: `sign-in/${id}`, server: { url, more: { oauth } } })),
  { id: 'env/objects', server: { command, env: [{ name: 'PROBE', value: 'text' }] } },
  { id: 'headers/objects', server: { url, headers: [{ name: 'X-Probe', value: 'text' }] } },
  { id: 'headers/tuples', server: { url, headers: [['X-Probe', 'text']] } },
  { id: 'env/name-nul', server: { command, env: { 'PROBE\u0000': 'text' } } },
  { id: 'address/scheme-twice', server: { url: `http://${url}` } },
  { id: 'address/stand-in', server: { url: '<your-url-here>' } },
  { id: 'address/stand-in-host', server: { url: 'http://<host>/subject' } },
];
