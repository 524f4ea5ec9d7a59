import { renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { afterEach, describe, expect, test } from '@jest/globals';
import { DiagnosticTag, type WorkspaceDiagnosticReport } from 'vscode-languageserver/node';
import { disk } from '../../src/files/disk.ts';
import { memory } from '../../src/files/index.ts';
import { deprecated, unnecessary } from '../../src/lsp/tags.ts';
import { loadKnownRules } from '../../src/rules/index.ts';
import { put, tree } from '../tree.ts';
import { Editor, type EditorOptions, here, pathOf, sayingOf, uriOf } from './editor.ts';

const file = `${here}/.mcp.json`;
const untyped = '{\n  "mcpServers": { "docs": { "url": "https://mcp.acme.io/mcp" } }\n}\n';
const typed = untyped.replace('{ "url"', '{ "type": "http", "url"');
const said =
  '2:29-2:34 error transport-untyped: server "docs" has a "url" and no "type", so Claude Code skips the server\nadd "type": "http"';

const open: Editor[] = [];

async function editorFor(options: EditorOptions = {}): Promise<Editor> {
  const editor = await Editor.open(options);
  open.push(editor);
  return editor;
}

afterEach(async () => {
  for (const editor of open.splice(0)) await editor.close();
});

describe('an editor that asks', () => {
  const capabilities = { textDocument: { diagnostic: {} }, workspace: { diagnostics: { refreshSupport: true } } };

  test('gets what is said of the text that it holds', async () => {
    const editor = await editorFor({ files: { '.mcp.json': typed }, capabilities });
    await editor.edit(file, untyped);
    expect(await editor.diagnostics(file)).toEqual([said]);
    await editor.edit(file, typed);
    expect(await editor.diagnostics(file)).toEqual([]);
    expect(editor.sent.size).toBe(0);
  });

  test('is not told twice what it knows', async () => {
    const editor = await editorFor({ capabilities });
    await editor.edit(file, untyped);
    const first = await editor.ask<{ resultId: string }>('textDocument/diagnostic', file);
    const { resultId: previousResultId } = first;
    expect(await editor.ask('textDocument/diagnostic', file, { previousResultId })).toEqual({
      kind: 'unchanged',
      resultId: previousResultId,
    });
    await editor.edit(file, typed);
    expect(await editor.ask('textDocument/diagnostic', file, { previousResultId })).toMatchObject({
      kind: 'full',
      items: [],
    });
  });

  test('is asked to ask again when another file changes', async () => {
    const editor = await editorFor({ capabilities });
    await editor.edit(file, untyped);
    await editor.until(() => editor.refreshes > 0);
  });

  test('gets the whole workspace, and what is new in it', async () => {
    const files = { '.mcp.json': untyped, 'app/.mcp.json': untyped, 'lib/.mcp.json': typed };
    const editor = await editorFor({ files, capabilities });
    const report = async (previousResultIds: readonly { uri: string; value: string }[]) => {
      const { items } = await editor.connection.sendRequest<WorkspaceDiagnosticReport>('workspace/diagnostic', {
        previousResultIds,
      });
      return items.map((each) => ({ file: pathOf(each.uri).slice(here.length + 1), ...each }));
    };
    const first = await report([]);
    expect(first.map(({ file, kind }) => `${kind} ${file}`)).toEqual([
      'full .mcp.json',
      'full app/.mcp.json',
      'full lib/.mcp.json',
    ]);
    await editor.edit(file, typed);
    const second = await report(first.map(({ uri, resultId = '' }) => ({ uri, value: resultId })));
    expect(second.map(({ file, kind }) => `${kind} ${file}`)).toEqual([
      'full .mcp.json',
      'unchanged app/.mcp.json',
      'unchanged lib/.mcp.json',
    ]);
    await editor.configure({ scope: 'open' });
    expect(await report([])).toEqual([]);
  });
});

describe('an editor that does not ask', () => {
  test('is sent what is said of open files, and an empty list when nothing is said any more', async () => {
    const editor = await editorFor({ files: { '.mcp.json': typed, 'app/.mcp.json': untyped } });
    await editor.edit(file, untyped);
    await editor.until(() => editor.sent.has(file));
    expect(editor.sent.get(file)?.map(sayingOf)).toEqual([said]);
    await editor.edit(file, typed);
    await editor.until(() => editor.sent.get(file)?.length === 0);
    expect([...editor.sent.keys()]).toEqual([file]);
  });

  test('is sent the workspace where its settings say so', async () => {
    const files = { '.mcp.json': typed, 'app/.mcp.json': untyped };
    const editor = await editorFor({ files, settings: { scope: 'workspace' } });
    await editor.until(() => editor.sent.has(`${here}/app/.mcp.json`));
    await editor.configure({ scope: 'open' });
    await editor.until(() => editor.sent.get(`${here}/app/.mcp.json`)?.length === 0);
  });

  test('hears no more of a file that it has closed', async () => {
    const editor = await editorFor({ files: { '.mcp.json': untyped } });
    await editor.edit(file, untyped);
    await editor.until(() => editor.sent.get(file)?.length === 1);
    await editor.shut(file);
    await editor.until(() => editor.sent.get(file)?.length === 0);
  });
});

describe('what an editor shows of a finding', () => {
  test('is where it is from, a page about the rule, and other places', async () => {
    const twice = '{\n  "mcpServers": { "a": { "command": "x" },\n    "a": { "command": "y" } }\n}\n';
    const capabilities = { textDocument: { publishDiagnostics: { relatedInformation: true } } };
    const editor = await editorFor({ capabilities });
    await editor.edit(file, twice);
    await editor.until(() => editor.sent.has(file));
    expect(editor.sent.get(file)).toMatchObject([
      {
        source: 'mcp-lint',
        code: 'key-duplicate',
        codeDescription: { href: expect.stringMatching(/\/rules\/key-duplicate\.md$/) },
        tags: [DiagnosticTag.Unnecessary],
        relatedInformation: [
          { location: { uri: uriOf(file), range: { start: { line: 2, character: 4 } } }, message: expect.any(String) },
        ],
      },
    ]);
  });

  test('has no other places where the editor does not know what to do with them', async () => {
    const twice = '{ "mcpServers": { "a": { "command": "x" }, "a": { "command": "y" } } }';
    const editor = await editorFor();
    await editor.edit(file, twice);
    await editor.until(() => editor.sent.has(file));
    expect(editor.sent.get(file)?.[0]?.relatedInformation).toBeUndefined();
  });

  test('has tags by rules that there are', async () => {
    const known = new Set((await loadKnownRules()).rules.map(({ id }) => id));
    expect([...unnecessary, ...deprecated].filter((id) => !known.has(id))).toEqual([]);
  });

  test('hides what may be a secret', async () => {
    const token = '7c9e6679-7425-40de-944b-e07fc1f90ae7';
    const codex = `${here}/.codex/config.toml`;
    const editor = await editorFor();
    await editor.edit(
      codex,
      `[mcp_servers.exa]\ncommand = "exa-mcp"\n\n[mcp_servers.exa.env]\nEXA_API_KEY = "${token}"\n`,
    );
    await editor.until(() => editor.sent.has(codex));
    expect(editor.sent.get(codex)?.map(({ code }) => code)).toContain('secret-literal');
    expect(JSON.stringify(editor.sent.get(codex))).not.toContain(token.slice(0, 12));
  });
});

describe('the configuration', () => {
  const config = `${here}/mcp-lint.json`;

  test('counts as it stands in the editor', async () => {
    const editor = await editorFor({ files: { '.mcp.json': untyped } });
    await editor.edit(file, untyped);
    expect(await editor.diagnostics(file)).toEqual([said]);
    await editor.edit(config, '{ "rules": { "transport-untyped": "off" } }');
    expect(await editor.diagnostics(file)).toEqual([]);
  });

  test('is told what is wrong with it at its place', async () => {
    const editor = await editorFor({ files: { '.mcp.json': untyped } });
    await editor.edit(config, '{\n  "rules": { "transport-untypd": "off" }\n}');
    const told = await editor.diagnostics(config);
    expect(told).toEqual([expect.stringMatching(/^2:14-2:32 error configuration: .*"transport-untypd"/)]);
    await editor.edit(config, '{ "rules": ');
    expect(await editor.diagnostics(config)).toHaveLength(1);
    await editor.edit(config, '{}');
    expect(await editor.diagnostics(config)).toEqual([]);
    expect(await editor.diagnostics(file)).toEqual([said]);
  });

  test('of the editor names clients and files', async () => {
    const files = { '.mcp.json': '{ "mcpServers": { "a": { "command": "x" } } }', 'ci/lint.json': '{}' };
    const capabilities = { workspace: { configuration: true } };
    const editor = await editorFor({ files, capabilities, settings: { targets: ['vscode'], config: 'ci/gone.json' } });
    await editor.edit(file, untyped);
    expect(await editor.diagnostics(file)).toEqual([]);
    await editor.configure({ config: 'ci/lint.json' });
    await editor.until(() => editor.sent.has(file));
    expect(await editor.diagnostics(file)).toEqual([said]);
  });

  test('leaves files out that are open, too', async () => {
    const editor = await editorFor({ files: { 'mcp-lint.json': '{ "ignore": [".mcp.json"] }' } });
    await editor.edit(file, untyped);
    expect(await editor.diagnostics(file)).toEqual([]);
  });

  test.each([null, 5, 'x', [], { targets: 7, scope: 'all', user: 'yes', config: 3 }, { targets: ['gone'] }])(
    '%j does no harm',
    async (settings) => {
      const editor = await editorFor({ settings });
      await editor.edit(file, untyped);
      expect((await editor.diagnostics(file)).length).toBeLessThan(2);
    },
  );
});

describe('files on the disk', () => {
  const capabilities = { workspace: { didChangeWatchedFiles: { dynamicRegistration: true } } };
  const missing = '{ "mcpServers": { "a": { "command": "node", "args": ["./server.js"] } } }';

  test('are looked at again when something happens to them', async () => {
    const folder = tree({ '.mcp.json': missing });
    const at = path.join(folder, '.mcp.json');
    const editor = await editorFor({ files: disk, folders: [folder], capabilities });
    expect(await editor.diagnostics(at)).toEqual([expect.stringContaining('command-path')]);
    put(folder, 'server.js', '');
    await editor.changed([{ file: path.join(folder, 'server.js'), type: 1 }]);
    expect(await editor.diagnostics(at)).toEqual([]);
    put(folder, '.mcp.json', untyped);
    await editor.changed([{ file: at, type: 2 }]);
    expect(await editor.diagnostics(at)).toEqual([said]);
    rmSync(at);
    await editor.changed([{ file: at, type: 3 }]);
    expect(await editor.diagnostics(at)).toEqual([]);
  });

  test('may go with the folder that they lie in, and come under another name', async () => {
    const folder = tree({ 'app/.mcp.json': untyped });
    const [old, now] = [path.join(folder, 'app'), path.join(folder, 'web')];
    const editor = await editorFor({ files: disk, folders: [folder] });
    expect(await editor.diagnostics(path.join(old, '.mcp.json'))).toEqual([said]);
    renameSync(old, now);
    const files = [{ oldUri: uriOf(old), newUri: uriOf(now) }];
    await editor.connection.sendNotification('workspace/didRenameFiles', { files });
    expect(await editor.diagnostics(path.join(old, '.mcp.json'))).toEqual([]);
    expect(await editor.diagnostics(path.join(now, '.mcp.json'))).toEqual([said]);
  });

  test('are looked at again after a save where the editor tells of none', async () => {
    const folder = tree({ '.mcp.json': missing });
    const at = path.join(folder, '.mcp.json');
    const editor = await editorFor({ files: disk, folders: [folder] });
    await editor.edit(at, missing);
    expect(await editor.diagnostics(at)).toHaveLength(1);
    put(folder, 'server.js', '');
    await editor.save(at);
    expect(await editor.diagnostics(at)).toEqual([]);
  });

  test('that git ignores are judged once they are open', async () => {
    const folder = tree({
      '.gitignore': '.mcp.json\n',
      '.mcp.json': untyped,
      '.git/HEAD': 'ref: refs/heads/main\n',
    });
    const at = path.join(folder, '.mcp.json');
    const editor = await editorFor({ files: disk, folders: [folder] });
    expect(await editor.diagnostics(at)).toEqual([]);
    await editor.edit(at, untyped);
    expect(await editor.diagnostics(at)).toEqual([said]);
  });
});

describe('folders', () => {
  test('are several, and the inner one speaks of what lies in both', async () => {
    const files = {
      'a/.mcp.json': untyped,
      'a/b/.mcp.json': untyped,
      'a/b/mcp-lint.json': '{"rules":{"transport-untyped":"off"}}',
    };
    const editor = await editorFor({ files, folders: [`${here}/a`, `${here}/a/b`], settings: { scope: 'workspace' } });
    await editor.until(() => editor.sent.has(`${here}/a/.mcp.json`));
    expect(await editor.diagnostics(`${here}/a/.mcp.json`)).toEqual([said]);
    expect(await editor.diagnostics(`${here}/a/b/.mcp.json`)).toEqual([]);
    expect([...editor.sent.keys()]).toEqual([`${here}/a/.mcp.json`]);
  });

  test('come and go', async () => {
    const capabilities = { workspace: { workspaceFolders: true } };
    const editor = await editorFor({ files: { 'a/.mcp.json': untyped }, folders: [], capabilities });
    const at = `${here}/a/.mcp.json`;
    expect(await editor.diagnostics(at)).toEqual([]);
    const folder = { uri: uriOf(`${here}/a`), name: 'a' };
    const change = (added: object[], removed: object[]) =>
      editor.connection.sendNotification('workspace/didChangeWorkspaceFolders', { event: { added, removed } });
    await change([folder], []);
    expect(await editor.diagnostics(at)).toEqual([said]);
    await change([], [folder]);
    expect(await editor.diagnostics(at)).toEqual([]);
  });

  test('are not needed for a file', async () => {
    const editor = await editorFor({ folders: [] });
    await editor.edit(file, untyped);
    expect(await editor.diagnostics(file)).toEqual([said]);
    const strange = '/elsewhere/notes.json';
    await editor.edit(strange, '{ "a": 1 }');
    expect(await editor.diagnostics(strange)).toEqual([]);
  });

  test('that are everything are not walked through', async () => {
    const files = memory(
      { '/home/me/app/.mcp.json': untyped, '/home/me/.codex/config.toml': 'mcp_servers = 5\n' },
      { home: '/home/me' },
    );
    const list: string[] = [];
    const watched = new Proxy(files, {
      get: (target, key) => {
        const value: unknown = Reflect.get(target, key);
        if (typeof value !== 'function') return value;
        return (...rest: unknown[]) => {
          if (key === 'list') list.push(String(rest[0]));
          return value.apply(target, rest);
        };
      },
    });
    const editor = await editorFor({ files: watched, folders: ['/home/me'] });
    await editor.edit('/home/me/.codex/config.toml', 'mcp_servers = 5\n');
    expect(await editor.diagnostics('/home/me/.codex/config.toml')).toEqual([expect.stringContaining('"mcp_servers"')]);
    expect(list.filter((each) => each.startsWith('/home/me/app'))).toEqual([]);
  });

  test('that are none are nobody’s', async () => {
    const editor = await editorFor({ folders: ['/gone'] });
    await editor.edit(file, untyped);
    expect(await editor.diagnostics(file)).toEqual([said]);
    expect(await editor.ask('textDocument/diagnostic', 'x', { textDocument: { uri: 'untitled:1' } })).toMatchObject({
      items: [],
    });
  });
});

test('of a file that is too large, that is what there is to say', async () => {
  const editor = await editorFor();
  await editor.edit(file, `${' '.repeat(33 * 1024 * 1024)}{}`);
  expect(await editor.diagnostics(file)).toEqual([expect.stringMatching(/^1:1-1:1 error limits-exceeded/)]);
});

test('what nobody waits for any more is not worked out', async () => {
  const editor = await editorFor();
  await editor.edit(file, untyped);
  const { connection } = editor;
  const { CancellationTokenSource } = await import('vscode-languageserver/node');
  const source = new CancellationTokenSource();
  const asked = connection.sendRequest(
    'textDocument/hover',
    { textDocument: { uri: uriOf(file) }, position: { line: 1, character: 3 } },
    source.token,
  );
  source.cancel();
  await expect(asked).rejects.toMatchObject({ code: -32800 });
  expect(await editor.diagnostics(file)).toEqual([said]);
});
