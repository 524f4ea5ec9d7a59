// What the site is built with has a lock of its own, so that nobody who works on the linter installs it.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const site = join(import.meta.dirname, '..');
const packages = (path) => (existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')).packages : {});
const wanted = Object.entries(packages(join(site, 'package-lock.json'))).filter(([name]) => name !== '');
const installed = packages(join(site, 'node_modules/.package-lock.json'));

const isThere = ([name, { version, optional }]) => optional || installed[name]?.version === version;
if (!wanted.every(isThere))
  execFileSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], {
    cwd: site,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
