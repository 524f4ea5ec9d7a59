// npm run check-packages: looks up every package of src/model/packages/noted.ts with npm, and those for Python with pip.
// Run by hand, with the network; fails when the list says something that is no longer true. Then correct it and its date.
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compiled } from './program.mjs';

const root = join(fileURLToPath(import.meta.url), '../..');
const load = await compiled(root, 'packages', ['model/packages/noted.ts']);
const { checked, notedPackages } = await load('model/packages/noted.ts');

const noted = notedPackages();
const faults = [];
let unasked = 0;
// Without a network, or where only a part of PyPI is mirrored, an answer says nothing.
const pypiAnswers = await isOnPypi('awslabs.core-mcp-server');
await inTurn(
  [...noted.map((each) => () => check(each)), ...recommended(noted).map((name) => () => checkPublished(name))],
  4,
);
for (const fault of faults.sort()) console.error(fault);
console.log(`${noted.length} packages, last checked on ${checked}: ${faults.length} no longer as the list says`);
if (unasked > 0) console.log(`${unasked} could not be asked of PyPI`);
process.exitCode = faults.length > 0 ? 1 : 0;

async function check({ on, name, is, last }) {
  if (on === 'pypi') return checkOnPypi(name);
  const version = await versionOf(name);
  if (is === 'archived' && version !== last) faults.push(`${name}: version ${version}, ended with ${last}`);
  if (is !== 'archived' && version !== undefined) faults.push(`${name}: npm has version ${version}`);
  if (is !== 'python') return;
  await checkOnPypi(name);
}

async function checkOnPypi(name) {
  if (!pypiAnswers) unasked += 1;
  else if (!(await isOnPypi(name))) faults.push(`${name}: PyPI does not have it`);
}

async function checkPublished(name) {
  if ((await versionOf(name)) === undefined) faults.push(`${name}: recommended, and npm does not have it`);
}

/** Names of npm in the advice; what is said to be for Python, an address or an image is none. */
function recommended(packages) {
  const names = packages.flatMap(({ help = '' }) =>
    help.includes('uvx')
      ? []
      : [...help.matchAll(/"((?:@[\w-]+\/)?[\w.-]*mcp[\w.-]*|@[\w-]+\/[\w.-]+)"/g)].map(([, name]) => name),
  );
  return [...new Set(names)];
}

/** The newest version; nothing where there is no such package, or none of its versions is left. */
async function versionOf(name) {
  const { code, stdout } = await run('npm', ['view', name, 'version', '--json']);
  if (code === 0) return stdout.trim() === '' ? undefined : JSON.parse(stdout);
  if (stdout.includes('"E404"')) return undefined;
  throw new Error(`npm view ${name}: ${stdout.slice(0, 500)}`);
}

async function isOnPypi(name) {
  const { code } = await run('python3', ['-m', 'pip', 'index', 'versions', '--retries', '0', name]);
  return code === 0;
}

function run(command, args) {
  return new Promise((resolve) => {
    execFile(command, args, { cwd: root }, (error, stdout) => {
      resolve({ code: error === null ? 0 : (error.code ?? 1), stdout });
    });
  });
}

async function inTurn(tasks, atOnce) {
  const waiting = tasks[Symbol.iterator]();
  const work = async () => {
    for (const task of waiting) await task();
  };
  await Promise.all(Array.from({ length: atOnce }, work));
}
