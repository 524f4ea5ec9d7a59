import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { appendFileSync, readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { inTurn } from '../fuzz.ts';
import { tree } from '../tree.ts';
import { repository } from './support.ts';

const folder = tree();
const manifest = JSON.parse(readFileSync(join(repository, 'package.json'), 'utf8')) as {
  name: string;
  version: string;
  repository: { url: string };
};

/** What stands for npm answers about the package; undefined where there is none. */
let published: Readonly<Record<string, unknown>> | undefined;
const registry = createServer((_, response) => {
  const { version, name } = manifest;
  const found = published && {
    name,
    'dist-tags': { latest: version },
    versions: { [version]: { name, version, dist: {}, ...published } },
  };
  response.writeHead(found === undefined ? 404 : 200, { 'content-type': 'application/json' });
  response.end(JSON.stringify(found ?? { error: 'Not found' }));
});
beforeAll(() => new Promise<void>((resolve) => registry.listen(0, '127.0.0.1', resolve)));
afterAll(() => {
  registry.closeAllConnections();
  registry.close();
});

async function release(...args: readonly string[]) {
  const child = spawn(process.execPath, [join(repository, 'scripts/release.mjs'), ...args], {
    env: {
      PATH: process.env.PATH,
      HOME: folder,
      npm_config_cache: tree(),
      npm_config_registry: `http://127.0.0.1:${(registry.address() as AddressInfo).port}/`,
      npm_config_fetch_retries: '0',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [stdout, stderr, code] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    new Promise((resolve) => child.on('close', resolve)),
  ]);
  return { code, stdout, stderr };
}

describe('the name on npm', () => {
  const about = (line: string) => line.includes('npm');
  const answers: [string, typeof published, string | undefined][] = [
    [
      'that nobody has is published by hand first',
      undefined,
      `stopped: nobody has published "${manifest.name}" on npm: publish the first version by hand (CONTRIBUTING.md says how), since npm lets no workflow take a new name`,
    ],
    [
      'that somebody else has stops the release',
      { repository: { type: 'git', url: 'git+https://github.com/somebody/else.git' } },
      `stopped: "${manifest.name}" on npm belongs to https://github.com/somebody/else, not to ${manifest.repository.url.replace(/^git\+|\.git$/g, '')}: put another name into package.json and run "npm run generate"`,
    ],
    [
      'of a package without a repository is not known to be ours',
      {},
      `stopped: "${manifest.name}" on npm names no repository, so it is not known to be ours`,
    ],
    ['that is ours does not', { repository: manifest.repository }, undefined],
  ];
  test.each(inTurn(answers, 3))('%s', async (_, answer, sentence) => {
    published = answer;
    const { code, stderr } = await release('check', '--tag', 'v0.0.0');
    expect(stderr.split('\n').find(about)).toBe(sentence);
    expect([code, stderr.split('\n')[0]]).toEqual([
      1,
      `stopped: the tag is v0.0.0, package.json says ${manifest.version}`,
    ]);
  });

  test('is told in a dry run, which does not fail', async () => {
    published = undefined;
    const { code, stderr } = await release('check', '--dry-run');
    expect(code).toBe(0);
    expect(stderr).toContain(`a release would stop: nobody has published "${manifest.name}" on npm`);
  });
});

const out = join(folder, 'made');
let made: ReturnType<typeof release> | undefined;
const make = () => {
  made ??= release('make', out);
  return made;
};

test('a release is the tarball, a list of what is in it, and the sums of both', async () => {
  expect((await make()).code).toBe(0);
  const sums = readFileSync(join(out, 'SHA256SUMS'), 'utf8').trim().split('\n');
  expect(readdirSync(out).sort()).toEqual([...sums.map((line) => line.slice(66)), 'SHA256SUMS', 'notes.md'].sort());
  for (const line of sums) {
    const bytes = readFileSync(join(out, line.slice(66)));
    expect(line.slice(0, 64)).toBe(createHash('sha256').update(bytes).digest('hex'));
  }
  const list = readdirSync(out).find((name) => name.endsWith('.cdx.json')) ?? '';
  const sbom = JSON.parse(readFileSync(join(out, list), 'utf8')) as {
    metadata: { component: { version: string; hashes: { content: string }[] } };
    components: { name: string; version: string; purl: string; hashes: { content: string }[] }[];
  };
  expect(sbom.metadata.component.hashes[0]?.content).toBe(sums[0]?.slice(0, 64));
  const notices = readFileSync(join(repository, 'dist/licenses.txt'), 'utf8');
  expect(sbom.components.map(({ name, version }) => `${name} ${version}`)).toEqual(
    Array.from(notices.matchAll(/^(@?[\w./-]+ \d\S*) \([^)]+\)$/gm), ([, id]) => id),
  );
  expect(sbom.components.length).toBeGreaterThan(4);
  for (const { hashes } of sbom.components) expect(hashes[0]?.content).toMatch(/^[0-9a-f]{128}$/);
});

describe('publishing', () => {
  beforeAll(make);
  const tarball = () => readFileSync(join(out, readdirSync(out).find((file) => file.endsWith('.tgz')) ?? ''));

  test('what npm has already is left alone, so that a release can go on', async () => {
    const integrity = `sha512-${createHash('sha512').update(tarball()).digest('base64')}`;
    published = { dist: { integrity } };
    const { code, stdout } = await release('publish', out);
    expect([code, stdout]).toEqual([0, `npm has ${manifest.name} ${manifest.version} already\n`]);
  });

  test('another package of that version stops the release, and fails no dry run', async () => {
    published = { dist: { integrity: 'sha512-AAAA' } };
    const why = `npm has another ${manifest.name} ${manifest.version}: what was published stays as it is\n`;
    expect(await release('publish', out)).toEqual({ code: 1, stdout: '', stderr: `stopped: ${why}` });
    const dry = await release('publish', out, '--dry-run');
    expect(dry).toEqual({ code: 0, stdout: '', stderr: `a release would stop: ${why}` });
  });

  test('what is not what was made stops it', async () => {
    published = undefined;
    appendFileSync(join(out, 'SHA256SUMS'), `${'0'.repeat(64)}  notes.md\n`);
    const { code, stderr } = await release('publish', out);
    expect([code, stderr]).toEqual([1, expect.stringContaining('notes.md is not what was made')]);
  });
});
