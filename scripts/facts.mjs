// npm run facts [-- <client> …]: flips each fact in turn, and says which of them no test holds. With --sample one of
// sixteen of those that are not listed against the tests that are soon run.
import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire, register } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import './engine.cjs';
import { lazily } from '../__tests__/running/expect.cjs';
import prepare from '../__tests__/running/prepare.mjs';

// What is left out of the hooks of suites would take away what they leave.
const folder = mkdtempSync(join(tmpdir(), 'mcp-lint-facts-'));
process.env.TMPDIR = folder;
process.env.TEMP = folder;
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
// Of what suites look at every fourth where people wait for them, all may hold a fact.
if (!process.argv.includes('--sample')) process.env.FUZZ ??= '1';

register('../__tests__/running/hooks.mjs', import.meta.url);
// Any of the recordings may be the one that holds a fact.
process.env.ALIKE = 'all';
// Some of the tests start the program.
await prepare({ testPathPatterns: { patterns: ['facts'] } });
const { casesIn, everyFlip, isSure, suitesIn, unheldOf } = await import('../__tests__/facts/hold.ts');
const { listedAsUnheld } = await import('../__tests__/facts/unheld.ts');
const { sha256 } = await import('../src/hashes/index.ts');
const { registry } = await import('../src/clients/index.ts');
const fromJest = createRequire(createRequire(import.meta.url).resolve('@jest/globals'));
const expect = lazily(fromJest('@jest/expect').jestExpect);

const { values, positionals: asked } = parseArgs({
  options: { sample: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const folders = ['formats', 'clients', 'workspace', 'workspaces', 'model', 'rules', 'tools'];
const others = ['convert', 'merge', 'vanishing'].map((suite) => `converting/${suite}.test.ts`);
// They hold no fact of a client, and take as long as all others together.
const slow = ['rules/secret-literal.test.ts', 'model/may-hold.test.ts', 'model/secrets.test.ts'];

const clientOf = new Map(registry().map(({ id, client }) => [id, client]));
const clients = new Set(clientOf.values());
const listed = listedAsUnheld();
/** Held by the examples of rules, which are many. */
const shownByRules = / references\.| registry\.| replacedBy\.| dialect\.(?:urls|lacks)\./;
const isInSample = (flip) =>
  isSure(flip) && !listed.has(flip.name) && !shownByRules.test(flip.name) && sha256(flip.name).startsWith('0');
const all = (await everyFlip()).filter(
  (flip) => (asked.length === 0 || asked.includes(flip.fact.of.split('/')[0])) && (!values.sample || isInSample(flip)),
);
if (all.length === 0) {
  console.error(`there is no client ${asked.join(' or ')}`);
  process.exit(2);
}
const red = [];
let unheld = all;
for await (const cases of turns()) {
  if (unheld.length === 0) break;
  // One counts what the examples before it gave, and so is no case by itself.
  const alone = cases.filter(({ title }) => !title.endsWith('gives every one of its messages in some example'));
  unheld = await unheldOf(unheld, alone, (title) => red.push(title));
}
for (const title of new Set(red)) {
  const times = red.filter((each) => each === title).length;
  console.log(`red before anything is flipped: ${title}${times === 1 ? '' : ` (${times} times)`}`);
}

const sure = all.filter(isSure);
const names = new Set(all.map(({ name }) => name));
const free = unheld.filter(isSure);
const freeNames = new Set(free.map(({ name }) => name));
const open = free.filter(({ name }) => !listed.has(name));
const stale = [...listed.keys()].filter(
  (name) => (names.has(name) || (asked.length === 0 && !values.sample)) && !freeNames.has(name),
);

for (const { name } of open) console.log(`no test holds ${name}`);
for (const name of stale) {
  console.log(`${names.has(name) ? 'a test holds' : 'there is no such fact'}: ${name} (in __tests__/facts/unheld.txt)`);
}
const unsure = all.filter((flip) => !isSure(flip));
const freeOfUnsure = new Set(unheld.filter((flip) => !isSure(flip)));
// Nobody has to hold these; whoever asks about a client wants to know them all the same.
if (asked.length > 0)
  for (const { name } of freeOfUnsure) console.log(`only documented or heard, no test holds ${name}`);
tellShare(
  'seen or read (R, H)',
  sure.filter(({ name }) => !freeNames.has(name)),
  sure,
);
tellShare(
  'documented or heard (M, I, L)',
  unsure.filter((flip) => !freeOfUnsure.has(flip)),
  unsure,
);
function tellShare(what, part, whole) {
  if (whole.length === 0) return;
  const percent = ((100 * part.length) / whole.length).toFixed(1);
  console.log(`${what}: tests hold ${part.length} of ${whole.length} (${percent} %)`);
}
/** Nearly every fact is held by what is about its own client: others need not be run, nor even be loaded. */
async function* turns() {
  if (!values.sample) {
    const suites = [...suitesIn(folders), ...others, 'schema/fields.test.ts', 'witness/recordings.test.ts'];
    yield await casesIn(
      suites.filter((suite) => !slow.includes(suite)),
      expect,
    );
    return;
  }
  const ofClients = await casesIn([...ofFormats('fixtures', 'nothing'), ...suitesIn(['clients'])], expect);
  const isAsked = (client) => asked.length === 0 || asked.includes(client);
  yield ofClients.filter((each) => isAsked(clientIn(each)));
  const ofAll = [...ofFormats('meanings', 'mentions', 'claims'), 'schema/fields.test.ts', 'tools/profiles.test.ts'];
  yield [
    ...ofClients.filter((each) => clientIn(each) === undefined),
    ...(await casesIn([...ofAll, ...suitesIn(['workspaces'])], expect)),
  ];
  yield await casesIn(ofFormats('several-readers', 'whose'), expect);
  yield ofClients.filter((each) => clientIn(each) !== undefined && !isAsked(clientIn(each)));
}

function ofFormats(...suites) {
  return suites.map((suite) => `formats/${suite}.test.ts`);
}

function clientIn({ title }) {
  const [suite, format] = title.split(' › ');
  if (suite === 'formats/fixtures.test.ts') return clientOf.get(format);
  const [, own] = /^clients\/([\w-]+)\.test| of files of ([\w-]+) without /.exec(title)?.filter(Boolean) ?? [];
  return clients.has(own) ? own : undefined;
}

if (red.length > 0 || open.length > 0 || stale.length > 0) process.exitCode = 1;
