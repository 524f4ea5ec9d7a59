import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { disk } from '../../src/files/disk.ts';
import { lint } from '../../src/lint.ts';
import { type Report, render, reportFormats } from '../../src/report/index.ts';
import { linesOf, lintFiles } from '../formats/support.ts';
import { inTurn, isWhole } from '../fuzz.ts';
import { runCli } from '../hostile/cli.ts';
import { samplesOf, shapes } from '../model/secret-samples.ts';
import { tree } from '../tree.ts';

const random = 'Zk3vQ9pX2mW7rT5yB8nL';
const options = {
  color: false,
  quiet: false,
  infos: true,
  cwdPrefix: '',
  version: '0',
  repositoryPath: (file: string) => file,
  docsUrl: () => undefined,
};

function server(entry: object): string {
  return JSON.stringify({ mcpServers: { db: { command: 'db-mcp', ...entry } } });
}

describe('what to do', () => {
  const helpOf = async (files: Record<string, string>) => (await lintFiles(files)).findings.map(({ help }) => help);

  test("in the client's own syntax", async () => {
    expect(await helpOf({ '.mcp.json': server({ env: { API_KEY: random } }) })).toEqual([
      'write "${API_KEY}" and set the variable where Claude Code starts, and revoke what stands here',
    ]);
    const opencode = { mcp: { db: { type: 'local', command: ['db-mcp'], environment: { API_KEY: random } } } };
    expect(await helpOf({ 'opencode.json': JSON.stringify(opencode) })).toEqual([
      'write "{env:API_KEY}" and set the variable where OpenCode starts, and revoke what stands here',
    ]);
  });

  test('for the reference as a whole, where it is the key that stands in it', async () => {
    const token = `sbp_${'4f1c9a7be2d8'.repeat(4).slice(0, 40)}`;
    const files = (...args: string[]) => ({ '.roo/mcp.json': server({ args }) });
    const whole = 'write "${env:API_KEY}" and set the variable where Roo Code starts, and revoke what stands here';
    expect(await helpOf(files('--api-key', `\${${token}}`))).toEqual([whole]);
    expect(await helpOf(files('--api-key', `\${env:${token}}`))).toEqual([whole]);
    expect(await helpOf(files(`--api-key=\${env:${token}}`))).toEqual([expect.stringMatching(/ in its place, /)]);
    const { findings } = await lintFiles(files('--api-key', `\${env:${token}}`));
    expect(findings.map(({ fix }) => fix)).toEqual([
      expect.objectContaining({
        changes: [expect.objectContaining({ text: '${env:API_KEY}', within: { start: 0, end: token.length + 7 } })],
      }),
    ]);
  });

  test('where the names of variables have a field of their own', async () => {
    const codex = `[mcp_servers.db]\ncommand = "db-mcp"\nenv = { API_KEY = "${random}" }\n`;
    expect(await helpOf({ '.codex/config.toml': codex })).toEqual([
      'name "API_KEY" in "env_vars" and set it where Codex starts, and revoke what stands here',
    ]);
  });

  test('where nothing is expanded', async () => {
    const vibe = `[[mcp_servers]]\nname = "db"\ntransport = "stdio"\ncommand = "db-mcp"\nenv = { API_KEY = "${random}" }\n`;
    expect(await helpOf({ '.vibe/config.toml': vibe })).toEqual([
      'Mistral Vibe expands no variables in "env": set it where Mistral Vibe starts, or in a file that git ignores, and revoke what stands here',
    ]);
  });

  const dsn = `postgresql://me:${random}@db.acme-data.net/app`;
  const revoke = ', and revoke what stands here';

  test('the password alone, where it stands in the address of a database', async () => {
    expect(await helpOf({ '.mcp.json': server({ args: [dsn] }) })).toEqual([
      `write "\${DB_PASSWORD}" in its place, leave the rest as it is, and set the variable where Claude Code starts${revoke}`,
    ]);
    expect(await helpOf({ '.mcp.json': server({ env: { DATABASE_URL: dsn } }) })).toEqual([
      `write "\${DB_PASSWORD}" in its place, leave the rest as it is, and set the variable where Claude Code starts${revoke}`,
    ]);
    const opencode = { mcp: { db: { type: 'local', command: ['db-mcp', `--url=${dsn}`] } } };
    expect(await helpOf({ 'opencode.json': JSON.stringify(opencode) })).toEqual([
      `write "{env:DB_PASSWORD}" in its place, leave the rest as it is, and set the variable where OpenCode starts${revoke}`,
    ]);
  });

  test('in a command line in which the client expands nothing', async () => {
    expect(await helpOf({ 'claude_desktop_config.json': server({ args: [dsn] }) })).toEqual([
      `Claude Desktop expands no variables in "args": start a script of your own that adds it, or let git ignore the file${revoke}`,
    ]);
    expect(await helpOf({ '.factory/mcp.json': server({ type: 'stdio', args: [dsn] }) })).toEqual([
      `Factory Droid expands no variables in "args": if the server reads it from its environment, write "\${DB_PASSWORD}" in "env", else let git ignore the file${revoke}`,
    ]);
  });

  test('the whole value, where a variable has no braces', async () => {
    const codebuff = { mcpServers: { db: { type: 'stdio', command: 'db-mcp', env: { DATABASE_URL: dsn } } } };
    expect(await helpOf({ '.agents/mcp.json': JSON.stringify(codebuff), 'knowledge.md': '' })).toEqual([
      `write "$DATABASE_URL" for the whole value and set the variable where Codebuff starts${revoke}`,
    ]);
  });

  test('outside of any server', async () => {
    expect(await helpOf({ '.claude/settings.json': JSON.stringify({ env: { API_KEY: random } }) })).toEqual([
      'keep it in the environment or in a file that git ignores, and revoke what stands here',
    ]);
  });
});

test('in a file that git ignores it is an info', async () => {
  const files = { '.git/HEAD': '', '.gitignore': '.mcp.json\n', '.mcp.json': server({ env: { API_KEY: random } }) };
  expect(linesOf(await lintFiles(files))).toEqual([]);
  expect(linesOf(await lintFiles(files, { paths: ['.mcp.json'] }))).toEqual([
    '1:59-1:79 info secret-literal what looks like a live key stands in "API_KEY" in "env" of server "db"; git ignores this file',
  ]);
});

test('one secret is one finding, whoever else reads the file', async () => {
  const report = await lintFiles({ '.mcp.json': server({ env: { API_KEY: random } }) }, { targets: ['omp', 'vscode'] });
  expect(report.findings.filter(({ rule }) => rule === 'secret-literal')).toHaveLength(1);
});

test('nothing is said about what lies in a broken node', async () => {
  const report = await lintFiles({ '.mcp.json': `{ "mcpServers": { "db": { "env": { "API_KEY" "${random}" } } } }` });
  expect(report.findings.map(({ rule }) => rule)).toEqual(['syntax-error']);
});

describe('no character of a secret', () => {
  const secrets = [...inTurn(shapes, 0).flatMap((shape) => samplesOf(shape, isWhole ? 2 : 1)), random];
  /** What is left of a token when its public beginning is taken off. */
  const cores = secrets.map((secret) => secret.slice(-10));
  const entries: Record<string, object> = {};
  for (const [index, secret] of secrets.entries()) {
    entries[`server${index}`] = {
      command: secret,
      args: ['--token', secret, `--key=${secret}`, secret],
      env: { API_KEY: secret, OTHER: secret, [secret]: 'value' },
      typo: secret,
      timeout: secret,
    };
    entries[secret] = { type: secret, url: `https://a:${secret}@acme.io/${secret}?key=${secret}#${secret}` };
  }
  const text = JSON.stringify({ mcpServers: entries, inputs: [{ id: secrets[0], default: secrets[1] }] }, null, 2);
  const coresBy = new Map<string, string[]>();
  for (const core of cores) coresBy.set(core.slice(0, 2), [...(coresBy.get(core.slice(0, 2)) ?? []), core]);
  const leaks = (output: string) => {
    const found = new Set<string>();
    for (let at = 0; at < output.length; at += 1) {
      for (const core of coresBy.get(output.slice(at, at + 2)) ?? []) if (output.startsWith(core, at)) found.add(core);
    }
    return [...found];
  };

  let linted: Promise<Report> | undefined;

  test.each(reportFormats)('in %s', async (format) => {
    linted ??= lintFiles({ '.mcp.json': text, '.vscode/mcp.json': text.replace('mcpServers', 'servers') });
    const report = await linted;
    expect(report.findings.length).toBeGreaterThan(secrets.length);
    const output = await render(format, report, options);
    expect(leaks(output)).toEqual([]);
    if (!isWhole && format !== 'text') return;
    expect(await render(format, report, { ...options, color: true })).not.toContain(random);
  });

  test('in a baseline, or in what the program prints', async () => {
    const cwd = tree();
    fs.writeFileSync(path.join(cwd, '.mcp.json'), text);
    await lint({
      files: disk,
      cwd,
      paths: [],
      targets: [],
      config: false,
      rules: new Map(),
      user: false,
      baseline: 'b.json',
      saveBaseline: (file, lines) => fs.writeFileSync(file, lines),
    });
    const written = fs.readFileSync(path.join(cwd, 'b.json'), 'utf8');
    expect(written).toContain('secret-literal');
    expect(leaks(written)).toEqual([]);
    const { stdout, stderr } = runCli(cwd, ['--no-config', '--fail-on', 'never']);
    expect(stdout).toContain('secret-literal');
    expect(leaks(stdout + stderr)).toEqual([]);
  });
});

test('a header comes from nowhere but the file', async () => {
  const entry = { url: 'https://docs.acme-data.net/mcp', headers: { Authorization: `Bearer ${random}` } };
  const helps = async (file: string) =>
    (await lintFiles({ [file]: JSON.stringify({ mcpServers: { docs: entry } }) })).findings
      .filter(({ rule }) => rule === 'secret-literal')
      .map(({ help }) => help);
  expect(await helps('.trae/mcp.json')).toEqual(['let git ignore the file, and revoke what stands here']);
});

describe('the variable that is proposed', () => {
  const named = async (entry: object) => {
    const { findings } = await lintFiles({ '.mcp.json': server(entry) });
    const finding = findings.find(({ rule }) => rule === 'secret-literal');
    return /\$\{(\w+)\}/.exec(finding?.help ?? '')?.[1];
  };

  test('is called like the flag, the parameter, the header or the assignment before the secret', async () => {
    expect(await named({ args: ['--token', random] })).toBe('TOKEN');
    expect(await named({ args: ['--figma-api-key', random] })).toBe('FIGMA_API_KEY');
    expect(await named({ args: [`--figmaApiKey=${random}`] })).toBe('FIGMA_API_KEY');
    expect(await named({ args: [`FIGMA_TOKEN=${random}`] })).toBe('FIGMA_TOKEN');
    expect(await named({ args: ['--header', `X-Figma-Token: ${random}`] })).toBe('FIGMA_TOKEN');
    expect(await named({ args: [`https://acme.dev/mcp?figma_token=${random}`] })).toBe('FIGMA_TOKEN');
    expect(await named({ headers: { 'X-API-Key': random } })).toBe('API_KEY');
    expect(await named({ headers: { 'DD-APPLICATION-KEY': random } })).toBe('DD_APPLICATION_KEY');
  });

  test('has a name of its own where what stands before it says nothing', async () => {
    expect(await named({ args: ['--header', `Authorization: Bearer ${random}`] })).toBe('API_KEY');
    expect(await named({ headers: { Authorization: `Bearer ${random}` } })).toBe('API_KEY');
    expect(await named({ env: { OPTIONS: `Authorization: Bearer ${random}` } })).toBe('API_KEY');
    expect(await named({ args: ['-k', `figd_${random.repeat(2)}`] })).toBe('API_KEY');
  });
});

test('a recovery phrase cannot be revoked', async () => {
  const phrase = 'ladder quiz velvet river anchor tulip marble copper window gossip planet fabric';
  const [finding] = (await lintFiles({ '.mcp.json': server({ env: { MNEMONIC: phrase } }) })).findings;
  expect(finding?.help).toBe(
    'write "${MNEMONIC}" and set the variable where Claude Code starts, and move what the wallet holds to a new one',
  );
});
