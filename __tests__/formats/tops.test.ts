import { expect, test } from '@jest/globals';
import { memory } from '../../src/files/index.ts';
import { lint } from '../../src/lint.ts';

const here = memory({}).resolve('', '.');
const server = '{"mcpServers":{"docs":{"command":"docs-mcp"}}}';

/** What is read of omp's file at the top of a project. */
async function found(contents: Readonly<Record<string, string>>, cwd = here): Promise<string[]> {
  const files = memory(contents);
  const report = await lint({ files, cwd, paths: [], targets: [], rules: new Map(), user: false });
  return report.files.map(({ path, format }) => `${path} ${format}`);
}

const contents = { 'repo/mcp.json': server, 'repo/sub/mcp.json': server, 'other/mcp.json': server };
const inRepository = { ...contents, 'repo/.git/HEAD': '' };

test('a project begins at the top of its repository, wherever the run was started', async () => {
  expect(await found(inRepository)).toEqual([
    'other/mcp.json stray',
    'repo/mcp.json omp-root',
    'repo/sub/mcp.json stray',
  ]);
  expect(await found(inRepository, `${here}/repo`)).toEqual(['mcp.json omp-root', 'sub/mcp.json stray']);
  expect(await found(inRepository, `${here}/repo/sub`)).toEqual(['mcp.json stray']);
});

test('where there is none, at the root of the run', async () => {
  expect(await found(contents)).toEqual(['other/mcp.json stray', 'repo/mcp.json stray', 'repo/sub/mcp.json stray']);
  expect(await found(contents, `${here}/repo`)).toEqual(['mcp.json omp-root', 'sub/mcp.json stray']);
  expect(await found({ 'mcp.json': server, '.git': 'gitdir: elsewhere' })).toEqual(['mcp.json omp-root']);
});
