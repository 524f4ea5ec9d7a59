import { expect, test } from '@jest/globals';
import { addressees, saidOf, wrong } from './support.ts';

const block = (info: string, first = '') =>
  `\`\`\`${info}\n${first}{ "mcpservers": { "docs": { "command": "docs-mcp", "args": [] } } }\n\`\`\`\n`;

test.each([
  ['a comment in the block that is a path', block('json', '// ~/.gemini/settings.json\n'), 'gemini'],
  ['a comment that is a name', block('jsonc', '// Claude Desktop\n'), 'claude-desktop'],
  ['a title of the fence', block('json title=".cursor/mcp.json"'), 'cursor'],
  ['a name in the fence', block('json filename="Windsurf"'), 'windsurf'],
  ['a path behind the language', block('json .roo/mcp.json'), 'roo'],
  ['a tab of a group', block('json [Cursor]'), 'cursor'],
  ['a path in the line above', `## VS Code\n\nAdd to \`.cursor/mcp.json\`:\n\n${wrong}`, 'cursor'],
  ['a path of Windows', `Edit %APPDATA%\\Claude\\claude_desktop_config.json\n${wrong}`, 'claude-desktop'],
  [
    'a path with a blank',
    `In ~/Library/Application Support/Claude/claude_desktop_config.json:\n${wrong}`,
    'claude-desktop',
  ],
  ['a blank in a folder', `# Docs\n~/Library/Application Support/Code/User/mcp.json\n${wrong}`, 'vscode'],
  ['a file of a project that is nobody else’s', `Create \`.mcp.json\`:\n\n${wrong}`, 'claude-code'],
  ['a summary', `# VS Code\n<details>\n<summary><b>Cursor</b></summary>\n\nCopy:\n\n${wrong}</details>\n`, 'cursor'],
  [
    'a summary over several lines',
    `<details>\n<summary>\n  <b>Windsurf</b>\n</summary>\n\n${wrong}</details>\n`,
    'windsurf',
  ],
  ['a tab of MDX', `<Tabs>\n  <TabItem value="x" label="Cline">\n\n${wrong}\n  </TabItem>\n</Tabs>\n`, 'cline'],
  ['an accordion', `<Accordion title="Claude Desktop">\n${wrong}\n</Accordion>\n`, 'claude-desktop'],
  ['a tab of MkDocs', `=== "Cursor"\n\n    Copy:\n\n    ${wrong.replaceAll('\n', '\n    ')}\n`, 'cursor'],
  ['a tab of GitBook', `{% tabs %}\n{% tab title="Cursor" %}\n${wrong}{% endtab %}\n{% endtabs %}\n`, 'cursor'],
  ['one that is closed', `{% tab title="Cursor" %}\n{% endtab %}\n${wrong}`, ''],
  ['a tab of Hugo', `{{< tab name="Cursor" >}}\n${wrong}{{< /tab >}}\n\n${wrong}`, 'cursor'],
  ['its title alone', `{{% tab "Windsurf" %}}\n${wrong}{{% /tab %}}\n`, 'windsurf'],
  ['a tab of MyST', `::::{tab-set}\n:::{tab-item} Cursor\n${wrong}:::\n::::\n`, 'cursor'],
  ['a tab of PyMdown', `/// tab | Cursor\n${wrong}///\n\n${wrong}`, 'cursor'],
  ['what is closed counts no more', `<details><summary>Cursor</summary>\n</details>\n\n${wrong}`, ''],
  ['a heading in what is closed', `## Windsurf\n<details>\n\n### Cursor\n</details>\n\n${wrong}`, 'windsurf'],
  ['a section in a summary', `<details><summary>VS Code</summary>\n\n### Cursor\n\n${wrong}</details>\n`, 'cursor'],
  ['a name in the line above', `## Setup\n\nFor Windsurf, copy:\n\n${wrong}`, 'windsurf'],
  ['a file in a folder of its own', `In \`.cursor/other.json\` of Cursor:\n\n${wrong}`, 'cursor'],
  [
    'a path in the three lines above',
    `In \`.cursor/mcp.json\`,\nwhich you may have to create,\nput:\n\n${wrong}`,
    'cursor',
  ],
  [
    'a line of the section that leads to several blocks',
    `## Setup\n\nFor Cursor:\n\n${wrong}\nWith Docker\n\n${wrong}`,
    'cursor cursor',
  ],
  [
    'a line in bold, below that of another file',
    `## Use\n\n**For Windsurf:**\n\nIn \`~/.codeium/windsurf/mcp_config.json\`:\n\n${wrong}\n**For Cursor:**\n\nIn your \`mcp.json\`:\n\n${wrong}`,
    'windsurf cursor',
  ],
  ['a line in bold', `## VS Code\n\n**Cursor**\n\nCopy this.\n\n${wrong}\nOr this.\n\n${wrong}`, 'cursor cursor'],
  ['what runs in VS Code', `## Roo Code\n\nAdd the server in VS Code:\n\n${wrong}`, 'roo'],
  ['VS Code below nobody', `## Setup\n\nAdd the server in VS Code:\n\n${wrong}`, 'vscode'],
  ['VS Code itself', `## Cursor\n\nFor VS Code:\n\n${wrong}`, 'vscode'],
  ['a line that is a title', `## VS Code\n\nInstall in Cursor\n\nCopy this.\n\n${wrong}`, 'cursor'],
  ['a sentence that begins like one', `## VS Code\n\nUse it in Cursor, too.\n\nCopy this.\n\n${wrong}`, 'vscode'],
  ['items in bold', `## VS Code\n\n- **Windsurf**\n- **Cursor**\n\nCopy this.\n\n${wrong}`, 'cursor windsurf'],
  ['a heading', `## Cursor\n\nCopy this.\n\n${wrong}`, 'cursor'],
  ['a heading with a line below it', `Cursor\n------\n\nCopy this.\n\n${wrong}`, 'cursor'],
  ['a heading in HTML', `<h3 align="center">Cursor</h3>\n\n${wrong}`, 'cursor'],
  ['a heading further up', `## Cursor\n\n### Docker\n\n${wrong}`, 'cursor'],
  ['the title', `# Cursor\n\n## Docker\n\n${wrong}`, 'cursor'],
  ['the title in front matter', `---\ntitle: Cursor\n---\n\n${wrong}`, 'cursor'],
])('%s', async (_, markdown, expected) => {
  expect(await addressees(markdown)).toBe(expected);
});

test.each([
  ['a path in the heading', `### Create \`.mcp.json\` in the root\n\n**Windows:**\n\n${wrong}`, 'claude-code'],
  [
    'a word that is no host',
    `Point your client (e.g. Cursor) at it:\n\n| x | Your self-host instance |\n\n${wrong}`,
    'cursor',
  ],
])('%s', async (_, markdown, expected) => {
  expect(await addressees(markdown)).toBe(expected);
});

test('one that is named as an example of any makes no error', async () => {
  const servers = wrong.replace('mcpservers', 'servers');
  expect(await saidOf(`# Docs\n\nAdd it to Cursor:\n\n${servers}`)).toEqual([
    expect.stringMatching(/ error root-key-wrong /),
  ]);
  expect(await saidOf(`# Docs\n\nAdd it to your client, e.g. Cursor:\n\n${servers}`)).toEqual([
    expect.stringMatching(/ warning root-key-wrong /),
  ]);
});

test('files that are named as examples count like names, and with them', async () => {
  const servers = wrong.replace('mcpservers', 'servers');
  expect(await saidOf(`# Docs\n\nAdd it to your client (e.g. \`.cursor/mcp.json\`):\n\n${servers}`)).toEqual([
    expect.stringMatching(/ warning root-key-wrong /),
  ]);
  expect(await addressees(`Add it to a client (e.g. \`.cursor/mcp.json\` or VS Code):\n\n${servers}`)).toBe('');
});

test('the name of the file', async () => {
  expect(await addressees(wrong, 'docs/install-cursor.md')).toBe('cursor');
});

test.each([
  ['nobody is named', wrong],
  ['other clients', `## VS Code\n\n**For custom MCP clients:**\n\n${wrong}`],
  ['anybody’s client', `## Cursor\n\nAdd one of these to your IDE's settings:\n\n${wrong}`],
  [
    'a title for other clients',
    `## VS Code\n\nInstall in other IDEs (JetBrains, Eclipse, etc.)\n\nAdd one of these.\n\n${wrong}\nOr this.\n\n${wrong}`,
  ],
  ['a value in code', `Servers have targets:\n\n- some (e.g. \`["cursor"]\`)\n- none: \`[]\`\n\n${wrong}`],
  ['a product that is not known', `## Cursor\n\nIn Cherry Studio:\n\n${wrong}`],
  ['one that is known beside one that is not', `Copy this to Cursor or Cherry Studio:\n\n${wrong}`],
  ['a typical client', `## Cursor\n\nTypical MCP client entry:\n\n${wrong}`],
  [
    'one of two that are set side by side',
    `Add it (see above for the CLI vs Cursor):\n\n| a | b |\n|---|---|\n\n${wrong}`,
  ],
  ['Claude, which may be any of them', `## Claude\n\n${wrong}`],
  ['a file in a folder of nobody who is known', `## Cursor\n\nAdd this to \`.acme/mcp.json\`:\n\n${wrong}`],
  [
    'one below that of somebody else',
    `In \`~/.cursor/mcp.json\` are the user's.\n\nIn \`~/.config/acme/mcp.json\`:\n\n${wrong}`,
  ],
  ['a name that several share', `Add this to your \`mcp.json\`:\n\n${wrong}`],
  ['a word of everyday language', `Continue with this.\n\n${wrong}`],
  ['one with whom another is compared', `The schema is identical to Cursor's:\n\n${wrong}`],
  ['one whose files another takes, too', `## VS Code configuration compatibility\n\n### Examples\n\n${wrong}`],
  ['one whose form another has', `The format is Claude Code–compatible:\n\n${wrong}`],
  ['the same in Chinese', `配置格式与 Claude Code 兼容：\n\n${wrong}`],
  ['one from whom people come', `## Migrating from Cursor\n\n${wrong}`],
  ['a line far above', `Of Cursor these are read:\n\n${'- one\n- two\n\nMore of that.\n\n'.repeat(4)}${wrong}`],
  ['a product of nearly the same name', `## MCPHub\n\n${wrong}`],
  ['a command', `Instead of \`codex mcp add\` use this\n\n${wrong}`],
  ['a part of a word', `The cursor-like interface\n\n${wrong}`],
  ['what stands behind it', `${wrong}\n## Cursor\n`],
])('nobody: %s', async (_, markdown) => {
  expect(await addressees(markdown)).toBe('');
});

test.each([
  ['Visual Studio Code', 'vscode'],
  ['Visual Studio', 'visual-studio'],
  ['Copilot CLI', 'copilot-cli'],
  ['GitHub Copilot', ''],
  ['Claude Code', 'claude-code'],
  ['Claude for Desktop', 'claude-desktop'],
  ['Amp VS Code extension', 'amp'],
  ['Zed', 'zed'],
  ['Claude Desktop vs VS Code', 'claude-desktop vscode'],
  ['VS Code / GitHub Copilot', 'vscode'],
])('the longer name wins: %s', async (name, expected) => {
  expect(await addressees(`## ${name}\n\n${wrong}`)).toBe(expected);
});

test('the rows of a table, and the items of a list, speak of one block together', async () => {
  const servers = wrong.replace('mcpservers', 'servers');
  const rows = ['Cursor | `~/.cursor/mcp.json`', 'VS Code | `.vscode/mcp.json`'];
  const table = `| Client | File |\n|---|---|\n${rows.map((row) => `| ${row} |\n`).join('')}`;
  const list = rows.map((row) => `- ${row}\n`).join('');
  expect(await addressees(`${table}\n${servers}`)).toBe('');
  expect(await addressees(`${list}\n${servers}`)).toBe('');
  expect(await addressees(`${table}\n${wrong}`)).toBe('vscode cursor');
});

test('of several only what is wrong for all', async () => {
  const servers = wrong.replace('mcpservers', 'servers');
  expect(await addressees(`## Claude Desktop / Cursor\n\n${servers}`)).toBe('claude-desktop cursor');
  expect(await addressees(`## Cursor / VS Code\n\n${servers}`)).toBe('');
  // It works in none, for another reason in each.
  expect(
    await addressees(`## VS Code / Claude Desktop\n\n${wrong.replace('"mcpservers"', '// x\n"mcpServers"')}`),
  ).toBe('vscode');
});
