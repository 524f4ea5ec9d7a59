// Packs what `npm run build` has made as npm publishes it, and uses it as a stranger does: one tarball, an empty folder,
// no download.
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'mcp-lint-package-'));
const allowed =
  /^(?:dist\/(?:licenses\.txt|(?:browser\/)?package\.json|(?:api|cli|core|browser|browser\/core)\/[\w.-]+\.js|catalog\/(?:\w+\.json|help\/\w+\.txt)|api\/index\.(?:mjs|d\.m?ts)|browser\/index\.d\.ts)|schemas\/[\w.-]+\.schema\.json|examples\/.+|package\.json|README\.md|LICENSE|CHANGELOG\.md)$/;
/** Packed. */
const MOST_BYTES = 1_780_000;
const faults = [];

try {
  const [{ filename, files, size }] = JSON.parse(
    execFileSync('npm', ['pack', '--json', '--pack-destination', folder], { cwd: root, encoding: 'utf8' }),
  );
  for (const { path } of files) if (!allowed.test(path)) faults.push(`${path} does not belong in the package`);
  const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  if (Object.keys(manifest.dependencies ?? {}).length > 0) faults.push('the package has dependencies to download');
  for (const script of ['prepare', 'prepack', 'install', 'postinstall']) {
    if (manifest.scripts[script]) faults.push(`the script "${script}" breaks installation by older pre-commit`);
  }

  writeFileSync(join(folder, '.mcp.json'), '{ "mcpServers": { "docs": { "url": "https://docs.example.com/mcp" } } }\n');
  const run = spawnSync('npx', ['--yes', '--offline', `./${filename}`, '--format', 'json'], {
    cwd: folder,
    encoding: 'utf8',
  });
  if (run.status !== 1) faults.push(`npx ended with ${run.status}, not 1: ${run.stderr}`);
  else {
    const { findings } = JSON.parse(run.stdout);
    if (findings[0]?.rule !== 'transport-untyped') faults.push(`npx reported ${JSON.stringify(findings)}`);
  }

  execFileSync('npm', ['install', '--offline', '--no-audit', '--no-fund', `./${filename}`], { cwd: folder });
  const consumers = {
    'a.mjs': `import { lint } from '${manifest.name}'; console.log((await lint()).summary.errors);`,
    'a.cjs': `require('${manifest.name}').lint().then((report) => console.log(report.summary.errors));`,
    'b.mjs': `import { readFileSync } from 'node:fs'; import { lint } from '${manifest.name}/browser'; console.log((await lint({ files: { '.mcp.json': readFileSync('.mcp.json') } })).summary.errors);`,
  };
  for (const [file, code] of Object.entries(consumers)) {
    writeFileSync(join(folder, file), code);
    const { stdout, stderr } = spawnSync(process.execPath, [file], { cwd: folder, encoding: 'utf8' });
    if (stdout !== '1\n') faults.push(`the library answered ${file} with ${stdout}${stderr}`);
  }
  const judges = [
    ['publint', 'run', filename],
    ['attw', filename, '--exclude-entrypoints', './browser'],
    ['attw', filename, '--entrypoints', './browser', '--profile', 'esm-only'],
  ];
  for (const [judge, ...given] of judges) {
    const program = join(root, 'node_modules/.bin', judge);
    const { status, stdout, stderr } = spawnSync(program, given, { cwd: folder, encoding: 'utf8' });
    if (status !== 0) faults.push(`${judge} ${given.join(' ')}:\n${stdout}${stderr}`);
  }
  if (size > MOST_BYTES) faults.push(`the package has ${size} bytes, more than ${MOST_BYTES}`);
  console.log(`${filename}: ${files.length} files, ${size} bytes`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exitCode = 1;
