// Gives a client the cases that are asked for and prints a line for each as it comes. Started by scripts/witness.mjs where
// no network is but that of this machine.
import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import * as reading from './reading.mjs';
import { startRemote } from './servers/remote.mjs';
import { Stage } from './stage.mjs';

const { id, packages, cache, node, cases, jobs, isRaw } = JSON.parse(readFileSync(0, 'utf8'));
const { default: client } = await import(`./clients/${id}.mjs`);
const remote = await startRemote();
const work = join(cache, 'work', `${id}-${process.pid}`);
const warm = client.warms ? await warmHome() : undefined;
const service = client.serves ? startService() : undefined;

let next = 0;
await Promise.all(
  Array.from({ length: client.isAlone ? 1 : jobs }, async () => {
    while (next < cases.length) {
      const at = next++;
      const first = await played(cases[at], at);
      const row = first.late ? await played(cases[at], at) : first;
      writeSync(1, `${JSON.stringify(row)}\n`);
    }
  }),
);
service?.kill('SIGKILL');
rmSync(work, { recursive: true, force: true, maxRetries: 3 });
process.exit();

async function played({ id: name, text, names, off }, at) {
  const stage = staged(`case-${at}`);
  try {
    for (const path of client.shares ?? []) stage.share(path, join(cache, 'shared', id));
    if (warm !== undefined) cpSync(warm, stage.home, { recursive: true, filter: (path) => !/\.sock$/.test(path) });
    client.prepare?.(stage, text);
    stage.play(client.file, text);
    const results = [];
    for (const call of client.calls(stage)) results.push(await stage.call(call));
    const { listed, says } = client.answer(results, reading, stage);
    const begun = stage.begun();
    const did = (role) => (begun.has(role) ? 'started' : listed(names[role]) ? 'listed' : 'lost');
    return {
      case: name,
      did: Object.fromEntries(Object.keys(names).map((role) => [role, did(role)])),
      ...(Object.entries(names).some(([role, each]) => role !== each) ? { names } : {}),
      ...(off.length > 0 ? { off } : {}),
      ...(results.some(({ isLate }) => isLate) ? { late: true } : {}),
      says: shortened(stage.plain([...new Set(says)].join(' | '))),
      ...(isRaw ? { raw: results } : {}),
      text,
    };
  } finally {
    stage.end();
  }
}

function staged(name) {
  return new Stage({ folder: join(work, name), packages, node, remote, compiled: join(cache, 'compiled') });
}

/** A home folder in which the client has been started once, for clients that build a database at their first start. */
async function warmHome() {
  const stage = staged('warm');
  client.prepare?.(stage, '');
  for (const call of client.calls(stage)) await stage.call(call);
  const folder = join(work, 'warm-home');
  mkdirSync(folder, { recursive: true });
  cpSync(stage.home, folder, { recursive: true });
  stage.end();
  return folder;
}

/** A program that every case asks: one that takes seconds to start, and answers for many projects. */
function startService() {
  const stage = staged('service');
  const { program, args, env } = client.serves(stage);
  return spawn(program, args, { cwd: stage.home, env: { ...stage.environment(), ...env }, stdio: 'ignore' });
}

function shortened(words) {
  const plain = words.replace(/\s+/g, ' ').trim();
  return plain.length > 300 ? `${plain.slice(0, 299)}…` : plain;
}
