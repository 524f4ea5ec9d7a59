import { expect, test } from '@jest/globals';
import { folderOf } from '../../src/model/folders/index.ts';
import type { Reading } from '../../src/model/reading/index.ts';
import { workspaceOf } from '../model/workspace.ts';
import { fixturesOf, formats, siteOf } from './fixtures.ts';
import { lintFiles } from './support.ts';

/** Of a fixture, the file as its own client reads it, with a server in it that runs. */
async function readingOf(format: string): Promise<Reading | undefined> {
  const { path, beside } = siteOf(format);
  for (const { folder, text } of fixturesOf(format)) {
    if (folder !== 'valid') continue;
    const { readings } = await workspaceOf({ ...beside, [path]: text.toString() });
    const found = readings.find((each) => each.owner && each.format.id === format && each.servers.some(runs));
    if (found !== undefined) return found;
  }
  return undefined;
}

const runs = ({ broken, off, command, url }: Reading['servers'][number]) =>
  !broken && !off && (command ?? url) !== undefined;

/** Whether another client's file beside it, in which the server is another one, is held against it; and who may see the file. */
async function whose(format: string, reading: Reading): Promise<string> {
  const { beside } = siteOf(format);
  const { path, text } = reading.document;
  const name = reading.servers.find(runs)?.name ?? '';
  const other = JSON.stringify({ mcpServers: { [name]: { command: 'another-mcp' } } });
  const place = format === 'cursor' ? '.roo/mcp.json' : '.cursor/mcp.json';
  const files = { ...beside, [path]: text, [`${folderOf(reading)}${place}`]: other };
  const { findings } = await lintFiles(files, { config: false });
  const isCompared = findings.some(
    ({ rule, place: at, related = [] }) =>
      rule === 'server-drift' && [at, ...related.map((each) => each.place)].some((each) => each.document.path === path),
  );
  const command = reading.servers.find((each) => each.transport === 'stdio' && runs(each))?.command?.value ?? path;
  const moved = { ...beside, [path]: text.replaceAll(command, './absent/server.js') };
  const { findings: ofPaths } = await lintFiles(moved, { config: false });
  const isSearched = ofPaths.some(({ rule }) => rule === 'command-path');
  return `${isCompared ? 'compared' : 'apart'}, its paths ${isSearched ? 'looked up' : 'left alone'}`;
}

/** The files of a project that are in git: all that are not named below. */
const USUAL = 'compared, its paths looked up';

const expected: Readonly<Record<string, readonly string[]>> = {
  'apart, its paths left alone':
    'claude-code-managed claude-code-managed-settings claude-desktop cline copilot-jetbrains docker-mcp openclaw'.split(
      ' ',
    ),
  'apart, its paths looked up':
    'amazonq-agent amazonq-editor antigravity-user claude-code-plugin claude-code-plugin-manifest claude-code-marketplace claude-code-user claude-code-agent codex-plugin-manifest copilot-agent cursor-plugin-manifest gemini-extension gemini-agent gh-aw goose kimi-plugin kiro-agent mcp-hub qwen-extension zed-user'.split(
      ' ',
    ),
  'compared, its paths left alone': 'fast-agent roo-global rovo trae visual-studio-solution'.split(' '),
};

test('whose a file is decides whether it is compared with others, and whether it is published', async () => {
  const found: Record<string, string[]> = {};
  for (const format of formats) {
    const reading = await readingOf(format);
    if (reading === undefined) continue;
    const words = await whose(format, reading);
    if (words === USUAL) continue;
    found[words] = [...(found[words] ?? []), format];
  }
  expect(found).toEqual(expected);
});
