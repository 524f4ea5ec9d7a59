import { expect, test } from '@jest/globals';
import { saidOf } from './support.ts';

const block = (entry: object) => `\`\`\`json\n${JSON.stringify({ mcpServers: { docs: entry } })}\n\`\`\`\n`;
const run = (name: string, more: object = {}) => block({ command: 'npx', args: ['-y', name], ...more });

test('two versions of one package', async () => {
  expect(await saidOf(`## Cursor\n\n${run('docs-mcp@1.2.0')}\nor\n\n${run('docs-mcp@1.3.0')}`)).toEqual([
    '10:54-10:68 info snippet-drift server "docs" runs version 1.3.0 here, and version 1.2.0 in an earlier block',
  ]);
});

test.each([
  ['one version', run('docs-mcp@1.2.0'), run('docs-mcp@1.2.0')],
  ['a version and none', run('docs-mcp@1.2.0'), run('docs-mcp')],
  ['a version and the newest', run('docs-mcp@1.2.0'), run('docs-mcp@latest')],
  ['two packages', run('docs-mcp@1.2.0'), run('other-mcp@1.3.0')],
])('nothing is said of %s', async (_, a, b) => {
  expect(await saidOf(`## Cursor\n\n${a}\nor\n\n${b}`)).toEqual([]);
});

test.each([
  ['another scope', '@acme/docs-mcp', 'docs-mcp', true],
  ['a slip of the pen', 'docs-mcp-server', 'docs-mcp-sever', true],
  ['the package itself', 'docs-mcp', 'docs-mcp', false],
  ['another package', 'docs-mcp', 'mcp-remote', false],
])('the name in package.json: %s', async (_, published, shown, isTold) => {
  const said = await saidOf(`## Cursor\n\n${run(shown)}`, { 'package.json': JSON.stringify({ name: published }) });
  const expected = `info snippet-manifest package "${shown}" is not the one of this repository, which package.json calls "${published}"`;
  expect(said.map((line) => line.replace(/^\S+ /, ''))).toEqual(isTold ? [expected] : []);
});

test('a variable that server.json does not know', async () => {
  const manifest = { packages: [{ identifier: 'docs-mcp', environmentVariables: [{ name: 'DOCS_KEY' }] }] };
  const files = { 'server.json': JSON.stringify(manifest) };
  const of = (name: string) => saidOf(`## Cursor\n\n${run('docs-mcp', { env: { [name]: 'YOUR_KEY' } })}`, files);
  expect(await of('DOCS_KEY')).toEqual([]);
  expect(await of('NODE_ENV')).toEqual([]);
  expect(await of('DOCS_TOKEN')).toEqual([
    expect.stringMatching(
      / info snippet-manifest server "docs" is given "DOCS_TOKEN", which server.json does not know$/,
    ),
  ]);
});
