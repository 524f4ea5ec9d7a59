// Gives the package, its repository and its version other names in a copy, where they stand in package.json alone, and looks
// for the old ones: in the pages, in what "init" writes, in the package. Then back, which has to leave no trace.
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { namedPages } from './generate/names.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const needed = ['.github', '.gitignore', '.pre-commit-hooks.yaml', 'README.md', 'CONTRIBUTING.md', 'SECURITY.md'];
const sources = [
  'CHANGELOG.md',
  'LICENSE',
  '__tests__/witness/recordings',
  'docs',
  'examples',
  'package-lock.json',
  'plugins',
  'schemas',
  'scripts',
  'src',
  'tsconfig.json',
];
const copy = mkdtempSync(join(tmpdir(), 'mcp-lint-name-'));
const faults = [];
const run = (command, args, cwd = copy) => execFileSync(command, args, { cwd, encoding: 'utf8', stdio: 'pipe' });
const read = (path) => readFileSync(join(copy, path), 'utf8');
const pages = () => new Map(namedPages(copy).map((path) => [path, read(path)]));

try {
  for (const name of [...needed, ...sources]) cpSync(join(root, name), join(copy, name), { recursive: true });
  cpSync(join(root, 'build/made'), join(copy, 'build/made'), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const before = pages();

  name({
    ...manifest,
    name: '@example/other',
    version: '3.2.1',
    repository: { ...manifest.repository, url: 'git+https://github.com/example/elsewhere.git' },
    homepage: 'https://github.com/example/elsewhere#readme',
    bugs: 'https://github.com/example/elsewhere/issues',
    schemas: 'https://example.com/schemas/',
  });
  const slug = manifest.repository.url.replace(/^git\+https:\/\/github\.com\/|\.git$/g, '');
  for (const [path, text] of pages()) {
    if (text.includes(slug)) faults.push(`${path} names ${slug}`);
    for (const [command, word] of text.matchAll(/\bnpx(?: (?!--no-install)-[\w-]+)* ((?:@[\w-]+\/)?[\w.-]+)/g)) {
      if (word === manifest.name) faults.push(`${path} says "${command}"`);
    }
    if (new RegExp(`(?:from |require\\(|install[\\w -]* )'?${manifest.name}['/\`]`).test(text)) {
      faults.push(`${path} installs or imports ${manifest.name}`);
    }
  }
  if (read('README.md') === before.get('README.md')) faults.push('README.md has not changed');

  run('node', ['scripts/build.mjs']);
  const project = mkdtempSync(join(copy, 'project-'));
  mkdirSync(join(project, '.github'));
  run('node', [join(copy, 'dist/cli/index.js'), 'init'], project);
  const written = ['mcp-lint.json', '.github/workflows/mcp-lint.yml', '.pre-commit-config.yaml'].map((path) =>
    readFileSync(join(project, path), 'utf8'),
  );
  if (written.some((text) => text.includes(slug))) faults.push(`"init" names ${slug}`);
  if (!written[1].includes('uses: example/elsewhere@v3\n'))
    faults.push('"init" writes another Action into the workflow');
  if (!written[2].includes('rev: v3.2.1\n')) faults.push('"init" writes another version into the hooks');
  rmSync(project, { recursive: true });
  run('node', ['scripts/check-package.mjs']);

  name(manifest);
  for (const [path, text] of pages()) if (text !== before.get(path)) faults.push(`${path} is not what it was`);
} finally {
  rmSync(copy, { recursive: true, force: true });
}
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exitCode = 1;
else console.log('another name in package.json is another name everywhere');

function name(manifest) {
  writeFileSync(join(copy, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  run('node', ['scripts/generate.mjs']);
}
