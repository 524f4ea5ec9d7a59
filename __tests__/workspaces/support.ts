import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll } from '@jest/globals';
import { disk } from '../../src/files/disk.ts';
import { examine, lint } from '../../src/lint.ts';
import type { LintOptions } from '../../src/plan/index.ts';
import { jsonReport, renderServers, type ServersFormat } from '../../src/report/index.ts';
import { cli } from '../e2e/support.ts';
import { plain } from '../report/support.ts';

export interface Workspace {
  /** Path in the project to text or to what is written as JSON. */
  readonly files: Readonly<Record<string, unknown>>;
  readonly targets?: readonly string[];
  readonly rules?: Readonly<Record<string, 'info' | 'off'>>;
  readonly as?: string;
}

/** With files in the home directory; `$PROJECT` in them is the project's folder. */
export interface Home {
  readonly files: Readonly<Record<string, unknown>>;
  readonly home: Readonly<Record<string, unknown>>;
  readonly targets?: readonly string[];
}

type Findings = ReturnType<typeof jsonReport>['findings'];

const folders: string[] = [];

afterAll(() => {
  for (const folder of folders) fs.rmSync(folder, { recursive: true, force: true });
});

const aboutOneName = /^(?:server-(?:shadowed|drift|missing|defined-twice)|file-hidden)$/;
const aboutNamesOfTools = /^(?:server-name-collision|tool-(?:count|name-(?:collision|length)))$/;

/** What the rules that cross files say, one line for each: `path:1:5-1:9 warning rule message`, then where else. */
export async function crossing(workspace: Workspace): Promise<string[]> {
  const report = await lint(optionsFor(workspace));
  return linesOf(jsonReport(report, plain).findings);
}

/** What is said of the names of tools, in the same form. */
export async function colliding(workspace: Workspace): Promise<string[]> {
  const report = await lint(optionsFor(workspace));
  return linesOf(jsonReport(report, plain).findings, aboutNamesOfTools);
}

export function collidingAtHome(workspace: Home): string[] {
  return linesOf(findingsAtHome(workspace), aboutNamesOfTools);
}

/** The same with `--user`, by the bundle: within the tests the home directory cannot be moved. */
export function crossingAtHome(workspace: Home): string[] {
  return linesOf(findingsAtHome(workspace));
}

function findingsAtHome(workspace: Home): Findings {
  return JSON.parse(atHome(workspace, ['--format', 'json', '--fail-on', 'never'])).findings;
}

export async function servers(workspace: Workspace, format: ServersFormat = 'text', width?: number): Promise<string> {
  const examined = await examine(optionsFor(workspace));
  return renderServers(format, { ...examined, workspace: await examined.workspace() }, { ...plain, width });
}

export function serversAtHome(workspace: Home): string {
  return atHome(workspace, ['servers']);
}

function atHome({ files, home, targets = [] }: Home, args: readonly string[]): string {
  const cwd = folderWith(files);
  const noConfig = 'mcp-lint.json' in files ? [] : ['--no-config'];
  const asked = targets.flatMap((target) => ['--target', target]);
  return cli(cwd, [...args, '--user', ...asked, ...noConfig], { env: { HOME: folderWith(home, cwd) } }).stdout;
}

function linesOf(findings: Findings, about = aboutOneName): string[] {
  const place = (at: Omit<Findings[number]['related'][number], 'message'>) =>
    `${at.path}:${at.line}:${at.column}-${at.endLine}:${at.endColumn}`;
  return findings
    .filter(({ rule }) => about.test(rule))
    .map((finding) =>
      [`${place(finding)} ${finding.severity} ${finding.rule} ${finding.message}`, ...finding.related.map(place)].join(
        ' | ',
      ),
    );
}

function optionsFor({ files, targets = [], rules = {}, as }: Workspace): LintOptions {
  return {
    cwd: folderWith(files),
    paths: as === undefined ? [] : ['.'],
    targets,
    as,
    config: false,
    rules: new Map(Object.entries(rules)),
    user: false,
    files: disk,
  };
}

function folderWith(files: Readonly<Record<string, unknown>>, project = ''): string {
  const folder = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'mcp-lint-')));
  folders.push(folder);
  for (const [name, content] of Object.entries(files)) {
    const text = typeof content === 'string' ? content : JSON.stringify(content);
    const file = path.join(folder, name);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, text.replaceAll('$PROJECT', project));
  }
  return folder;
}

/** A file of Claude Code, Cursor, omp and others. */
export function mcpServers(servers: Readonly<Record<string, unknown>>): unknown {
  return { mcpServers: servers };
}

/** A local server, with these arguments. */
export function local(...args: readonly string[]): unknown {
  return args.length === 0 ? { command: 'db-mcp' } : { command: 'db-mcp', args };
}
