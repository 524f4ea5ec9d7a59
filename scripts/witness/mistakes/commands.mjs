// Commands that cannot be started, and arguments that are none.
import { program } from '../dialects.mjs';

const command = program('subject');

export const commands = [
  ...Object.entries({
    empty: '',
    blank: ' ',
    'with-arguments': `${command} x`,
    'blank-after': `${command} `,
    'blank-before': ` ${command}`,
    quoted: `"${command}"`,
    absent: '/opt/absent/program',
    'absent-name': 'witness-absent-program',
    directory: '/opt',
    'file-address': `file://${command}`,
    'variable-braces': '${WITNESS_UNSET}',
    'variable-dollar': '$WITNESS_UNSET',
    nul: `${command}\u0000x`,
  }).map(([id, value]) => ({ id: `command/${id}`, server: { command: value } })),
  { id: 'command/list', server: { command: [command, 'x'] } },
  { id: 'command/list-empty', server: { command: [] } },
  { id: 'command/list-empty-text', server: { command: [''] } },
  { id: 'command/list-number', server: { command: [command, 7] } },
  { id: 'command/list-null', server: { command: [command, null] } },
  { id: 'command/text', server: { command: new String(command) } },
  ...Object.entries({
    text: 'x',
    number: [7],
    boolean: [true],
    null: [null],
    list: [['x']],
    object: [{ x: 'x' }],
    'empty-text': [''],
    blank: [' '],
    'number-among': ['x', 7, 'y'],
    newline: ['a\nb'],
    nul: ['a\u0000b'],
    long: ['x'.repeat(5000)],
  }).map(([id, args]) => ({ id: `args/${id}`, server: { command, args } })),
  // The program is an argument here, so that it starts only where that arrives.
  ...Object.entries({
    right: [command],
    text: command,
    list: [[command, 'x']],
    'list-of-one': [[command]],
    object: [{ x: command }],
    'null-first': [null, command],
    'list-behind': [command, ['x', 'y']],
  }).map(([id, args]) => ({ id: `script/${id}`, server: { command: 'sh', args } })),
  // Our own program under the name of one that a system has.
  { id: 'command/called-cmd', server: { command: program('cmd'), args: ['x'] }, names: { cmd: 'subject' } },
  { id: 'script/misspelt', server: { command: 'sh', more: { arguments: [command] } } },
  { id: 'script/argv', server: { command: 'sh', more: { argv: [command] } } },
];
