// Packs the package as npm publishes it and uses it as a stranger does: one tarball, an empty folder, no download.
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'mcp-lint-package-'));
const allowed =
  /^(?:dist\/cli\/(?:[\w.]+\.js|licenses\.txt|package\.json)|schemas\/[\w-]+\.schema\.json|examples\/.+|package\.json|README\.md|LICENSE|CHANGELOG\.md)$/;
const faults = [];

try {
  const [{ filename, files }] = JSON.parse(
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
  console.log(`${filename}: ${files.length} files`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exitCode = 1;
