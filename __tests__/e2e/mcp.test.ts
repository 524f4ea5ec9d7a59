import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { bundles } from '../bundle.ts';
import { put, tree } from '../tree.ts';
import { cli, faulty, startCli } from './support.ts';

/** Messages as a client writes them, one a line. */
function said(...messages: readonly (object | string)[]): string {
  const initialize = {
    jsonrpc: '2.0',
    id: 0,
    method: 'initialize',
    params: { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'test', version: '1' } },
  };
  const all = [initialize, { jsonrpc: '2.0', method: 'notifications/initialized' }, ...messages];
  return all.map((message) => `${typeof message === 'string' ? message : JSON.stringify(message)}\n`).join('');
}

function call(id: number, name: string, given: object = {}): object {
  return { jsonrpc: '2.0', id, method: 'tools/call', params: { name, arguments: given } };
}

test('the official client gets answers over the pipes of the program', async () => {
  const folder = tree({ '.mcp.json': faulty.error });
  const transport = new StdioClientTransport({
    command: process.execPath,
    args: [bundles.cli, 'mcp', folder],
    stderr: 'pipe',
  });
  const client = new Client({ name: 'test', version: '1' });
  await client.connect(transport);
  const { tools } = await client.listTools();
  expect(tools.map(({ name }) => name)).toContain('lint');
  const answer = await client.callTool({ name: 'lint', arguments: { paths: ['.mcp.json'] } });
  expect(answer.structuredContent).toMatchObject({ findings: [{ rule: 'transport-untyped', line: 1, column: 24 }] });
  await client.close();
});

test('what was asked before the pipe ends is answered, and what is no message is passed over', () => {
  const folder = tree({ '.mcp.json': faulty.error });
  const input = said('no message', '{"jsonrpc":"2.0"}', '[]', call(1, 'lint'), `${'['.repeat(100_000)}`, call(2, 'x'));
  const { code, stdout, stderr } = startCli(folder, ['mcp'], { input });
  expect([code, stderr]).toEqual([0, '']);
  const answers = stdout
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
  const byId = new Map(answers.map(({ id, result }) => [id, result]));
  expect(byId.get(1).structuredContent.findings).toMatchObject([{ rule: 'transport-untyped' }]);
  expect(byId.get(2)).toEqual({ isError: true, content: [{ type: 'text', text: 'there is no tool "x"' }] });
});

test('a line without an end is no reason to hang or to grow', () => {
  const endless = 'head -c 12000000 /dev/zero | tr "\\0" "[" | "$0" "$1" mcp';
  const { status, stderr } = spawnSync('sh', ['-c', endless, process.execPath, bundles.cli], { encoding: 'utf8' });
  expect([status, stderr]).toEqual([0, '']);
});

test('nothing of it is loaded by a plain run', () => {
  const folder = tree({ '.mcp.json': faulty.error });
  const told = 'process.on("exit", () => console.error(JSON.stringify(Object.keys(require.cache))))';
  put(folder, 'tell.cjs', told);
  const run = (...args: readonly string[]) =>
    spawnSync(process.execPath, ['-r', './tell.cjs', bundles.cli, ...args], {
      cwd: folder,
      encoding: 'utf8',
      input: '',
    });
  const loaded = (...args: readonly string[]): string[] =>
    JSON.parse(
      run(...args)
        .stderr.trim()
        .split('\n')
        .at(-1) ?? '',
    );
  const speaks = (file: string) => readFileSync(file, 'utf8').includes('notifications/initialized');
  expect(loaded('.').filter(speaks)).toEqual([]);
  expect(loaded('mcp').filter(speaks)).not.toEqual([]);
});

test('the folders are folders', () => {
  const folder = tree({ file: '' });
  expect(cli(folder, ['mcp', 'file'])).toEqual({ code: 2, stdout: '', stderr: 'mcp-lint: "file" is no folder\n' });
  expect(cli(folder, ['mcp', 'gone'])).toMatchObject({
    code: 2,
    stderr: expect.stringMatching(/^mcp-lint: the folder "gone" cannot be read: /),
  });
  expect(cli(folder, ['mcp', '']).code).toBe(2);
});
