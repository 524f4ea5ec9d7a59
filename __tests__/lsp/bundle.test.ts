import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { createProtocolConnection, StreamMessageReader, StreamMessageWriter } from 'vscode-languageserver/node';
import { bundles, hangs } from '../bundle.ts';
import { cli, faulty } from '../e2e/support.ts';
import { tree } from '../tree.ts';
import { Editor } from './editor.ts';

const said = expect.stringMatching(/^1:24-1:29 error transport-untyped: /);

function start(): ChildProcess {
  return spawn(process.execPath, [bundles.cli, 'lsp', '--stdio'], {
    stdio: ['pipe', 'pipe', 'inherit'],
    timeout: hangs,
  });
}

function connected({ stdout, stdin }: ChildProcess) {
  if (stdout === null || stdin === null) throw new Error('the server has no streams');
  return createProtocolConnection(new StreamMessageReader(stdout), new StreamMessageWriter(stdin));
}

describe('the server that is published', () => {
  test('tells what is wrong, knows the schemas, and ends when it is told to', async () => {
    const folder = tree({ '.mcp.json': faulty.error });
    const server = start();
    const editor = await Editor.open({ folders: [folder], connection: connected(server) });
    const file = join(folder, '.mcp.json');
    await editor.edit(file, faulty.error);
    expect(await editor.diagnostics(file)).toEqual([said]);
    const hover = await editor.ask('textDocument/hover', file, { position: { line: 0, character: 3 } });
    expect(JSON.stringify(hover)).toContain('Server name to server');
    const ended = once(server, 'exit');
    await editor.connection.sendRequest('shutdown');
    await editor.connection.sendNotification('exit');
    expect(await ended).toEqual([0, null]);
  });

  test('ends with the editor', async () => {
    const server = start();
    await Editor.open({ folders: [], connection: connected(server) });
    const ended = once(server, 'exit');
    server.stdin?.end();
    expect(await ended).toEqual([1, null]);
  });

  test('takes what editors write after its name, and nothing else', () => {
    const folder = tree();
    expect(cli(folder, ['lsp', '--stdio', '--clientProcessId=1', '--help']).code).toBe(0);
    expect(cli(folder, ['lsp', '--socket=1']).code).toBe(2);
    expect(cli(folder, ['lsp', 'x']).stderr).toContain('"mcp-lint lsp" takes no argument');
  });
});

test('a run that serves no editor loads nothing of it', () => {
  const folder = tree({ '.mcp.json': faulty.error });
  const hook = join(import.meta.dirname, '../../scripts/bench/at-exit.cjs');
  const { output } = spawnSync(process.execPath, ['--require', hook, bundles.cli], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    timeout: hangs,
  });
  const { files } = JSON.parse(String(output[3])) as { files: string[] };
  expect(files.length).toBeGreaterThan(3);
  const texts = files.map((file) => readFileSync(file, 'utf8'));
  expect(texts.filter((text) => text.includes('Content-Length') || text.includes('publishDiagnostics'))).toEqual([]);
});

const nvim = spawnSync('nvim', ['--version'], { encoding: 'utf8', timeout: hangs });
const editorTest = nvim.status === 0 ? test : test.skip;

/** What is skipped is said. */
if (nvim.status !== 0) process.stderr.write('nvim is not installed, so nothing is tried in it\n');

editorTest('Neovim shows what is wrong, and makes the fix', () => {
  const folder = tree({ '.mcp.json': faulty.error });
  const script = join(folder, 'try.lua');
  writeFileSync(
    script,
    `
    vim.cmd('edit ${join(folder, '.mcp.json')}')
    local client = vim.lsp.start_client({
      name = 'mcp-lint',
      cmd = { '${process.execPath}', '${bundles.cli}', 'lsp', '--stdio' },
      root_dir = '${folder}',
    })
    vim.lsp.buf_attach_client(0, client)
    local function wait(what, is_there)
      if not vim.wait(${hangs}, is_there, 20) then error(what .. ' does not come') end
    end
    wait('the finding', function() return #vim.diagnostic.get(0) > 0 end)
    local found = vim.diagnostic.get(0)[1]
    print(string.format('%d:%d %s %s', found.lnum + 1, found.col + 1, found.source, found.code))
    local start = { line = found.lnum, character = found.col }
    local params = {
      textDocument = vim.lsp.util.make_text_document_params(),
      range = { start = start, ['end'] = start },
      context = { diagnostics = {} },
    }
    local answers = vim.lsp.buf_request_sync(0, 'textDocument/codeAction', params, ${hangs})
    local action = answers[client].result[1]
    print(action.title)
    vim.lsp.util.apply_workspace_edit(action.edit, 'utf-16')
    wait('its end', function() return #vim.diagnostic.get(0) == 0 end)
    print(table.concat(vim.api.nvim_buf_get_lines(0, 0, -1, false), '\\n'))
    vim.cmd('qall!')
    `,
  );
  const { stderr, status } = spawnSync(
    'nvim',
    ['--headless', '-u', 'NONE', '-i', 'NONE', '-n', '-c', `luafile ${script}`],
    {
      cwd: folder,
      encoding: 'utf8',
      timeout: hangs,
    },
  );
  expect([status, ...stderr.trim().split(/\r?\n/)]).toEqual([
    0,
    '1:24 mcp-lint transport-untyped',
    'add "type"',
    '{"mcpServers":{"docs":{"type":"http","url":"https://docs.example.com/mcp"}}}',
  ]);
});
