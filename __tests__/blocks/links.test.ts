import { describe, expect, test } from '@jest/globals';
import { saidOf } from './support.ts';

const uri = encodeURIComponent;
const json = (value: unknown) => JSON.stringify(value);
const base64 = (text: string) => btoa(text);
const fine = { command: 'docs-mcp', args: ['x'] };
const broken = { command: 'docker', args: ['run', 'docs'] };

/** The forms of each client's links, round an entry. */
const forms: readonly [string, (entry: object) => string][] = [
  ['VS Code', (entry) => `vscode:mcp/install?${uri(json({ name: 'docs', ...entry }))}`],
  [
    'VS Code on the web',
    (entry) =>
      `https://insiders.vscode.dev/redirect?url=${uri(`vscode:mcp/install?${uri(json({ name: 'docs', ...entry }))}`)}`,
  ],
  [
    'VS Code on the web, with parameters',
    (entry) => `https://vscode.dev/redirect/mcp/install?name=docs&config=${uri(json(entry))}&quality=insiders`,
  ],
  ['Cursor', (entry) => `cursor://anysphere.cursor-deeplink/mcp/install?name=docs&config=${uri(base64(json(entry)))}`],
  [
    'Cursor on the web',
    (entry) => `https://cursor.com/en-US/install-mcp?name=docs&config=${base64(json(entry)).replace(/=+$/, '')}`,
  ],
  ['LM Studio', (entry) => `lmstudio://add_mcp?name=docs&config=${base64(json(entry))}`],
  ['Kiro', (entry) => `https://kiro.dev/launch/mcp/add?name=docs&config=${uri(json(entry))}`],
  ['Visual Studio', (entry) => `https://aka.ms/vs/mcp-install?${uri(json({ name: 'docs', ...entry }))}`],
];

describe.each(forms)('a link of %s', (_, linkTo) => {
  test('is judged as a whole', async () => {
    const link = linkTo(broken);
    expect(await saidOf(`MCP\n\n[![Install](https://img.shields.io/x)](${link})\n`)).toEqual([
      expect.stringMatching(new RegExp(`^3:40-3:${40 + link.length} (?:error|warning) docker-stdio `)),
    ]);
  });

  test('says nothing where it is right, is shown as code, or is a template', async () => {
    expect(await saidOf(`MCP [x](${linkTo(fine)})`)).toEqual([]);
    expect(await saidOf(`MCP\n\n\`${linkTo(broken)}\`\n\n\`\`\`\n${linkTo(broken)}\n\`\`\`\n`)).toEqual([]);
    expect(await saidOf(`MCP [x](${linkTo(broken).replace(/(\?.*?=|\?)/, '$1${config}')})`)).toEqual([]);
  });
});

test('in an attribute of HTML', async () => {
  const link = forms[2]?.[1](broken).replaceAll('&', '&amp;');
  expect(await saidOf(`MCP <a href="${link}">x</a>`)).toHaveLength(1);
});

test('one that nobody can read', async () => {
  expect(await saidOf('MCP [x](https://cursor.com/install-mcp?name=docs&config=eyJjb21tYW5k)')).toEqual([
    '1:9-1:69 warning syntax-error Cursor cannot read the configuration in this link, so it installs nothing',
  ]);
});

test('a map where one entry belongs', async () => {
  expect(await saidOf(`MCP [x](${forms[3]?.[1]({ mcpServers: { docs: fine } })})`)).toEqual([
    expect.stringMatching(
      / warning root-shape Cursor takes what a link holds for one server, but it is a map of servers$/,
    ),
  ]);
});

test('every input that it uses is one that it asks for', async () => {
  const link = (inputs: unknown) =>
    `vscode:mcp/install?${uri(json({ name: 'docs', ...fine, env: { TOKEN: '${input:token}' }, inputs }))}`;
  expect(await saidOf(`MCP [x](${link([{ id: 'token', type: 'promptString', password: true }])})`)).toEqual([]);
  expect(await saidOf(`MCP [x](${link([])})`)).toEqual([expect.stringMatching(/ input-undefined /)]);
});

test('parentheses in pairs belong to it', async () => {
  const inputs = json([{ id: 'token', type: 'promptString', description: 'Token (a long one)' }]);
  const config = json({ ...fine, env: { TOKEN: '${input:token}' } });
  const link = `https://vscode.dev/redirect/mcp/install?name=docs&config=${uri(config)}&inputs=${uri(inputs)}`;
  expect(link).toContain('(');
  expect(await saidOf(`MCP [x](${link})`)).toEqual([]);
});

test('what it holds is shown nowhere', async () => {
  const token = ['ghp', 'R7t2Kq9WmXz4Lp8Vb3Nc6Yd1Hf5Js0Ga2Eu9'].join('_');
  const said = await saidOf(`MCP [x](${forms[3]?.[1]({ ...fine, env: { GITHUB_TOKEN: token } })})`);
  expect(said).toEqual([expect.stringMatching(/ error secret-literal /)]);
  expect(said.join()).not.toContain(token);
});

describe('commands', () => {
  const said = (line: string) => saidOf(`MCP\n\n\`\`\`bash\n${line}\n\`\`\`\n`);

  test.each([
    ['an entry in JSON', `claude mcp add-json docs '{"type":"http"}'`, '4:1-4:43', 'transport-missing'],
    [
      'an entry over several lines',
      `claude mcp add-json docs '{\n  "url": "https://docs.acme-data.net/mcp"\n}'`,
      '4:1-6:3',
      'transport-untyped',
    ],
    [
      'a secret in a variable',
      `codex mcp add docs --env GITHUB_TOKEN=ghp_${'aB3dE5fG7hI9jK1lM3nO5pQ7rS9tU1vW3xY5'} -- docs-mcp`,
      '4:1-4:91',
      'secret-literal',
    ],
    [
      'a secret in a header',
      `claude mcp add --transport http docs https://docs.acme-data.net/mcp -H "Authorization: Bearer ghp_${'aB3dE5fG7hI9jK1lM3nO5pQ7rS9tU1vW3xY5'}"`,
      '4:1-4:136',
      'secret-literal',
    ],
    ['a container', 'claude mcp add docs -e A=b -- docker run --rm -e A docs', '4:1-4:56', 'docker-stdio'],
    [
      'a container, over two lines',
      'codex mcp add docs --env A=b \\\n  -- docker run --rm -e A docs',
      '4:1-5:31',
      'docker-stdio',
    ],
    ['behind a sign', '$ codex mcp add docs -- docker run docs', '4:3-4:40', 'docker-stdio'],
    [
      'for VS Code',
      `code --add-mcp '{"name":"docs","command":"docker","args":["run","x"]}'`,
      '4:1-4:71',
      'docker-stdio',
    ],
  ])('%s', async (_, line, place, rule) => {
    expect(await said(line)).toEqual([expect.stringMatching(new RegExp(`^${place} (?:error|warning) ${rule} `))]);
  });

  test.each([
    ['docs sse http://mcp.acme-data.net/sse', '"sse"', '4:1-4:53'],
    ['-s user docs HTTP https://mcp.acme-data.net/mcp', '"HTTP"', '4:1-4:63'],
    ['docs https://mcp.acme-data.net/mcp', 'the address', '4:1-4:50'],
    ['docs https://mcp.acme-data.net/mcp --header "X-Team: a"', 'the address', '4:1-4:71'],
  ])('an address without its option is no address: %s', async (line, program, place) => {
    expect(await said(`claude mcp add ${line}`)).toEqual([
      `${place} warning transport-untyped Claude Code takes ${program} for the program of a local server, since no "--transport" stands here`,
    ]);
  });

  test.each([
    'claude mcp add docs https://mcp.acme-data.net/mcp --transport http',
    'claude mcp add docs -t sse https://mcp.acme-data.net/sse',
    'claude mcp add --transport=http docs https://mcp.acme-data.net/mcp',
    'claude mcp add docs mcp-remote https://mcp.acme-data.net/mcp',
    'claude mcp add docs -- docker run -i --rm docs',
    'claude mcp add --transport http docs https://docs.acme-data.net/mcp --header "Authorization: Bearer $TOKEN"',
    'codex mcp add docs --url https://docs.acme-data.net/mcp',
    `claude mcp add-json docs '{"type":"stdio","command":"'"$HOME"'/docs"}'`,
    "claude mcp add docs -- 'unclosed",
    'codex mcp add <name> -- docker run <image>',
    'claude mcp add docs docker run docs',
    'claude mcp add docs -e DOCS_API_KEY=YOUR_API_KEY -- docs-mcp',
    'codex mcp add docs --env DOCS_DIR=/path/to/docs -- docs-mcp',
    "claude mcp add-json docs '{ unclosed\nand more",
  ])('nothing is said of %s', async (line) => {
    expect(await said(line)).toEqual([]);
  });

  test('a file that a command writes', async () => {
    const write = (path: string) => `cat > ${path} <<'EOF'\n{ "servers": { "docs": { "command": "docs-mcp" } } }\nEOF`;
    expect(await said(write('.cursor/mcp.json'))).toEqual([
      expect.stringMatching(/^5:3-5:12 error root-key-wrong Cursor /),
    ]);
    expect(
      await said(`sudo tee ~/.cursor/mcp.json > /dev/null <<EOF\n{ "servers": { "docs": { "command": "x" } } }\nEOF`),
    ).toEqual([expect.stringMatching(/^5:3-5:12 error root-key-wrong Cursor /)]);
    expect(await said(`cat <<EOF > .cursor/mcp.json\n{ "servers": { "docs": { "command": "x" } } }\nEOF`)).toHaveLength(
      1,
    );
    expect(await said(write('.vscode/mcp.json'))).toEqual([]);
    expect(await said(write('windsurf_mcp.json'))).toEqual([]);
  });
});
