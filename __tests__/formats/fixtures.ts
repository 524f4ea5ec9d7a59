import fs from 'node:fs';
import path from 'node:path';
import { formatNamed, registry, userFiles } from '../../src/clients/index.ts';
import type { Report } from '../../src/report/index.ts';
import { UsageError } from '../../src/wording/index.ts';
import { linesOf, lintFiles } from './support.ts';

const root = path.join(import.meta.dirname, '../fixtures/formats');

/**
 * `valid`: the schema has no objection and nothing but advice is given. `invalid`: the schema or the parser objects.
 * `rules`: the rules say more than the schema, or less.
 */
export type Folder = 'valid' | 'invalid' | 'rules';

export interface Fixture {
  readonly format: string;
  readonly folder: Folder;
  /** Without its suffix; begins with the id of the case it shows. */
  readonly name: string;
  readonly text: Buffer;
  /** The path of the expectation, whether there is one or not. */
  readonly out: string;
  /** Undefined when there is no `.out`. */
  readonly expected: readonly string[] | undefined;
}

interface Site {
  /** Where the format's file lies. */
  readonly path: string;
  readonly as?: string;
  readonly beside?: Readonly<Record<string, string>>;
}

/** What files that mention servers by name can mean. */
const mentioned = {
  '.mcp.json': '{ "mcpServers": { "docs": { "command": "docs-mcp" }, "db": { "command": "db-mcp" } } }\n',
};

/** A plugin with a server. */
const flow = {
  'flow/.claude-plugin/plugin.json': '{ "name": "flow", "mcpServers": { "db": { "command": "db-mcp" } } }\n',
};

/** Where another place is needed than the first of the format's paths. */
const sites: Readonly<Record<string, Site>> = {
  'visual-studio-solution': { path: '.mcp.json', beside: { 'Shop.sln': '\n' } },
  aix: { path: 'servers.json', as: 'aix' },
  ccmcp: { path: 'work.json', as: 'ccmcp' },
  'claude-code-agent': { path: '.claude/agents/reviewer.md', beside: mentioned },
  'claude-code-command': { path: '.claude/commands/git/review.md', beside: mentioned },
  'claude-code-managed': { path: 'managed-mcp.json' },
  'claude-code-managed-settings': { path: 'managed-settings.json' },
  'claude-code-plugin': {
    path: 'plugin/.mcp.json',
    beside: { 'plugin/.claude-plugin/plugin.json': '{ "name": "work" }\n' },
  },
  'claude-code-plugin-manifest': {
    path: '.claude-plugin/plugin.json',
    beside: {
      'servers.json': '{ "mcpServers": {} }\n',
      'agents/climate.md': '---\nname: climate\ndescription: Knows the climate\n---\n',
      'hooks/hooks.json': '{ "hooks": {} }\n',
      'skills/maps/SKILL.md': '---\ndescription: Draws maps\n---\n',
    },
  },
  'claude-code-marketplace': {
    path: '.claude-plugin/marketplace.json',
    // With a manifest in that folder no server here would count.
    beside: { 'weather/README.md': '# Weather\n' },
  },
  'claude-code-plugin-hooks': { path: 'flow/hooks/hooks.json', beside: { ...flow, 'flow/hooks/more.js': '\n' } },
  'claude-code-plugin-agent': { path: 'flow/agents/asker.md', beside: flow },
  'claude-code-plugin-command': { path: 'flow/commands/ask.md', beside: flow },
  'claude-code-plugin-misplaced': {
    path: 'flow/mcp.json',
    beside: { 'flow/.claude-plugin/plugin.json': '{ "name": "flow" }\n' },
  },
  'claude-code-plugin-skill': { path: 'flow/skills/ask/SKILL.md', beside: flow },
  'claude-code-project': { path: '.mcp.json' },
  'claude-code-settings': { path: '.claude/settings.json', beside: mentioned },
  'claude-code-skill': { path: '.claude/skills/review/SKILL.md', beside: mentioned },
  'claude-code-user': { path: '.claude.json', beside: { '.zshrc': '\n' } },
  codebuff: { path: '.agents/mcp.json', beside: { 'knowledge.md': '# The project\n' } },
  'codex-plugin': {
    path: 'plugin/.mcp.json',
    beside: { 'plugin/.codex-plugin/plugin.json': '{ "name": "work" }\n' },
  },
  'codex-plugin-manifest': {
    path: 'plugin/.codex-plugin/plugin.json',
    beside: { 'plugin/servers.json': '{ "mcpServers": {} }\n' },
  },
  'codex-plugin-folder': {
    path: 'plugin/.codex-plugin/.mcp.json',
    beside: { 'plugin/.codex-plugin/plugin.json': '{ "name": "work", "mcpServers": "./.codex-plugin/.mcp.json" }\n' },
  },
  'copilot-cli-plugin': {
    path: 'plugin/.mcp.json',
    beside: { 'plugin/.github/plugin/plugin.json': '{ "name": "work" }\n' },
  },
  'copilot-cli-user-settings': { path: '.copilot/settings.json', beside: { '.zshrc': '\n' } },
  'cursor-cli': {
    path: '.cursor/cli.json',
    beside: { '.cursor/mcp.json': '{ "mcpServers": { "docs": { "command": "docs-mcp" } } }\n' },
  },
  'cursor-plugin': {
    path: 'plugin/mcp.json',
    beside: { 'plugin/.cursor-plugin/plugin.json': '{ "name": "work" }\n' },
  },
  'gemini-agent': {
    path: '.gemini/agents/reader.md',
    beside: {
      '.gemini/settings.json':
        '{ "mcpServers": { "docs": { "command": "docs-mcp" }, "mail": { "command": "mail-mcp" } }, "mcp": { "excluded": ["mail"] } }\n',
    },
  },
  'gemini-extension-agent': {
    path: 'agents/reader.md',
    beside: { 'gemini-extension.json': '{ "name": "docs", "version": "1.0.0" }\n' },
  },
  'kiro-power': { path: 'power/mcp.json', beside: { 'power/POWER.md': '---\nname: work\n---\n' } },
  'mcp-prompts': { path: 'work.prompts.json' },
  'mcp-resources': { path: 'work.resources.json' },
  'mcp-result': { path: 'work.result.json' },
  'mcp-tools': { path: 'work.tools.json' },
  omp: { path: '.omp/mcp.json' },
  opencode: { path: 'opencode.json' },
  'opencode-agent': {
    path: '.opencode/agent/review.md',
    beside: { 'opencode.json': '{ "mcp": { "docs": { "type": "local", "command": ["docs-mcp"] } } }\n' },
  },
  'opencode-v2': { path: 'opencode.json' },
};

/** The formats of clients; the configuration of mcp-lint is another thing. */
export const formats = registry()
  .map(({ id }) => id)
  .filter((id) => fs.existsSync(path.join(root, id)));

export function siteOf(format: string): Site {
  const site = sites[format];
  if (site !== undefined) return site;
  const [file] = formatNamed(format)?.files ?? [];
  if (file !== undefined) return { path: file.replace(/^\//, '').replaceAll('*', 'work') };
  const [userFile] = userFiles().find(({ id }) => id === format)?.files ?? [];
  return { path: path.posix.basename(userFile ?? 'mcp.json'), as: format };
}

export function foldersWithFixtures(): string[] {
  return fs.readdirSync(root).sort();
}

export function fixturesOf(format: string): Fixture[] {
  return (['valid', 'invalid', 'rules'] as const).flatMap((folder) => {
    const directory = path.join(root, format, folder);
    const names = fs.existsSync(directory) ? fs.readdirSync(directory).sort() : [];
    return names.filter((file) => !file.endsWith('.out')).map((file) => read(format, folder, file));
  });
}

/** There are thousands, of which most suites look at some: each is read when it is asked for. */
function read(format: string, folder: Folder, file: string): Fixture {
  const directory = path.join(root, format, folder);
  const { name } = path.parse(file);
  const out = path.join(directory, `${name}.out`);
  let text: Buffer | undefined;
  return {
    format,
    folder,
    name,
    get text() {
      text ??= fs.readFileSync(path.join(directory, file));
      return text;
    },
    out,
    get expected() {
      return fs.existsSync(out) ? expectedIn(fs.readFileSync(out, 'utf8'), out) : undefined;
    },
  };
}

/** The lines of an expectation; each has to end, or a part of one may be missing. */
export function expectedIn(text: string, file: string): string[] {
  const lines = text.split(/\r?\n/);
  if (lines.pop() !== '') throw new Error(`${file} has no line break at its end`);
  return lines;
}

export function lintFixture({ format, text }: Fixture): Promise<Report> {
  const { path: place, as, beside } = siteOf(format);
  return lintFiles({ ...beside, [place]: text }, { config: false, ...(as === undefined ? {} : { as }) });
}

/** The lines that an expectation holds: what is found, or what is wrong with a configuration of mcp-lint. */
export async function linesOfFixture(fixture: Fixture): Promise<string[]> {
  if (fixture.format !== 'mcp-lint') return linesOf(await lintFixture(fixture));
  try {
    await lintFiles({ 'mcp-lint.json': fixture.text, 'tools/docs.json': '{ "tools": [] }' });
    return [];
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    return error.message.replaceAll(/^mcp-lint\.json:/gm, '').split('\n');
  }
}

export function titleOf({ format, folder, name }: Fixture): string {
  return `${format}/${folder}/${name}`;
}
