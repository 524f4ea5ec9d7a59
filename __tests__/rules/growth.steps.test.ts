import { expect, test } from '@jest/globals';
import { nameForm } from '../../src/rules/shared/name-form.ts';
import { expectLinear } from '../counting/steps.ts';
import { lintFiles } from '../formats/support.ts';
import { inTurnAmongAll } from '../fuzz.ts';

const on = { rules: new Map([['package-unpinned', 'warning' as const]]) };

const commands: [string, (size: number) => string][] = [
  ['bash', () => 'bash'],
  ['docker', () => 'docker'],
  ['npx', () => 'npx'],
  ['env', () => 'env'],
  ['node', () => 'node'],
  ['many words', (size) => 'a '.repeat(size)],
  ['many slashes', (size) => '/'.repeat(size)],
  ['references that do not close', (size) => `${'${'.repeat(size)}} -x`],
  ['many shells', (size) => 'sh -a '.repeat(size)],
];
test.each(inTurnAmongAll(commands, 0))('enormous words of a command: %s', async (_, command) => {
  await expectLinear(300, async (size) => {
    const args = ['-c', ...['curl | ', '$(pwd', '~', '-', ' -', 'a '].map((unit) => unit.repeat(size))];
    const lists = [
      args,
      ['run', `-${'v'.repeat(size)}`, ...args],
      ['run', ...Array.from({ length: size }, () => '-e')],
    ];
    for (const list of lists) {
      const text = JSON.stringify({ mcpServers: { docs: { command: command(size), args: list } } });
      await lintFiles({ '.mcp.json': text }, on);
    }
  });
});

const words = [
  ...['--word --word 1', '-e X=1', 'a\n', '~/x', 'a | b', '${A:-b}', '$HOME/x', '/Users/anna/docs', './tool.js'],
  ...['--token', 'ghp_0123456789abcdefghijABCDEFGHIJ012345', '<your-key>', 'https://u:p@h.example/x', '', ' ', '&&'],
  ...['--directory', 'C:\\temp\\x', '@modelcontextprotocol/server-fetch', 'filesystem', '--rm', '%APPDATA%'],
];
test.each(inTurnAmongAll(words, 0))('many words, variables and headers that are %j', async (word) => {
  await expectLinear(150, async (size) => {
    const words = Array.from({ length: size }, () => word);
    const named = Object.fromEntries(words.map((value, index) => [`K${index}_TOKEN`, value]));
    const servers = {
      docs: { command: 'npx', args: words, env: named },
      far: { type: 'http', url: 'https://docs.acme-data.net/mcp', headers: named },
    };
    await lintFiles({ '.mcp.json': JSON.stringify({ mcpServers: servers }) }, on);
  });
});

test.each(["'\\ud83d", '\\ud83d', '"\\ud83d" ', "'", '"', '"\\'])(
  'halves of characters on one line of YAML: %j',
  async (unit) => {
    await expectLinear(1000, async (size) => {
      await lintFiles({ '.config/goose/config.yaml': `extensions:\n  docs: { cmd: ${unit.repeat(size)} }\n` }, on);
    });
  },
);

test('long names are held against a form', async () => {
  await expectLinear(1000, (size) => expect(nameForm('{a}*'.repeat(50))(`${'a'.repeat(50 + size)}!`)).toBe(true));
  await expectLinear(1000, (size) => expect(nameForm(`${'{a}'.repeat(66)}!`)('a'.repeat(size))).toBe(false));
});
