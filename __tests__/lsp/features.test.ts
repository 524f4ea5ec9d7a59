import { afterEach, describe, expect, test } from '@jest/globals';
import type { CodeLens, DocumentSymbol, Hover, Location, WorkspaceEdit } from 'vscode-languageserver/node';
import { Editor, type EditorOptions, here, marked, pathOf } from './editor.ts';

const file = `${here}/.mcp.json`;
const settings = `${here}/.claude/settings.json`;
const open: Editor[] = [];

async function editorFor(options: EditorOptions = {}): Promise<Editor> {
  const editor = await Editor.open(options);
  open.push(editor);
  return editor;
}

afterEach(async () => {
  for (const editor of open.splice(0)) await editor.close();
});

/** An editor in which a file is open, and the place that is marked in it. */
async function at(path: string, text: string, options: EditorOptions = {}) {
  const editor = await editorFor(options);
  const { text: plain, at: position } = marked(text);
  await editor.edit(path, plain);
  return { editor, position };
}

describe('fixes', () => {
  const wrong = '{ "mcpServers": { "docs": { "⟦⟧url": "https://mcp.acme.io/mcp" } } }';

  test('are offered where something is wrong, and do what their title says', async () => {
    const { editor, position } = await at(file, wrong);
    const [fix, ...others] = await editor.actions(file, position);
    expect(others).toEqual([]);
    expect(fix).toMatchObject({ kind: 'quickfix', isPreferred: true, diagnostics: [{ code: 'transport-untyped' }] });
    expect(fix?.title).toBe('add "type"');
    expect(editor.after(file, fix?.edit)).toBe(
      '{ "mcpServers": { "docs": { "type": "http", "url": "https://mcp.acme.io/mcp" } } }',
    );
    await editor.edit(file, editor.after(file, fix?.edit));
    expect(await editor.diagnostics(file)).toEqual([]);
  });

  test('are not offered elsewhere', async () => {
    const { editor } = await at(file, wrong);
    expect(await editor.actions(file, { line: 0, character: 3 })).toEqual([]);
  });

  test('that may change the meaning say so, and are nobody’s first choice', async () => {
    const { editor, position } = await at(file, '{ "mcpServers": { "a": { "command": "x", "⟦⟧disabled": true } } }');
    const [fix] = await editor.actions(file, position);
    expect(fix?.title).toMatch(/ \(may change what the file means\)$/);
    expect(fix?.isPreferred).toBeUndefined();
  });

  test('change every file that mentions a server with another name, where all of them lie in the folder', async () => {
    const files = (name: string) => ({
      [file]: `{ "mcpServers": { "hub": { "command": "a" }, "⟦⟧${name}": { "command": "b" } } }`,
      [settings]: `{ "permissions": { "allow": ["mcp__${name}__x"] } }`,
    });
    const disk = { '.claude/settings.json': files('Hub')[settings] ?? '' };
    const { editor, position } = await at(file, files('Hub')[file] ?? '', { files: disk });
    const [fix] = await editor.actions(file, position);
    expect(fix?.title).toBe('rename "Hub" to "Hub-2" in 2 places of 2 files (may change what the file means)');
    expect(Object.keys(fix?.edit?.changes ?? {}).sort()).toEqual(
      [settings, file].map((path) => `file://${path}`).sort(),
    );
    expect(editor.after(file, fix?.edit)).toBe((files('Hub-2')[file] ?? '').replace('⟦⟧', ''));
  });

  test('are for the version that they were made for, where the editor counts versions', async () => {
    const capabilities = { workspace: { workspaceEdit: { documentChanges: true } } };
    const { editor, position } = await at(file, wrong, { capabilities });
    const [fix] = await editor.actions(file, position);
    expect(fix?.edit?.documentChanges).toMatchObject([{ textDocument: { version: 1 } }]);
    expect(editor.after(file, fix?.edit)).toContain('"type": "http"');
  });

  test('are made all at once when somebody asks for that: the safe ones, until none is left', async () => {
    const text =
      '{ "mcpServers": { "a": { "url": "https://a.io/mcp" }, "b": { "command": "x", "env": { "A": 5 } } } }⟦⟧';
    const { editor } = await at(file, text);
    const start = { line: 0, character: 0 };
    expect(await editor.actions(file, start, ['refactor'])).toEqual([]);
    for (const kind of ['source.fixAll', 'source', 'source.fixAll.mcp-lint']) {
      const [all, ...others] = await editor.actions(file, start, [kind]);
      expect(others).toEqual([]);
      expect(all?.kind).toBe('source.fixAll.mcp-lint');
      expect(editor.after(file, all?.edit)).toBe(
        '{ "mcpServers": { "a": { "type": "http", "url": "https://a.io/mcp" }, "b": { "command": "x", "env": { "A": "5" } } } }',
      );
    }
  });

  test('are made by a command, too', async () => {
    const { editor } = await at(file, wrong);
    const run = (args: unknown[]) =>
      editor.connection.sendRequest('workspace/executeCommand', { command: 'mcp-lint.server.fixAll', arguments: args });
    expect(await run([`file://${file}`])).toBe(true);
    expect(editor.after(file, editor.applied[0])).toContain('"type": "http"');
    for (const args of [[], [5], ['untitled:1'], ['file:///gone.json']]) expect(await run(args)).not.toBe(true);
  });

  test('of a file without anything to mend are none', async () => {
    const { editor, position } = await at(file, '{ "mcpServers": { "⟦⟧a": { "command": "x" } } }');
    expect(await editor.actions(file, position, ['source.fixAll'])).toEqual([]);
  });
});

describe('hovering', () => {
  async function hover(path: string, text: string, options: EditorOptions = {}): Promise<string | undefined> {
    const { editor, position } = await at(path, text, options);
    const shown = await editor.ask<Hover | null>('textDocument/hover', path, { position });
    return (shown?.contents as { value: string } | undefined)?.value;
  }

  test('tells what a field means, its unit and its bound, what becomes of a mistake, and how that is known', async () => {
    const text = await hover(file, '{ "mcpServers": { "a": { "command": "x", "⟦⟧timeout": 5000 } } }');
    expect(text?.split('\n')).toEqual([
      '**`timeout`** · Claude Code',
      '',
      expect.stringMatching(/./),
      '',
      '- In milliseconds.',
      '- A number below 1000 is not honoured.',
      '- Below 1000 ignored (2.1.162 and newer).',
      expect.stringMatching(/^- Of a value that does not fit: Claude Code skips the server/),
      expect.stringMatching(/^- Seen in the running client: @anthropic-ai\/claude-code/),
    ]);
  });

  test('tells the words for a transport, and the default', async () => {
    const text = await hover(file, '{ "mcpServers": { "a": { "type": "std⟦⟧io", "command": "x" } } }');
    expect(text).toContain('- Default: `stdio`.');
    expect(text).toContain('- Values: `stdio`, `http`, `streamable-http`, `sse`, `ws`.');
  });

  test('tells of what the client does not read', async () => {
    const text = await hover(file, '{ "mcpServers": { "a": { "command": "x", "c⟦⟧wd": "/" } } }');
    expect(text).toContain('- Claude Code does not read it.');
  });

  test('tells how variables are written', async () => {
    const text = await hover(file, '{ "mcpServers": { "a": { "command": "x", "e⟦⟧nv": {} } } }');
    expect(text).toContain('- Variables: `${NAME}`, `${NAME:-default}`; of one that is not set, ');
  });

  test('tells how a server is reached, and what its tools are called', async () => {
    const text = await hover(file, '{ "mcpServers": { "my ⟦⟧docs": { "command": "x" } } }');
    expect(text).toContain('**server `my docs`** · Claude Code');
    expect(text).toContain('- Claude Code reaches it by stdio.');
    expect(text).toContain('- A tool "search" of it is called `mcp__my_docs__search`.');
  });

  test('leads from a permission to the server', async () => {
    const files = { '.mcp.json': '{\n  "mcpServers": { "docs": { "command": "x" } }\n}' };
    const text = await hover(settings, '{ "permissions": { "allow": ["mcp__do⟦⟧cs__search"] } }', { files });
    expect(text).toBe('server `docs`, tool `search`: defined in `.mcp.json` line 2, for Claude Code');
  });

  test('tells of manifests what their schema says', async () => {
    const text = await hover(`${here}/.vscode/mcp.json`, '{ "inp⟦⟧uts": [], "servers": { "a": { "command": "x" } } }');
    expect(text).toMatch(/^\*\*`inputs`\*\* · VS Code\n\n\w/);
  });

  test('works in TOML and YAML', async () => {
    const toml = await hover(`${here}/.codex/config.toml`, '[mcp_servers.a]\ncommand = "x"\ntool_⟦⟧timeout_sec = 30\n');
    expect(toml).toContain('- In seconds.');
    const yaml = await hover(
      `${here}/.continue/mcpServers/a.yaml`,
      'name: a\nversion: 0.0.1\nschema: v1\nmcpServers:\n  - name: a\n    comm⟦⟧and: x\n',
    );
    expect(yaml).toContain('**`command`** · Continue');
  });

  test('says nothing where there is nothing to say', async () => {
    expect(await hover(file, '{ ⟦⟧ "mcpServers": {} }')).toBeUndefined();
    expect(await hover(`${here}/notes.json`, '{ "a⟦⟧": 1 }')).toBeUndefined();
  });

  test('shows no secret', async () => {
    const token = '7c9e6679-7425-40de-944b-e07fc1f90ae7';
    const text = await hover(
      `${here}/.codex/config.toml`,
      `[mcp_servers.exa]\ncommand = "exa-mcp"\n[mcp_servers.exa.env]\nEXA_API_KEY = "7c9e⟦⟧${token.slice(4)}"\n`,
    );
    expect(text ?? '').not.toContain('6679');
  });
});

describe('names', () => {
  const files = {
    '.mcp.json': '{\n  "mcpServers": { "docs": { "command": "x" } }\n}',
    '.claude/settings.json': '{ "permissions": { "allow": ["mcp__docs__search"], "deny": ["mcp__docs"] } }',
    '.claude/agents/reader.md': '---\nname: reader\ndescription: reads\ntools: Read, mcp__docs__search\n---\n',
  };
  const places = (found: readonly Location[]) =>
    found.map(({ uri, range: { start, end } }) => {
      const name = pathOf(uri).slice(here.length + 1);
      return `${name}:${start.line + 1}:${start.character + 1}-${end.character + 1}`;
    });

  test('lead to where a server is defined', async () => {
    const { editor, position } = await at(settings, '{ "permissions": { "allow": ["mcp__do⟦⟧cs__search"] } }', {
      files,
    });
    const found = await editor.ask<Location[]>('textDocument/definition', settings, { position });
    expect(places(found)).toEqual(['.mcp.json:2:19-25']);
    const nowhere = { position: { line: 0, character: 3 } };
    expect(await editor.ask('textDocument/definition', settings, nowhere)).toEqual([]);
  });

  test('lead to what names a server, from wherever it is named', async () => {
    const editor = await editorFor({ files });
    await editor.edit(file, files['.mcp.json']);
    const params = { position: { line: 1, character: 20 }, context: { includeDeclaration: true } };
    const found = await editor.ask<Location[]>('textDocument/references', file, params);
    expect(places(found)).toEqual([
      '.mcp.json:2:19-25',
      '.claude/agents/reader.md:4:14-31',
      '.claude/settings.json:1:30-49',
      '.claude/settings.json:1:61-72',
    ]);
    await editor.edit(settings, files['.claude/settings.json']);
    const others = { position: { line: 0, character: 35 }, context: { includeDeclaration: false } };
    const mentions = await editor.ask<Location[]>('textDocument/references', settings, others);
    expect(places(mentions)).toEqual(places(found).slice(1));
  });
});

describe('a new name for a server', () => {
  const files = {
    '.mcp.json': '{ "mcpServers": { "docs": { "command": "x" } } }',
    '.claude/settings.json': '{ "permissions": { "allow": ["mcp__docs__search"] } }',
    '.claude/agents/reader.md': '---\nname: reader\ndescription: reads\ntools: Read, mcp__docs__search\n---\n',
  };
  const position = { line: 0, character: 21 };

  test('goes into every file that speaks of it', async () => {
    const capabilities = { textDocument: { rename: { prepareSupport: true } } };
    const editor = await editorFor({ files, capabilities });
    for (const [name, text] of Object.entries(files)) await editor.edit(`${here}/${name}`, text);
    expect(editor.result.capabilities.renameProvider).toEqual({ prepareProvider: true });
    expect(await editor.ask('textDocument/prepareRename', file, { position })).toEqual({
      placeholder: 'docs',
      range: { start: { line: 0, character: 18 }, end: { line: 0, character: 24 } },
    });
    const edit = await editor.ask<WorkspaceEdit>('textDocument/rename', file, { position, newName: 'pages' });
    for (const [name, text] of Object.entries(files)) {
      expect(editor.after(`${here}/${name}`, edit)).toBe(text.replaceAll('docs', 'pages'));
    }
  });

  test('is given from wherever it is mentioned', async () => {
    const editor = await editorFor({ files });
    await editor.edit(settings, files['.claude/settings.json']);
    await editor.edit(file, files['.mcp.json']);
    const params = { position: { line: 0, character: 37 }, newName: 'pages' };
    const edit = await editor.ask<WorkspaceEdit>('textDocument/rename', settings, params);
    expect(editor.after(file, edit)).toBe(files['.mcp.json'].replace('docs', 'pages'));
  });

  test('that it cannot have is refused with the reason', async () => {
    const editor = await editorFor({ files });
    await editor.edit(file, files['.mcp.json']);
    const asked = editor.ask('textDocument/rename', file, { position, newName: ' ' });
    await expect(asked).rejects.toThrow('"docs" cannot be called " ": a name is more than blanks');
    const nothing = { line: 0, character: 3 };
    expect(await editor.ask('textDocument/prepareRename', file, { position: nothing })).toBeNull();
    expect(await editor.ask('textDocument/rename', file, { position: nothing, newName: 'x' })).toBeNull();
  });
});

describe('servers for another client', () => {
  const text = '{ "mcpServers": { "docs": { "type": "http", "url": "https://mcp.acme.io/mcp", "alwaysLoad": true } } }';
  const run = (editor: Editor, args: unknown[]) =>
    editor.connection.sendRequest<{
      path: string;
      text: string;
      isLossy: boolean;
      said: string[];
      edit?: WorkspaceEdit;
    }>('workspace/executeCommand', { command: 'mcp-lint.server.convert', arguments: args });
  const capabilities = {
    workspace: { workspaceEdit: { documentChanges: true, resourceOperations: ['create' as const] } },
  };

  test('are made of what the editor holds, and what is lost is named', async () => {
    const { editor } = await at(file, `${text}⟦⟧`, { capabilities });
    const made = await run(editor, [`file://${file}`, 'cursor']);
    expect(made).toMatchObject({
      path: '.cursor/mcp.json',
      isLossy: true,
      said: [expect.stringContaining('alwaysLoad')],
    });
    expect(JSON.parse(made.text)).toMatchObject({ mcpServers: { docs: { url: 'https://mcp.acme.io/mcp' } } });
    expect(made.edit?.documentChanges).toMatchObject([
      { kind: 'create', uri: `file://${here}/.cursor/mcp.json` },
      { edits: [{ newText: made.text }] },
    ]);
  });

  test('come into a file that is there beside what it has', async () => {
    const cursor = '{ "mcpServers": { "db": { "command": "db-mcp" } } }';
    const { editor } = await at(file, `${text}⟦⟧`, { capabilities, files: { '.cursor/mcp.json': cursor } });
    await editor.edit(`${here}/.cursor/mcp.json`, cursor);
    const { edit } = await run(editor, [`file://${file}`, 'cursor']);
    const merged = JSON.parse(editor.after(`${here}/.cursor/mcp.json`, edit));
    expect(Object.keys(merged.mcpServers)).toEqual(['db', 'docs']);
  });

  test('are an answer without an edit where the editor makes no files', async () => {
    const { editor } = await at(file, `${text}⟦⟧`);
    const made = await run(editor, [`file://${file}`, 'cursor']);
    expect([made.path, made.edit]).toEqual(['.cursor/mcp.json', undefined]);
  });

  test('are refused with the reason for whoever is no client', async () => {
    const { editor } = await at(file, `${text}⟦⟧`);
    await expect(run(editor, [`file://${file}`, 'nobody'])).rejects.toThrow('there is no client "nobody"');
    expect(await run(editor, [`file://${file}`])).toBeNull();
    const clients = { command: 'mcp-lint.server.clients', arguments: [] };
    const known = await editor.connection.sendRequest<object[]>('workspace/executeCommand', clients);
    expect(known).toContainEqual({ id: 'cursor', name: 'Cursor' });
  });
});

test('the symbols of a file are its servers and their fields', async () => {
  const text =
    '{ "mcpServers": { "a": { "command": "x", "args": [] }, "b": 5, "": { "type": "http", "url": "https://b.io" } } }';
  const { editor } = await at(file, `${text}⟦⟧`);
  const symbols = await editor.ask<DocumentSymbol[]>('textDocument/documentSymbol', file);
  const shown = symbols.map(({ name, detail, children }) => [
    name,
    detail,
    ...(children ?? []).map((each) => each.name),
  ]);
  expect(shown).toEqual([
    ['a', 'stdio', 'command', 'args'],
    ['b', undefined],
    ['""', 'http', 'type', 'url'],
  ]);
});

describe('the lens over a file', () => {
  const text = '{ "mcpServers": { "a": { "command": "x" } } }';

  test('says who reads it', async () => {
    const { editor } = await at(`${here}/.cursor/mcp.json`, `${text}⟦⟧`);
    const [lens] = await editor.ask<CodeLens[]>('textDocument/codeLens', `${here}/.cursor/mcp.json`);
    expect(lens?.command?.title).toMatch(/^Read by Cursor\b.*: 1 server$/);
    expect(lens?.command?.command).toBe('');
  });

  test('shows what each sees, where the editor has a command for that', async () => {
    const { editor } = await at(file, `${text}⟦⟧`, { settings: { showServers: 'show.it' } });
    const [lens] = await editor.ask<CodeLens[]>('textDocument/codeLens', file);
    expect(lens?.command).toMatchObject({ command: 'show.it', arguments: [`file://${file}`] });
    const overview = await editor.connection.sendRequest('workspace/executeCommand', {
      command: 'mcp-lint.server.servers',
      arguments: lens?.command?.arguments ?? [],
    });
    expect(overview).toMatch(/\| a \|/);
  });
});
