import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { bundles, hangs } from '../bundle.ts';
import { isWhole } from '../fuzz.ts';
import { oneByOne, type Run } from '../one-by-one.ts';

/**
 * Runs the built program; it gets an empty home directory unless told otherwise. Only with FUZZ=1 each run is a process
 * of its own, as in `startCli`.
 */
export function runCli(cwd: string, args: readonly string[], env: Environment = {}): Run {
  if (isWhole) return startCli(cwd, args, env);
  return oneByOne().run({ program: bundles.cli, cwd, args, env: around(cwd, env) });
}

export function startCli(cwd: string, args: readonly string[], env: Environment = {}): Run {
  const { status, stdout, stderr } = spawnSync(process.execPath, [bundles.cli, ...args], {
    cwd,
    encoding: 'utf8',
    env: around(cwd, env),
    timeout: hangs,
    maxBuffer: 256 * 1024 * 1024,
  });
  return { code: status, stdout, stderr };
}

type Environment = Readonly<Record<string, string>>;

function around(cwd: string, env: Environment) {
  const home = path.join(cwd, '.no-home');
  return { PATH: process.env.PATH, HOME: home, USERPROFILE: home, ...env };
}

export interface PrintedFinding {
  readonly rule: string;
  readonly severity: string;
  readonly path: string;
  readonly message: string;
}

export interface Printed {
  readonly files: readonly { readonly path: string; readonly format: string; readonly servers: readonly string[] }[];
  readonly findings: readonly PrintedFinding[];
}

export function printedBy({ stdout }: Run): Printed {
  return JSON.parse(stdout) as Printed;
}
