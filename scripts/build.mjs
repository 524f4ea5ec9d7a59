// npm run build: src → dist, one set of pieces for the command line, the library and the Action, and one for browsers.
// With --out <folder> it is built there. With --check the outcome is compared with the dist that is in git.
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { packed } from './build/action.mjs';
import { bundleForBrowser, bundleForNode } from './build/bundle.mjs';
import { doors } from './build/doors.mjs';
import { licensesOf } from './build/licenses.mjs';
import { makeCatalog, makeSources } from './generate/sources.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const dist = join(root, 'dist');
const { values } = parseArgs({ options: { out: { type: 'string' }, check: { type: 'boolean', default: false } } });
/** Made for the package on npm and not kept in git: nothing is run from there. */
const unkept = 'browser';

await makeSources(root);
await makeCatalog(root);
if (values.check) await check();
else {
  const out = values.out === undefined ? dist : resolve(values.out);
  await build(out);
  console.log(`${relative(process.cwd(), out) || '.'}: ${sizeOf(out)} bytes in ${filesIn(out).length} files`);
}

async function build(out) {
  const files = await outputs();
  rmSync(out, { recursive: true, force: true });
  for (const [path, text] of files) {
    const file = join(out, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  cpSync(join(root, 'src/catalog'), join(out, 'catalog'), { recursive: true });
  chmodSync(join(out, 'cli/index.js'), 0o755);
}

/** Every file and its text. */
async function outputs() {
  const node = await bundleForNode(root);
  const action = await packed(
    root,
    node.find(({ fileName }) => fileName === 'action/index.js'),
  );
  const browser = await bundleForBrowser(root);
  return new Map([
    ['package.json', '{"type":"commonjs"}\n'],
    ['licenses.txt', licensesOf(root, [...node, ...browser])],
    ...node.map(({ fileName, code }) => [fileName, code]),
    [action.fileName, action.code],
    ...Object.entries(doors(root)),
    ['browser/package.json', '{"type":"module","sideEffects":false}\n'],
    ...browser.map(({ fileName, code }) => [`browser/${fileName}`, code]),
  ]);
}

async function check() {
  const fresh = mkdtempSync(join(tmpdir(), 'mcp-lint-dist-'));
  try {
    await build(fresh);
    rmSync(join(fresh, unkept), { recursive: true, force: true });
    const stale = differences(fresh, dist).filter((name) => !name.startsWith(unkept));
    if (stale.length === 0) return;
    console.error(`out of date, run "npm run build":\n  ${stale.map((name) => `dist/${name}`).join('\n  ')}`);
    process.exitCode = 1;
  } finally {
    rmSync(fresh, { recursive: true, force: true });
  }
}

function differences(fresh, kept) {
  const names = new Set([...filesIn(fresh), ...filesIn(kept)]);
  return [...names].sort().filter((name) => {
    const files = [join(fresh, name), join(kept, name)];
    return !files.every(existsSync) || !readFileSync(files[0]).equals(readFileSync(files[1]));
  });
}

function filesIn(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)));
}

function sizeOf(folder) {
  return filesIn(folder).reduce((sum, name) => sum + readFileSync(join(folder, name)).length, 0);
}
