import { spawn, spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { bundles } from '../bundle.ts';
import { isWhole } from '../fuzz.ts';
import { type Call, node, oneByOne, type Run } from '../one-by-one.ts';
import { tree } from '../tree.ts';

export type { Run };

export const repository = resolve(import.meta.dirname, '../..');
/** Files that draw one finding each: rule, severity, place. */
export const faulty = {
  /** transport-untyped, error, 1:24 */
  error: '{"mcpServers":{"docs":{"url":"https://docs.example.com/mcp"}}}\n',
  /** enabled-conflict, warning, 1:36 */
  warning: '{"mcpServers":{"a":{"command":"x","disabled":true}}}\n',
  /** server-name-invalid, info, 1:16 */
  info: '{"mcpServers":{"A B":{"command":"x"}}}\n',
};
export const clean = '{"mcpServers":{"docs":{"command":"docs-mcp"}}}\n';

export interface RunOptions {
  readonly env?: Readonly<Record<string, string>>;
  readonly input?: string | Uint8Array;
  readonly bundle?: string;
}

/**
 * As a user runs it, in a folder, with an environment that holds nothing but what is said here. Only with FUZZ=1 each run
 * is a process of its own, as in `startCli`.
 */
export function cli(cwd: string, args: readonly string[] = [], options: RunOptions = {}): Run {
  return isWhole ? startCli(cwd, args, options) : oneByOne().run(ofCli(cwd, args, options));
}

export function startCli(cwd: string, args: readonly string[] = [], options: RunOptions = {}): Run {
  return start(ofCli(cwd, args, options));
}

/** Of many command lines what the program does with each. */
export function cliOneByOne(cwd: string, calls: readonly (readonly string[])[]): Run[] {
  return calls.map((args) => oneByOne().run(ofCli(cwd, args)));
}

function ofCli(cwd: string, args: readonly string[], { env, input, bundle = bundles.cli }: RunOptions = {}): Call {
  return { program: bundle, cwd, args, env: { PATH: process.env.PATH, HOME: emptyHome(), ...env }, input };
}

/** As the runner starts it: inputs are variables. */
export function action(cwd: string, env: Readonly<Record<string, string>> = {}): Run {
  return isWhole ? startAction(cwd, env) : oneByOne().run(ofAction(cwd, env));
}

export function startAction(cwd: string, env: Readonly<Record<string, string>> = {}): Run {
  return start(ofAction(cwd, env));
}

/** The same while this process goes on, for a run that talks to it. */
export function actionAside(cwd: string, env: Readonly<Record<string, string>> = {}): Promise<Run> {
  const call = ofAction(cwd, env);
  return isWhole ? startAside(call) : oneByOne().runAside(call);
}

function ofAction(cwd: string, env: Readonly<Record<string, string>>): Call {
  return { program: bundles.action, cwd, args: [], env: { PATH: process.env.PATH, GITHUB_WORKSPACE: cwd, ...env } };
}

async function startAside({ program, cwd, env }: Call): Promise<Run> {
  const child = spawn(node, [program], { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
  const [stdout, stderr, code] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    new Promise<number | null>((resolve) => child.on('close', resolve)),
  ]);
  return { code, stdout, stderr };
}

function start({ program, cwd, args, env, input }: Call): Run {
  const { status, stdout, stderr, error } = spawnSync(node, [program, ...args], {
    cwd,
    env,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    ...(input === undefined ? { stdio: ['ignore', 'pipe', 'pipe'] as const } : { input }),
  });
  if (error !== undefined) throw error;
  return { code: status, stdout, stderr };
}

let home: string | undefined;

function emptyHome(): string {
  home ??= tree();
  return home;
}

export interface JsonReport {
  readonly root: string;
  readonly files: readonly {
    readonly path: string;
    readonly client: string;
    readonly format: string;
    readonly status: string;
  }[];
  readonly findings: readonly {
    readonly rule: string;
    readonly severity: string;
    readonly path: string;
    readonly line: number;
    readonly column: number;
    readonly places?: number;
    readonly related: readonly { readonly line: number }[];
    readonly clients: readonly string[];
  }[];
  readonly summary: Readonly<Record<string, number>>;
}

export function report({ stdout }: Run): JsonReport {
  return JSON.parse(stdout) as JsonReport;
}

/** The report of a run, a line for each finding. */
export function findings(cwd: string, args: readonly string[] = [], options: RunOptions = {}): string[] {
  return report(cli(cwd, ['--format', 'json', ...args], options)).findings.map(
    ({ path, line, column, severity, rule }) => `${path}:${line}:${column} ${severity} ${rule}`,
  );
}

/** The paths of the files a run reports on. */
export function checkedFiles(cwd: string, args: readonly string[] = [], options: RunOptions = {}): string[] {
  return report(cli(cwd, ['--format', 'json', ...args], options)).files.map(({ path }) => path);
}

export function lastLine({ stdout }: Run): string | undefined {
  return stdout.trimEnd().split('\n').at(-1);
}
