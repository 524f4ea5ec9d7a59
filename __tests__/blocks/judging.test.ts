import { describe, expect, test } from '@jest/globals';
import { lint } from '../../src/index.ts';
import { lintFiles } from '../formats/support.ts';
import { saidOf } from './support.ts';

const fence = (info: string, ...lines: string[]) => [`\`\`\`${info}`, ...lines, '```', ''].join('\n');
const servers = '{ "servers": { "docs": { "command": "docs-mcp" } } }';
const wrongKey =
  'error root-key-wrong Cursor reads "mcpServers" from its file, but this block has "servers" with 1 server; it refuses the whole file';

test('what a block lacks of the file that it is to be put into is not told', async () => {
  const servers = ['mcpServers:', '  docs:', '    command: docs-mcp'];
  expect(await saidOf(`## LibreChat\n\nAdd to \`librechat.yaml\`:\n\n${fence('yaml', ...servers)}`)).toEqual([
    '7:3-7:7 error field-missing server "docs" has no "args", so LibreChat refuses the whole file',
  ]);
  const block = fence('yaml', ...servers, '    args: []');
  expect(await saidOf(`## LibreChat\n\nAdd to \`librechat.yaml\`:\n\n${block}`)).toEqual([]);
});

test('a block that shows the head of a text, or two files, has no fault for that', async () => {
  const agent = fence('yaml', '---', 'name: docs', 'mcpServers:', '  docs: { command: docs-mcp }', '---', 'Read them.');
  expect(await saidOf(`Put this into \`.claude/agents/docs.md\`:\n\n${agent}`)).toEqual([]);
  const two = fence('yaml', 'mcpServers:', '  docs: { type: stdio, command: docs-mcp, args: [] }', '---', 'KEY: 1');
  expect(await saidOf(`Add to \`librechat.yaml\`:\n\n${two}`)).toEqual([]);
});

describe('places are those of the file', () => {
  test.each([
    ['a fence', `## Cursor\n\n${fence('json', servers)}`, '4:3-4:12'],
    [
      'a fence with Windows’ line ends',
      `## Cursor\r\n\r\n${fence('json', '', servers).replaceAll('\n', '\r\n')}`,
      '5:3-5:12',
    ],
    ['a longer fence', `## Cursor\n\n\`\`\`\`\`json\n${servers}\n\`\`\`\`\`\n`, '4:3-4:12'],
    ['tildes', `## Cursor\n\n~~~\n${servers}\n~~~\n`, '4:3-4:12'],
    ['an item of a list', `## Cursor\n\n1. Copy:\n\n   ${fence('json', `   ${servers}`)}`, '6:6-6:15'],
    ['behind the sign of an item', `## Cursor\n\n- ${fence('json', `  ${servers}`)}`, '4:5-4:14'],
    [
      'a quote',
      `## Cursor\n\n> ${fence('json', `> ${servers}`)
        .replace('```\n', '> ```\n')
        .replace('> > ```json', '> ```json')
        .replace(/\n```\n$/, '\n> ```\n')}`,
      '4:5-4:14',
    ],
    ['indented code', `## Cursor\n\nCopy:\n\n    ${servers}\n\nDone.\n`, '5:7-5:16'],
    [
      'a cell of a table',
      `## Cursor\n\n<table><tr><td>\n\n${fence('json', servers)}\n</td></tr></table>\n`,
      '6:3-6:12',
    ],
    ['a byte order mark', `\ufeff## Cursor\n\n${fence('json', servers)}`, '4:3-4:12'],
  ])('%s', async (_, markdown, place) => {
    expect(await saidOf(markdown)).toEqual([`${place} ${wrongKey}`]);
  });

  test('in TOML and YAML', async () => {
    const toml = fence('toml', '[mcp_servers.docs]', 'command = "docs-mcp"', 'args = "x"');
    expect(await saidOf(`## Codex\n\n${toml}`)).toEqual([expect.stringMatching(/^6:8-6:11 error field-type "args"/)]);
    const yaml = fence(
      'yaml',
      'extensions:',
      '  docs:',
      '    type: stdio',
      '    enabled: true',
      '    command: docs-mcp',
      '    args: []',
    );
    expect(await saidOf(`## Goose\n\n${yaml}`)).toEqual([expect.stringMatching(/^8:5-8:12 error field-other-client /)]);
  });
});

describe('a piece of a file is judged for what it shows', () => {
  test.each([
    ['without the outer braces', '"mcpServers": {', '  "docs": { "command": "docs-mcp", "args": ["x"] }', '},'],
    ['the entry of a server', '{ "command": "docs-mcp", "args": [] }'],
    ['servers under their names', '{ "docs": { "command": "docs-mcp", "args": [] } }'],
    ['a named entry', '"docs": { "command": "docs-mcp", "args": [] }'],
    ['something left out', '{ "mcpServers": { ..., "docs": { "command": "docs-mcp" } } }'],
    ['something left out at the end', '{ "mcpServers": { "docs": { "command": "docs-mcp" }, ... } }'],
    ['a comment for what is left out', '{ "mcpServers": { "docs": { "command": "docs-mcp" } // ... others', '} }'],
    ['a value that the reader has', '{ "mcpServers": { "docs": { "command": <path to docs-mcp>, "args": [<dir>] } } }'],
    ['a comment above it', '// claude_desktop_config.json', '{ "mcpServers": { "docs": { "command": "docs-mcp" } } }'],
  ])('nothing is said of it: %s', async (_, ...lines) => {
    expect(
      await saidOf(
        `## Claude Code\n\nIn \`.mcp.json\`:\n\n${fence('json', ...lines)}`.replace('.mcp.json', '.claude.json'),
      ),
    ).toEqual([]);
  });

  test.each([
    ['without the outer braces', '"mcpServers": { "docs": { "command": "docs-mcp", "args": "x" } }', '4:58-4:61'],
    ['the entry of a server', '{ "command": "docs-mcp", "args": "x" }', '4:34-4:37'],
    ['servers under their names', '{ "docs": { "command": "docs-mcp", "args": "x" } }', '4:44-4:47'],
    [
      'beside what is left out',
      '{ "mcpServers": { "docs": { "command": "docs-mcp", "args": "x" }, ... } }',
      '4:60-4:63',
    ],
  ])('what it shows is wrong: %s', async (_, line, place) => {
    expect(await saidOf(`## Claude Code\n\n${fence('json', line)}`)).toEqual([
      expect.stringMatching(new RegExp(`^${place} error field-type `)),
    ]);
  });

  test.each([
    ['the entry of a server in YAML', 'LibreChat', 'yaml', ['command: docs-mcp', 'args: []']],
    ['servers under their names in YAML', 'LibreChat', 'yaml', ['docs:', '    command: docs-mcp', '    args: []']],
    ['the entry of a server in TOML', 'Codex', 'toml', ['command = "docs-mcp"', 'args = []']],
    ['servers under their names in TOML', 'Codex', 'toml', ['[docs]', 'command = "docs-mcp"', 'args = []']],
  ])('%s', async (_, client, tag, lines) => {
    const piece = (...all: string[]) => saidOf(`## ${client}\n\n${fence(tag, ...all)}`);
    expect(await piece(...lines)).toEqual([]);
    const wrong = lines.map((line) => line.replace('[]', '"x"'));
    const last = wrong.at(-1) ?? '';
    const from = last.indexOf('"x"') + 1;
    expect(await piece(...wrong)).toEqual([
      expect.stringMatching(
        new RegExp(`^${wrong.length + 3}:${from}-${wrong.length + 3}:${from + 3} error field-type `),
      ),
    ]);
  });

  test('a comment that stands beside what is left out', async () => {
    const text = ['{ "mcpServers": {', '"docs": { "command": "docs-mcp" }, // the path', '// ... other servers', '} }'];
    expect(await saidOf(`## Claude Desktop\n\n${fence('json', ...text)}`)).toEqual([
      expect.stringMatching(/^5:36-5:47 warning syntax-error there is a comment here/),
    ]);
    expect(await saidOf(`## VS Code\n\n${fence('json', ...text).replace('mcpServers', 'servers')}`)).toEqual([]);
  });

  test('a comma inside of a piece counts, the seam does not', async () => {
    const piece = (end: string) => fence('json', '"mcpServers": {', `  "docs": { "command": "docs-mcp" }${end}`, '},');
    expect(await saidOf(`## Claude Code\n\n${piece('')}`)).toEqual([]);
    expect(await saidOf(`## Claude Code\n\n${piece(',')}`)).toEqual([
      expect.stringMatching(/^5:36-5:37 error syntax-error /),
    ]);
  });
});

describe('what the reader is to put there', () => {
  test.each([
    ['url', '"url": "<your server>/mcp", "type": "http"'],
    [
      'header',
      '"type": "http", "url": "https://docs.acme-data.net/mcp", "headers": { "Authorization": "Bearer <token>" }',
    ],
    ['environment', '"command": "docs-mcp", "env": { "DOCS_API_KEY": "YOUR_API_KEY", "DOCS_DIR": "/path/to/dir" }'],
    ['folder', '"command": "/Users/username/docs-mcp/bin", "args": ["C:\\\\path\\\\to\\\\x"]'],
    ['Chinese', '"command": "docs-mcp", "env": { "DOCS_API_KEY": "填写你的密钥" }'],
  ])('%s', async (_, entry) => {
    expect(await saidOf(`## Claude Code\n\n${fence('json', `{ "mcpServers": { "docs": { ${entry} } } }`)}`)).toEqual(
      [],
    );
  });

  test('a variable that the client does not expand is no such thing', async () => {
    const block = fence('json', '{ "servers": { "docs": { "command": "docs-mcp", "env": { "TOKEN": "${TOKEN}" } } } }');
    expect(await saidOf(`In \`.vscode/mcp.json\`:\n\n${block}`)).toEqual([
      expect.stringMatching(/ placeholder-syntax /),
    ]);
  });

  test('a real secret is one', async () => {
    const token = ['ghp', 'R7t2Kq9WmXz4Lp8Vb3Nc6Yd1Hf5Js0Ga2Eu9'].join('_');
    const block = fence(
      'json',
      `{ "mcpServers": { "docs": { "command": "docs-mcp", "env": { "GITHUB_TOKEN": "${token}" } } } }`,
    );
    const said = await saidOf(`# Docs\n\n${block}`);
    expect(said).toEqual([expect.stringMatching(/^4:78-4:118 error secret-literal /)]);
    expect(said.join()).not.toContain(token);
  });
});

describe('nothing is said of', () => {
  const wrong = fence('json', servers);
  test.each([
    ['what not to do', `## Cursor\n\nDon't do this:\n\n${wrong}`],
    ['what was before', `## Cursor\n\n**Before:**\n\n${wrong}`],
    ['a legacy format', `## Cursor\n\nThe old format was:\n\n${wrong}`],
    ['a crossed-out heading', `## ~~Cursor~~\n\n${wrong}`],
    ['a heading that is deleted', `## <del>Cursor</del>\n\n${wrong}`],
    ['a crossed-out sentence', `## Cursor\n\n~~Add this:~~\n\n${wrong}`],
    ['what may stand where', `## Cursor\n\n${wrong.replace('"command"', '"type": "stdio|http|sse", "command"')}`],
    ['a heading that warns', `## Cursor\n\n### ❌ Wrong\n\n${wrong}`],
    ['a difference', `## Cursor\n\n${fence('diff', '- "servers": {', '+ "mcpServers": {')}`],
    ['a comment', `## Cursor\n\n<!--\n${wrong}-->\n`],
    ['a comment of MDX', `## Cursor\n\n{/*\n${wrong}*/}\n`],
    ['Markdown that is shown', `## Cursor\n\n\`\`\`\`md\n${wrong}\`\`\`\`\n`],
    ['a fence that nothing closes', `## Cursor\n\n\`\`\`json\n${servers}\n`],
    ['a log', `## Cursor\n\n${fence('', 'Server is listening', servers)}`],
    [
      'a remark on a piece',
      `## Cursor\n\n${fence('json', '{ "url": "https://x.dev/mcp", "type": "http" } // ← REQUIRED')}`,
    ],
    [
      'a call of a tool',
      `## Cursor\n\n${fence('json', '{ "name": "scrape", "arguments": { "url": "https://x.dev" } }')}`,
    ],
    ['OpenAPI', `## Cursor\n\n${fence('json', '{ "openapi": "3.1.0", "servers": [{ "url": "https://x.dev" }] }')}`],
    ['two texts', `## Cursor\n\n${fence('json', servers, servers)}`],
    ['YAML for a client of JSON', `## Cursor\n\n${fence('yaml', 'servers:', '  docs:', '    command: docs-mcp')}`],
    ['TOML for a client of JSON', `## Cursor\n\n${fence('toml', '[mcp_servers.docs]', 'command = "docs-mcp"')}`],
    ['code', `## Cursor\n\n${fence('js', 'export default { servers: { docs: { command: "x" } } }')}`],
    ['comments, for nobody', fence('json', '{ // x', '"mcpServers": { "docs": { "command": "x" } } }')],
    ['a comma more, for nobody', fence('jsonc', '{ "mcpServers": { "docs": { "command": "x", }, } }')],
    ['JSON5, for nobody', fence('json5', "{ mcpServers: { docs: { command: 'x' } } }")],
    [
      'a package without its version',
      `## Claude Code\n\n${fence('json', '{ "mcpServers": { "docs": { "command": "npx", "args": ["-y", "docs-mcp"] } } }')}`,
    ],
  ])('%s', async (_, markdown) => {
    expect(await saidOf(markdown)).toEqual([]);
  });
});

describe('whoever reads it', () => {
  test('what nobody can parse', async () => {
    const block = fence('json', '{ "mcpServers": { "docs": { "command": "x" "args": [] } } }');
    expect(await saidOf(block)).toEqual([
      expect.stringMatching(/^2:44-2:50 warning syntax-error .*any client refuses the whole file$/),
    ]);
  });

  test('one fault of a text, not those that follow from it', async () => {
    const block = fence('json', '"context_servers": [', '  "docs": { "command": "x", "args": [] }', ']');
    expect(await saidOf(`## Zed\n\nAn MCP server:\n\n${block}`)).toHaveLength(1);
  });
});

describe('how sure it is', () => {
  const block = fence('json', servers);
  test('a heading further up, a title or a name of a file make no error', async () => {
    const warning = [expect.stringMatching(/ warning root-key-wrong /)];
    expect(await saidOf(`## Cursor\n\n### Docker\n\n${block}`)).toEqual(warning);
    expect(await saidOf(`# Cursor\n\n${block}`)).toEqual(warning);
    expect(await saidOf(block, {}, 'docs/cursor.md')).toEqual(warning);
  });
});

describe('the file that is named', () => {
  const block = fence('json', '{ "mcpServers": { "docs": { "command": "docs-mcp" } } }');
  test.each([
    ['one that is no file of the client', 'In `./codeium/windsurf/model_config.json`:', '3:5-3:41', 'Windsurf'],
    ['a spelling of its own', 'Modify your `windsurf-mcp-config.json` file.', '3:14-3:38', 'Windsurf'],
  ])('%s', async (_, line, place, client) => {
    expect(await saidOf(`## Windsurf\n\n${line}\n\n${block}`)).toEqual([
      `${place} warning file-unread ${client} reads no servers from "${line.split('`')[1]}", which the text names for this block`,
    ]);
  });

  test('the second of two', async () => {
    expect(await saidOf(`## Claude Code\n\nIn \`.mcp.json\` or \`~/.claude/settings.json\`:\n\n${block}`)).toEqual([
      expect.stringMatching(/^3:20-3:43 warning file-unread /),
    ]);
  });

  const shown = fence('json', '{ "mcpServers": { "docs": { "command": "docs-mcp" } } }');

  test.each([
    [
      'a known one that nobody of those reads, as an example',
      `# Docs\n\nAdd it (e.g. \`claude_desktop_config.json\` or \`.claude/settings.json\`):\n\n${shown}`,
      [
        '3:47-3:68 warning file-unread Claude Code reads no servers from ".claude/settings.json", which the text names for this block',
      ],
    ],
    [
      'in a heading for two clients',
      `## Claude Desktop / Claude Code (\`~/.claude/mcp-config-all.json\`)\n\n${shown}`,
      [
        '1:35-1:64 warning file-unread Claude Desktop and Claude Code read no servers from "~/.claude/mcp-config-all.json", which the text names for this block',
      ],
    ],
    [
      'one that it is moved out of',
      `## Claude Code\n\nNot in \`.claude/settings.json\` but in \`.mcp.json\`:\n\n${shown}`,
      [],
    ],
    [
      "a file of the server's own, which it is handed",
      `## Claude Code\n\nIt reads \`.mcp-docs.json\` here. For another one:\n\n${shown.replace('"docs-mcp"', '"docs-mcp", "args": ["/srv/.mcp-docs.json"]')}`,
      [],
    ],
    [
      'one further up, where the line above the block names the right one',
      `## Windsurf\n\nThe wizard writes \`.windsurf/mcp_config.json\` too.\n\nAdd to \`~/.codeium/windsurf/mcp_config.json\`:\n\n${shown}`,
      [],
    ],
    ['a name that may be any', `## Windsurf\n\nFor example in \`windsurf-mcp-x.json\`:\n\n${shown}`, []],
    [
      'a file of the home directory that nobody has',
      `# Docs\n\nThe \`.mcp.json\` at \`~/.mcp.json\`:\n\n${shown.replace('"command"', '"cwd": "x", "command"')}`,
      [],
    ],
  ])('%s', async (_, markdown, expected) => {
    expect(await saidOf(markdown)).toEqual(expected);
  });

  test('settings, by their path or in words', async () => {
    const old = fence('json', '{ "mcp": { "servers": { "docs": { "command": "docs-mcp" } } } }');
    const unread = [expect.stringMatching(/^6:3-6:8 warning file-unread VS Code reads no servers from settings files/)];
    expect(await saidOf(`## VS Code\n\nAdd to your User Settings (JSON):\n\n${old}`)).toEqual(unread);
    expect(await saidOf(`## VS Code\n\nAdd to \`.vscode/settings.json\`:\n\n${old}`)).toEqual(unread);
    expect(await saidOf(`## VS Code\n\nAdd to \`.vscode/mcp.json\`:\n\n${old}`)).toEqual([
      expect.stringMatching(/^6:12-6:21 error root-key-wrong /),
    ]);
    // Of two files the one that has such a key.
    for (const settings of ['settings.json', '.vscode/settings.json']) {
      expect(await saidOf(`## VS Code\n\nAdd to \`.vscode/mcp.json\` or \`${settings}\`:\n\n${old}`)).toEqual(unread);
    }
  });

  test.each([
    'The log is in `~/.codeium/windsurf/mcp_logs.json`:',
    'See `examples/windsurf_config.json`, for example:',
    'In `mcp.json`:',
    'In `~/.codeium/windsurf/mcp_config.json`:',
    'Add the server of `server.json`:',
    'Copy [`windsurf-mcp.json`](windsurf-mcp.json) to your settings:',
    'Copy [`windsurf-mcp.json`](../config/windsurf-mcp.json#L3) to your settings:',
    'Copy [`./clients/windsurf-mcp.json`](https://example.com/docs/clients/windsurf-mcp.json) to your settings:',
    'Copy <a href="../windsurf-mcp.json"><code>windsurf-mcp.json</code></a> to your settings:',
    'Like `windsurf-mcp.json`, `~/.codeium/windsurf/mcp_config.json` has this:',
    'As in `config/windsurf-mcp.json`:',
  ])('nothing is said of %s', async (line) => {
    const files = { 'config/windsurf-mcp.json': '{}' };
    expect(await saidOf(`## Windsurf\n\n${line}\n\n${block}`, files)).toEqual([]);
  });

  test('a link to something else says nothing of where the file lies', async () => {
    const line = 'Modify your `windsurf-mcp.json` ([docs](docs/other-windsurf-mcp.json)).';
    expect(await saidOf(`## Windsurf\n\n${line}\n\n${block}`)).toEqual([
      expect.stringMatching(/^3:14-3:31 warning file-unread /),
    ]);
  });

  test('nor of another file beside the one that the client reads', async () => {
    const line = 'Claude Code takes `.mcp.json`. The plugin for Codex has `codex-mcp.json`. Both have this:';
    expect(await saidOf(`# Docs\n\n${line}\n\n${block}`)).toEqual([]);
    expect(await saidOf(`## Claude Code\n\nIt takes \`claude-mcp.json\`, which has this:\n\n${block}`)).toEqual([
      expect.stringMatching(/^3:11-3:26 warning file-unread /),
    ]);
  });

  test('nor of an entry that is left out', async () => {
    const text = ['mcp:', '  servers:', '    docs:', '      command: docs-mcp', '    other:', '      # and so on ...'];
    expect(await saidOf(`## fast-agent\n\n${fence('yaml', ...text)}`)).toEqual([]);
    expect(await saidOf(`## fast-agent\n\n${fence('yaml', ...text.slice(0, -1))}`)).toEqual([
      expect.stringContaining(' server-shape '),
    ]);
  });
});

describe('which files', () => {
  const files = Object.fromEntries(
    ['README.md', 'sub/README_de.md', 'docs/a/b.mdx', 'CHANGES.md', 'src/x.md'].map((path) => [
      path,
      `## Cursor\n\n${fence('json', servers)}`,
    ]),
  );
  const found = async (asked: object) => (await lint({ files, ...asked })).findings.map(({ path }) => path);

  test('README and docs, unless somebody says otherwise', async () => {
    expect(await found({})).toEqual(['README.md', 'docs/a/b.mdx', 'sub/README_de.md']);
    expect(await found({ paths: ['CHANGES.md'] })).toEqual(['CHANGES.md']);
    expect(await found({ files: { ...files, 'mcp-lint.json': '{ "documents": ["src/"] }' } })).toEqual(['src/x.md']);
    expect(await found({ files: { ...files, 'mcp-lint.json': '{ "documents": [] }' } })).toEqual([]);
  });

  test('not where somebody says what the files are', async () => {
    const page = `## Cursor\n\n${fence('json', servers)}`;
    const files = { 'README.md': page, 'docs/a.md': page, 'x.json': '{ "mcpServers": {} }' };
    expect((await lint({ files })).findings).toHaveLength(2);
    expect((await lint({ files, paths: ['.'], as: 'cursor' })).findings).toEqual([]);
    expect((await lint({ files, paths: ['docs'], as: 'claude-code-agent' })).findings).toEqual([]);
  });

  test('they are no configuration that was found, and one without any is no mistake', async () => {
    const report = await lint({ files, paths: ['README.md'] });
    expect(report.files).toEqual([]);
    expect((await lint({ files: { 'a.md': '# nothing' }, paths: ['a.md'] })).findings).toEqual([]);
  });

  test('their servers are not compared with those of files', async () => {
    const entry = (version: string) =>
      `{ "mcpServers": { "docs": { "command": "npx", "args": ["docs-mcp@${version}"] } } }`;
    const { findings } = await lint({
      files: { '.mcp.json': entry('1.0.0'), 'README.md': `## Cursor\n\n${fence('json', entry('1.0.1'))}` },
    });
    expect(findings.map(({ rule }) => rule)).not.toContain('server-drift');
  });
});

test('what a block shows belongs in a file, which is not the page', async () => {
  const page = (block: string) => saidOf(`## Claude Code\n\n${fence('json', block)}`);
  expect(await page('{ "mcpServers": { "docs": { "command": "docs-mcp" } }, }')).toEqual([
    expect.stringContaining('there is a comma after the last entry, which the file does not allow'),
  ]);
  expect(
    await page('{ "mcpServers": { "docs": { "command": "docs-mcp" } }, "servers": { "wiki": { "command": "wiki" } } }'),
  ).toEqual([expect.stringContaining('reads only "mcpServers" from its file and ignores "servers"')]);
});

test('of a file that its client does not read, nothing is said that the client makes of it', async () => {
  const path = '~/.config/Cursor/User/settings.json';
  const unread = `5:8-5:43 warning file-unread Cursor reads no servers from "${path}", which the text names for this block`;
  const page = (block: string) => saidOf(`## Cursor\n\nCreate it:\n\nLinux: ${path}\n\n${fence('json', block)}`);
  expect(await page(servers.replace('"servers"', '"mcp.servers"'))).toEqual([unread]);
  expect(await page('{ "servers": { "docs": { "command": "docs-mcp", "arguments": [] } } }')).toEqual([unread]);
  expect(await page('{ "mcpServers": { "docs": { "command": "docs-mcp", "arguments": [] } } }')).toEqual([
    unread,
    expect.stringMatching(/^8:52-8:63 warning field-misspelt /),
  ]);
  const settings = '~/.claude/settings.json';
  const block = fence('json', '{ "mcpServers": { "docs": { "command": "docs-mcp" } } }');
  expect(
    await saidOf(`## Claude Code\n\nEdit \`~/.config/claude-code/mcp.json\` or \`${settings}\`:\n\n${block}`),
  ).toHaveLength(1);
});

test('a key that bears the name of an extension is not for the editor that the page names', async () => {
  const block = (key: string) => fence('json', `{ "${key}": { "docs": { "command": "docs-mcp" } } }`);
  expect(await saidOf(`## VS Code\n\n${block('cline.mcpServers')}`)).toEqual([]);
  expect(await saidOf(`## Cline\n\n${block('cline.mcpServers')}`)).toEqual([
    expect.stringContaining('error root-key-wrong Cline reads "mcpServers" from its file'),
  ]);
});

test('a task of an editor starts no server', async () => {
  const task = '{ "mcpServers": { "docs": { "command": "docs-mcp", "type": "shell" } } }';
  expect(await saidOf(`## Claude Code\n\n${fence('json', '// In tasks.json', task)}`)).toEqual([]);
});

test('a transport that holds the address makes an entry a server that is lost', async () => {
  const entry = '{ "transport": { "type": "http", "url": "https://docs.example.com/mcp" } }';
  expect(
    await saidOf(`Commit it as \`.mcp.json\`:\n\n${fence('json', `{ "mcpServers": { "docs": ${entry} } }`)}`),
  ).toEqual([expect.stringMatching(/ error /)]);
});

test('a program that begins with what it says of itself is no configuration', async () => {
  const program = fence(
    'python',
    '"""Writes the settings."""',
    'servers = {"mcpServers": {"docs": {"command": "docs"}}}',
  );
  expect(await saidOf(`## Codex (codex.config.toml)\n\nCreate \`test_codex.py\`:\n\n${program}`)).toEqual([]);
});

test('a file that a command is handed is read under any name', async () => {
  const block = fence('json', '{ "mcpServers": { "docs": { "command": "docs-mcp" } } }');
  const page = (command: string) =>
    saidOf(`## mcpo\n\nWrite \`mcpo_settings.json\`:\n\n${block}\n${fence('sh', command)}`);
  expect(await page('uvx mcpo --config ./conf/mcpo_settings.json --port 8000')).toEqual([]);
  expect(await page('uvx mcpo --port 8000')).toEqual([expect.stringMatching(/ warning file-unread mcpo /)]);
});

test('a file that lies in the project is where a text copies from, named from its own folder or from the root', async () => {
  const text = '{ "mcpServers": { "docs": { "command": "docs-mcp" } } }';
  const page = (name: string) => `## Kiro\n\nIt is set up by \`${name}\`:\n\n${fence('json', text)}`;
  const unreadIn = async (name: string) => {
    const files = { 'kit/kiro/README.md': page(name), 'kit/kiro/mcp.json': text };
    const { findings } = await lintFiles(files, { config: false });
    return findings.filter(({ rule, place }) => rule === 'file-unread' && place.document.path.endsWith('.md')).length;
  };
  expect(await unreadIn('kit/kiro/mcp.json')).toBe(0);
  expect(await unreadIn('kiro/mcp.json')).toBe(0);
  expect(await unreadIn('other/kiro-mcp.json')).toBe(1);
});

test('a file in a folder that bears the first word of a client is meant for it, and nobody else’s beside it', async () => {
  const block = fence('json', '{ "mcpServers": { "docs": { "command": "docs-mcp" } } }');
  const page = (text: string) => saidOf(`${text}:\n\n${block}`);
  const [found = '', ...more] = await page('## Claude Code\n\nEdit `~/.config/claude/mcp_servers.json`');
  expect(found).toBe(
    '3:7-3:40 warning file-unread Claude Code reads no servers from "~/.config/claude/mcp_servers.json", which the text names for this block',
  );
  expect(more).toEqual([]);
  expect(
    await page('Add to `~/.openclaw/mcp_servers.json` (OpenClaw) or `~/.config/claude/mcp_servers.json` (Claude)'),
  ).toEqual([expect.stringMatching(/^4:3-4:15 warning file-unread OpenClaw reads no servers from this path/)]);
  expect(await page('## Claude Code\n\nEdit `~/.config/acme/mcp_servers.json`')).toEqual([]);
});

test('a list under the key of servers is another file of goose', async () => {
  const entry = 'type: stdio\n    name: docs\n    command: docs-mcp\n    args: []\n    enabled: true\n';
  expect(await saidOf(`## goose\n\n${fence('yaml', `extensions:\n  - ${entry}`)}`)).toEqual([]);
  expect(await saidOf(`## goose\n\n${fence('yaml', `extensions:\n  docs:\n    ${entry}`)}`)).toEqual([
    expect.stringMatching(/ error field-other-client /),
  ]);
});

test('a file that is named for one block is not that of the next', async () => {
  const first = fence(
    'json',
    '{ "mcpServers": { "docs": { "type": "local", "command": "docs-mcp", "args": [], "tools": ["*"] } } }',
  );
  const next = fence(
    'yaml',
    '---\nname: docs\nmcpServers:\n  docs:\n    type: local\n    command: docs-mcp\n    args: []\n    tools: ["*"]\n---',
  );
  const line = 'Without the flag `.copilot/mcp-config.json` has this:';
  expect(await saidOf(`## Copilot CLI\n\n${line}\n\n${first}\nWith it the agent does:\n\n${next}`)).toEqual([
    expect.stringMatching(/^6:3-6:15 warning file-unread /),
  ]);
});

test('the manifest of a bundle is no file of the client that installs it', async () => {
  const server =
    '"server": { "type": "node", "entry_point": "a.js", "mcp_config": { "command": "node", "args": ["a.js"] } }';
  for (const text of [
    server,
    `{ "manifest_version": "0.3", "name": "docs", ${server} }`,
    `{ ${server}, "tools": [ /* 3 */ ] }`,
    '{ "dxt_version": "0.1", "name": "docs", "mcp": { "command": { "type": "binary", "path": "docs" } } }',
  ])
    expect(await saidOf(`## Claude Desktop\n\n${fence('json', text)}`)).toEqual([]);
});

test('a file in a plain folder is the project’s, whatever the heading says', async () => {
  const block = fence('json', '{ "mcpServers": { "docs": { "command": "docs-mcp" } } }');
  const page = (path: string) => saidOf(`## LM Studio\n\nUpdate \`${path}\`:\n\n${block}`);
  expect(await page('config/mcp_config.json')).toEqual([]);
  expect(await page('~/config/mcp_config.json')).toEqual([expect.stringMatching(/ warning file-unread LM Studio /)]);
});

test.each([
  ['README.md', 1],
  ['kit/README.de.md', 1],
  ['docs/setup.md', 1],
  ['MCP_SETUP.md', 1],
  ['guides/install-docs-mcp.md', 1],
  ['guides/install.md', 0],
  ['mcp/notes.md', 0],
])('a run looks at %s unasked: %s', async (path, count) => {
  const { findings } = await lintFiles({ [path]: `## Cursor\n\n${fence('json', servers)}` }, { config: false });
  expect(findings.filter(({ rule }) => rule === 'root-key-wrong')).toHaveLength(count);
});
