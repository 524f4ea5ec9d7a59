// npm run build: src → build (tsc) → dist (ncc). With --check the bundles are built beside dist and compared with it.
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { minifySync } from '@swc/core';
import { compiledAtOnce } from './build/eager.mjs';
import { licensesOf } from './build/licenses.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const check = process.argv.includes('--check');

/**
 * Node starts a CommonJS entry faster than an ES module, so the CLI is bundled as CommonJS: the bundler goes by the
 * package.json nearest to the entry. The action imports an ES module and has nobody waiting for its first millisecond.
 * The library is required and imported, so it is CommonJS with a door for ES modules.
 */
const bundles = [
  { name: 'cli', entry: 'cli', type: 'commonjs' },
  { name: 'api', entry: 'index', type: 'commonjs', extras: addDoors },
  { name: 'action', entry: 'action', type: 'module' },
];

const run = (command, args) =>
  execFileSync(join(root, 'node_modules/.bin', command), args, { cwd: root, stdio: 'pipe' });

rmSync(join(root, 'build'), { recursive: true, force: true });
try {
  run('tsc', ['-p', 'tsconfig.build.json']);
} catch (error) {
  console.error(String(error.stdout));
  process.exit(1);
}

const stale = [];
for (const { name, entry, type, extras } of bundles) {
  const out = mkdtempSync(join(tmpdir(), 'mcp-lint-bundle-'));
  writeFileSync(
    join(root, 'build/package.json'),
    JSON.stringify(type === 'module' ? { type, sideEffects: false } : { sideEffects: false }),
  );
  run('ncc', ['build', `build/${entry}.js`, '-o', out]);
  for (const file of filesIn(out)) if (file.endsWith('.js')) minify(join(out, file), type === 'module');
  writeFileSync(join(out, 'package.json'), `${JSON.stringify({ type })}\n`);
  writeFileSync(join(out, 'licenses.txt'), licensesOf(root, `build/${entry}.js`));
  extras?.(out);
  const target = join(root, 'dist', name);
  if (check) {
    for (const file of differences(out, target)) stale.push(`dist/${name}/${file}`);
  } else {
    rmSync(target, { recursive: true, force: true });
    cpSync(out, target, { recursive: true });
  }
  rmSync(out, { recursive: true, force: true });
}
if (stale.length > 0) {
  console.error(`out of date, run "npm run build":\n  ${stale.join('\n  ')}`);
  process.exitCode = 1;
} else if (!check) {
  for (const { name } of bundles) console.log(`dist/${name}: ${size(join(root, 'dist', name))} bytes`);
}

/** The minifier of ncc only shortens names; this one drops what nobody uses, such as the pages about rules. */
function minify(file, module) {
  // Functions stay functions: one large one takes longer to optimise than many small ones.
  const compress = { reduce_funcs: false };
  // ASCII alone is read in half the time.
  const options = { compress, mangle: true, ecma: 2022, module, format: { asciiOnly: true } };
  const { code } = minifySync(readFileSync(file, 'utf8'), options);
  writeFileSync(file, compiledAtOnce(code));
}

/** Declarations for both ways of loading, and the names for ES modules. */
function addDoors(out) {
  const declarations = readFileSync(join(root, 'build/index.d.ts'), 'utf8');
  writeFileSync(join(out, 'index.d.ts'), declarations);
  writeFileSync(join(out, 'index.d.mts'), declarations);
  const names = Array.from(declarations.matchAll(/^export declare (?:function|const) (\w+)/gm), ([, name]) => name);
  writeFileSync(join(out, 'index.mjs'), `import api from './index.js';\nexport const { ${names.join(', ')} } = api;\n`);
}

function differences(fresh, committed) {
  const names = new Set([...filesIn(fresh), ...filesIn(committed)]);
  return [...names].filter((name) => {
    const files = [join(fresh, name), join(committed, name)];
    return !files.every(existsSync) || !readFileSync(files[0]).equals(readFileSync(files[1]));
  });
}

function filesIn(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)));
}

function size(folder) {
  return filesIn(folder).reduce((sum, name) => sum + statSync(join(folder, name)).size, 0);
}
