import { expect, test } from '@jest/globals';
import { folderOf } from '../../src/model/folders/index.ts';
import { readServers } from '../../src/model/reading/index.ts';
import type { Server } from '../../src/model/server/index.ts';
import { parseSource } from '../../src/parse/index.ts';
import { formatOf } from '../model/servers.ts';
import { workspaceOf } from '../model/workspace.ts';
import { fixturesOf, formats, siteOf } from './fixtures.ts';
import { lintFiles } from './support.ts';

interface Seen {
  readonly text: string;
  readonly folder: string;
  readonly servers: readonly Server[];
}

/** Of a fixture, the file as its own client reads it, with a server in it that runs. */
async function seenOf(format: string): Promise<Seen | undefined> {
  const { path, as, beside } = siteOf(format);
  for (const fixture of fixturesOf(format)) {
    if (fixture.folder !== 'valid') continue;
    const text = fixture.text.toString();
    const seen = as === undefined ? await seenAt(path, text, format, beside) : await seenAs(format, path, text);
    if (seen?.servers.some(runs)) return seen;
  }
  return undefined;
}

async function seenAt(path: string, text: string, format: string, beside = {}): Promise<Seen | undefined> {
  const { readings } = await workspaceOf({ ...beside, [path]: text });
  const found = readings.find((each) => each.owner && each.format.id === format && each.servers.some(runs));
  return found && { text: found.document.text, folder: folderOf(found), servers: found.servers };
}

/** Where no path of a project leads to it, and somebody says what it is. */
async function seenAs(id: string, path: string, text: string): Promise<Seen> {
  const format = await formatOf(id);
  const document = await parseSource({ path, text, problems: [] }, format.syntax.language);
  return { text, folder: '', servers: readServers(document, format) };
}

const runs = ({ broken, off, command, url }: Server) => !broken && !off && (command ?? url) !== undefined;

/** Whether another client's file beside it, in which the server is another one, is held against it; and who may see the file. */
async function whose(format: string, { text, folder, servers }: Seen): Promise<string> {
  const { path, as, beside } = siteOf(format);
  const options = { config: false, ...(as === undefined ? {} : { as, paths: [path] }) } as const;
  const name = servers.find(runs)?.name ?? '';
  const other = JSON.stringify({ mcpServers: { [name]: { command: 'another-mcp' } } });
  const place = format === 'cursor' ? '.roo/mcp.json' : '.cursor/mcp.json';
  const files = { ...beside, [path]: text, [`${folder}${place}`]: other };
  const { findings } = await lintFiles(files, options);
  const isCompared = findings.some(
    ({ rule, place: at, related = [] }) =>
      rule === 'server-drift' && [at, ...related.map((each) => each.place)].some((each) => each.document.path === path),
  );
  const command = servers.find((each) => each.transport === 'stdio' && runs(each))?.command?.value ?? path;
  const moved = { ...beside, [path]: text.replaceAll(command, './absent/server.js') };
  const { findings: ofPaths } = await lintFiles(moved, options);
  const isSearched = ofPaths.some(({ rule }) => rule === 'command-path');
  return `${isCompared ? 'compared' : 'apart'}, its paths ${isSearched ? 'looked up' : 'left alone'}`;
}

/** The files of a project that are in git: all that are not named below. */
const USUAL = 'compared, its paths looked up';

const expected: Readonly<Record<string, readonly string[]>> = {
  'apart, its paths left alone':
    'autohand autohand-yaml ccmcp claude-code-managed claude-code-managed-settings claude-desktop cline copilot-jetbrains docker-mcp every-code letta lm-studio openclaw'.split(
      ' ',
    ),
  'apart, its paths looked up':
    'amazonq-agent amazonq-editor antigravity-user claude-code-plugin claude-code-plugin-manifest claude-code-marketplace claude-code-user claude-code-agent claude-code-action codebuddy-user codex-plugin-manifest copilot-agent copilot-agent-settings cursor-plugin-manifest gemini-extension gemini-agent gh-aw goose kimi-plugin kiro-agent mcp-hub qwen-extension zed-user'.split(
      ' ',
    ),
  'compared, its paths left alone':
    'copilot-cli-user fast-agent kilo-user kimi-cli roo-global rovo trae visual-studio-solution'.split(' '),
};

test('whose a file is decides whether it is compared with others, and whether it is published', async () => {
  const found: Record<string, string[]> = {};
  for (const format of formats) {
    const seen = await seenOf(format);
    if (seen === undefined) continue;
    const words = await whose(format, seen);
    if (words === USUAL) continue;
    found[words] = [...(found[words] ?? []), format];
  }
  expect(found).toEqual(expected);
});
