// Before the first suite: the types are checked, and the package is built that suites start as users do.
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { made } from '../../scripts/generate/made.mjs';

const root = join(import.meta.dirname, '../..');
const tsc = join(root, 'node_modules/typescript/bin/tsc');
const built = 'build/package';
const from = [
  'src',
  'schemas',
  'scripts/build',
  'scripts/build.mjs',
  'scripts/generate',
  'package.json',
  'tsconfig.json',
];

export default async function prepare(run) {
  if (run.watch || run.watchAll) throw new Error('a run that watches would go on with the src that it loaded first');
  await made(root, 'package', { from, to: [built] }, build);
  // For __tests__/fuzz.ts.
  process.env.MCP_LINT_SUITES = isFiltered(run) ? 'some' : 'all';
  if (isFiltered(run))
    console.log('\nThe types are not checked where only some tests are run; "npm run types" does it.');
  else if (!typesFit()) {
    console.error('The types do not fit, so no test was run.');
    process.exit(1);
  }
}

/** On one thread and with more room before it clears its memory: half of the work that its threads do is for each other. */
function typesFit() {
  const env = { ...process.env, GOGC: '400' };
  return spawnSync(process.execPath, [tsc, '--singleThreaded'], { cwd: root, env, stdio: 'inherit' }).status === 0;
}

/** What is published, in a folder of its own: nothing in the dist of git takes part. */
function build() {
  rmSync(join(root, built), { recursive: true, force: true });
  const out = join(built, 'dist');
  execFileSync(process.execPath, ['scripts/build.mjs', '--out', out], {
    cwd: root,
    // On a busy machine the threads of the bundler take more time waiting for each other than they save.
    env: { ...process.env, RAYON_NUM_THREADS: '1', TOKIO_WORKER_THREADS: '1', ROLLDOWN_WORKER_THREADS: '1' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const { files } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  for (const path of ['package.json', ...files]) {
    if (!path.startsWith('dist/')) cpSync(join(root, path), join(root, built, path), { recursive: true });
  }
}

function isFiltered({ testPathPatterns, testNamePattern, onlyChanged, findRelatedTests, shard }) {
  const some = testPathPatterns.patterns.length > 0 || (testNamePattern ?? '') !== '';
  return some || onlyChanged || findRelatedTests || shard !== undefined;
}
