// node scripts/release.mjs check --tag v1.2.3   whether this may be released under the tag, and the name be published
// node scripts/release.mjs make <folder>        the tarball, its checksums, the SBOM and the notes, of what was built
// node scripts/release.mjs publish <folder>     the tarball that was made there, with provenance, unless npm has it already
// With --dry-run what stands against a release is told and does not fail, so that CI can go through all of it.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { changesOf } from './release/changes.mjs';
import { objectionToName } from './release/owner.mjs';
import { sbomOf } from './release/sbom.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const read = (path) => readFileSync(join(root, path), 'utf8');
const manifest = JSON.parse(read('package.json'));
const { name, version } = manifest;
const {
  values: { tag, 'dry-run': dryRun },
  positionals: [verb, folder],
} = parseArgs({
  allowPositionals: true,
  options: { tag: { type: 'string' }, 'dry-run': { type: 'boolean', default: false } },
});

if (verb === 'check') await check();
else if (verb === 'make' && folder !== undefined) make(resolve(folder));
else if (verb === 'publish' && folder !== undefined) publish(resolve(folder));
else throw new Error('say "check --tag <tag>", "make <folder>" or "publish <folder>"');

async function check() {
  const objections = [tagged(), told(), await objectionToName(manifest)].filter((each) => each !== undefined);
  if (objections.length === 0) console.log(`${name} ${version} can be released`);
  else stop(objections);
}

function stop(objections) {
  for (const each of objections) console.error(dryRun ? `a release would stop: ${each}` : `stopped: ${each}`);
  if (!dryRun) process.exitCode = 1;
}

function tagged() {
  return tag === `v${version}` || (dryRun && tag === undefined)
    ? undefined
    : `the tag is ${tag}, package.json says ${version}`;
}

function told() {
  const changes = changesOf(read('CHANGELOG.md'), version);
  if (changes === undefined) return `CHANGELOG.md has nothing about ${version}`;
  return /^\d{4}-\d\d-\d\d$/.test(changes.date) ? undefined : `CHANGELOG.md says that ${version} is ${changes.date}`;
}

function make(out) {
  mkdirSync(out, { recursive: true });
  if (readdirSync(out).length > 0) throw new Error(`${out} is not empty`);
  const [{ filename }] = JSON.parse(
    execFileSync('npm', ['pack', '--json', '--ignore-scripts', '--pack-destination', out], {
      cwd: root,
      encoding: 'utf8',
    }),
  );
  const sha256 = digestOf(join(out, filename));
  const sbom = sbomOf({
    manifest,
    lock: JSON.parse(read('package-lock.json')),
    notices: read('dist/licenses.txt'),
    sha256,
  });
  const files = [filename, filename.replace(/\.tgz$/, '.cdx.json')];
  writeFileSync(join(out, files[1]), `${JSON.stringify(sbom, null, 2)}\n`);
  const sums = files.map((file) => `${digestOf(join(out, file))}  ${file}\n`);
  writeFileSync(join(out, 'SHA256SUMS'), sums.join(''));
  writeFileSync(join(out, 'notes.md'), `${changesOf(read('CHANGELOG.md'), version)?.text ?? ''}\n`);
  console.log([...files, 'SHA256SUMS', 'notes.md'].join('\n'));
}

function publish(out) {
  for (const line of readFileSync(join(out, 'SHA256SUMS'), 'utf8').trim().split('\n')) {
    const [sum, file] = line.split('  ');
    if (digestOf(join(out, file)) !== sum) throw new Error(`${file} is not what was made`);
  }
  const tarball = join(out, readdirSync(out).find((file) => file.endsWith('.tgz')) ?? 'package.tgz');
  const published = integrityOnNpm();
  // A release that stopped halfway goes on where it was.
  if (published === integrityOf(tarball)) return console.log(`npm has ${name} ${version} already`);
  if (published !== undefined) return stop([`npm has another ${name} ${version}: what was published stays as it is`]);
  const how = dryRun ? ['--dry-run'] : ['--provenance'];
  const given = ['publish', tarball, '--access', 'public', '--ignore-scripts', ...how];
  execFileSync('npm', given, { cwd: out, stdio: 'inherit' });
}

function integrityOnNpm() {
  try {
    const args = ['view', `${name}@${version}`, 'dist.integrity', '--prefer-online'];
    return execFileSync('npm', args, { encoding: 'utf8', stdio: 'pipe' }).trim() || undefined;
  } catch {
    return undefined;
  }
}

function integrityOf(file) {
  return `sha512-${createHash('sha512').update(readFileSync(file)).digest('base64')}`;
}

function digestOf(file) {
  return createHash('sha256').update(readFileSync(file)).digest('hex');
}
