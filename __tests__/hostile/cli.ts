import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { bundles, hangs } from '../bundle.ts';

export interface Ended {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs the built program; it gets an empty home directory unless told otherwise. */
export function runCli(cwd: string, args: readonly string[], env: Readonly<Record<string, string>> = {}): Ended {
  const home = path.join(cwd, '.no-home');
  const { status, stdout, stderr } = spawnSync(process.execPath, [bundles.cli, ...args], {
    cwd,
    encoding: 'utf8',
    env: { PATH: process.env.PATH, HOME: home, USERPROFILE: home, ...env },
    timeout: hangs,
    maxBuffer: 256 * 1024 * 1024,
  });
  return { code: status, stdout, stderr };
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

export function printedBy({ stdout }: Ended): Printed {
  return JSON.parse(stdout) as Printed;
}
