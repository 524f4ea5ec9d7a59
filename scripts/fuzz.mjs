// npm run fuzz -- [--runs 2000] [--seed 1] [--jobs 1] [--only <index>]: changed files, linted in process. Everything that
// is linted, in whatever state, has to end in a report that keeps the promises of __tests__/fuzzing/faults.ts.
import { fork } from 'node:child_process';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { register } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const number = (text) => {
  if (!/^\d+$/.test(text)) throw new Error(`"${text}" is no number`);
  return Number(text);
};
const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '2000' },
    seed: { type: 'string', default: '1' },
    jobs: { type: 'string', default: '1' },
    only: { type: 'string' },
  },
});
const seed = number(values.seed);
const runs = number(values.runs);
const jobs = number(values.jobs);
/** A run takes milliseconds; who says nothing for so long hangs. */
const SILENCE = 180_000;
const EACH = 50;

if (process.send !== undefined) await work();
else if (values.only !== undefined) await show(number(values.only));
else await lead();

async function load() {
  register('../__tests__/running/hooks.mjs', import.meta.url);
  const { fuzz, inputsToFuzz } = await import('../__tests__/fuzzing/fuzz.ts');
  const inputs = await inputsToFuzz();
  return (index) => fuzz(inputs, seed, index);
}

/** Asked for stretches of runs until there are none left. */
async function work() {
  const fuzz = await load();
  process.on('message', async ({ from, to }) => {
    const tally = { findings: 0, nothing: 0, refused: 0 };
    const faulty = [];
    for (let index = from; index < to; index += 1) {
      const { outcome, faults, title } = await fuzz(index);
      tally[outcome] += 1;
      if (faults.length > 0) faulty.push({ index, title, faults });
    }
    process.send({ from, to, tally, faulty });
  });
  process.send({});
}

async function lead() {
  const total = { findings: 0, nothing: 0, refused: 0 };
  let next = 0;
  let faults = 0;
  const one = () =>
    new Promise((resolve) => {
      const child = fork(fileURLToPath(import.meta.url), process.argv.slice(2), { stdio: 'inherit' });
      let stretch;
      let timer;
      const end = (why) => {
        clearTimeout(timer);
        if (why !== undefined) {
          faults += 1;
          console.log(`runs ${stretch?.from} to ${stretch?.to}: ${why}`);
        }
        child.kill('SIGKILL');
        resolve();
      };
      child.on('exit', (code) => code !== null && end(`the process ended with ${code}`));
      child.on('message', ({ tally, faulty = [] }) => {
        clearTimeout(timer);
        for (const key of Object.keys(tally ?? {})) total[key] += tally[key];
        for (const { index, title, faults: found } of faulty) {
          faults += 1;
          console.log(`run ${index}, a change of ${title}: ${found.slice(0, 3).join('; ').slice(0, 600)}`);
        }
        if (next >= runs) return end();
        stretch = { from: next, to: Math.min(runs, next + EACH) };
        next = stretch.to;
        child.send(stretch);
        timer = setTimeout(() => end(`no word for ${SILENCE / 1000} seconds`), SILENCE);
      });
    });
  await Promise.all(Array.from({ length: jobs }, one));
  const ended = total.findings + total.nothing + total.refused;
  console.log(
    `${ended} of ${runs} runs, seed ${seed}: ${faults} with faults; ${total.findings} gave findings, ${total.nothing} none, ${total.refused} were refused`,
  );
  if (faults > 0) console.log(`npm run fuzz -- --seed ${seed} --only <index> writes the files of a run`);
  process.exitCode = faults > 0 ? 1 : 0;
}

async function show(index) {
  const fuzz = await load();
  const { files, title, as, faults } = await fuzz(index);
  const folder = mkdtempSync(join(tmpdir(), 'mcp-lint-fuzz-'));
  for (const [path, bytes] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), bytes);
  }
  console.log(`${folder}${as === undefined ? '' : ` as ${as}`}, a change of ${title}`);
  for (const fault of faults) console.log(`  ${fault}`);
  process.exitCode = faults.length > 0 ? 1 : 0;
}
