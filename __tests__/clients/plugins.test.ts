import { expect, test } from '@jest/globals';
import { lintFiles } from '../formats/support.ts';

/** A file that omp reads in the folder of a project. */
const servers = '{ "mcpServers": { "notes": { "type": "http", "url": "https://notes.example/mcp" } } }\n';

async function readersOf(files: Readonly<Record<string, string>>) {
  const report = await lintFiles({ ...files, 'mcp.json': servers });
  return report.files.filter(({ path }) => path === 'mcp.json').map(({ format }) => format);
}

test('a file of servers belongs to the plugin whose manifest lies beside it', async () => {
  expect(await readersOf({})).toEqual(['omp-root']);
  expect(await readersOf({ '.cursor-plugin/plugin.json': '{ "name": "notes" }\n' })).toEqual(['cursor-plugin']);
  expect(await readersOf({ 'POWER.md': '---\nname: notes\n---\n' })).toEqual(['kiro-power']);
});

test('a manifest in another folder says nothing of it', async () => {
  expect(await readersOf({ 'plugin/.cursor-plugin/plugin.json': '{ "name": "notes" }\n' })).toEqual(['omp-root']);
  expect(await readersOf({ 'power/POWER.md': '---\nname: notes\n---\n' })).toEqual(['omp-root']);
});
