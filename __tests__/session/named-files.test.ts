import { expect, test } from '@jest/globals';
import { lint, open } from '../../src/index.ts';

const untyped = '{"mcpServers":{"docs":{"url":"https://docs.acme-data.net/mcp"}}}';
const manifest = (mcpServers: unknown) => JSON.stringify({ name: 'weather', mcpServers });

async function said(files: Record<string, string>, asked: object = {}) {
  const report = await lint({ files, ...asked });
  return {
    files: report.files.map(({ path, format }) => `${path} ${format}`),
    findings: report.findings.map(({ path, rule, clients }) => `${path} ${rule} ${clients}`),
  };
}

test.each([
  ['one', './servers.json'],
  ['a list', ['./servers.json']],
])('the file that a manifest names is read as the client reads it: %s', async (_, names) => {
  expect(await said({ 'p/.claude-plugin/plugin.json': manifest(names), 'p/servers.json': untyped })).toEqual({
    files: ['p/.claude-plugin/plugin.json claude-code-plugin-manifest', 'p/servers.json claude-code-plugin'],
    findings: ['p/servers.json transport-untyped claude-code'],
  });
});

test('a map without its key, and a name that another client takes elsewhere', async () => {
  const bare = '{"docs":{"command":"docs-mcp","env":5}}';
  const { files } = await said({ '.claude-plugin/plugin.json': manifest('./mcp.json'), 'mcp.json': bare });
  expect(files).toContain('mcp.json claude-code-plugin');
});

test.each([
  '../servers.json',
  './../servers.json',
  '/servers.json',
  'servers.json',
  './gone.json',
  5,
  null,
  '.mcp.json',
])('nothing else is read for %j', async (names) => {
  const { files } = await said({ 'p/.claude-plugin/plugin.json': manifest(names), 'servers.json': '{"docs":{}}' });
  expect(files).toEqual(['p/.claude-plugin/plugin.json claude-code-plugin-manifest']);
});

test('what mcp-lint.json says of it comes first', async () => {
  const { files } = await said({
    'p/.claude-plugin/plugin.json': manifest('./servers.json'),
    'p/servers.json': untyped,
    'mcp-lint.json': '{"files":{"p/servers.json":"cursor"}}',
  });
  expect(files).toContain('p/servers.json cursor');
});

test('a session reads it from when it is named until it is not', async () => {
  const session = open({ files: { 'p/.claude-plugin/plugin.json': manifest({}), 'p/servers.json': untyped } });
  const formats = async () => (await session.lint()).files.map(({ format }) => format);
  expect(await formats()).toEqual(['claude-code-plugin-manifest', 'stray']);
  session.change('p/.claude-plugin/plugin.json', manifest('./servers.json'));
  expect(await formats()).toEqual(['claude-code-plugin-manifest', 'claude-code-plugin']);
  session.change('p/.claude-plugin/plugin.json', manifest({}));
  expect(await formats()).toEqual(['claude-code-plugin-manifest', 'stray']);
});
