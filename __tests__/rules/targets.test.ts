import { describe, expect, test } from '@jest/globals';
import { type Files, linesOf, lintFiles } from '../formats/support.ts';

/** What is said about targets, with the clients that behave so. */
async function said(files: Files, targets: readonly string[], more: object = {}): Promise<string[]> {
  const report = await lintFiles(files, { targets, config: false, ...more });
  const lines = linesOf(report);
  return report.findings.flatMap(({ rule, clients }, index) =>
    rule === 'lossy-field' || rule === 'target-rejects' ? [`${lines[index]} [${clients.join(' ')}]`] : [],
  );
}

const servers = (entries: object) => JSON.stringify({ mcpServers: entries });

describe('targets', () => {
  test('without one, nothing is said', async () => {
    const file = { '.vscode/mcp.json': JSON.stringify({ servers: { a: { command: 'a-mcp', cwd: 'b' } } }) };
    expect(await said(file, [])).toEqual([]);
  });

  test('what several lose alike is said once, and names them all', async () => {
    const file = { '.cursor/mcp.json': servers({ a: { command: 'a-mcp', envFile: '.env' } }) };
    expect(await said(file, ['opencode', 'codex'])).toEqual([
      '1:39-1:48 warning lossy-field OpenCode and Codex have no field for "envFile" of server "a", so it is lost there [opencode codex]',
    ]);
  });

  test('a field is told once, whatever number of variables it holds', async () => {
    const file = { '.mcp.json': servers({ a: { type: 'http', url: 'https://a.example.com', headersHelper: 'a.sh' } }) };
    expect(await said(file, ['gemini'])).toHaveLength(1);
  });

  test('advice names the fields in which the client does expand variables', async () => {
    const file = { '.mcp.json': servers({ a: { command: 'a-mcp', args: ['${A}'] } }) };
    const { findings } = await lintFiles(file, { targets: ['goose'], config: false });
    expect(findings.map(({ help }) => help)).toEqual(['variables are expanded there in "headers" and "uri"']);
  });

  test('advice is given where it is good for all of them', async () => {
    const file = { 'opencode.json': '{ "mcp": { "a": { "type": "local", "command": ["a-mcp"], "enabled": false } } }' };
    const helpFor = async (targets: string[]) =>
      (await lintFiles(file, { targets, config: false })).findings.map(({ message, help }) => [message, help]);
    expect(await helpFor(['vscode'])).toEqual([
      [
        'VS Code cannot switch off server "a" in its entry, so it runs there',
        'switch it off in the list of MCP servers',
      ],
    ]);
    expect(await helpFor(['vscode', 'gemini'])).toEqual([
      ['VS Code and Gemini CLI cannot switch off server "a" in its entry, so it runs there', undefined],
    ]);
  });

  test('a client that reads the file itself is judged as its reader, and misses nothing', async () => {
    const file = { '.mcp.json': servers({ a: { command: 'a-mcp', alwaysLoad: true } }) };
    expect(await said(file, ['claude-code', 'vscode', 'kimi'])).toEqual([]);
    expect(await said(file, ['zed'])).toHaveLength(1);
  });

  test('they may stand in the configuration', async () => {
    const files = {
      'mcp-lint.json': '{ "targets": ["claude-code"] }',
      '.cursor/mcp.json': servers({ a: { command: 'a-mcp', envFile: '.env' } }),
    };
    expect(await said(files, [], { config: undefined })).toHaveLength(1);
  });

  test('what is true of others at the same place stands beside it; a default that might be a secret is not shown', async () => {
    const file = { '.mcp.json': servers({ a: { command: 'a-mcp', env: { A: '${A:-hunter2}' } } }) };
    expect(await said(file, ['opencode', 'codex'])).toEqual([
      '1:51-1:64 warning lossy-field OpenCode has no defaults for variables, so that of "${A:-…}" in "env" of server "a" is lost [opencode codex]',
    ]);
    const { findings } = await lintFiles(file, { targets: ['opencode', 'codex'], config: false });
    expect(findings[0]?.related.map(({ message }) => message)).toEqual([
      'Codex has no way to write "${A:-…}" in "env" of server "a"',
    ]);
  });

  test('each argument and each variable has its own place', async () => {
    const args = ['--root', '${workspaceFolder}/a', '${input:token}${input:token}'];
    const file = {
      '.vscode/mcp.json': JSON.stringify({ inputs: [], servers: { a: { command: 'a-mcp', args } } }),
    };
    expect(await said(file, ['kiro'])).toEqual([
      '1:66-1:84 warning lossy-field Kiro has no way to write "${workspaceFolder}" in "args" of server "a" [kiro]',
      '1:89-1:103 warning lossy-field Kiro has no way to write "${input:token}" in "args" of server "a" [kiro]',
      '1:103-1:117 warning lossy-field Kiro has no way to write "${input:token}" in "args" of server "a" [kiro]',
    ]);
  });

  test('a variable that the client itself sets is nothing to another one', async () => {
    const entry = { command: '${CLAUDE_PLUGIN_ROOT}/a-mcp', env: { TOKEN: '${TOKEN}' } };
    expect(await said({ 'plugin/.mcp.json': JSON.stringify({ a: entry }) }, ['opencode'])).toEqual([
      '1:18-1:39 warning lossy-field OpenCode has no way to write "${CLAUDE_PLUGIN_ROOT}" in "command" of server "a" [opencode]',
    ]);
  });

  test('of a server that is switched off only the switch is missed', async () => {
    const file = {
      '.kiro/settings/mcp.json': servers({ a: { command: 'a-mcp', disabled: true, autoApprove: ['b'] } }),
    };
    expect(await said(file, ['vscode'])).toEqual([
      '1:39-1:49 warning lossy-field VS Code cannot switch off server "a" in its entry, so it runs there [vscode]',
      '1:55-1:68 info lossy-field VS Code has no field for "autoApprove" of server "a", so it is lost there [vscode]',
    ]);
  });

  test('what the client does not read is not lost', async () => {
    const file = {
      '.mcp.json': servers({ a: { command: 'a-mcp', cwd: 'b', disabled: true, args: ['${env:A}'], 'x-team': 1 } }),
    };
    expect(await said(file, ['opencode', 'codex'])).toEqual([]);
  });

  test('the variable that holds a token has its own field', async () => {
    const remote = { type: 'http', url: 'https://a.example.com' };
    const file = (headers: object) => ({ '.mcp.json': servers({ a: { ...remote, headers } }) });
    expect(await said(file({ Authorization: 'Bearer ${TOKEN}', 'X-Key': '${KEY}' }), ['codex'])).toEqual([]);
    expect(await said(file({ 'X-Key': 'Key ${KEY}' }), ['codex'])).toEqual([
      '1:89-1:95 warning lossy-field Codex has no way to write "${KEY}" in "headers" of server "a" [codex]',
    ]);
  });
});

describe('what a target does not take', () => {
  const sse = { '.mcp.json': servers({ a: { type: 'sse', url: 'https://a.example.com/sse' } }) };

  test('only seen and read facts make an error', async () => {
    expect(await said(sse, ['codex'])).toEqual([
      '1:28-1:33 error target-rejects Codex has no SSE transport, so server "a" is lost there [codex]',
    ]);
    expect(await said(sse, ['zed'])).toEqual([
      '1:28-1:33 warning target-rejects Zed has no SSE transport, so server "a" is lost there [zed]',
    ]);
  });

  test('a target whose loss is known less surely has a finding of its own', async () => {
    expect(await said(sse, ['zed', 'codex'])).toEqual([
      '1:28-1:33 error target-rejects Codex has no SSE transport, so server "a" is lost there [codex]',
      '1:28-1:33 warning target-rejects Zed has no SSE transport, so server "a" is lost there [zed]',
    ]);
  });

  test('clients of which it is not known are not accused', async () => {
    expect(await said(sse, ['amp', 'lm-studio', 'trae', 'warp', 'mcporter', 'opencode', 'kilo', 'vscode'])).toEqual([]);
  });

  test('a server that is switched off is not missed', async () => {
    const file = { '.kiro/settings/mcp.json': servers({ 'a b': { command: 'a-mcp', disabled: true } }) };
    expect(await said(file, ['codex'])).toEqual([
      '1:16-1:21 info target-rejects for Codex, the name of server "a b" holds more than letters, digits and any of _ : @ / . -; it cannot start the server [codex]',
    ]);
  });

  test('what is lost is not told of a server that is not taken for its transport', async () => {
    const file = {
      '.mcp.json': servers({ a: { type: 'sse', url: 'https://a.example.com/sse', headersHelper: 'a.sh' } }),
    };
    expect(await said(file, ['codex'])).toHaveLength(1);
  });

  test('parts of a client are nothing for another one', async () => {
    const file = {
      '.config/goose/config.yaml': 'extensions:\n  dev:\n    enabled: true\n    type: builtin\n    name: dev\n',
    };
    expect(await said(file, ['codex', 'opencode'])).toEqual([]);
  });
});

test('the first word of a client is enough to be told its names', async () => {
  await expect(lintFiles({}, { targets: ['claude'] })).rejects.toThrow(
    'there is no client "claude"; did you mean "claude-code" or "claude-desktop"?',
  );
  await expect(lintFiles({}, { targets: ['nothing'] })).rejects.toThrow(
    'there is no client "nothing"; "mcp-lint clients" lists them',
  );
});
