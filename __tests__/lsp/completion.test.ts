import { afterEach, describe, expect, test } from '@jest/globals';
import type { CompletionItem } from 'vscode-languageserver/node';
import { Editor, type EditorOptions, here, marked } from './editor.ts';

const open: Editor[] = [];

afterEach(async () => {
  for (const editor of open.splice(0)) await editor.close();
});

async function proposed(file: string, text: string, options: EditorOptions = {}) {
  const editor = await Editor.open(options);
  open.push(editor);
  const { text: plain, at } = marked(text);
  await editor.edit(`${here}/${file}`, plain);
  const items = await editor.completions(`${here}/${file}`, at);
  return {
    items,
    labels: items.map(({ label }) => label),
    /** The text once this is chosen. */
    chosen: (label: string) => {
      const item = items.find((each) => each.label === label) as CompletionItem;
      return editor.after(`${here}/${file}`, { changes: { [`file://${here}/${file}`]: [item.textEdit as never] } });
    },
  };
}

describe('fields', () => {
  test('are those that the client reads, with what there is to know of them', async () => {
    const { labels, items, chosen } = await proposed('.mcp.json', '{ "mcpServers": { "a": { "⟦⟧" } } }');
    expect(labels).toEqual(expect.arrayContaining(['type', 'command', 'args', 'env', 'url', 'headers', 'timeout']));
    expect(labels).not.toContain('cwd');
    expect(labels.length).toBe(new Set(labels).size);
    expect(items.find(({ label }) => label === 'timeout')).toMatchObject({
      detail: 'Claude Code: timeout',
      documentation: { value: expect.stringContaining('- In milliseconds.') },
    });
    expect(chosen('command')).toBe('{ "mcpServers": { "a": { "command": "" } } }');
  });

  test('are not those that are there already, nor those of the other transport', async () => {
    const { labels } = await proposed('.mcp.json', '{ "mcpServers": { "a": { "url": "https://a.io", ⟦⟧ } } }');
    expect(labels).toContain('headers');
    expect(labels).not.toContain('url');
    expect(labels).not.toContain('args');
  });

  test('leave what follows as it is', async () => {
    const { chosen } = await proposed('.mcp.json', '{ "mcpServers": { "a": { "com⟦⟧": "x" } } }');
    expect(chosen('command')).toBe('{ "mcpServers": { "a": { "command": "x" } } }');
  });

  test('come as snippets to an editor that has these', async () => {
    const capabilities = { textDocument: { completion: { completionItem: { snippetSupport: true } } } };
    const { items } = await proposed('.mcp.json', '{ "mcpServers": { "a": { "⟦⟧" } } }', { capabilities });
    expect(items.find(({ label }) => label === 'env')).toMatchObject({
      insertTextFormat: 2,
      textEdit: { newText: '"env": {$0}' },
    });
  });

  test('are known at the root, and in files that no server is in', async () => {
    expect((await proposed('.mcp.json', '{ "⟦⟧" }')).labels).toEqual(['mcpServers']);
    expect((await proposed('.vscode/mcp.json', '{ ⟦⟧ }')).labels).toEqual(['servers', 'inputs', 'sandbox']);
    const settings = await proposed('.claude/settings.json', '{ "enabledMcp⟦⟧" }');
    expect(settings.labels).toContain('enabledMcpjsonServers');
  });

  test('are proposed in TOML and YAML, as these write them', async () => {
    const toml = await proposed('.codex/config.toml', '[mcp_servers.a]\ncommand = "x"\ntool⟦⟧\n');
    expect(toml.labels).toContain('tool_timeout_sec');
    expect(toml.labels).not.toContain('command');
    expect(toml.chosen('tool_timeout_sec')).toBe('[mcp_servers.a]\ncommand = "x"\ntool_timeout_sec = \n');
    const yaml = await proposed(
      '.continue/mcpServers/a.yaml',
      'name: a\nversion: 0.0.1\nschema: v1\nmcpServers:\n  - name: a\n    com⟦⟧\n',
    );
    expect(yaml.chosen('command')).toMatch(/\n {4}command: \n$/);
  });
});

describe('values', () => {
  test('are the words of the client for a transport', async () => {
    const { labels, chosen } = await proposed('.mcp.json', '{ "mcpServers": { "a": { "type": "⟦⟧" } } }');
    expect(labels).toEqual(['stdio', 'http', 'streamable-http', 'sse', 'ws']);
    expect(chosen('sse')).toBe('{ "mcpServers": { "a": { "type": "sse" } } }');
  });

  test('are those that the schema knows', async () => {
    const { labels, chosen } = await proposed(
      '.mcp.json',
      '{ "mcpServers": { "a": { "url": "https://a.io", "alwaysLoad": ⟦⟧ } } }',
    );
    expect(labels).toEqual(['true', 'false']);
    expect(chosen('true')).toContain('"alwaysLoad": true }');
  });

  test.each([
    ['.mcp.json', '{ "mcpServers": { "a": { "command": "x", "env": { "API_KEY": "⟦⟧" } } } }', '${API_KEY}'],
    [
      '.cursor/mcp.json',
      '{ "mcpServers": { "a": { "command": "x", "env": { "API_KEY": "$⟦⟧" } } } }',
      '${env:API_KEY}',
    ],
    [
      'opencode.json',
      '{ "mcp": { "a": { "type": "local", "command": ["x"], "environment": { "API_KEY": "{⟦⟧" } } } }',
      '{env:API_KEY}',
    ],
  ])('are variables in the syntax of the client: %s', async (file, text, variable) => {
    const { labels, chosen } = await proposed(file, text);
    expect(labels).toContain(variable);
    expect(chosen(variable)).toContain(`"${variable}"`);
  });

  test('are the inputs that a file asks for', async () => {
    const inputs = '"inputs": [{ "id": "key", "type": "promptString", "description": "k" }]';
    const { labels } = await proposed(
      '.vscode/mcp.json',
      `{ ${inputs}, "servers": { "a": { "url": "https://a.io", "headers": { "K": "Bearer \${in⟦⟧" } } } }`,
    );
    expect(labels).toContain('${input:key}');
  });

  test('are variables that other files use', async () => {
    const files = { '.mcp.json': '{ "mcpServers": { "b": { "type": "http", "url": "${DOCS_URL}" } } }' };
    const { chosen } = await proposed(
      'app/.mcp.json',
      '{ "mcpServers": { "a": { "type": "http", "url": "x/${⟦⟧" } } }',
      { files },
    );
    expect(chosen('${DOCS_URL}')).toContain('"x/${DOCS_URL}"');
  });
});

describe('servers', () => {
  const files = { '.mcp.json': '{ "mcpServers": { "docs": { "command": "x" }, "my db": { "command": "y" } } }' };

  test('are proposed in permissions, as their tools are called', async () => {
    const { labels, chosen } = await proposed('.claude/settings.json', '{ "permissions": { "allow": ["⟦⟧"] } }', {
      files,
    });
    expect(labels).toEqual(['mcp__docs', 'mcp__my_db']);
    expect(chosen('mcp__my_db')).toBe('{ "permissions": { "allow": ["mcp__my_db"] } }');
  });

  test('are proposed by their names where these are wanted', async () => {
    const { labels } = await proposed('.claude/settings.json', '{ "enabledMcpjsonServers": ["docs", "⟦⟧"] }', {
      files,
    });
    expect(labels).toEqual(['docs', 'my db']);
  });

  test('are proposed in agents', async () => {
    const { chosen } = await proposed(
      '.claude/agents/a.md',
      '---\nname: a\ndescription: b\ntools: Read, mcp__d⟦⟧\n---\n',
      { files },
    );
    expect(chosen('mcp__docs')).toBe('---\nname: a\ndescription: b\ntools: Read, mcp__docs\n---\n');
  });

  test('bring the tools along that a saved list has', async () => {
    const list = JSON.stringify({ tools: [{ name: 'search', inputSchema: { type: 'object' } }] });
    const saved = { ...files, 'docs.tools.json': list, 'mcp-lint.json': '{ "tools": { "docs": "docs.tools.json" } }' };
    const { labels } = await proposed('.claude/settings.json', '{ "permissions": { "allow": ["mcp__⟦⟧"] } }', {
      files: saved,
    });
    expect(labels).toEqual(['mcp__docs', 'mcp__docs__search', 'mcp__my_db']);
  });
});

test.each([
  ['.mcp.json', '⟦⟧'],
  ['.mcp.json', '{ // ⟦⟧\n}'],
  ['.mcp.json', '{ "mcpServers": { "a": { "command": "x" ⟦⟧ } } }'],
  ['notes.md', 'no ⟦⟧ front matter'],
  ['.codex/config.toml', '[mcp_⟦⟧'],
])('nothing is proposed in %s at %j', async (file, text) => {
  expect((await proposed(file, text)).labels).toEqual([]);
});
