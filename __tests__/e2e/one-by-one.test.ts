import { expect, test } from '@jest/globals';
import { tree } from '../tree.ts';
import { action, clean, cli, cliOneByOne, faulty, startAction, startCli } from './support.ts';

const folder = tree({
  '.mcp.json': faulty.error,
  'a/.mcp.json': faulty.warning,
  'b/.cursor/mcp.json': clean,
  'c/.codex/config.toml': '[mcp_servers.a]\ncommand = 1\n',
});

const calls = [
  [],
  ['--format', 'json', '--quiet'],
  ['b'],
  ['--version'],
  ['--frmat'],
  ['--diff', 'a'],
  ['servers'],
  ['explain', 'transport-untyped'],
  ['convert', '--to', 'opencode', 'b'],
];

test('a process that has run others before says what one of its own says', () => {
  const shared = cliOneByOne(folder, [...calls, ...calls]);
  expect(new Set(shared.map(({ code }) => code))).toEqual(new Set([0, 1, 2]));
  const own = calls.map((args) => startCli(folder, args));
  expect(shared).toEqual([...own, ...own]);
});

test('and so it is with the environment, standard input and the Action', () => {
  const options = { env: { FORCE_COLOR: '1' }, input: faulty.error };
  const args = ['--stdin-filename', '.mcp.json'];
  expect(cli(folder, args, options)).toEqual(startCli(folder, args, options));
  const inert = ({ code, stdout, stderr }: ReturnType<typeof action>) => ({
    code,
    stdout: stdout.replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, 'token').replaceAll(/mcp-lint-\w{6}/g, 'mcp-lint-x'),
    stderr,
  });
  const env = { RUNNER_TEMP: tree() };
  expect(inert(action(folder, env))).toEqual(inert(startAction(folder, env)));
});
