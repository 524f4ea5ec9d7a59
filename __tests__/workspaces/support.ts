import { disk } from '../../src/files/disk.ts';
import { memory } from '../../src/files/index.ts';
import { examine, lint } from '../../src/lint.ts';
import type { LintOptions } from '../../src/plan/index.ts';
import { jsonReport, renderServers, type ServersFormat } from '../../src/report/index.ts';
import { plain } from '../report/support.ts';
import { tree } from '../tree.ts';

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

const aboutOneName = /^(?:server-(?:shadowed|drift|missing|defined-twice|merge-conflict)|file-hidden)$/;
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

export async function collidingAtHome(workspace: Home): Promise<string[]> {
  return linesOf(await findingsAtHome(workspace), aboutNamesOfTools);
}

/** The same with `--user`. */
export async function crossingAtHome(workspace: Home): Promise<string[]> {
  return linesOf(await findingsAtHome(workspace));
}

async function findingsAtHome(workspace: Home): Promise<Findings> {
  return jsonReport(await lint(atHome(workspace)), plain).findings;
}

export async function servers(workspace: Workspace, format: ServersFormat = 'text', width?: number): Promise<string> {
  const examined = await examine(optionsFor(workspace));
  return renderServers(format, { ...examined, workspace: await examined.workspace() }, { ...plain, width });
}

export async function serversAtHome(workspace: Home): Promise<string> {
  const examined = await examine(atHome(workspace), { all: true });
  return renderServers('text', { ...examined, workspace: await examined.workspace() }, plain);
}

/** A project and a home directory that lie nowhere. */
function atHome({ files, home, targets = [] }: Home): LintOptions {
  const inProject = Object.entries(files).map(([name, content]) => [`${PROJECT}/${name}`, textOf(content)]);
  const ofUser = Object.entries(home).map(([name, content]) => [`${HOME}/${name}`, textOf(content, PROJECT)]);
  return {
    cwd: PROJECT,
    paths: [],
    targets,
    as: undefined,
    config: 'mcp-lint.json' in files ? undefined : false,
    rules: new Map(),
    user: true,
    files: memory({ [`${PROJECT}/README.md`]: '', ...Object.fromEntries([...inProject, ...ofUser]) }, { home: HOME }),
  };
}

const PROJECT = '/work/project';
const HOME = '/home/somebody';

/** Where it is said of more than one client. */
function several({ clients }: Findings[number]): string {
  return clients.length > 1 ? ` (${clients.join(', ')})` : '';
}

function linesOf(findings: Findings, about = aboutOneName): string[] {
  const place = (at: Omit<Findings[number]['related'][number], 'message'>) =>
    `${at.path}:${at.line}:${at.column}-${at.endLine}:${at.endColumn}`;
  return findings
    .filter(({ rule }) => about.test(rule))
    .map((finding) =>
      [
        `${place(finding)} ${finding.severity} ${finding.rule}${several(finding)} ${finding.message}`,
        ...finding.related.map(place),
      ].join(' | '),
    );
}

function optionsFor({ files, targets = [], rules = {}, as }: Workspace): LintOptions {
  return {
    cwd: tree(Object.fromEntries(Object.entries(files).map(([path, content]) => [path, textOf(content)]))),
    paths: as === undefined ? [] : ['.'],
    targets,
    as,
    config: 'mcp-lint.json' in files ? undefined : false,
    rules: new Map(Object.entries(rules)),
    user: false,
    files: disk,
  };
}

function textOf(content: unknown, project = ''): string {
  const text = typeof content === 'string' ? content : JSON.stringify(content);
  return text.replaceAll('$PROJECT', project);
}

/** A file of Claude Code, Cursor, omp and others. */
export function mcpServers(servers: Readonly<Record<string, unknown>>): unknown {
  return { mcpServers: servers };
}

/** A local server, with these arguments. */
export function local(...args: readonly string[]): unknown {
  return args.length === 0 ? { command: 'db-mcp' } : { command: 'db-mcp', args };
}
