import { describe, expect, test } from '@jest/globals';
import { lintFiles } from '../formats/support.ts';

const server = (entry: object) => JSON.stringify({ mcpServers: { db: { command: 'db-mcp', ...entry } } });

/** Rule and severity of what is said of a file when git would publish it, and when it would not. */
async function bothWays(path: string, text: string): Promise<string[][]> {
  const said = async (files: Record<string, string>) =>
    (await lintFiles(files, { paths: [path] })).findings.map(({ rule, severity }) => `${severity} ${rule}`);
  return [
    await said({ [path]: text }),
    await said({ [path]: text, '.git/HEAD': '', '.gitignore': `${path.split('/')[0]}\n` }),
  ];
}

describe('what stays with one person is told in a lower voice', () => {
  test.each([
    ['.gemini/settings.json', { trust: true }, ['warning approve-all'], ['info approve-all']],
    ['.mcp.json', { env: { DB_PASSWORD: 'Tr0ub4dor&3x' } }, ['warning secret-suspected'], []],
    [
      '.mcp.json',
      { args: ['x'], env: { DB: 'YOUR_DB' } },
      ['warning placeholder-unfilled'],
      ['warning placeholder-unfilled'],
    ],
  ])('%s %j', async (path, entry, published, ignored) => {
    expect(await bothWays(path, server(entry))).toEqual([published, ignored]);
  });
});

describe('what is switched off is told in a lower voice', () => {
  test.each([
    [{ env: { DB: 'YOUR_DB' } }, 'placeholder-unfilled'],
    [{ args: ['server-filesystem', '/'] }, 'path-broad'],
    [{ autoApprove: ['*'], args: [] }, 'approve-all'],
  ])('%j', async (entry, rule) => {
    const severities = async (disabled: boolean) =>
      (await lintFiles({ '.kiro/settings/mcp.json': server({ ...entry, disabled }) })).findings
        .filter((finding) => finding.rule === rule)
        .map(({ severity }) => severity);
    expect([await severities(false), await severities(true)]).toEqual([['warning'], ['info']]);
  });
});

test('nobody is told to write a secret into a file that git publishes', async () => {
  const helpOf = async (env: object) =>
    (await lintFiles({ '.mcp.json': server({ env }) })).findings.map(({ help }) => help);
  expect(await helpOf({ DB_TOKEN: 'YOUR_TOKEN' })).toEqual([
    'write "${DB_TOKEN}" and set the variable where Claude Code starts',
  ]);
  expect(await helpOf({ DB_NAME: 'YOUR_DB' })).toEqual([
    'write the value, or "${DB_NAME}" and set the variable where Claude Code starts',
  ]);
});

test('of several folders the widest comes first, whatever their order', async () => {
  const { findings } = await lintFiles({
    '.mcp.json': server({ command: 'npx', args: ['-y', 'server-filesystem', '~', '/'] }),
  });
  expect(findings.map(({ message, related }) => [message, related.length])).toEqual([
    ['server "db" reaches every file that its user may open: "/" is one of its folders', 1],
  ]);
});
