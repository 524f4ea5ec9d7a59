import type { RunnerLine } from './runner-lines.ts';

export type Ecosystem = 'npm' | 'pypi' | 'image';

/** A program that fetches a package and runs it. */
export interface Runner {
  readonly ecosystem: Ecosystem;
  /** Options that stand alone. */
  readonly flags: readonly string[];
  /** Options whose value is the next word. */
  readonly valued: readonly string[];
  /** Options whose value is the package, in place of the first word that is none. */
  readonly packages: readonly string[];
  /** Options behind which nothing can be said. */
  readonly scripts?: readonly string[];
}

const npmFlags = ['-y', '--yes', '--no', '-n', '--no-install', '-q', '--quiet', '-s', '--silent', '-d', '--verbose']
  .concat(['--prefer-online', '--prefer-offline', '--offline', '--ignore-scripts', '--no-audit', '--no-fund'])
  .concat(['--ignore-existing', '--force', '-f', '--legacy-peer-deps', '--no-update-notifier', '--no-color']);
const npmValued = [
  '--registry',
  '--userconfig',
  '--prefix',
  '--cache',
  '--loglevel',
  '-w',
  '--workspace',
  '--tag',
].concat(['--node-options', '--script-shell', '--shell', '--node-arg', '-C']);
const npx = {
  ecosystem: 'npm',
  flags: npmFlags,
  valued: npmValued,
  packages: ['-p', '--package'],
  scripts: ['-c', '--call'],
} as const;
const pnpm = {
  ecosystem: 'npm',
  flags: ['-y', '--yes', '-s', '--silent'],
  valued: ['--allow-build', '--reporter', '-C', '--dir', '--registry'],
  packages: ['--package'],
  scripts: ['-c', '--shell-mode'],
} as const;
const bunx = {
  ecosystem: 'npm',
  flags: ['--bun', '-b', '--silent', '--verbose', '--no-install', '-y', '--yes'],
  valued: [],
  packages: ['-p', '--package'],
} as const;
const uv = {
  ecosystem: 'pypi',
  flags: ['--isolated', '-q', '--quiet', '-v', '--verbose', '--refresh', '-U', '--upgrade', '-n', '--no-cache']
    .concat(['--no-cache-dir', '--offline', '--no-config', '--native-tls', '--no-progress', '--no-build'])
    .concat(['--no-env-file', '--managed-python', '--no-managed-python', '--reinstall', '--no-index', '--no-sources'])
    .concat(['--no-python-downloads', '--system-certs', '--lfs']),
  valued: ['--with', '-w', '--with-editable', '--with-requirements', '-p', '--python', '--index', '--default-index']
    .concat(['-i', '--index-url', '--extra-index-url', '-f', '--find-links', '--index-strategy', '--directory'])
    .concat(['--project', '--cache-dir', '--config-file', '-c', '--constraints', '--overrides', '-b', '--color'])
    .concat(['--build-constraints', '--refresh-package', '-P', '--upgrade-package', '--resolution', '--prerelease'])
    .concat(['--exclude-newer', '--env-file', '--keyring-provider', '--link-mode', '--allow-insecure-host'])
    .concat(['--torch-backend', '--python-preference', '--no-build-package', '--no-binary-package']),
  packages: ['--from'],
} as const;

export const runners: Readonly<Record<RunnerLine, Runner>> = {
  npx,
  'npm exec': npx,
  'npm x': npx,
  pnpx: pnpm,
  'pnpm dlx': pnpm,
  'yarn dlx': { ecosystem: 'npm', flags: ['-q', '--quiet'], valued: [], packages: ['-p', '--package'] },
  bunx,
  'bun x': bunx,
  uvx: uv,
  'uv tool run': uv,
  'pipx run': {
    ecosystem: 'pypi',
    flags: ['--no-cache', '-q', '--quiet', '-v', '--verbose', '--pypackages', '--fetch-missing-python'],
    valued: ['--python', '--pip-args', '--index-url', '-i', '--with', '--backend'],
    packages: ['--spec'],
    scripts: ['--path'],
  },
};
