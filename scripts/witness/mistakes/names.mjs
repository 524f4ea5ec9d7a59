// Names of servers.
import { program } from '../dialects.mjs';

const command = program('subject');
const names = {
  empty: '',
  blank: ' ',
  'with-blank': 'my server',
  'blank-after': 'subject ',
  'blank-before': ' subject',
  tab: 'my\tserver',
  newline: 'my\nserver',
  dot: 'my.server',
  dots: '..',
  slash: '@scope/server',
  colon: 'my:server',
  comma: 'a,b',
  quote: 'a"b',
  underscores: 'my__server',
  'underscore-first': '_server',
  'hyphen-first': '-server',
  digits: '123',
  zero: '0',
  umlaut: 'sérver',
  'beyond-latin': '日本',
  emoji: '🚀',
  'long-64': 'n'.repeat(64),
  'long-65': 'n'.repeat(65),
  'long-200': 'n'.repeat(200),
  'long-1000': 'n'.repeat(1000),
  proto: '__proto__',
  constructor: 'constructor',
  toString: 'toString',
  hasOwnProperty: 'hasOwnProperty',
  workspace: 'workspace',
  'computer-use': 'computer-use',
  ide: 'ide',
  'claude-in-chrome': 'claude-in-chrome',
  mcp: 'mcp',
  null: 'null',
  true: 'true',
  dollar: '$server',
  variable: '${WITNESS_UNSET}',
  percent: '100%',
  'angle-brackets': '<server>',
  capitals: 'SUBJECT',
};

export const nameMistakes = [
  ...Object.entries(names).map(([id, name]) => ({ id: `name/${id}`, name, server: { command } })),
  {
    id: 'name/twice',
    servers: [
      ['subject', { command: program('first') }],
      ['subject', { command: program('second') }],
    ],
    names: { first: 'subject', second: 'subject' },
  },
  {
    id: 'name/twice-equal',
    servers: [
      ['subject', { command }],
      ['subject', { command }],
    ],
  },
  {
    id: 'name/twice-by-case',
    servers: [
      ['Subject', { command: program('first') }],
      ['subject', { command: program('second') }],
    ],
    names: { first: 'Subject', second: 'subject' },
  },
  {
    id: 'name/alike-blank-hyphen',
    servers: [
      ['my server', { command: program('first') }],
      ['my-server', { command: program('second') }],
    ],
    names: { first: 'my server', second: 'my-server' },
  },
  {
    id: 'name/alike-dot-underscore',
    servers: [
      ['my.server', { command: program('first') }],
      ['my_server', { command: program('second') }],
    ],
    names: { first: 'my.server', second: 'my_server' },
  },
  {
    id: 'name/same-command-twice',
    servers: [
      ['first', { command }],
      ['second', { command }],
    ],
    names: { subject: 'first' },
  },
]; // prettier-ignore
