import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = join(dirname(fileURLToPath(import.meta.url)), '../..');

/** The build of this checkout, wherever package.json says that its command line lies. */
export function present() {
  const { bin } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  return product('mcp-lint', join(root, bin['mcp-lint']));
}

/** Another build, called as its path is written. */
export function other(path) {
  return product(relative(process.cwd(), resolve(path)), resolve(path));
}

function product(name, entry) {
  if (!existsSync(entry)) throw new Error(`there is no ${entry}: run "npm run build"`);
  return {
    name,
    entry,
    with: (args, cwd) => [{ args: [entry, ...args], cwd }],
    lint: ({ folder }) => [{ args: [entry], cwd: folder }],
  };
}

/** Linters that somebody may use instead. What a peer does not read it passes over, so each reads fewer files than we do. */
const peers = [
  {
    name: 'mcpconform 0.2.1',
    package: 'mcpconform@0.2.1',
    entry: 'mcpconform/src/index.mjs',
    args: (files) => files.filter(isJson),
  },
  {
    name: 'mcpcheck 1.1.0',
    package: '@mukundakatta/mcpcheck@1.1.0',
    entry: '@mukundakatta/mcpcheck/dist/cli.js',
    args: (files) => files.filter(isJson),
  },
  {
    name: 'ctxlint 0.14.1',
    package: '@yawlabs/ctxlint@0.14.1',
    entry: '@yawlabs/ctxlint/dist/index.js',
    args: () => ['--mcp-only', '.'],
  },
  {
    name: 'claudelint 0.5.0',
    package: 'claude-code-lint@0.5.0',
    entry: 'claude-code-lint/bin/claudelint',
    args: () => ['check-all', '--cwd', '.', '--no-cache', '--no-config'],
  },
];

const isJson = (path) => path.endsWith('.json');

/**
 * Each in a folder of its own outside the repository, installed from npm when it is not there yet. A peer that npm does
 * not have can be put there by hand: `<folder>/<name>-<version>/node_modules/<package>`.
 */
export function installed(folder = join(process.env.XDG_CACHE_HOME ?? join(homedir(), '.cache'), 'mcp-lint-bench')) {
  const found = [];
  const absent = [];
  for (const { name, package: wanted, entry: inside, args } of peers) {
    const home = join(resolve(folder), name.replace(' ', '-'));
    const entry = join(home, 'node_modules', inside);
    if (!existsSync(entry)) install(wanted, home);
    if (!existsSync(entry)) absent.push(name);
    else {
      const lint = (input) => [{ args: [entry, ...args(input.files.map(({ path }) => path))], cwd: input.folder }];
      found.push({ name, lint });
    }
  }
  return { found, absent };
}

function install(wanted, home) {
  const quiet = ['--silent', '--ignore-scripts', '--no-audit', '--no-fund'];
  spawnSync('npm', ['install', ...quiet, '--prefix', home, wanted], { stdio: 'ignore', timeout: 120_000 });
}
