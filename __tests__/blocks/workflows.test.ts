import { describe, expect, test } from '@jest/globals';
import { summaryLine } from '../../src/report/index.ts';
import { lintFiles } from '../formats/support.ts';
import { saidOf } from './support.ts';

/** A workflow with one step of the action, and what the step is handed. */
function workflow(inputs: string, uses = 'anthropics/claude-code-action@beta'): string {
  const lines = inputs.split('\n').map((line) => `          ${line}`);
  return `on: push\njobs:\n  review:\n    steps:\n      - uses: ${uses}\n        with:\n${lines.join('\n')}\n`;
}

const said = (text: string) => saidOf(text, {}, '.github/workflows/review.yml');

const untyped = '{ "mcpServers": { "docs": { "url": "https://docs.example.com/mcp" } } }';
const fine = '{ "mcpServers": { "docs": { "command": "docs-mcp" } } }';

describe('what a workflow gives Claude Code', () => {
  test('in lines of their own', async () => {
    expect(
      await said(
        workflow(`mcp_config: |\n  {\n    "mcpServers": { "docs": { "url": "https://docs.example.com" } }\n  }`),
      ),
    ).toEqual([
      '9:41-9:46 error transport-untyped server "docs" has a "url" and no "type", so Claude Code skips the server',
    ]);
  });

  test('between quotes', async () => {
    expect(await said(workflow(`mcp_config: '${untyped}'`))).toEqual([
      '7:52-7:57 error transport-untyped server "docs" has a "url" and no "type", so Claude Code skips the server',
    ]);
  });

  test('among the arguments', async () => {
    const args = `claude_args: |\n  --max-turns 3\n  --mcp-config '${untyped}'\n  --model opus`;
    expect(await said(workflow(args, 'anthropics/claude-code-action@v1'))).toEqual([
      '9:55-9:60 error transport-untyped server "docs" has a "url" and no "type", so Claude Code skips the server',
    ]);
  });

  test('among the arguments, in several lines', async () => {
    const args = `claude_args: |\n  --mcp-config '{\n    "mcpServers": { "docs": { "type": "stdio" } }\n  }'`;
    expect(await said(workflow(args, 'anthropics/claude-code-action@v1'))).toEqual([
      '9:31-9:37 error transport-missing server "docs" has neither "command" nor "url", so Claude Code skips the server',
    ]);
  });

  test('that is no JSON', async () => {
    expect(await said(workflow(`mcp_config: |\n  { "mcpServers": { "docs": { "command": "docs-mcp" }, } }`))).toEqual([
      '8:64-8:65 error syntax-error there is a comma after the last entry, which the file does not allow, so Claude Code refuses the whole file',
    ]);
  });

  test('without the key round them', async () => {
    expect(await said(workflow(`mcp_config: '{ "docs": { "command": "docs-mcp" } }'`))).toEqual([
      '7:24-7:61 error root-shape 1 server stands at the top level and not under "mcpServers", so Claude Code refuses the whole file',
    ]);
  });

  test('with a secret in it', async () => {
    const key = `ghp_${'Ab1Cd2Ef3G'.repeat(4).slice(0, 36)}`;
    const config = `mcp_config: '{ "mcpServers": { "docs": { "command": "docs-mcp", "env": { "TOKEN": "${key}" } } } }'`;
    expect(await said(workflow(config))).toEqual([expect.stringMatching(/^7:\d+-7:\d+ \w+ secret-literal /)]);
  });

  test('that is fine', async () => {
    expect(await said(workflow(`mcp_config: '${fine}'`))).toEqual([]);
    expect(await said(workflow(`claude_args: --mcp-config '${fine}'`, 'anthropics/claude-code-action@v1'))).toEqual([]);
  });

  test('in an action that workflows share', async () => {
    const steps = `    - uses: anthropics/claude-code-base-action@beta\n      with:\n        mcp_config: '${untyped}'\n`;
    const text = `runs:\n  using: composite\n  steps:\n${steps}`;
    expect(await saidOf(text, {}, '.github/actions/review/action.yml')).toHaveLength(1);
    expect(await saidOf(text, {}, 'action.yml')).toEqual([]);
  });
});

describe('what GitHub puts in', () => {
  test('stands for any text', async () => {
    const entry =
      '"command": "docs-mcp", "env": { "TOKEN": "${{ secrets.DOCS_TOKEN }}", "AT": "${{ github.workspace }}/a" }';
    expect(await said(workflow(`mcp_config: |\n  { "mcpServers": { "docs": { ${entry} } } }`))).toEqual([]);
    const url = '"type": "http", "url": "${{ vars.DOCS_URL }}"';
    expect(await said(workflow(`mcp_config: |\n  { "mcpServers": { "docs": { ${url} } } }`))).toEqual([]);
  });

  test('may be more than a text', async () => {
    expect(await said(workflow('mcp_config: |\n  { "mcpServers": { "docs": ${{ env.DOCS }}, } }'))).toEqual([]);
    expect(await said(workflow('mcp_config: ${{ steps.a.outputs.config }} # mcpServers'))).toEqual([]);
  });
});

describe('the input that is gone', () => {
  const gone =
    '7:11-7:21 error file-unread Claude Code\'s action has no input "mcp_config" since 1.0.1, so it loads no server from it';

  test.each(['v1', 'v1.0.1', 'v1.0.40', 'v1.1', 'main'])('as of %s', async (version) => {
    const uses = `anthropics/claude-code-action@${version}`;
    // What is wrong inside nobody learns.
    expect(await said(workflow(`mcp_config: '${untyped}'`, uses))).toEqual([gone]);
  });

  test.each(['beta', 'v0.0.63', 'v1.0.0', '0123456789abcdef0123456789abcdef01234567'])(
    'not as of %s',
    async (version) => {
      expect(await said(workflow(`mcp_config: '${fine}'`, `anthropics/claude-code-action@${version}`))).toEqual([]);
    },
  );

  test('does not hide a secret', async () => {
    const key = `ghp_${'Ab1Cd2Ef3G'.repeat(4).slice(0, 36)}`;
    const config = `mcp_config: '{ "mcpServers": { "docs": { "command": "docs-mcp", "env": { "TOKEN": "${key}" } } } }'`;
    expect(await said(workflow(config, 'anthropics/claude-code-action@v1'))).toHaveLength(2);
  });
});

describe('inputs for tools, which are gone', () => {
  const tools = 'allowed_tools: "Read,mcp__docs__search"\ndisallowed_tools: mcp__docs__drop';

  test.each(['v1', 'v1.0.0', 'v1.0.40', 'main'])('as of %s', async (version) => {
    expect(await said(workflow(tools, `anthropics/claude-code-action@${version}`))).toEqual([
      '7:11-7:24 warning file-unread Claude Code\'s action has no input "allowed_tools" since 1.0.0: what it says of tools has no effect',
      '8:11-8:27 warning file-unread Claude Code\'s action has no input "disallowed_tools" since 1.0.0: what it says of tools has no effect',
    ]);
  });

  test.each(['beta', 'v0.0.63', '0123456789abcdef0123456789abcdef01234567'])('not as of %s', async (version) => {
    expect(await said(workflow(tools, `anthropics/claude-code-action@${version}`))).toEqual([]);
  });

  test('matter here where they name tools of servers', async () => {
    expect(await said(workflow('allowed_tools: Read,Edit', 'anthropics/claude-code-action@v1'))).toEqual([]);
  });

  test('can be left unsaid by a comment above them', async () => {
    const inputs = '# mcp-lint-disable-next-line file-unread\nallowed_tools: mcp__docs__search';
    expect(await said(workflow(inputs, 'anthropics/claude-code-action@v1'))).toEqual([]);
  });
});

test('a file that is named is judged, and counted as what it is', async () => {
  const path = '.github/workflows/review.yml';
  const report = await lintFiles({ [path]: workflow(`mcp_config: '${fine}'`) }, { paths: [path] });
  expect(summaryLine(report)).toBe('no problems; checked 1 configuration in 1 workflow');
});

describe('nothing is said', () => {
  test('of another action, and of text that only looks so', async () => {
    expect(await said(workflow(`mcp_config: '${untyped}'`, 'acme/claude-code-action@v1'))).toEqual([]);
    expect(await said(workflow(`mcp_config: '${untyped}'`, 'anthropics/claude-code-action-fork@v1'))).toEqual([]);
    expect(await said(workflow(`prompt: use '${untyped}'`))).toEqual([]);
    expect(await saidOf(workflow(`mcp_config: '${untyped}'`), {}, 'docs/review.yml')).toEqual([]);
  });

  test('where signs are written otherwise than they are read', async () => {
    expect(await said(workflow(`mcp_config: ${JSON.stringify(untyped)}`))).toEqual([]);
    expect(
      await said(workflow(`mcp_config: >-\n  { "mcpServers": { "docs": { "command": "docs\n  mcp" } } }`)),
    ).toEqual([]);
  });

  test('of an argument that is commented out, and of a path', async () => {
    const args = `claude_args: |\n  # --mcp-config '${untyped}'\n  --mcp-config .github/mcp.json`;
    expect(await said(workflow(args, 'anthropics/claude-code-action@v1'))).toEqual([]);
  });

  test('of what a comment silences', async () => {
    const config = `# mcp-lint-disable-next-line transport-untyped\nmcp_config: '${untyped}'`;
    expect(await said(workflow(config))).toEqual([]);
  });

  test('of broken YAML', async () => {
    expect(await said(`${workflow(`mcp_config: '${untyped}'`)}  - {\n`)).toEqual([]);
  });
});
